public import Foundation
public import Persistence

/// A decimal number is stored exactly, as a text that sorts in numeric order.
///
/// The first letter is `p` for positive numbers, `o` for zero and `n` for negative ones. Then follow three
/// digits, the decimal exponent plus 500, and the digits of the number without leading and trailing zeros:
/// 12.5 is `p502125`. For negative numbers, each digit is subtracted from nine, and a tilde, which sorts
/// after all digits, ends the text: -12.5 is `n497874~`.
extension Decimal: StoredValue {
  /// The text.
  public var primitive: String {
    // NaN cannot be stored: its text cannot be read back.
    guard !isNaN else { return "" }
    let whole = (isSignMinus ? -self : self).significand
    var digits = Array("\(whole)".utf8)
    var power = exponent + digits.count
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    guard !digits.isEmpty else { return "o" }
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(zeros)
    power -= zeros
    let text = Array("\(power + 500)".utf8) + digits
    return isSignMinus
      ? "n" + String(decoding: text.map(\.fromNine), as: UTF8.self) + "~"
      : "p" + String(decoding: text, as: UTF8.self)
  }

  /// The number written by a text; nil if the text is invalid.
  public init?(primitive: String) {
    var text = Array(primitive.utf8)
    if text == [UInt8(ascii: "o")] {
      self = 0
      return
    }
    let isBelow = text.first == UInt8(ascii: "n")
    guard isBelow ? text.popLast() == UInt8(ascii: "~") : text.first == UInt8(ascii: "p") else {
      return nil
    }
    text.removeFirst()
    guard text.count > 3, text.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      return nil
    }
    if isBelow { text = text.map(\.fromNine) }
    let digits = String(decoding: text[3...], as: UTF8.self)
    guard let power = Int(String(decoding: text[..<3], as: UTF8.self)),
      let number = Decimal(
        string: "\(isBelow ? "-" : "")\(digits)e\(power - 500 - digits.utf8.count)",
        locale: Locale(identifier: "en_US_POSIX")),
      number.primitive == primitive
    else { return nil }
    self = number
  }
}

extension UInt8 {
  /// The nines' complement of the digit.
  fileprivate var fromNine: UInt8 { UInt8(ascii: "0") + UInt8(ascii: "9") - self }
}
