internal import CivilTime
internal import Persistence
internal import Sampling

/// What a stored number may be for figures to take it in: a file may hold anything.
enum Bounds {
  /// Mean gaps.
  static let gaps: ClosedRange<Seconds> = .seconds(1)...Schedule.longestMeanGap
  /// Moments from 1970 to the end of the year 9999.
  static let moments = Moment.epoch...Moment.endOfYear9999
  /// The probes of a month: one each second.
  static let counts: ClosedRange<Int> = 0...31 * 86_400
  /// How far clocks are ahead of UTC: no place on Earth is a day away.
  static let offsets = UTCOffset(seconds: -86_400)...UTCOffset(seconds: 86_400)
}

extension LocalTime {
  /// The local time of a stored probe, its clock no more than a day from UTC.
  init(stored moment: Moment, offset: UTCOffset) {
    self.init(
      moment, offset: min(max(offset, Bounds.offsets.lowerBound), Bounds.offsets.upperBound))
  }
}

extension ProbeRecord {
  /// The probes whose moments calendars know.
  static var ofCalendars: Query<ProbeRecord> {
    ProbeRecord.where(
      \.moment >= Bounds.moments.lowerBound && \.moment <= Bounds.moments.upperBound)
  }
}

extension TallyRecord {
  /// Holds for tallies that can be of a month.
  static var isPossible: Condition<TallyRecord> {
    \.count >= Bounds.counts.lowerBound && \.count <= Bounds.counts.upperBound
  }
}
