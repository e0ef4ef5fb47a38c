import TextBytes

/// The screens of the page, each with an address of its own.
///
/// The server answers these addresses with the page, and the page shows the screen.
public enum Screen: Sendable {
  /// The question, what is unfilled, and today's answers.
  case home
  /// Where the time went.
  case statistics
  /// Where the time went, with the map of when in the week a tag is met.
  case weekMap(tag: String)

  /// The address: its path, and its query where there is one.
  public var path: String {
    switch self {
    case .home: "/"
    case .statistics: "/statistics"
    case .weekMap(let tag): "/statistics" + Query([("tag", tag)]).text
    }
  }

  /// The screen of an address, or nil when it is none's; what else is in a query changes nothing.
  public init?(path: String) {
    let bytes = Array(path.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let place = String(decoding: bytes[..<end], as: UTF8.self)
    if place.isSame(as: Screen.home.path) {
      self = .home
    } else if place.isSame(as: Screen.statistics.path) {
      let tag = Query(parsing: bytes[end...].dropFirst()).optional("tag") ?? ""
      self = tag.utf8.isEmpty ? .statistics : .weekMap(tag: tag)
    } else {
      return nil
    }
  }

  /// The screen this one is a part of, if it is.
  public var parent: Screen? {
    switch self {
    case .home: nil
    case .statistics: .home
    case .weekMap: .statistics
    }
  }
}
