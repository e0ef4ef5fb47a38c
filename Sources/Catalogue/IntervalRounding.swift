/// Chooses enough digits for the ends of an interval to differ, and those of hours, alike on the page and on paper.
public enum IntervalRounding {
  /// Returns the number of digits after the point of hours, which are written even if they are zeros: one below
  /// ten, so that a column of figures is easy to compare.
  public static func decimals(ofHours hours: Double) -> Int {
    // A value that would round to 10 is written without one, like larger ones.
    hours.magnitude < 9.95 ? 1 : 0
  }

  /// More digits than this carry no information about an estimate.
  private static let mostDecimals = 2

  /// Returns the number of digits after the point that the ends of an interval need.
  ///
  /// - Parameters:
  ///   - low: the lower end, in the unit in which it is shown.
  ///   - high: the upper end.
  ///   - decimals: the number of digits if the ends already differ in them.
  public static func decimals(from low: Double, to high: Double, least decimals: Int = 0) -> Int {
    var (decimals, scale) = (decimals, 1.0)
    for _ in 0..<decimals { scale *= 10 }
    while decimals < mostDecimals, high > low, (low * scale).rounded() == (high * scale).rounded() {
      decimals += 1
      scale *= 10
    }
    return decimals
  }
}
