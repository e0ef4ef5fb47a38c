public import CivilTime

/// A beginning from which TagTime or a relative of it draws its moments.
///
/// All of them continue one sequence of TagTime's, so with a mean gap of 45 minutes they have the same moments
/// from 2018 on. With any other gap each has its own.
public enum ScheduleFamily: Sendable, Hashable, CaseIterable {
  /// TagTime since 2018, and most of its relatives.
  case universal
  /// TagTime in Perl before 2018, and TagTime for Android.
  case original
  /// Relatives that begin at a later moment of the universal schedule, in July 2018.
  case later

  /// The seed of its schedules.
  public var seed: Int64 {
    switch self {
    case .universal: Schedule.universal.seed
    case .original: 666
    case .later: 75_570
    }
  }

  /// The first moment of its schedules.
  public var start: Moment {
    switch self {
    case .universal: Schedule.universal.start
    case .original: Moment(secondsSince1970: 1_184_083_200)
    case .later: Moment(secondsSince1970: 1_532_992_625)
    }
  }

  /// Returns its schedule with a mean gap.
  ///
  /// - Throws: ``ScheduleError/meanGap(_:)``.
  public func schedule(meanGap: Seconds) throws(ScheduleError) -> Schedule {
    try Schedule(seed: seed, meanGap: meanGap, start: start)
  }

  /// Returns the schedules of all families with a mean gap from which a log may have been drawn.
  ///
  /// Below a minute there are none: to draw their moments since 2007 would take minutes.
  public static func likelySchedules(meanGap: Seconds, seed: Int64? = nil) -> [Schedule] {
    guard meanGap >= .minutes(1) else { return [] }
    return (try? schedules(meanGap: meanGap, seed: seed)) ?? []
  }

  /// Returns the schedules of all families with a mean gap.
  ///
  /// - Parameters:
  ///   - meanGap: the mean gap.
  ///   - seed: a seed in place of their own.
  /// - Throws: ``ScheduleError`` naming the value that is out of range.
  public static func schedules(
    meanGap: Seconds, seed: Int64? = nil
  ) throws(ScheduleError) -> [Schedule] {
    var schedules: [Schedule] = []
    for family in allCases {
      schedules.append(
        try Schedule(seed: seed ?? family.seed, meanGap: meanGap, start: family.start))
    }
    return schedules
  }

  /// The family of a schedule; nil if it is of none.
  public init?(of schedule: Schedule) {
    let family = Self.allCases.first {
      $0.seed == schedule.seed && $0.start == schedule.start
    }
    guard let family else { return nil }
    self = family
  }
}
