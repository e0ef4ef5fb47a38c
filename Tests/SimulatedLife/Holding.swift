import Sampling

/// Counts of the intervals of simulated lives that contain the truth.
public struct Holding: Sendable {
  /// The number of intervals of shares and hours that contain the truth, over all activities.
  public private(set) var held = 0
  /// The number of bounds of silence that contain the truth.
  public private(set) var bounded = 0
  /// The number of intervals of the rarest activity that contain the truth.
  public private(set) var rarest = 0
  /// The number of intervals.
  public private(set) var all = 0
  /// The number of lives.
  public private(set) var lives = 0
  /// The sum of the widths of the intervals of shares.
  public private(set) var width = 0.0

  /// Creates counts of zero.
  public init() {}

  /// Counts the intervals of a life that contain its truth.
  ///
  /// - Parameters:
  ///   - life: the life.
  ///   - least: the share of the time from which an activity counts.
  public mutating func add(_ life: Life, from least: Double = 0) {
    lives += 1
    let whole = life.truth.reduce(0, +)
    for (activity, hours) in life.truth.enumerated() where hours >= least * whole {
      let estimate = life.sample.estimate(life.counts[activity])
      let share = hours / whole
      let holds = estimate.share.low <= share && share <= estimate.share.high
      // Hours are a share of the asked time, which is known, so both contain the truth or neither does.
      let holdsHours =
        estimate.hours.low <= hours * (1 + 1e-9) && hours * (1 - 1e-9) <= estimate.hours.high
      all += 1
      width += estimate.share.high - estimate.share.low
      if holds && holdsHours { held += 1 }
      if estimate.silence.low <= share && share <= estimate.silence.high { bounded += 1 }
      if activity == life.truth.count - 1, holds { rarest += 1 }
    }
  }

  /// The share of intervals that contain the truth.
  public var share: Double { Double(held) / Double(max(all, 1)) }
  /// The share of bounds of silence that contain the truth.
  public var boundedShare: Double { Double(bounded) / Double(max(all, 1)) }
  /// The share of intervals of the rarest activity that contain the truth.
  public var rarestShare: Double { Double(rarest) / Double(max(lives, 1)) }
}
