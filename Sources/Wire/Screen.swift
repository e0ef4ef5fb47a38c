import TextBytes

/// A screen of the page: a section and the state that it shows.
///
/// The server replies to the address of a screen with the page, which then shows the screen. Only its section
/// can interpret the query, and the section's part of the program may not be loaded yet: see
/// ``SectionPlace``.
public struct Screen: Sendable {
  /// The sections of the page; its navigation leads to the first ones, which lead to the rest.
  public enum Section: UInt8, Sendable, CaseIterable {
    /// The question, the unfilled probes, and today's answers.
    case now
    /// The activities of each day.
    case days
    /// The distribution of time in a period.
    case insights
    /// All tags and their profiles.
    case tags
    /// A week in a few cards.
    case review
    /// Conversion of quantities and times, phrased as a person would.
    case convert
    /// The settings, as choices.
    case settings

    /// The path of the addresses of the section.
    public var path: String {
      switch self {
      case .now: "/"
      case .days: "/days"
      case .insights: "/insights"
      case .tags: "/tags"
      case .review: "/review"
      case .convert: "/convert"
      case .settings: "/settings"
      }
    }

    /// Finds the section of a path; nil if there is none.
    init?(path: String) {
      for section in Self.allCases where section.path.isSame(as: path) {
        self = section
        return
      }
      // The original path of the insights.
      guard path.isSame(as: "/statistics") else { return nil }
      self = .insights
    }
  }

  /// The section.
  public let section: Section
  /// The state that the screen shows: the query of its address with the question mark, or an empty string.
  public let query: String

  /// Makes a screen of a section.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - query: the state that the screen shows, percent-encoded and with a question mark.
  public init(_ section: Section, query: String = "") {
    self.section = section
    self.query = query
  }

  /// The address: the path, followed by the query if there is one.
  public var path: String { section.path + query }

  /// Finds the screen of an address; nil if there is none.
  public init?(path: String) {
    let bytes = path.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    guard let section = Section(path: String(bytes: Array(bytes[..<end]))) else { return nil }
    self.init(section, query: String(bytes: Array(bytes[end...])))
  }

  /// The screen of which this one is a part, if any.
  public var parent: Screen? {
    if !query.utf8.isEmpty { return Screen(section) }
    return section == .now ? nil : Screen(.now)
  }
}

/// The state of a section, as it is kept in the query of its address.
///
/// All parameters are optional: a person may have typed the query, so as much of it is used as is valid.
public protocol SectionPlace: Query {
  /// The section.
  static var section: Screen.Section { get }

  /// Makes the state shown by an address without a query.
  init()
}

extension SectionPlace {
  /// Reads the state of a screen; nil for a screen of another section.
  public init?(_ screen: Screen) {
    guard screen.section == Self.section else { return nil }
    // The query begins after its question mark.
    var reader = LenientQueryReader<Self>(QueryString(parsing: screen.query.bytes, after: 0))
    self = (try? Self.parameters(&reader)) ?? Self()
  }

  /// The screen with this state.
  public var screen: Screen { Screen(Self.section, query: text) }
}
