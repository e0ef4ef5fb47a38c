internal import CivilTime
internal import Persistence
internal import Tracking

/// Changes to the tallies, gathered before they are stored in one go.
struct TallySheet {
  private struct Key: Hashable {
    let subject: Int64
    let month: Int
  }

  private struct Sum {
    var count = 0
    var seconds: Int64 = 0
    var hours = HourCounts()

    mutating func add(_ times: Int, hour: Int, gap: Int64) {
      count += times
      seconds += gap * Int64(times)
      hours.add(times, at: hour)
    }
  }

  private var sums: [Key: Sum] = [:]

  /// Counts one probe for a subject; `times` is -1 to take it back.
  mutating func add(_ subject: Int64, _ probe: ProbeRecord, times: Int = 1) {
    let time = LocalTime(probe.moment, offset: probe.offset)
    add(subject, month: time.date.monthNumber, hour: time.hourOfWeek, gap: probe.gap, times: times)
  }

  /// Counts one probe of which the calendar is known already.
  mutating func add(_ subject: Int64, month: Int, hour: Int, gap: Int64, times: Int = 1) {
    let key = Key(subject: subject, month: month)
    sums[key, default: Sum()].add(times, hour: hour, gap: gap)
  }

  /// Adds the changes to what is stored.
  func store(in tx: Transaction) throws(StoreError) {
    var records: [TallyRecord] = []
    for (key, sum) in sums {
      var record =
        try tx.find(TallyRecord.self, key.subject, key.month)
        ?? TallyRecord(
          subject: key.subject, month: key.month, count: 0, seconds: 0,
          hours: StoredHours(counts: HourCounts()))
      record.count += sum.count
      record.seconds += sum.seconds
      record.hours.counts += sum.hours
      records.append(record)
    }
    records.sort { ($0.subject, $0.month) < ($1.subject, $1.month) }
    try tx.upsert(records)
  }
}
