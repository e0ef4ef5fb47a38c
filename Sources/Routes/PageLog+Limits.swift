private import HTTPServer
internal import HostSystem
internal import Wire

/// A limit on the reports of all pages together, so that they cannot fill the log.
struct PageLogLimit {
  /// The maximum number of records accepted from a request.
  private static let mostRecords = 50
  /// The maximum number of records over time and at once; a page without problems sends a few a day.
  private static let rate = RateLimit(perSecond: 2, burst: 200)

  private var bucket = TokenBucket()
  /// The number of missing records not yet reported to the log.
  private var missing = 0

  /// Returns the records that the log accepts now; nil for none.
  ///
  /// Records are accepted from the first one on, with texts of one line and of a limited length. The others
  /// count as dropped. Their number takes a line of the log as well: if there is no room for it, it is added
  /// to a later report.
  mutating func taken(of log: PageLog, at now: Nanoseconds) -> PageLog? {
    var taken: [PageRecord] = []
    for record in log.records.prefix(Self.mostRecords) where isTaken(at: now) {
      taken.append(record.shortened)
    }
    for count in [log.dropped, log.records.count - taken.count] {
      let (sum, isTooLarge) = missing.addingReportingOverflow(count)
      missing = isTooLarge ? .max : sum
    }
    guard !taken.isEmpty || missing > 0 && isTaken(at: now) else { return nil }
    defer { missing = 0 }
    return PageLog(taken, dropped: missing)
  }

  /// Reserves one line in the log; false if there is no room.
  private mutating func isTaken(at now: Nanoseconds) -> Bool {
    bucket.take(of: Self.rate, at: now) == nil
  }
}

extension PageRecord {
  private static let mostFields = 10
  private static let longest = (word: 100, message: 500, failure: 4_000)

  fileprivate var shortened: PageRecord {
    PageRecord(
      age: age, level: level, label: Self.line(label, Self.longest.word),
      message: Self.line(message, Self.longest.message),
      fields: fields.prefix(Self.mostFields).map {
        Field(Self.line($0.name, Self.longest.word), Self.line($0.value, Self.longest.message))
      }, failure: failure.map { Self.line($0, Self.longest.failure) })
  }

  private static func line(_ text: String, _ most: Int) -> String {
    String(text.onOneLine.prefix(most))
  }
}
