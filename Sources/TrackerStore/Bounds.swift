internal import CivilTime
internal import Persistence
internal import Sampling

/// The bounds of stored numbers within which figures include them: a file may contain anything.
enum Bounds {
  /// The bounds of mean gaps.
  static let gaps: ClosedRange<Seconds> = .seconds(1)...Schedule.longestMeanGap
  /// The bounds of moments: from 1970 to the end of the year 9999.
  static let moments = Moment.epoch...Moment.endOfYear9999
  /// The bounds of the number of probes in a month: one each second.
  static let counts: ClosedRange<Int> = 0...31 * 86_400
  /// The bounds of offsets from UTC: no place on Earth is a day away.
  static let offsets = UTCOffset(seconds: -86_400)...UTCOffset(seconds: 86_400)
}

extension LocalTime {
  /// Makes the local time of a stored probe, with its offset limited to a day.
  init(stored moment: Moment, offset: UTCOffset) {
    self.init(
      moment, offset: min(max(offset, Bounds.offsets.lowerBound), Bounds.offsets.upperBound))
  }
}

extension ProbeRecord {
  /// The probes whose moments calendars can represent.
  static var ofCalendars: Query<ProbeRecord> {
    ProbeRecord.where(
      \.moment >= Bounds.moments.lowerBound && \.moment <= Bounds.moments.upperBound)
  }
}

extension TallyRecord {
  /// Holds for tallies with a possible month and count.
  static var isPossible: Condition<TallyRecord> {
    \.count >= Bounds.counts.lowerBound && \.count <= Bounds.counts.upperBound
  }
}
