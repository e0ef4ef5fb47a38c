import CivilTime
import TextBytes

/// The state of the statistics that their address keeps.
public struct StatisticsPlace: SectionPlace {
  /// The section.
  public static var section: Screen.Section { .insights }

  /// The period.
  public let choice: PeriodChoice
  /// The tag, or the condition on tags, that is looked at; nil where none was chosen.
  public let tag: String?
  /// What the period is compared with.
  public let compared: ComparedPeriod
  /// The tags that were gone into in the map of tags within tags, from the outermost on.
  public let path: [String]

  /// Shows a period.
  ///
  /// - Parameters:
  ///   - choice: the period.
  ///   - compared: what it is compared with.
  ///   - tag: the tag that is looked at.
  ///   - path: the tags that were gone into, from the outermost on.
  public init(
    _ choice: PeriodChoice, comparedWith compared: ComparedPeriod = .before, tag: String? = nil,
    path: [String] = []
  ) {
    self.choice = choice
    self.compared = compared
    self.tag = tag
    self.path = path
  }

  /// Shows what is shown before the person chooses.
  public init() { self.init(.atFirst) }

  /// The same with another tag, or with none.
  public func with(tag: String?) -> StatisticsPlace {
    StatisticsPlace(choice, comparedWith: compared, tag: tag, path: path)
  }

  /// The same in another period: what was gone into may not be there.
  public func with(_ choice: PeriodChoice) -> StatisticsPlace {
    StatisticsPlace(choice, comparedWith: compared, tag: tag)
  }

  /// The same, compared with another period.
  public func compared(with compared: ComparedPeriod) -> StatisticsPlace {
    StatisticsPlace(choice, comparedWith: compared, tag: tag, path: path)
  }

  /// The same with other tags gone into.
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

  // No tag has a space in it.
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
