private import Numerics

/// Round numbers along an axis.
public struct LinearTicks: Sendable, Hashable {
  /// The numbers, ascending, each within the axis.
  public let values: [Double]
  /// The number of decimals needed to distinguish them.
  public let decimals: Int

  /// Chooses round numbers: multiples of 1, 2 or 5 and a power of ten.
  ///
  /// The step depends only on the span, so the numbers do not change while an axis is panned.
  ///
  /// - Parameters:
  ///   - range: the ends of the axis.
  ///   - count: the approximate number; the result may have half or twice that number.
  public init(of range: Extremes, count: Int) {
    let span = range.high - range.low
    guard span > 0, span.isFinite, range.low.isFinite, count > 0 else {
      values = range.low.isFinite && span == 0 ? [range.low] : []
      decimals = 0
      return
    }
    let raw = span / Double(count)
    let exponent = Int((logarithm(raw) / logarithm(10)).rounded(.down))
    let excess = raw / Self.ten(exponent)
    // The thresholds are the geometric means of adjacent steps.
    let digit: Double = excess < 2.0.squareRoot() ? 1 : excess < 10.0.squareRoot() ? 2 : 5
    let isTen = excess >= 50.0.squareRoot()
    let power = isTen ? exponent + 1 : exponent
    let factor = isTen ? 1 : digit
    decimals = max(0, -power)
    // A whole number over a power of ten is exact, unlike a multiple of 0.1.
    let scale = Self.ten(-power)
    let first = (range.low * scale / factor).rounded(.up)
    let last = (range.high * scale / factor).rounded(.down)
    guard first <= last, last - first < 1_000 else {
      values = []
      return
    }
    values = (0...Int(last - first)).map { step in
      let whole = (first + Double(step)) * factor
      return power < 0 ? whole / scale : whole * Self.ten(power)
    }
  }

  private static func ten(_ exponent: Int) -> Double { power(10, Double(exponent)) }
}
