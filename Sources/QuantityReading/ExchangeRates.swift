internal import Quantities
internal import TextBytes

/// What currencies are worth on one day.
public struct ExchangeRates: Sendable {
  /// The day, as `YYYY-MM-DD`, or nil where it is not known.
  public let date: String?
  /// How many units of each currency one unit of the base currency buys.
  private let rates: [(code: String, rate: Rational)]

  /// No rates at all.
  static let none = ExchangeRates(date: nil, rates: [])

  private init(date: String?, rates: [(code: String, rate: Rational)]) {
    self.date = date
    self.rates = rates
  }

  /// The rates of a table with a currency, a comma and its rate in each line.
  ///
  /// Lines that begin with `#` are comments, of which one may have the date; a line of headings is
  /// passed over.
  ///
  /// - Returns: nil where a line is none of these, a rate is not above zero, or there is no rate.
  public init?(lines: [String]) {
    var date: String?
    var rates: [(code: String, rate: Rational)] = []
    for line in lines {
      let bytes = line.bytes
      if bytes.first == UInt8(ascii: "#") {
        date = date ?? Self.date(in: bytes)
        continue
      }
      let fields = line.pieces(at: UInt8(ascii: ","))
      if bytes.isEmpty || rates.isEmpty && fields[0].isSame(as: "currency") { continue }
      guard fields.count == 2, Self.isCode(fields[0]), let rate = Rational(fields[1].utf8),
        rate > .zero
      else { return nil }
      rates.append((fields[0], rate))
    }
    guard !rates.isEmpty else { return nil }
    self.init(date: date, rates: rates)
  }

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3
      && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// The first day that is written as YYYY-MM-DD.
  private static func date(in bytes: [UInt8]) -> String? {
    guard bytes.count >= 10 else { return nil }
    for start in 0...bytes.count - 10 {
      let text = bytes[start..<start + 10]
      let isDate = text.enumerated().allSatisfy { place, byte in
        place == 4 || place == 7 ? byte == UInt8(ascii: "-") : (48...57).contains(byte)
      }
      if isDate { return String(bytes: Array(text)) }
    }
    return nil
  }

  /// Whether there is a rate of a currency.
  func hasRate(of code: String) -> Bool { rates.contains { $0.code.isSame(as: code) } }

  /// A currency by its code, worth as much as one of the base where no rate is known; nil for what is
  /// no code.
  func currency(_ code: String) -> Unit? {
    guard Self.isCode(code) else { return nil }
    let rate = rates.first { $0.code.isSame(as: code) }?.rate ?? .one
    return .currency(code, worth: .one / rate)
  }

  /// What a currency is shown in where none is asked for: euros, and euros in dollars.
  func usualTarget(of unit: Unit) -> Unit? {
    guard unit.dimension == .currency else { return nil }
    return currency(unit.id.isSame(as: "EUR") ? "USD" : "EUR")
  }
}
