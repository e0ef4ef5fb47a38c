import Interface

/// The program that fills an element for as long as that is on the page.
final class ProgramAttachment: ElementAttachment {
  /// What becomes known of the program.
  enum News {
    /// It runs and hears messages.
    case runs
    /// It could not be fetched, or has crashed.
    case failed
    /// It tells something.
    case told(String)
  }

  private let name: String
  private var message: [UInt8]
  private var receive: (News) -> Void
  private var browser: Browser?
  private var subscription: Subscription?

  init(name: String, message: String, receive: @escaping (News) -> Void) {
    self.name = name
    self.message = Array(message.utf8)
    self.receive = receive
  }

  override func attach(to element: NodeID, in browser: Browser) {
    self.browser = browser
    let request = Array(name.utf8) + [0] + message
    subscription =
      browser.ask(.program, Double(element.number), request, isKept: true) { [self] kind, bytes in
        switch kind {
        case 0: receive(.failed)
        case 1: receive(.runs)
        default: receive(.told(String(decoding: bytes, as: UTF8.self)))
        }
      }.subscription
  }

  override func update(to new: ElementAttachment) {
    guard let new = new as? ProgramAttachment else { return }
    receive = new.receive
    guard new.message != message else { return }
    message = new.message
    if let element, let browser { browser.ask(.program, Double(element.number), bytes: message) }
  }

  override func detach() {
    subscription?.cancel()
    subscription = nil
    browser = nil
  }
}

extension ElementAttachment.Kind {
  /// Runs a program in an element.
  static let program = Self(32)
}

/// The numbers by which programs.js is reached.
extension Service {
  /// Runs a program in an element, tells it a message, or fetches it for later.
  static var program: Service { Service(rawValue: 32) }
  /// In such a program: hears messages, or tells one.
  static var surroundings: Service { Service(rawValue: 33) }
}
