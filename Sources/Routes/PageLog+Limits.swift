internal import Wire

extension PageLog {
  /// The most records that are taken from a request.
  private static let mostRecords = 50

  /// The first records, with texts of one line and of a limited length; the others count as dropped.
  var shortened: PageLog {
    let taken = records.prefix(Self.mostRecords).map { $0.shortened }
    let (sum, isTooLarge) = dropped.addingReportingOverflow(records.count - taken.count)
    return PageLog(taken, dropped: isTooLarge ? dropped : sum)
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
