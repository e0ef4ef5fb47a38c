public import CivilTime

/// A change of the schedule by which a person is asked; nil leaves a part unchanged.
public struct ScheduleChange: Sendable, Hashable {
  /// The mean gap, one of ``Schedule/personalMeanGaps``.
  public var meanGap: Seconds?
  /// The seed, one of ``Schedule/seeds``.
  public var seed: Int64?

  /// Makes a change from the given parts.
  public init(meanGap: Seconds? = nil, seed: Int64? = nil) {
    self.meanGap = meanGap
    self.seed = seed
  }
}
