public import CivilTime

/// What is to be different about the schedule by which a person is asked; nil leaves a part as it is.
public struct ScheduleChange: Sendable, Hashable {
  /// The mean gap, one of ``Schedule/personalMeanGaps``.
  public var meanGap: Seconds?
  /// The seed, one of ``Schedule/seeds``.
  public var seed: Int64?

  /// Makes a change of the parts that are given.
  public init(meanGap: Seconds? = nil, seed: Int64? = nil) {
    self.meanGap = meanGap
    self.seed = seed
  }
}
