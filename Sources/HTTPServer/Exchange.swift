import HostSystem
import Synchronization

/// One request on its way: read by the thread of the sockets, answered by a worker, sent by the
/// thread of the sockets again.
final class Exchange: Sendable {
  /// The stage of an exchange.
  enum Stage {
    /// The request line was read.
    case begun
    /// The body arrives; the request is its head only.
    case receiving(Request)
    /// The body arrives and is thrown away, because the answer is known.
    case discarding(Response)
    /// The handler runs.
    case working
    /// The response can be sent.
    case answered(Response)
    /// The response is with the library.
    case sent(Status)
  }

  struct State {
    var stage = Stage.begun
    var body: [UInt8] = []
    /// The number of bytes of the body that arrived, including discarded ones.
    var received = 0
    var method = ""
    var remote = ""
    var produced = 0
    var stream: EventStream?
    /// Whether the connection is closed after this exchange.
    var isLast = false
    /// Whether a stop of the server waits for this exchange.
    var isAdmitted = false
  }

  /// The target as sent.
  let target: String
  let start = monotonicTime()
  let state = Mutex(State())

  init(target: String) { self.target = target }

  /// Returns the line of the access log for the exchange.
  func entry(at now: Nanoseconds) -> AccessEntry {
    state.withLock { state in
      var status: Status?
      if case .sent(let known) = state.stage { status = known }
      return AccessEntry(
        method: state.method, path: printable(target.prefix { $0 != "?" }), status: status,
        bytes: state.produced + (state.stream?.sent ?? 0),
        microseconds: Int((now - start) / 1000), remote: state.remote)
    }
  }
}

/// Returns a text in which everything but visible ASCII is percent-encoded, so that it cannot forge
/// lines of a log or control a terminal.
private func printable(_ text: some StringProtocol) -> String {
  if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return String(text) }
  var result = ""
  for byte in text.utf8 {
    if byte > 0x20 && byte < 0x7F {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }
  return result
}
