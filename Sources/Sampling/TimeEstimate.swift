/// An estimate of the asked time that an activity takes.
public struct TimeEstimate: Sendable, Hashable {
  /// The share of the asked time, 0 to 1.
  public let share: Estimate
  /// The effective sample size: the number of equally weighted answers with the same precision.
  public let effectiveCount: Double
  /// The hours, with an interval: the share multiplied by the asked time.
  public let hours: Estimate
  /// The share if no unanswered probe had the activity, with bounds that hold with 95 % confidence whatever
  /// the missing answers would have been.
  public let silence: Estimate

  init(share: Estimate, effectiveCount: Double, askedHours: Double, silence: Estimate) {
    self.share = share
    self.effectiveCount = effectiveCount
    hours = share.scaled(by: askedHours)
    self.silence = silence
  }
}
