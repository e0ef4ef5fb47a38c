internal import CivilTime
internal import Persistence
internal import Sampling

/// The numbers of the tracker: its schedule, as far as one is chosen, and its progress.
struct TrackerState {
  /// The name of a number in the store.
  enum Name: String {
    case seed, gap, start
    /// The first moment at which this person was asked.
    case askedFrom = "asked_from"
    /// The moment up to which all probes are recorded.
    case askedUntil = "asked_until"
    /// The moment up to which the quiet time is noted.
    case quietUntil = "quiet_until"
    /// The version of the derived data: see ``Transaction/refreshDerived()``.
    case derived
    /// Set while the spans of logs lack what an import has added.
    case logSpansOld = "log_spans_old"
    /// The id of the last edit, whether or not it is kept: an id never identifies two edits.
    case lastEdit = "last_edit"
    /// The moment at which everything was erased last.
    case erasedAt = "erased_at"
    /// Set in the file of a demonstration, whose answers are made up.
    case madeUp = "made_up"
  }

  /// The names of the numbers that are moments.
  private static let moments: [Name] = [
    .start, .askedFrom, .askedUntil, .quietUntil, .erasedAt,
  ]

  private let values: [String: Int64]

  init(_ tx: Snapshot) throws(StoreError) {
    var values: [String: Int64] = [:]
    for record in try tx.fetch(SettingRecord.all) { values[record.name] = record.value }
    for name in Self.moments {
      // Schedules are followed from their start, and none could be from a billion years ago.
      values[name.rawValue] = values[name.rawValue].map {
        let moment = Moment(primitive: $0)
        return min(max(moment, Bounds.moments.lowerBound), Bounds.moments.upperBound).primitive
      }
    }
    self.values = values
  }

  subscript(name: Name) -> Int64? { values[name.rawValue] }

  /// Whether the derived data is of another version than this program's.
  var areDerivedDataOld: Bool { self[.derived] != Transaction.derivedVersion }

  /// Whether an import has ended before the spans of its log were inferred.
  var areLogSpansOld: Bool { self[.logSpansOld] != nil }

  /// The first moment at which this person was asked.
  var askedFrom: Moment? { self[.askedFrom].map(Moment.init(primitive:)) }

  /// The moment up to which all probes are recorded.
  var askedUntil: Moment? { self[.askedUntil].map(Moment.init(primitive:)) }

  /// The moment up to which the quiet time is noted.
  var quietUntil: Moment? { self[.quietUntil].map(Moment.init(primitive:)) }

  /// The moment at which everything was erased last; nil if it never was.
  var erasedAt: Moment? { self[.erasedAt].map(Moment.init(primitive:)) }

  /// Whether the answers are those of a demonstration.
  var isMadeUp: Bool { self[.madeUp] != nil }

  /// The mean gap of the schedule.
  var meanGap: Seconds {
    self[.gap].map(Seconds.init(primitive:)) ?? Schedule.universal.meanGap
  }

  /// The seed of the schedule.
  var seed: Int64 { self[.seed] ?? Schedule.universal.seed }

  /// Returns the schedule: TagTime's universal one, modified by the settings.
  func schedule() throws(ScheduleError) -> Schedule {
    try Schedule(
      seed: seed,
      meanGap: meanGap,
      start: self[.start].map(Moment.init(primitive:)) ?? Schedule.universal.start)
  }
}

extension Transaction {
  /// Sets a number.
  func set(_ name: TrackerState.Name, to value: Int64) throws(StoreError) {
    try upsert(SettingRecord(name: name.rawValue, value: value))
  }

  /// Sets a number that is a moment.
  func set(_ name: TrackerState.Name, to moment: Moment) throws(StoreError) {
    try set(name, to: moment.primitive)
  }
}
