import TextBytes

/// The services of the browser that the program runs in.
///
/// Answers that take time are passed to closures, because Embedded Swift has no `async`.
public final class Browser {
  let port: Port
  private var waiting: [Waiting] = []
  private(set) var nextTicket: UInt32 = 1
  /// The callbacks for each new address.
  var pathListeners: [(String) -> Void] = []
  /// Values that could not be stored on the device, and so last only as long as the page.
  var unstored: [(area: StorageArea, key: String, text: String)] = []
  /// Whether answers may arrive later; if not, callbacks are not kept.
  ///
  /// Callbacks refer to the browser in turn, so keeping them would create a reference cycle.
  package let hearsLater: Bool
  var hasAnnounced = false
  private var chosenLanguage: String?
  /// The notation of times of day; nil uses the convention of the page's language.
  @Observed public var hourCycle: HourCycle?
  /// The person's time zone by its name in the tz database; nil for that of the device.
  ///
  /// Set only a zone that the browser knows: see ``canonicalName(ofZone:)``.
  @Observed public var timeZone: String?
  /// Formats numbers and moments without a browser.
  var substitute: Formatting?
  var companions: [BrowserCompanion] = []
  /// The layers that keep the page out of reach, the topmost last.
  var layers: [Layer] = []
  /// Animates changes of the page, if set.
  public var choreographer: Choreographer?

  private struct Waiting {
    let ticket: UInt32
    let isKept: Bool
    let receive: (Double, [UInt8]) -> Void
  }

  /// Creates a browser that is reached through the port.
  ///
  /// - Parameters:
  ///   - port: carries the requests.
  ///   - hearsLater: whether answers and events may arrive later.
  package init(port: Port, hearsLater: Bool = true) {
    self.port = port
    self.hearsLater = hearsLater
  }

  /// The language of the page as a BCP 47 tag: the one set, or else the one the person prefers.
  public internal(set) var language: String {
    get { chosenLanguage ?? languages.first ?? "en" }
    set { chosenLanguage = newValue }
  }

  /// The number of answers still expected.
  package var waitingCount: Int { waiting.count }

  func isWaiting(_ ticket: UInt32) -> Bool { waiting.contains { $0.ticket == ticket } }

  /// Passes an answer to the callback that waits for it.
  package func receive(ticket: UInt32, number: Double, bytes: [UInt8]) {
    guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return }
    let entry = waiting[index]
    if !entry.isKept { waiting.remove(at: index) }
    entry.receive(number, bytes)
  }

  @discardableResult
  package func ask(_ service: Service, _ number: Double = 0, _ text: String = "") -> Port.Answer {
    port.call(service, 0, number, text.bytes)
  }

  func text(_ service: Service, _ number: Double = 0, _ text: String = "") -> String {
    String(bytes: ask(service, number, text).bytes)
  }

  /// Requests a service that takes bytes, such as a drawing.
  @discardableResult
  package func ask(_ service: Service, _ number: Double, bytes: [UInt8]) -> Port.Answer {
    port.call(service, 0, number, bytes)
  }

  /// Requests a service whose answers arrive later: one, or any number until it is cancelled.
  @discardableResult
  package func ask(
    _ service: Service, _ number: Double = 0, _ bytes: [UInt8], isKept: Bool,
    _ receive: @escaping (Double, [UInt8]) -> Void
  ) -> (subscription: Subscription, answer: Port.Answer) {
    let ticket = nextTicket
    nextTicket += 1
    if hearsLater { waiting.append(Waiting(ticket: ticket, isKept: isKept, receive: receive)) }
    let answer = port.call(service, ticket, number, bytes)
    return (Subscription(browser: self, ticket: ticket), answer)
  }

  fileprivate func cancel(_ ticket: UInt32) {
    waiting.removeAll { $0.ticket == ticket }
    _ = port.call(.cancel, ticket, 0, [])
  }
}

/// Something that lasts until it is cancelled.
public struct Subscription {
  private let browser: Browser
  private let ticket: UInt32

  fileprivate init(browser: Browser, ticket: UInt32) {
    self.browser = browser
    self.ticket = ticket
  }

  /// Cancels the subscription; nothing more is received.
  public func cancel() { browser.cancel(ticket) }
}
