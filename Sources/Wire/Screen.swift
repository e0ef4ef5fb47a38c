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
    case .statistics(let choice): Self.statisticsPath + choice.query().text
    case .weekMap(let tag, let choice): Self.statisticsPath + choice.query(tag: tag).text
    }
  }

  /// The screen of an address, or nil when it is none's; what else is in a query changes nothing.
  public init?(path: String) {
    let bytes = Array(path.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let place = String(decoding: bytes[..<end], as: UTF8.self)
    if place.isSame(as: Screen.home.path) {
      self = .home
    } else if place.isSame(as: Self.statisticsPath) {
      let query = Query(parsing: bytes[end...].dropFirst())
      let choice = PeriodChoice(query)
      let tag = query.optional("tag") ?? ""
      self = tag.utf8.isEmpty ? .statistics(choice) : .weekMap(tag: tag, choice)
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
