internal import CivilTime
internal import JSON
internal import Quantities
internal import TextBytes

/// The formats in which banks publish rates.
extension ExchangeRates {
  /// The fewest currencies in a bank's table; fewer mean an error page or a part of the table.
  private static let fewestCurrencies = 5
  /// The number of days that one bank may be ahead of the other.
  private static let longestLead = 7
  /// The decimal places of a rate that a bank publishes as a JSON number.
  private static let places = 6

  /// The rates of a file of the European Central Bank or of the National Bank of Ukraine, for one euro.
  ///
  /// The first publishes XML, `<Cube time='2026-11-25'><Cube currency='USD' rate='1.0545'/>…`, of
  /// which only
  /// the latest day is read; the second JSON,
  /// `[{"cc": "USD", "rate": 41.5, "exchangedate": "25.11.2026"}, …]`, in hryvnias.
  ///
  /// - Returns: nil if it is neither, has a rate that no currency could have, no day, or very few or very many
  ///   currencies.
  /// - Complexity: O(n) in the bytes.
  public init?(published bytes: [UInt8]) {
    let first = bytes.first { $0 > UInt8(ascii: " ") }
    let rates = first == UInt8(ascii: "[") ? Self.inHryvnias(bytes) : Self.inEuros(bytes)
    guard let rates, (Self.fewestCurrencies...Self.most).contains(rates.count) else { return nil }
    self.init(rates)
  }

  /// Returns these rates, with those of `others` that are newer or of other currencies.
  ///
  /// The base must be the same. A rate later than all of `others` by more than some days is a
  /// mistake, such
  /// as of a clock that was ahead.
  public func updated(with others: ExchangeRates) -> ExchangeRates {
    let limit = others.latestDate?.advanced(by: Self.longestLead)
    let kept = rates.map { rate in
      let other = others.rates.first { $0.code.isSame(as: rate.code) }
      guard let other, let date = other.date else { return rate }
      guard let own = rate.date else { return other }
      return date < own && limit.map { own <= $0 } ?? true ? rate : other
    }
    return ExchangeRates(kept + others.rates.filter { !hasRate(of: $0.code) })
  }

  /// Returns these rates, with those of `others` for other currencies.
  ///
  /// The base must be the same.
  public func completed(by others: ExchangeRates) -> ExchangeRates {
    ExchangeRates(rates + others.rates.filter { !hasRate(of: $0.code) })
  }

  // MARK: European Central Bank

  private static func inEuros(_ bytes: [UInt8]) -> [Rate]? {
    var date: CivilDate?
    var rates: [Rate] = []
    for element in elements("Cube", in: bytes) {
      if let time = attribute("time", of: element) {
        // Older days follow the latest one.
        guard case nil = date else { break }
        date = CivilDate(iso: time)
        if date == nil { return nil }
      }
      guard let code = attribute("currency", of: element) else { continue }
      guard isCode(code), let rate = attribute("rate", of: element).flatMap({ Self.rate($0) }),
        let date
      else { return nil }
      rates.append(Rate(code: code, rate: rate, date: date))
    }
    guard let date else { return nil }
    return [Rate(code: "EUR", rate: .one, date: date)] + rates
  }

  /// Returns the text between the name of an element and the end of its tag, for each element of that name.
  private static func elements(_ name: String, in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let opening = Array("<\(name)".utf8)
    var elements: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
      if rest.starts(with: opening) { elements.append(rest[..<end].dropFirst(opening.count)) }
      rest = rest[end...]
    }
    return elements
  }

  /// Returns the text of an attribute in either kind of quotation marks.
  private static func attribute(_ name: String, of element: ArraySlice<UInt8>) -> String? {
    let opening = Array(" \(name)=".utf8)
    var rest = element
    while !rest.starts(with: opening) {
      guard !rest.isEmpty else { return nil }
      rest = rest.dropFirst()
    }
    rest = rest.dropFirst(opening.count)
    guard let mark = rest.first, mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\"") else {
      return nil
    }
    rest = rest.dropFirst()
    return rest.firstIndex(of: mark).map { String(bytes: Array(rest[..<$0])) }
  }

  // MARK: National Bank of Ukraine

  private static func inHryvnias(_ bytes: [UInt8]) -> [Rate]? {
    guard let items = (try? JSONValue(parsing: bytes))?.array else { return nil }
    var worths: [Rate] = []
    for item in items {
      guard let code = item["cc"]?.string, isCode(code), let number = item["rate"]?.number,
        let worth = Rational(number), let date = item["exchangedate"]?.string.flatMap(day)
      else { return nil }
      let decimal = worth.decimal(places: places)
      let exact = Rational(
        digits: decimal.digits, exponent: decimal.exponent - (decimal.digits.count - 1))
      guard worth > .zero, exact > .zero else { return nil }
      worths.append(Rate(code: code, rate: exact, date: date))
    }
    guard let euro = worths.first(where: { $0.code.isSame(as: "EUR") }) else { return nil }
    let rates = worths.map { Rate(code: $0.code, rate: euro.rate / $0.rate, date: $0.date) }
    let all = [Rate(code: "UAH", rate: euro.rate, date: euro.date)] + rates
    return all.allSatisfy { possibleRates.contains($0.rate) } ? all : nil
  }

  /// Reads a day such as `25.11.2026`.
  private static func day(_ text: String) -> CivilDate? {
    let parts = text.pieces(at: UInt8(ascii: "."))
    return parts.count == 3 ? CivilDate(iso: "\(parts[2])-\(parts[1])-\(parts[0])") : nil
  }
}
