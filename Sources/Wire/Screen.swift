import TextBytes

/// The screens of the page, each with an address of its own.
///
/// The server answers these addresses with the page, and the page shows the screen. Its values are
/// handed about by many generic types, which is less to send where they are references.
public indirect enum Screen: Sendable {
  /// The question, what is unfilled, and today's answers.
  case home
  /// Where the time of a period went.
  case statistics(StatisticsPlace)

  private static var statisticsPath: String { "/statistics" }

  /// The address: its path, and its query where there is one.
  public var path: String {
    switch self {
    case .home: "/"
    case .statistics(let place): Self.statisticsPath + place.text
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
      var reader = LenientQueryReader<StatisticsPlace>(
        QueryString(parsing: bytes, after: end))
      guard let place = try? StatisticsPlace.parameters(&reader) else { return nil }
      self = .statistics(place)
    } else {
      return nil
    }
  }

  /// The screen this one is a part of, if it is.
  public var parent: Screen? {
    switch self {
    case .home: nil
    case .statistics(let place): place.parent.map { .statistics($0) } ?? .home
    }
  }
}
