private import BrowserLogging
internal import Interface
private import Logging
private import TextBytes

extension Browser {
  /// Logs a request that failed, without the query of its address, which may have words of the person.
  @inline(never)
  func logFailure(_ method: Method, _ address: String, status: Int) {
    #if hasFeature(Embedded)
      let logger = logger("requests")
    #else
      // Where the page runs natively, as in tests, one thread has it all.
      let logger = unsafe logger("requests")
    #endif
    let path = address.bytes.prefix { $0 != UInt8(ascii: "?") }
    let (level, message): (Logger.Level, Logger.Message) =
      switch status {
      case 0: (.notice, "no response")
      case 200..<300: (.error, "the response cannot be read")
      case 500...: (.error, "the server failed")
      // As when a person writes what cannot be read: the page says so.
      default: (.info, "the server refused")
      }
    logger.log(
      level: level, message,
      metadata: [
        "request": .public(method.rawValue + " " + String(bytes: Array(path))),
        "status": .public(status),
      ])
  }
}
