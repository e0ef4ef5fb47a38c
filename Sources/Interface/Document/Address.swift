import TextBytes

/// The rule by which no address of a link or a source can run a script.
enum Address {
  static let rule =
    "an address is one of this page, or begins with http, https, mailto, tel, sms or blob; that of a source,"
    + " also with data:image, data:audio or data:video"
  private static let schemes = ["http", "https", "mailto", "tel", "sms", "blob"]
  private static let dataTypes = ["data:image/", "data:audio/", "data:video/"]

  /// Whether a browser that follows the address runs no script in it.
  static func isHarmless(_ address: String) -> Bool {
    // Browsers ignore white space and control characters before a scheme, and line breaks within it.
    var start: [UInt8] = []
    for byte in address.utf8 where byte > 0x20 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      start.append(isCapital ? byte + 0x20 : byte)
      if start.count == 16 { break }
    }
    let head = String(decoding: start, as: UTF8.self)
    for type in dataTypes where head.begins(with: type) { return true }
    for (index, byte) in start.enumerated() {
      switch byte {
      case UInt8(ascii: ":"):
        return isScheme(String(decoding: start[..<index], as: UTF8.self))
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      default: break
      }
    }
    return true
  }

  private static func isScheme(_ word: String) -> Bool {
    for scheme in schemes where scheme.isSame(as: word) { return true }
    return false
  }
}
