public import CivilTime

/// The precision of the statistics of one week, which depends on the mean gap alone.
public struct GapPrecision: Sendable, Hashable {
  /// The mean number of probes in a week.
  public let probesPerWeek: Double
  /// Half the 95 % interval of an activity that takes a tenth of the week, in hours, if all probes are
  /// answered.
  public let hours: Double

  private static var hoursOfWeek: Double { 168 }
  private static var share: Double { 0.1 }

  /// Computes the precision for a mean gap.
  public init(meanGap: Seconds) {
    probesPerWeek = Self.hoursOfWeek * 3_600 / Double(max(meanGap.seconds, 1))
    let estimate = Estimate.share(Self.share, effectiveCount: probesPerWeek)
    hours = (estimate.high - estimate.low) / 2 * Self.hoursOfWeek
  }
}
