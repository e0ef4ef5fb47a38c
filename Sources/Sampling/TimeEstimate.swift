/// How much of the asked time something takes.
public struct TimeEstimate: Sendable, Hashable {
  /// The share of the asked time, 0 to 1.
  public let share: Estimate
  /// The number of equally weighted answers that would tell as much.
  public let effectiveCount: Double
  /// The hours: the share of the asked time, and so is the interval.
  public let hours: Estimate
  /// The share if no probe without an answer had it, and the bounds that hold with 95 % confidence
  /// whatever these probes were.
  public let silence: Estimate

  init(share: Estimate, effectiveCount: Double, askedHours: Double, silence: Estimate) {
    self.share = share
    self.effectiveCount = effectiveCount
    hours = share.scaled(by: askedHours)
    self.silence = silence
  }
}
