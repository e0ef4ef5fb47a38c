import CivilTime
import TextBytes

/// The state of the statistics, as it is kept in their address.
public struct StatisticsPlace: SectionPlace {
  /// The section.
  public static var section: Screen.Section { .insights }

  /// The period.
  public let choice: PeriodChoice
  /// The selected tag or condition on tags; nil if there is none.
  public let tag: String?
  /// The period with which the chosen one is compared.
  public let compared: ComparedPeriod
  /// The tags opened in the map of nested tags, from the outermost on.
  public let path: [String]

  /// Shows a period.
  ///
  /// - Parameters:
  ///   - choice: the period.
  ///   - compared: the period with which it is compared.
  ///   - tag: the selected tag.
  ///   - path: the opened tags, from the outermost on.
  public init(
    _ choice: PeriodChoice, comparedWith compared: ComparedPeriod = .before, tag: String? = nil,
    path: [String] = []
  ) {
    self.choice = choice
    self.compared = compared
    self.tag = tag
    self.path = path
  }

  /// Makes the state shown before the person makes a choice.
  public init() { self.init(.atFirst) }

  /// Returns the same state with another selected tag, or with none.
  public func with(tag: String?) -> StatisticsPlace {
    StatisticsPlace(choice, comparedWith: compared, tag: tag, path: path)
  }

  /// Returns the same state for another period, with no tags opened: they may not occur in it.
  public func with(_ choice: PeriodChoice) -> StatisticsPlace {
    StatisticsPlace(choice, comparedWith: compared, tag: tag)
  }

  /// Returns the same state, compared with another period.
  public func compared(with compared: ComparedPeriod) -> StatisticsPlace {
    StatisticsPlace(choice, comparedWith: compared, tag: tag, path: path)
  }

  /// Returns the same state with other opened tags.
  public func with(path: [String]) -> StatisticsPlace {
    StatisticsPlace(choice, comparedWith: compared, tag: tag, path: path)
  }

  /// Whether both have the same address.
  public static func == (one: Self, other: Self) -> Bool { one.text.isSame(as: other.text) }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<StatisticsPlace>
  ) throws(QueryProblem) -> StatisticsPlace {
    let tag = try parameters.optionalParameter("tag", .text("")) { $0.tag }
    let choice = try parameters.choice(unless: PeriodChoice.atFirst.kind) { $0.choice }
    let compared = try parameters.optionalParameter("with", .text("")) { $0.compared.text }
    let within = try parameters.optionalParameter("within", .text("")) { $0.joinedPath }
    return StatisticsPlace(
      choice, comparedWith: ComparedPeriod(compared),
      tag: tag.flatMap { $0.utf8.isEmpty ? nil : $0 },
      path: within.map { divided($0) } ?? [])
  }

  // Tags contain no spaces.
  private static let separator = UInt8(ascii: " ")

  private var joinedPath: String? {
    guard !path.isEmpty else { return nil }
    var text: [UInt8] = []
    for (level, name) in path.enumerated() {
      if level > 0 { text.append(Self.separator) }
      text += name.bytes
    }
    return String(bytes: text)
  }

  private static func divided(_ text: String) -> [String] {
    text.bytes.split(separator: separator).map { String(bytes: Array($0)) }
  }
}
