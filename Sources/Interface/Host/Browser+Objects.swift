import TextBytes

/// What the browser offers under a name, such as `document.title`; nothing of it is public, for a
/// name that is wrong is found only in the browser.
extension Browser {
  /// Calls what the path leads to, or, where that is no function, sets or reads it.
  ///
  /// The answer's number is −1 where there is no such thing or it is forbidden, otherwise the
  /// result's if it is a number, 1 if it is text, and 0 if there is none.
  @discardableResult
  func use(_ path: String, _ values: String...) -> Port.Answer {
    port.call(.use, 0, 0, Self.bytes(path, values))
  }

  /// The text to which the path leads, or which the function there returns.
  func read(_ path: String, _ values: String...) -> String? {
    let answer = port.call(.use, 0, 0, Self.bytes(path, values))
    return answer.number == 1 ? String(bytes: answer.bytes) : nil
  }

  /// Calls what the path leads to and hands over, later, the text that it promises, or nil.
  func useLater(_ path: String, _ values: String..., receive: @escaping (String?) -> Void) {
    let (subscription, answer) = ask(.use, 0, Self.bytes(path, values), isKept: false) {
      receive($0 == 1 ? String(bytes: $1) : nil)
    }
    guard answer.number < 0 else { return }
    subscription.cancel()
    after(milliseconds: 0) { receive(nil) }
  }

  /// The path and the values with a zero byte before each; those within a value are left out.
  private static func bytes(_ path: String, _ values: [String]) -> [UInt8] {
    var bytes = path.bytes
    for value in values {
      bytes.append(0)
      for byte in value.bytes where byte != 0 { bytes.append(byte) }
    }
    return bytes
  }
}
