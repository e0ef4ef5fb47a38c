public import Quantities
internal import TextBytes

/// Writes quantities as people do: with separators of thousands, powers of ten for very large and
/// very small values, and as many digits as the precision of the input justifies.
public struct QuantityWriter: Sendable {
  /// The language of symbols and separators.
  public let language: ReadingLanguage
  /// The number of significant digits to write.
  private let digits: Int

  private static let fewestDigits = 3
  private static let mostDigits = 12
  /// The greatest number of digits of a value that is always written in full.
  private static let fullDigits = 4
  /// The powers of ten written in plain digits; outside them, most digits would be zeros.
  private static let plainExponents = -5..<12

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - language: the language of the names.
  ///   - precision: the number of significant digits in the phrase.
  public init(language: ReadingLanguage, precision: Int) {
    self.language = language
    digits = min(max(precision, Self.fewestDigits), Self.mostDigits)
  }

  /// Returns both quantities with an equals sign between them.
  ///
  /// - Parameter parts: units to divide the second quantity into, if there are two.
  func equation(_ from: Quantity, _ to: Quantity, parts: [MeasureUnit]) throws(ConversionError)
    -> String
  {
    let written = parts.count > 1 ? try to.split(into: parts) : [to]
    // Zeros at the end of a large amount say nothing about its precision.
    let count = max(Self.fullDigits, from.value.decimal(significant: digits).digits.count)
    let right = written.map { answer($0, count) }.joined(separator: " ")
    let areExact = ([from] + written).allSatisfy { quantity in
      isExact(quantity.value, as: large(quantity, count) ?? rounded(quantity.value))
    }
    let sign = areExact ? " = " : " ≈ "
    return from.unit == to.unit && parts.count < 2 ? right : answer(from, count) + sign + right
  }

  /// Returns the value and the symbol of its unit, a large amount of money with its magnitude in
  /// letters: "948.3 million €".
  private func answer(_ quantity: Quantity, _ count: Int) -> String {
    guard let decimal = large(quantity, count) else { return text(quantity) }
    let power = min(decimal.exponent / 3 * 3, Self.magnitudes.upperBound)
    let letters: [String] =
      language == .english ? ["million", "billion", "trillion"] : ["млн", "млрд", "трлн"]
    return (quantity.value.isNegative ? "−" : "")
      + plain(decimal.shifted(to: decimal.exponent - power))
      + "\u{A0}" + letters[power / 3 - 2] + "\u{A0}" + symbol(of: quantity.unit.id)
  }

  /// The powers of ten of a million and a trillion.
  private static let magnitudes = 6...12
  /// The powers of ten of amounts of money that are written with a magnitude; larger ones are no money.
  private static let largeAmounts = 6..<18

  /// Returns the digits of an amount of money from a million on; nil for other quantities.
  private func large(_ quantity: Quantity, _ count: Int) -> Rational.Decimal? {
    guard quantity.unit.dimension == .currency else { return nil }
    let decimal = quantity.value.decimal(significant: count)
    return Self.largeAmounts.contains(decimal.exponent) ? decimal : nil
  }

  /// Returns the value and the symbol of its unit.
  public func text(_ quantity: Quantity) -> String {
    let id = quantity.unit.id
    let symbol =
      CountedForms.form(of: id, after: rounded(quantity.value), in: language) ?? symbol(of: id)
    let isClose =
      symbol.begins(with: "°") && symbol.unicodeScalars.count == 1 || symbol.isSame(as: "%")
    return number(quantity.value) + (isClose ? "" : "\u{A0}") + symbol
  }

  /// Whether the digits written are exact.
  private func isExact(_ value: Rational, as written: Rational.Decimal) -> Bool {
    let more = value.decimal(significant: Self.mostDigits + 5)
    return written == more
  }

