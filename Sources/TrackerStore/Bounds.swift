internal import Sampling

/// What a stored number may be for figures to take it in: a file may hold anything.
enum Bounds {
  /// Mean gaps in seconds.
  static let gaps: ClosedRange<Int64> = 1...Schedule.longestMeanGap
  /// Moments from 1970 to the end of the year 9999.
  static let moments: ClosedRange<Int64> = 0...253_402_300_799
  /// The probes of a month: one each second.
  static let counts: ClosedRange<Int> = 0...31 * 86_400
}
