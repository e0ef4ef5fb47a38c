public import CivilTime
private import Numerics

/// The sequence of moments at which a person is asked: a reproducible Poisson process.
///
/// A schedule is determined by a seed, a mean gap and a starting moment. Because gaps are exponential, the
/// next moment cannot be predicted from the last, and the share of moments during an activity is an unbiased
/// estimate of the share of time spent on it.
///
/// The arithmetic matches TagTime to the second, so schedules of any faithful implementations always agree.
public struct Schedule: Sendable, Hashable {
  /// The state the generator starts from, 1 to 2³¹ − 2.
  public let seed: Int64
  /// The mean gap between two moments.
  public let meanGap: Seconds
  /// The first moment of the schedule.
  public let start: Moment

  /// TagTime's universal schedule: one moment in 45 minutes on average, since 10 July 2007.
  public static let universal = Schedule(
    uncheckedSeed: 11_193_462, meanGap: .minutes(45),
    start: Moment(secondsSince1970: 1_184_097_393))

  /// The seeds a schedule may have: zero would never change, and larger numbers are not states.
  public static var seeds: ClosedRange<Int64> { 1...LehmerGenerator.modulus - 1 }

  /// The longest mean gap a schedule may have: one week.
  public static let longestMeanGap = Seconds.days(7)

  /// The mean gaps that a person can choose: from five minutes, below which there would be no time for
  /// anything else, to a day, above which a week is too short for figures.
  public static let personalMeanGaps: ClosedRange<Seconds> = .minutes(5) ... .days(1)

  /// The mean gaps among ``personalMeanGaps`` that are offered for selection, the shortest first.
  public static let usualMeanGaps: [Seconds] = [
    .minutes(15), .minutes(20), .minutes(30), .minutes(45), .hours(1), .hours(2),
  ]

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - seed: one of ``seeds``.
  ///   - meanGap: from one second to ``longestMeanGap``.
  ///   - start: the first moment; by default that of the universal schedule.
  /// - Throws: ``ScheduleError`` naming the value that is out of range.
  public init(
    seed: Int64 = Schedule.universal.seed,
    meanGap: Seconds = Schedule.universal.meanGap,
    start: Moment = Schedule.universal.start
  ) throws(ScheduleError) {
    guard Self.seeds.contains(seed) else { throw .seed(seed) }
    guard meanGap > .zero, meanGap <= Self.longestMeanGap else { throw .meanGap(meanGap) }
    self.init(uncheckedSeed: seed, meanGap: meanGap, start: start)
  }

  private init(uncheckedSeed seed: Int64, meanGap: Seconds, start: Moment) {
    self.seed = seed
    self.meanGap = meanGap
    self.start = start
  }

  /// The moments of the schedule in order, lazily and without end.
  public var moments: Moments { Moments(of: self) }

  /// Returns the moments at or after a given one, lazily and without end.
  ///
  /// - Complexity: O(n) in the moments skipped, about 3 ns each over long distances; the rest is lazy.
  public func moments(from earliest: Moment) -> Moments {
    var moments = moments
    moments.skip(to: earliest)
    return moments
  }

  /// Returns the first moment strictly after a given one.
  ///
  /// - Complexity: O(n) in the moments since the start, about 3 ns each over long distances.
  public func next(after moment: Moment) -> Moment {
    moment < start ? start : moments(from: moment + .seconds(1)).upcoming
  }

  /// Returns the last moment strictly before a given one, or nil if there is none.
  ///
  /// - Complexity: O(n) in the moments since the start, about 3 ns each over long distances.
  public func previous(before moment: Moment) -> Moment? {
    guard moment > start else { return nil }
    return moments(from: moment).latest
  }

  /// Returns whether a moment belongs to the schedule.
  ///
  /// - Complexity: O(n) in the moments since the start, about 3 ns each over long distances.
  public func contains(_ moment: Moment) -> Bool {
    moment >= start && moments(from: moment).upcoming == moment
  }

  /// Returns a gap, in whole seconds and never zero, for a number strictly between 0 and 1.
  func gap(for fraction: Double) -> Seconds {
    let mean = Double(Int(meanGap.seconds))
    return Seconds(max(1, Int64((-mean * logarithm(fraction)).rounded())))
  }
}

/// A value that is not valid for a schedule.
public enum ScheduleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The seed is not a state of the generator.
  case seed(Int64)
  /// The mean gap is not between one second and one week.
  case meanGap(Seconds)

  /// The invalid value and the valid range.
  public var description: String {
    switch self {
    case .seed(let seed):
      "the seed must be from 1 to \(LehmerGenerator.modulus - 1) (got \(seed))"
    case .meanGap(let gap):
      "the mean gap must be from 1 to \(Schedule.longestMeanGap) seconds (got \(gap))"
    }
  }
}
