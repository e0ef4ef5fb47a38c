// Figures as they are written in a terminal and in a report.

extension CommandPhrases {
  /// Returns a number with a given count of decimals, halves rounded away from zero.
  public func decimal(_ value: Double, _ decimals: Int) -> String {
    figures(value, decimals, groupMark: "")
  }

  /// Returns a number as ``decimal(_:_:)`` writes it, with its thousands grouped as in the language.
  public func grouped(_ value: Double, _ decimals: Int) -> String {
    figures(value, decimals, groupMark: numbers.groupMark)
  }

  /// Returns a whole number with its thousands grouped as in the language.
  public func grouped(_ value: Int) -> String { grouped(Double(value), 0) }

  private func figures(_ value: Double, _ decimals: Int, groupMark: String) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    // A sum of binary fractions may miss a half by rounding; a reader sees a half.
    let scaled = value.magnitude * scale * (1 + 1e-12)
    // Beyond 2⁶² there are no decimals; NaN has no digits either.
    let number = scaled.isNaN ? 0 : Int64(min(scaled.rounded(), 0x1p62))
    var digits = Array(String(number).utf8)
    while digits.count <= decimals { digits.insert(UInt8(ascii: "0"), at: 0) }
    let whole = digits.count - decimals
    var text = Array((value < 0 ? "-" : "").utf8)
    for (place, digit) in digits.enumerated() {
      if place == whole { text += numbers.decimalMark.utf8 }
      if place > 0, place < whole, (whole - place) % 3 == 0 { text += groupMark.utf8 }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns a share as a percentage; 0% and 100% are shown only when exact.
  ///
  /// - Parameters:
  ///   - share: the share, 0 to 1.
  ///   - decimals: the digits after the point, 0 or 1; shares near 0% and 100% always have one.
  public func percent(_ share: Double, decimals: Int = 1) -> String {
    percent(RoundedShare(share, decimals: decimals))
  }

  /// Returns a rounded share as a percentage, with its number of decimals.
  public func percent(_ share: RoundedShare) -> String {
    share.shown(percentage(decimal(share.share * 100, share.decimals)))
  }

  /// Returns the ends of an interval of shares as percentages.
  public func percents(from low: Double, to high: Double) -> String {
    percentage(interval(from: low * 100, to: high * 100))
  }

  /// Returns the ends of an interval, with one decimal, or as many as distinguish them.
  public func interval(from low: Double, to high: Double) -> String {
    let decimals = IntervalRounding.decimals(from: low, to: high, least: 1)
    return "\(decimal(low, decimals))–\(decimal(high, decimals))"
  }

  /// Returns figures followed by the percent sign of the language.
  public func percentage(_ figures: String) -> String { figures + numbers.percentSign }
}
