import Interface
private import Numerics
internal import Sampling
import TextBytes
internal import Tracking

/// How the table of tags is looked at: its order, what is searched for, how much of it is shown.
final class TagTableModel {
  /// What the rows are in the order of.
  enum Order {
    /// The hours, the most first.
    case hours
    /// How much the hours have changed, the most first, whether more or fewer.
    case change
    /// The names.
    case name
  }

  /// More tags than this are shown when that is wished, and can be searched: with as many, the table is about as
  /// high as what stands beside it.
  static let most = 15
  /// More than this are shown on a phone when that is wished, so that the charts below are within reach.
  static let mostOnPhones = 10

  @Observed var order = Order.hours
  /// What is searched for in the names of tags.
  @Observed var search = ""
  /// Whether all tags are shown, however many there are.
  @Observed var showsAll = false
  /// Whether bounds under silence replace intervals.
  @Observed var showsBounds = false

  private let browser: Browser

  init(browser: Browser) { self.browser = browser }

  /// What is searched for, if it joins or excludes tags and is no part of a tag's name.
  func condition(beside lines: [TagLine]) -> String? {
    let text = search.withoutOuterSpaces
    guard TagExpression.isWritten(in: text) else { return nil }
    let isName = matches(text, lines).contains { $0 != nil && $0 != .typingError }
    return isName ? nil : text
  }

  /// Has the field show the condition that is looked at, unless something else is being written, and
  /// none where none is.
  func follow(_ tag: String?, from old: String?, beside lines: [TagLine]) {
    let isUntouched = search.utf8.isEmpty || search.withoutOuterSpaces.isSame(as: old ?? "")
    let isRow = lines.contains { $0.figure.name.isSame(as: tag ?? "") }
    if let tag, TagExpression.isWritten(in: tag), !isRow {
      if isUntouched { search = tag }
    } else if condition(beside: lines) != nil {
      search = ""
    }
  }

  /// The rows found in the order chosen, those not shown included; all of them beside a condition.
  ///
  /// Since the best matches need not be first, those with a typing error are found only if there is
  /// no other.
  func found(_ lines: [TagLine]) -> [TagLine] {
    let text = condition(beside: lines) == nil ? search.withoutOuterSpaces : ""
    let found = text.utf8.isEmpty ? lines : rows(matching: text, lines)
    switch order {
    case .hours: return found
    case .change:
      return found.map { -Self.size(of: $0) }.order().map { found[$0] }
    case .name:
      return found.map { browser.fold($0.figure.name).bytes }.order().map { found[$0] }
    }
  }

  private static func size(of line: TagLine) -> Double {
    line.change?.difference.value.magnitude ?? 0
  }

  private func rows(matching text: String, _ lines: [TagLine]) -> [TagLine] {
    let matches = matches(text, lines)
    let isExact = matches.contains { $0 != nil && $0 != .typingError }
    return lines.indices.filter { place in
      matches[place] != nil && (!isExact || matches[place] != .typingError)
    }.map { lines[$0] }
  }

  /// How the name of each row matches a text.
  private func matches(_ text: String, _ lines: [TagLine]) -> [TagSearch.Match?] {
    let search = TagSearch(browser.fold(text))
    return lines.map { search.match(browser.fold($0.figure.name)) }
  }
}
