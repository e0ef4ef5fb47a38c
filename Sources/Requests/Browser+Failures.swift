internal import Interface
private import TextBytes

extension Browser {
  /// Logs a failed request, without the query of its address, which may contain the person's words.
  ///
  /// The message contains nothing private; a `Logger`, which masks private values, would add 2 kB to the
  /// first part of the page.
  @inline(never)
  func logFailure(_ method: Method, _ address: String, status: Int) {
    let path = address.bytes.prefix { $0 != UInt8(ascii: "?") }
    let (level, message) =
      switch status {
      case 0: ("notice", "no response")
      case 200..<300: ("error", "the response cannot be read")
      case 500...: ("error", "the server failed")
      // For instance, the person wrote something that cannot be read: the page reports that.
      default: ("info", "the server refused")
      }
    let request = method.rawValue + " " + String(bytes: Array(path))
    log(level, ["requests", message, "request", request, "status", "\(status)"])
  }
}
