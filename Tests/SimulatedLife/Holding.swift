import Sampling

/// How often the intervals of some lives held the truth.
public struct Holding: Sendable {
  /// How many intervals of shares and of hours held, of all activities.
  public private(set) var held = 0
  /// How many bounds under silence held.
  public private(set) var bounded = 0
  /// How many intervals of the rarest activity held.
  public private(set) var rarest = 0
  /// How many intervals there were.
  public private(set) var all = 0
  /// How many lives there were.
  public private(set) var lives = 0

  /// Begins with no life.
  public init() {}

  /// Asks whether the truth of a life lies in its intervals.
  public mutating func add(_ life: Life) {
    lives += 1
    let whole = life.truth.reduce(0, +)
    for (activity, hours) in life.truth.enumerated() {
      let estimate = life.sample.estimate(life.counts[activity])
      let share = hours / whole
      let holds = estimate.share.low <= share && share <= estimate.share.high
      // The hours are the share of the asked time, which is known: both hold or none does.
      let holdsHours =
        estimate.hours.low <= hours * (1 + 1e-9) && hours * (1 - 1e-9) <= estimate.hours.high
      all += 1
      if holds && holdsHours { held += 1 }
      if estimate.silence.low <= share && share <= estimate.silence.high { bounded += 1 }
      if activity == life.truth.count - 1, holds { rarest += 1 }
    }
  }

  /// The share of intervals that held.
  public var share: Double { Double(held) / Double(max(all, 1)) }
  /// The share of bounds under silence that held.
  public var boundedShare: Double { Double(bounded) / Double(max(all, 1)) }
  /// The share of intervals of the rarest activity that held.
  public var rarestShare: Double { Double(rarest) / Double(max(lives, 1)) }
}
