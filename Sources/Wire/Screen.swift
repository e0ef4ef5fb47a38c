import TextBytes

/// A screen of the page: a section, and what of it is shown.
///
/// The server answers the address of a screen with the page, and the page shows it. What a query means
/// is known to its section only, whose part of the program need not be there yet: see
/// ``SectionPlace``.
public struct Screen: Sendable {
  /// The sections of the page; its navigation leads to the first, the others to the rest.
  public enum Section: UInt8, Sendable, CaseIterable {
    /// The question, what is unfilled, and today's answers.
    case now
    /// What was done on each day.
    case days
    /// Where the time of a period went.
    case insights
    /// All tags, and what they are called.
    case tags
    /// A week in a few cards.
    case review
    /// Quantities and times, converted as a person says them.
    case convert
    /// The settings, as choices.
    case settings

    /// The path of its addresses.
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

    /// The section of a path, or nil when it is none's.
    init?(path: String) {
      for section in Self.allCases where section.path.isSame(as: path) {
        self = section
        return
      }
      // Where the insights were at first.
      guard path.isSame(as: "/statistics") else { return nil }
      self = .insights
    }
  }

  /// The section.
  public let section: Section
  /// What of it is shown: the query of the address with its question mark, or nothing.
  public let query: String

  /// Makes a screen of a section.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - query: what of it is shown, percent-encoded and with a question mark.
  public init(_ section: Section, query: String = "") {
    self.section = section
    self.query = query
  }

  /// The address: its path, and its query where there is one.
  public var path: String { section.path + query }

  /// The screen of an address, or nil when it is none's.
  public init?(path: String) {
    let bytes = path.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    guard let section = Section(path: String(bytes: Array(bytes[..<end]))) else { return nil }
    self.init(section, query: String(bytes: Array(bytes[end...])))
  }

  /// The screen this one is a part of, if it is.
  public var parent: Screen? {
    if !query.utf8.isEmpty { return Screen(section) }
    return section == .now ? nil : Screen(.now)
  }
}

/// What a section shows, as the query of its address keeps it.
///
/// Each parameter is optional: what a person may have written is understood as far as it can be.
public protocol SectionPlace: Query {
  /// The section.
  static var section: Screen.Section { get }

  /// What it shows where nothing is stated.
  init()
}

extension SectionPlace {
  /// Reads what a screen shows; nil for a screen of another section.
  public init?(_ screen: Screen) {
    guard screen.section == Self.section else { return nil }
    // After its question mark.
    var reader = LenientQueryReader<Self>(QueryString(parsing: screen.query.bytes, after: 0))
    self = (try? Self.parameters(&reader)) ?? Self()
  }

  /// The screen that shows it.
  public var screen: Screen { Screen(Self.section, query: text) }
}
