import Synchronization

/// A hub from which events go to every listening client.
///
/// A client hears the events sent after its response began. One that does not keep up is dropped;
/// its browser connects again by itself and should then read the state again.
public final class EventChannel: Sendable, Equatable {
  private let streams = Mutex<[ObjectIdentifier: EventStream]>([:])
  private let greeting: @Sendable () -> [(name: String, data: String)]

  /// Makes a channel without listeners.
  ///
  /// - Parameter greeting: the first events for each client, such as the present state. They are
  ///   requested when the client listens already, so that no change falls between the two.
  public init(
    greeting: @escaping @Sendable () -> [(name: String, data: String)] = { [] }
  ) {
    self.greeting = greeting
  }

  /// The number of clients that listen now.
  public var listenerCount: Int { streams.withLock { $0.count } }

  /// Sends an event to all listeners and never waits for one.
  ///
  /// - Parameters:
  ///   - name: The type of the event; it ends at the first line break.
  ///   - data: The data that the client receives; line breaks arrive as such.
  public func send(name: String, data: String) {
    let bytes = eventBytes(name: name, data: data)
    streams.withLock { streams in
      streams = streams.filter { $0.value.append(bytes) }
    }
  }

  func add(_ stream: EventStream) {
    streams.withLock { $0[ObjectIdentifier(stream)] = stream }
    for (name, data) in greeting() { _ = stream.append(eventBytes(name: name, data: data)) }
  }

  func remove(_ stream: EventStream) {
    streams.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(stream)) }
  }

  /// Two channels are equal when they are the same one.
  public static func == (left: EventChannel, right: EventChannel) -> Bool { left === right }
}

/// Returns an event in the wire format of `text/event-stream`.
func eventBytes(name: String, data: String) -> [UInt8] {
  let name = name.prefix { !$0.isNewline }
  let lines = data.split(omittingEmptySubsequences: false) { $0.isNewline }
  let text = "event: \(name)\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
  return Array(text.utf8)
}
