import TextBytes

/// The screens of the page, each with an address of its own.
///
/// The server answers these addresses with the page, and the page shows the screen. Its values are
/// handed about by many generic types, which is less to send where they are references.
public indirect enum Screen: Sendable {
  /// The question, what is unfilled, and today's answers.
  case home
  /// Where the time of a period went.
  case statistics(PeriodChoice)
  /// Where the time of a period went, with the map of when in the week a tag is met.
  case weekMap(tag: String, PeriodChoice)

  private static var statisticsPath: String { "/statistics" }

  /// The address: its path, and its query where there is one.
  public var path: String {
    switch self {
    case .home: "/"
    case .statistics(let choice):
      Self.statisticsPath + StatisticsQuery(choice: choice, tag: nil).text
    case .weekMap(let tag, let choice):
      Self.statisticsPath + StatisticsQuery(choice: choice, tag: tag).text
    }
  }

  /// The screen of an address, or nil when it is none's; what else is in a query changes nothing.
  public init?(path: String) {
    let bytes = path.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let place = String(bytes: Array(bytes[..<end]))
    if place.isSame(as: Screen.home.path) {
      self = .home
    } else if place.isSame(as: Self.statisticsPath) {
      var reader = LenientQueryReader<StatisticsQuery>(
        QueryString(parsing: bytes, after: end))
      guard let query = try? StatisticsQuery.parameters(&reader) else { return nil }
      let tag = query.tag ?? ""
      self = tag.utf8.isEmpty ? .statistics(query.choice) : .weekMap(tag: tag, query.choice)
    } else {
      return nil
    }
  }

  /// The screen this one is a part of, if it is.
  public var parent: Screen? {
    switch self {
    case .home: nil
    case .statistics: .home
    case .weekMap(_, let choice): .statistics(choice)
    }
  }
}
