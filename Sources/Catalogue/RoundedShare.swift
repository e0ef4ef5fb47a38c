/// A share of a whole as it is shown in percent, which rounding never turns into 0 % or 100 %.
///
/// A reader takes 100 % for all and 0 % for nothing, so neither is shown for a part, however near it
/// is. Where whole percents are shown, values near the ends get one decimal.
public struct RoundedShare: Sendable, Hashable {
  /// The share to round, 0 to 1.
  public let share: Double
  /// The digits of its percentage after the point.
  public let decimals: Int
  /// Whether the actual share is smaller than these digits can show: `<0.1%`.
  public let isLess: Bool

  /// The rounding error allowed in a sum of shares.
  private static let slip = 1e-9

  /// Rounds a share.
  ///
  /// - Parameters:
  ///   - share: the share, 0 to 1.
  ///   - decimals: the digits its percentage usually has after the point, 0 to 2.
  public init(_ share: Double, decimals: Int) {
    let isPart = share > Self.slip && share < 1 - Self.slip
    guard isPart, decimals > 0 || share < 0.005 || share >= 0.995 else {
      (self.share, self.decimals, isLess) = (share, decimals, false)
      return
    }
    self.decimals = max(decimals, 1)
    // The least share that differs from zero in these digits.
    let least = self.decimals == 1 ? 0.001 : 0.000_1
    self.share = min(max(share, least), 1 - least)
    isLess = share < least / 2
  }

  /// Rounds a share that is shown beside its interval.
  ///
  /// It has as many digits as the ends of the interval need to differ, so that it is not shown
  /// outside of it.
  ///
  /// - Parameters:
  ///   - share: the share, 0 to 1.
  ///   - low: the lower end of its interval.
  ///   - high: the upper end.
  ///   - decimals: the number of digits if the ends already differ in them.
  public init(_ share: Double, from low: Double, to high: Double, least decimals: Int) {
    self.init(
      share,
      decimals: IntervalRounding.decimals(from: low * 100, to: high * 100, least: decimals))
  }

  /// Returns the percentage as it is shown, with `<` before it if the share is less.
  public func shown(_ percentage: String) -> String { isLess ? "<" + percentage : percentage }
}