  private func rounded(_ value: Rational) -> Rational.Decimal {
    let full = value.decimal(significant: Self.fullDigits + 6)
    if full.digits.count <= Self.fullDigits { return full }
    // Digits before the point are never dropped if there are few.
    let whole = full.exponent + 1
    return value.decimal(significant: whole > digits && whole <= 9 ? whole : digits)
  }

  /// Returns the value without its unit.
  public func number(_ value: Rational) -> String {
    let decimal = rounded(value)
    let sign = value.isNegative && !decimal.digits.isEmpty ? "−" : ""
    guard !decimal.digits.isEmpty, !Self.plainExponents.contains(decimal.exponent) else {
      return sign + plain(decimal)
    }
    let mantissa = decimal.shifted(to: 0)
    return sign + plain(mantissa) + "·10" + raised(decimal.exponent)
  }

  /// Returns digits with separators of thousands in the whole part, from five digits on.
  private func plain(_ decimal: Rational.Decimal) -> String {
    var text = ""
    let count = max(decimal.exponent + 1, 1)
    for index in 0..<count {
      let left = count - index
      if index > 0, left.isMultiple(of: 3), count > 4 {
        text += language == .english ? "," : "\u{A0}"
      }
      text += digit(decimal, decimal.exponent - (count - 1 - index))
    }
    let places = decimal.digits.count - decimal.exponent - 1
    guard places > 0 else { return text }
    text += language == .english ? "." : ","
    for place in 1...places { text += digit(decimal, decimal.exponent + place) }
    return text
  }

  private func digit(_ decimal: Rational.Decimal, _ index: Int) -> String {
    decimal.digits.indices.contains(index) ? "\(decimal.digits[index])" : "0"
  }

  private func raised(_ exponent: Int) -> String {
    let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let text = "\(abs(exponent))".utf8.map { digits[Int($0) - 48] }.joined()
    return exponent < 0 ? "⁻" + text : text
  }
}

// MARK: - Symbols

extension QuantityWriter {
  /// Returns the symbol of a unit, or one composed of the symbols of its parts.
  public func symbol(of id: String) -> String {
    if let symbol = Lexicon.of(language).symbol(of: id) ?? Lexicon.english.symbol(of: id) {
      return symbol
    }
    if let symbol = CountedThing.symbol(of: id, in: language) { return symbol }
    var halves: [[String]] = [[]]
    var parts = id.pieces(at: UInt8(ascii: "-"))
    while !parts.isEmpty {
      if parts[0].isSame(as: "per") {
        halves.append([])
        parts.removeFirst()
        continue
      }
      halves[halves.count - 1].append(factor(&parts))
    }
    return halves.map { $0.joined(separator: "·") }.joined(separator: "/")
  }

  /// Removes the parts of the first factor and returns its symbol.
  private func factor(_ parts: inout [String]) -> String {
    var power = ""
    if parts.count > 1, parts[0].isSame(as: "square") || parts[0].isSame(as: "cubic") {
      power = parts[0].isSame(as: "square") ? "²" : "³"
      parts.removeFirst()
    }
    for count in (1...min(parts.count, 4)).reversed() {
      let name = parts[..<count].joined(separator: "-")
      if let symbol = simple(name) {
        parts.removeFirst(count)
        return symbol + power
      }
    }
    return parts.removeFirst() + power
  }

  private func simple(_ name: String) -> String? {
    let lexicon = Lexicon.of(language)
    if let symbol = lexicon.symbol(of: name) ?? Lexicon.english.symbol(of: name) { return symbol }
    for prefix in prefixSymbols where name.begins(with: prefix.id) {
      let rest = String(bytes: Array(name.bytes.dropFirst(prefix.id.utf8.count)))
      let isLatin = language == .english || prefix.symbols.count < 2
      if let symbol = lexicon.symbol(of: rest) {
        return (isLatin ? prefix.symbols[0] : prefix.symbols[prefix.symbols.count - 1]) + symbol
      }
    }
    return nil
  }
}
