import TextBytes

/// A message between the program and a script of the page, as words in an order that both know.
///
///     enum MapOrder: ScriptMessage {
///       case show(latitude: Double, longitude: Double)
///
///       var words: [String] {
///         switch self {
///         case .show(let latitude, let longitude): ["show", "\(latitude)", "\(longitude)"]
///         }
///       }
///       …
///     }
public protocol ScriptMessage {
  /// The words of the message, of which the first usually is its kind; zero bytes in them are left out.
  var words: [String] { get }
  /// Reads a message; nil if the words are not one.
  init?(words: [String])
}

/// The messages of a channel on which one side sends nothing.
extension Never: ScriptMessage {
  /// Never called, because there is no such message.
  public var words: [String] { [] }
  /// Always nil.
  public init?(words: [String]) { nil }
}

/// The program's end of a channel to a script of the page.
///
/// The script's end is `channel("map")` of `channel.js`, which the page imports. Messages wait until both ends are
/// open, and arrive in their order.
public struct ScriptChannel<Sent: ScriptMessage, Received: ScriptMessage> {
  private let browser: Browser
  private let name: String
  /// The program's end; a task of a view can hold it, and closes it with the view.
  public let subscription: Subscription

  fileprivate init(_ browser: Browser, _ name: String, _ subscription: Subscription) {
    self.browser = browser
    self.name = name
    self.subscription = subscription
  }

  /// Sends a message to the script.
  public func send(_ message: Sent) {
    _ = browser.ask(.channel, 0, bytes: Browser.bytes(name, message.words))
  }

  /// Closes the program's end; what the script sends then waits for the next one.
  public func close() { subscription.cancel() }
}

extension Browser {
  /// Opens a channel to a script of the page.
  ///
  ///     let map = browser.channel("map", sending: MapOrder.self) { (event: MapEvent) in … }
  ///     map.send(.show(latitude: 50.45, longitude: 30.52))
  ///
  /// - Parameters:
  ///   - name: the name that the script gives to `channel` of `channel.js`.
  ///   - sending: the type of the messages to the script.
  ///   - receive: called with each message of the script; one that is not of its type is reported.
  public func channel<Sent: ScriptMessage, Received: ScriptMessage>(
    _ name: String, sending: Sent.Type, receive: @escaping (Received) -> Void
  ) -> ScriptChannel<Sent, Received> {
    let (subscription, _) = ask(.channel, 0, name.bytes, isKept: true) { [self] count, bytes in
      let words = count == 0 ? [] : Self.words(bytes)
      if let message = Received(words: words) {
        receive(message)
      } else {
        report("The script of the channel \(name) sent what is not one of its messages")
      }
    }
    return ScriptChannel(self, name, subscription)
  }

  private static func words(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
