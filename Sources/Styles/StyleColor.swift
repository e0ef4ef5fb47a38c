private import TextBytes

/// A colour of a style: red, green, blue and opacity, each from 0 to 1, in sRGB.
public struct StyleColor: Sendable, Hashable {
  /// From 0 to 1.
  public let red, green, blue: Double
  /// The opacity, from 0 (invisible) to 1 (opaque).
  public let alpha: Double

  /// Makes a colour; components outside 0 to 1 are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Reads three, six or eight hexadecimal digits, with or without `#` before them; nil for anything else.
  ///
  /// Each of three digits counts twice, and the last two of eight are the alpha, as in CSS.
  public init?(hex text: String) {
    var digits: [UInt8] = []
    for (place, byte) in text.bytes.enumerated() {
      if place == 0, byte == UInt8(ascii: "#") { continue }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let parts = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0] << 4 + digits[$0 + 1]) / 255
    }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  /// Returns the same colour with another alpha.
  public func with(alpha: Double) -> StyleColor {
    StyleColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a mixture of this colour, by a share, and another, by the rest of it.
  public func mixed(with other: StyleColor, share: Double) -> StyleColor {
    func mix(_ one: Double, _ two: Double) -> Double { one * share + two * (1 - share) }
    return StyleColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// `#rrggbb`, or `#rrggbbaa` if it is not opaque, as in CSS.
  public var hex: String {
    var text: [UInt8] = [UInt8(ascii: "#")]
    for part in alpha < 1 ? [red, green, blue, alpha] : [red, green, blue] {
      let byte = UInt8((part * 255).rounded())
      for digit in [byte >> 4, byte & 15] {
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
