internal import CivilTime
internal import Persistence
internal import Tracking

/// Changes to the tallies, collected so that they can be stored at once.
struct TallySheet {
  /// The tally in which a probe is counted.
  struct Place {
    let month: CivilMonth
    let hour: HourOfWeek
    let gap: Seconds

    /// The month is that of the person's day, and the hour that of the clock.
    init(moment: Moment, offset: UTCOffset, gap: Seconds, from dayStart: DayStart) {
      let time = LocalTime(stored: moment, offset: offset)
      month = time.day(from: dayStart).month
      hour = time.hourOfWeek
      self.gap = gap
    }
  }

  private struct Key: Hashable {
    let subject: TallySubject
    let month: CivilMonth
    let gap: Seconds
  }

  private struct Sum {
    var count = 0
    var hours = HourCounts()
  }

  private struct Stretch: Hashable {
    let month: CivilMonth
    let gap: Seconds
    let part: Int
  }

  /// The hour at which the days of the months begin.
  let dayStart: DayStart
  private var sums: [Key: Sum] = [:]
  private var combinations: [Stretch: CombinationCounts] = [:]

  /// Makes an empty sheet for the tallies of a store.
  init(in tx: Snapshot) throws(StoreError) { dayStart = try tx.dayStart() }

  /// Returns the tally in which a probe is counted.
  func place(of probe: ProbeRecord) -> Place {
    Place(moment: probe.moment, offset: probe.offset, gap: probe.gap, from: dayStart)
  }

  /// Counts one probe whose place is already known.
  mutating func add(_ subject: TallySubject, _ place: Place, times: Int = 1) {
    let key = Key(subject: subject, month: place.month, gap: place.gap)
    sums[key, default: Sum()].count += times
    sums[key, default: Sum()].hours.add(times, at: place.hour)
  }

  /// Counts a probe, and its answer if it has one; `times` is -1 to take both back.
  ///
  /// Every change of a probe takes back its former state and counts the new one, so that the tallies are
  /// always those of a recount.
  ///
  /// - Parameters:
  ///   - probe: the probe.
  ///   - tags: the tags of its answer; nil if it has none.
  ///   - times: the number of times that it is counted.
  mutating func count(_ probe: ProbeRecord, answered tags: [TagID]?, times: Int = 1) {
    let place = place(of: probe)
    if probe.isAsked || !probe.isUnfilled { add(.everyProbe, place, times: times) }
    guard let tags else { return }
    add(.everyAnswer, place, times: times)
    if !probe.isAsked { add(.answeredUnasked, place, times: times) }
    addAnswer(tags, place, times: times)
  }

  /// Counts one answer with its tags; `times` is -1 to take it back.
  mutating func addAnswer(_ tags: [TagID], _ place: Place, times: Int = 1) {
    for tag in tags { add(.tag(tag), place, times: times) }
    let stretch = Stretch(
      month: place.month, gap: place.gap, part: PartOfWeek.ofHours[place.hour.number])
    combinations[stretch, default: CombinationCounts()].add(times, of: tags)
  }

  /// Adds the changes to the stored tallies.
  func store(in tx: Transaction) throws(StoreError) {
    try storeSums(in: tx)
    try storeCombinations(in: tx)
  }

  private func storeCombinations(in tx: Transaction) throws(StoreError) {
    for (stretch, changes) in combinations.sorted(by: { $0.key.month < $1.key.month }) {
      var counts = CombinationCounts()
      let stored = try tx.find(
        CombinationRecord.self, stretch.month, stretch.gap, stretch.part)
      if let stored { counts.add(stored.counts) }
      changes.each { counts.add($1, of: $0) }
      let record = CombinationRecord(
        month: stretch.month, gap: stretch.gap, part: stretch.part, counts: counts.bytes)
      if !record.counts.isEmpty {
        try tx.upsert(record)
      } else if stored != nil {
        try tx.delete(
          CombinationRecord.self, KeyTriple(stretch.month, stretch.gap, stretch.part))
      }
    }
  }

  private func storeSums(in tx: Transaction) throws(StoreError) {
    var records: [TallyRecord] = []
    var answers: [TagID: Int] = [:]
    for (key, sum) in sums {
      if case .tag(let tag) = key.subject { answers[tag, default: 0] += sum.count }
      var record =
        try tx.find(TallyRecord.self, key.subject, key.month, key.gap)
        ?? TallyRecord(
          subject: key.subject, month: key.month, gap: key.gap, count: 0,
          hours: StoredHours(counts: HourCounts()))
      record.count = min(max(record.count, 0), Bounds.counts.upperBound) + sum.count
      record.hours.counts += sum.hours
      records.append(record)
    }
    records.sort {
      ($0.subject.primitive, $0.month, $0.gap) < ($1.subject.primitive, $1.month, $1.gap)
    }
    try tx.upsert(records)
    if records.contains(where: { $0.count <= 0 }) { try tx.delete(TallyRecord.where(\.count <= 0)) }
    for (tag, change) in answers where change != 0 {
      try tx.execute(
        "UPDATE tag SET answers = min(max(answers, 0), ?3) + ?2 WHERE id = ?1",
        bind: tag, Int64(change), Int64(Int32.max))
    }
  }
}
