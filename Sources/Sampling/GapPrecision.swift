public import CivilTime

/// The precision of the statistics of one week, which depends on the mean gap alone.
public struct GapPrecision: Sendable, Hashable {
  /// The number of probes that come in a week, on average.
  public let probesPerWeek: Double
  /// Half the 95 % interval of what takes a tenth of the week, in hours, where every probe is answered.
  public let hours: Double

  private static var hoursOfWeek: Double { 168 }
  private static var share: Double { 0.1 }

  /// The precision that a mean gap gives.
  public init(meanGap: Seconds) {
    probesPerWeek = Self.hoursOfWeek * 3_600 / Double(max(meanGap.seconds, 1))
    let estimate = Estimate.share(Self.share, effectiveCount: probesPerWeek)
    hours = (estimate.high - estimate.low) / 2 * Self.hoursOfWeek
  }
}
