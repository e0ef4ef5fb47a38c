public import CivilTime
internal import Quantities
internal import TextBytes

/// The exchange rates of currencies, each of a day.
public struct ExchangeRates: Sendable {
  /// The number of units of a currency that one unit of the base currency buys.
  struct Rate: Sendable {
    let code: String
    let rate: Rational
    /// The day, or nil if it is unknown.
    let date: CivilDate?
  }

  /// The rates in the order in which they were given.
  let rates: [Rate]

  /// An empty table of rates.
  static let none = ExchangeRates([])

  /// Makes a table of rates of the same base.
  init(_ rates: [Rate]) { self.rates = rates }

  /// Reads a table with a currency, a comma and its rate in each line, and perhaps a comma and its day.
  ///
  /// Lines that begin with `#` are comments; the first day in them is that of the rates without
  /// one. A line
  /// of headings is skipped.
  ///
  /// - Returns: nil if a line is invalid, a rate is not above zero, there is no rate, or there are more than
  ///   ``most``.
  public init?(lines: [String]) {
    var common: CivilDate?
    var rates: [Rate] = []
    for line in lines {
      let bytes = line.bytes
      if bytes.first == UInt8(ascii: "#") {
        common = common ?? Self.date(in: bytes)
        continue
      }
      let fields = line.pieces(at: UInt8(ascii: ","))
      if bytes.isEmpty || rates.isEmpty && fields[0].isSame(as: "currency") { continue }
      guard (2...3).contains(fields.count), Self.isCode(fields[0]),
        let rate = Self.rate(fields[1])
      else { return nil }
      let date = fields.count == 3 ? Self.date(in: fields[2].bytes) : common
      guard fields.count == 2 || date != nil else { return nil }
      rates.append(Rate(code: fields[0], rate: rate, date: date))
      guard rates.count <= Self.most else { return nil }
    }
    guard !rates.isEmpty else { return nil }
    self.init(rates)
  }

  /// The table in the format of ``init(lines:)``, with rates to twelve decimal places.
  public var lines: [String] {
    ["currency,rate,date"]
      + rates.map { rate in
        let number = "\(rate.code),\(Self.text(rate.rate))"
        return rate.date.map { number + "," + $0.iso } ?? number
      }
  }

  /// Returns a number in decimal notation, to at most twelve places.
  private static func text(_ number: Rational) -> String {
    let decimal = number.decimal(places: 12)
    var digits = decimal.digits.map { $0 + UInt8(ascii: "0") }
    let places = digits.count - 1 - decimal.exponent
    guard places > 0 else {
      return String(bytes: digits + Array(repeating: UInt8(ascii: "0"), count: -places))
    }
    let missing = max(0, places + 1 - digits.count)
    digits.insert(contentsOf: Array(repeating: UInt8(ascii: "0"), count: missing), at: 0)
    digits.insert(UInt8(ascii: "."), at: digits.count - places)
    return String(bytes: digits)
  }

  static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3
      && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Reads a rate in decimal notation; nil if it is another text, so small that it would be written as zero, or
  /// so large that it would be too long to be read again.
  static func rate(_ text: String) -> Rational? {
    let bytes = text.bytes
    guard bytes.count <= longestRate,
      bytes.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") }),
      let rate = Rational(bytes), possibleRates.contains(rate)
    else { return nil }
    return rate
  }

  /// The most characters of a rate.
  private static let longestRate = 32
  /// The rates that can be written and read again.
  ///
  /// The greatest is a product, since `Int` has 32 bits in a browser.
  static let possibleRates =
    Rational(1, over: 1_000_000_000)...Rational(1_000_000_000) * Rational(1_000_000_000)
  /// The maximum number of currencies; there are some 180.
  public static let most = 1_000

  /// Returns the first day written as YYYY-MM-DD.
  private static func date(in bytes: [UInt8]) -> CivilDate? {
    guard bytes.count >= 10 else { return nil }
    for start in 0...bytes.count - 10 {
      if let date = CivilDate(iso: String(bytes: Array(bytes[start..<start + 10]))) { return date }
    }
    return nil
  }

  // MARK: Currencies

  /// The currencies that have a rate, in the order of the table.
  public var codes: [String] { rates.map { $0.code } }

  /// Returns the day of the rates of some currencies, the oldest if they differ; nil if it is unknown.
  ///
  /// - Parameter codes: the currencies; all of them unless given.
  public func date(of codes: [String]? = nil) -> CivilDate? {
    var oldest: CivilDate?
    for rate in rates where codes?.contains(where: { $0.isSame(as: rate.code) }) ?? true {
      // The rate of the base is the same on each day.
      guard rate.rate != .one else { continue }
      guard let date = rate.date else { return nil }
      oldest = min(oldest ?? date, date)
    }
    return oldest
  }

  /// The day of the newest rate; nil if none is known.
  public var latestDate: CivilDate? { rates.compactMap { $0.date }.max() }

  /// Whether the rates are for one euro.
  public var isPerEuro: Bool { rates.contains { $0.code.isSame(as: "EUR") && $0.rate == .one } }

  /// Whether there is a rate of a currency.
  func hasRate(of code: String) -> Bool { rates.contains { $0.code.isSame(as: code) } }

  /// Returns the code that a word of three Latin letters is in either case, if it has a rate.
  func code(named word: String) -> String? {
    let bytes = word.bytes
    guard bytes.count == 3, bytes.allSatisfy({ (65...90).contains($0 & 0xDF) }) else { return nil }
    let code = String(bytes: bytes.map { $0 & 0xDF })
    return hasRate(of: code) ? code : nil
  }

  /// Returns a currency by its code, worth one unit of the base if it has no rate; nil if the text
  /// is not a code.
  func currency(_ code: String) -> MeasureUnit? {
    guard Self.isCode(code) else { return nil }
    let rate = rates.first { $0.code.isSame(as: code) }?.rate ?? .one
    return .currency(code, worth: .one / rate)
  }

  /// Returns the currency of the answer if none is asked for: the euro, and for euros the dollar.
  func usualTarget(of unit: MeasureUnit) -> MeasureUnit? {
    guard unit.dimension == .currency else { return nil }
    return currency(unit.id.isSame(as: "EUR") ? "USD" : "EUR")
  }
}
