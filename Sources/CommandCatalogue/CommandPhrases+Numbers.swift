private import Catalogue

// How figures read in a terminal and in a report.

extension CommandPhrases {
  /// A number with so many decimals, rounded half away from zero.
  public func decimal(_ value: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let digits = String(Int64((value.magnitude * scale).rounded()))
    let filled = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    let sign = value < 0 ? "-" : ""
    guard decimals > 0 else { return sign + filled }
    return "\(sign)\(filled.dropLast(decimals))\(decimalMark)\(filled.suffix(decimals))"
  }

  /// A share as a percentage, without its sign: all and nothing are said only where they are meant.
  ///
  /// - Parameters:
  ///   - share: the share, 0 to 1.
  ///   - decimals: the digits after the point, 0 or 1; near all and nothing there is one.
  public func percent(_ share: Double, decimals: Int = 1) -> String {
    let told = ToldShare(share, decimals: decimals)
    return decimal(told.share * 100, told.decimals)
  }

  /// The end of an interval of shares as a percentage, without its sign.
  public func percentEnd(_ share: Double) -> String { decimal(share * 100, 1) }
}
