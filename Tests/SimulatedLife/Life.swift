import Glibc
public import Sampling
public import TestSupport

/// A simulated life of which everything is known: all activities, and which probes were answered.
public struct Life: Sendable {
  /// A period with one mean gap of the schedule.
  public struct Phase: Sendable {
    /// The mean gap in hours.
    public let gap: Double
    /// The duration in hours.
    public let hours: Double
    /// The shares of the activities in this phase, which add up to 1.
    public let shares: [Double]
    /// The probability of an answer.
    public let answers: Double

    /// Creates a phase.
    public init(gap: Double, hours: Double, shares: [Double], answers: Double) {
      self.gap = gap
      self.hours = hours
      self.shares = shares
      self.answers = answers
    }
  }

  /// The cause of silence, besides chance.
  public enum Silence: Sendable {
    /// Nothing.
    case nothing
    /// The hour of the day, independently of the activity.
    case hour
    /// The hour of the day, in a life whose first activity takes place at night.
    case night
    /// The activity: the first one is answered half as often.
    case activity
  }

  /// The actual hours of each activity.
  public let truth: [Double]
  /// The sample.
  public let sample: AskedSample
  /// The numbers of answers with each activity in each cell: by activity, then by cell.
  public let counts: [[Int]]

  /// Creates a life from what was simulated.
  init(truth: [Double], sample: AskedSample, counts: [[Int]]) {
    self.truth = truth
    self.sample = sample
    self.counts = counts
  }

  /// Simulates some phases.
  public init(_ phases: [Phase], silence: Silence, random: inout SplitMix) {
    let gaps = Set(phases.map(\.gap)).sorted()
    let activities = phases.first?.shares.count ?? 0
    var truth = Array(repeating: 0.0, count: activities)
    var counts = Array(repeating: Array(repeating: 0, count: gaps.count), count: activities)
    var (probes, answered) = (gaps.map { _ in 0 }, gaps.map { _ in 0 })
    var asked = gaps.map { _ in 0.0 }
    var clock = 0.0
    for phase in phases {
      let stratum = gaps.firstIndex(of: phase.gap) ?? 0
      let end = clock + phase.hours
      asked[stratum] += phase.hours
      var probe = clock + phase.gap * random.exponential()
      while clock < end {
        let (activity, length) = Self.block(
          phase.shares, at: clock, keepsNights: silence == .night, random: &random)
        let blockEnd = min(clock + length, end)
        truth[activity] += blockEnd - clock
        while probe < blockEnd {
          probes[stratum] += 1
          let chance = phase.answers * Self.attention(silence, at: probe, doing: activity)
          if Double.random(in: 0..<1, using: &random) < chance {
            answered[stratum] += 1
            counts[activity][stratum] += 1
          }
          probe += phase.gap * random.exponential()
        }
        clock = blockEnd
      }
    }
    self.truth = truth
    self.counts = counts
    sample = AskedSample(
      gaps.indices.map {
        AskedSample.Cell(
          gapSeconds: gaps[$0] * 3_600, probes: probes[$0], answered: answered[$0],
          askedSeconds: asked[$0] * 3_600)
      })
  }

  /// Draws the next activity and its duration in hours.
  private static func block(
    _ shares: [Double], at clock: Double, keepsNights: Bool, random: inout SplitMix
  ) -> (activity: Int, hours: Double) {
    let hour = clock.truncatingRemainder(dividingBy: 24)
    if keepsNights, hour < 8 { return (0, 8 - hour) }
    var rest = Double.random(in: 0..<1, using: &random)
    var activity = 0
    // Blocks differ in length, so they are drawn in proportion to share divided by length.
    let weights = shares.enumerated().map { $1 / mean(of: $0) }
    rest *= weights.reduce(0, +)
    for (place, weight) in weights.enumerated() {
      activity = place
      rest -= weight
      if rest < 0 { break }
    }
    let length = mean(of: activity) * random.exponential()
    return (activity, keepsNights ? min(length, 24 - hour) : length)
  }

  /// The mean length of a block of an activity: 0.7 to 8 hours.
  private static func mean(of activity: Int) -> Double {
    activity == 0 ? 8 : 0.7 + 0.4 * Double(activity)
  }

  private static func attention(_ silence: Silence, at clock: Double, doing activity: Int) -> Double
  {
    let hour = clock.truncatingRemainder(dividingBy: 24)
    return switch silence {
    case .nothing: 1
    case .hour, .night: hour < 8 ? 0.4 : 1
    case .activity: activity == 0 ? 0.5 : 1
    }
  }
}

/// Seven activities whose shares of time lie between 0.5 and 33 %.
public let usualShares = [0.33, 0.25, 0.18, 0.12, 0.075, 0.04, 0.005]

/// The same with other habits.
public let otherShares = [0.3, 0.08, 0.3, 0.05, 0.2, 0.065, 0.005]

extension SplitMix {
  /// A distance of a Poisson process of rate 1.
  mutating func exponential() -> Double { -log(1 - Double.random(in: 0..<1, using: &self)) }
}
