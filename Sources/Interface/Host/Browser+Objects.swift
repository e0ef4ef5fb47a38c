import TextBytes

/// Access to the browser's objects by a path such as `document.title`; internal, because a wrong
/// path is only found in the browser.
extension Browser {
  /// Calls the function at the path, or, if it is not a function, sets or reads it.
  ///
  /// The answer's number is −1 if nothing is there or access is forbidden; otherwise the result if
  /// it is a number, 1 if it is text, and 0 if there is none.
  @discardableResult
  func use(_ path: String, _ values: String...) -> Port.Answer {
    port.call(.use, 0, 0, Self.bytes(path, values))
  }

  /// Returns the text at the path, or the text that the function there returns.
  func read(_ path: String, _ values: String...) -> String? {
    let answer = port.call(.use, 0, 0, Self.bytes(path, values))
    return answer.number == 1 ? String(bytes: answer.bytes) : nil
  }

  /// Calls the function at the path and passes on the text that its promise resolves to, or nil.
  func useLater(_ path: String, _ values: String..., receive: @escaping (String?) -> Void) {
    let (subscription, answer) = ask(.use, 0, Self.bytes(path, values), isKept: false) {
      receive($0 == 1 ? String(bytes: $1) : nil)
    }
    guard answer.number < 0 else { return }
    subscription.cancel()
    after(milliseconds: 0) { receive(nil) }
  }

  /// Returns the path and the values, each preceded by a zero byte; zero bytes within a value are removed.
  static func bytes(_ path: String, _ values: [String]) -> [UInt8] {
    var bytes = path.bytes
    for value in values {
      bytes.append(0)
      for byte in value.bytes where byte != 0 { bytes.append(byte) }
    }
    return bytes
  }
}
