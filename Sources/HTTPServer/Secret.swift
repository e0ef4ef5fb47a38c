/// An unguessable text: 128 bits of the system's secure source, as 32 hexadecimal digits.
public struct Secret: Sendable {
  /// The number of hexadecimal digits of 128 random bits.
  private static let length = 32

  /// The digits.
  public let text: String

  /// Makes one up.
  public init() {
    var random = SystemRandomNumberGenerator()
    let digits = [random.next(), random.next()].map { (number: UInt64) in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: Self.length / 2 - digits.utf8.count) + digits
    }
    text = digits.joined()
  }

  /// Reads one from its text; nil for anything else.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == Self.length, text.utf8.allSatisfy({ $0.isHexDigit }) else {
      return nil
    }
    self.text = String(text)
  }

  /// Returns whether a text is the secret, in a time that does not depend on the first difference.
  func matches(_ other: some StringProtocol) -> Bool {
    var difference = UInt8(other.utf8.count == text.utf8.count ? 0 : 1)
    for (one, other) in zip(text.utf8, other.utf8) { difference |= one ^ other }
    return difference == 0
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
