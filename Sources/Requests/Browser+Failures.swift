internal import Interface
private import TextBytes

extension Browser {
  /// Logs a request that failed, without the query of its address, which may have words of the person.
  ///
  /// Nothing of it is private; a `Logger`, which masks what is, would be 2 kB of the first part of the page.
  @inline(never)
  func logFailure(_ method: Method, _ address: String, status: Int) {
    let path = address.bytes.prefix { $0 != UInt8(ascii: "?") }
    let (level, message) =
      switch status {
      case 0: ("notice", "no response")
      case 200..<300: ("error", "the response cannot be read")
      case 500...: ("error", "the server failed")
      // As when a person writes what cannot be read: the page says so.
      default: ("info", "the server refused")
      }
    let request = method.rawValue + " " + String(bytes: Array(path))
    log(level, ["requests", message, "request", request, "status", "\(status)"])
  }
}
