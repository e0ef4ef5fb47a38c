/// The screens of the page, each with an address of its own.
///
/// The server answers these addresses with the page, and the page shows the screen.
public enum Screen: Sendable, Hashable, CaseIterable {
  /// The question, what is unfilled, and today's answers.
  case home
  /// Where the time went.
  case statistics

  /// The path of the address.
  public var path: String {
    switch self {
    case .home: "/"
    case .statistics: "/statistics"
    }
  }

  /// The screen of an address, or nil when it is none's; a query changes nothing.
  public init?(path: String) {
    let path = path.utf8.prefix { $0 != UInt8(ascii: "?") }
    for screen in Self.allCases where screen.path.utf8.elementsEqual(path) {
      self = screen
      return
    }
    return nil
  }
}
