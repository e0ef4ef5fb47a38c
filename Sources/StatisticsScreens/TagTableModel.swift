import Interface
private import Numerics
internal import Sampling
import TextBytes
internal import Tracking

/// The presentation of the table of tags: its order, the search, and the number of rows shown.
final class TagTableModel {
  /// The key by which rows are sorted.
  enum Order {
    /// The hours, the most first.
    case hours
    /// The magnitude of the change in hours, the greatest first.
    case change
    /// The names.
    case name
  }

  /// The number of tags above which the rest is shown on request and a search is offered: the table is then
  /// about as high as the content beside it.
  static let most = 15
  /// The number of tags above which the rest is shown on request on a phone, so that the charts below are
  /// within reach.
  static let mostOnPhones = 10

  @Observed var order = Order.hours
  /// The text searched for in the names of tags.
  @Observed var search = ""
  /// Whether all tags are shown, regardless of their number.
  @Observed var showsAll = false
  /// Whether bounds under silence replace intervals, if the person has chosen.
  @Observed var showsBounds: Bool?

  private let browser: Browser

  init(browser: Browser) { self.browser = browser }

  /// Returns the text searched for, if it joins or excludes tags and is no part of a tag's name.
  func condition(beside lines: [TagLine]) -> String? {
    let text = search.withoutOuterSpaces
    guard TagExpression.isWritten(in: text) else { return nil }
    let isName = matches(text, lines).contains { $0 != nil && $0 != .typingError }
    return isName ? nil : text
  }

  /// Shows the selected condition in the field, or clears it if none is selected, unless the person has
  /// written something else.
  func follow(_ tag: String?, from old: String?, beside lines: [TagLine]) {
    let isUntouched = search.utf8.isEmpty || search.withoutOuterSpaces.isSame(as: old ?? "")
    let isRow = lines.contains { $0.figure.name.isSame(as: tag ?? "") }
    if let tag, TagExpression.isWritten(in: tag), !isRow {
      if isUntouched { search = tag }
    } else if condition(beside: lines) != nil {
      search = ""
    }
  }

  /// Returns the rows found, in the chosen order, including those not shown; all rows if the text is a
  /// condition.
  ///
  /// Since the best matches need not be first, a match with a typing error counts only if there is no
  /// other.
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

  /// Returns the match of each row's name with a text.
  private func matches(_ text: String, _ lines: [TagLine]) -> [TagSearch.Match?] {
    let search = TagSearch(browser.fold(text))
    return lines.map { search.match(browser.fold($0.figure.name)) }
  }
}
