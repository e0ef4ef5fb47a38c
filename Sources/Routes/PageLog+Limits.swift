private import HTTPServer
internal import HostSystem
internal import Wire

/// How much is taken of what all pages report together, so that they cannot fill the log.
struct PageLogLimit {
  /// The most records that are taken from a request.
  private static let mostRecords = 50
  /// The most records in the long run and at once; a page that nothing is wrong with sends a few a day.
  private static let rate = RateLimit(perSecond: 2, burst: 200)

  private var bucket = TokenBucket()
  /// How many records are missing of which the log does not know yet.
  private var missing = 0

  /// What the log takes now; nil for nothing.
  ///
  /// Records are taken from the first one on, with texts of one line and of a limited length. The others count
  /// as dropped. Their number is a line of the log as well: where there is no room for it, a later report has
  /// it.
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

  /// Takes the place of one line in the log; false where there is none.
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
