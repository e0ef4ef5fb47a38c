package import Interface
import TextBytes
package import Wire

/// A key of the page, as opposed to those of a single component such as a chart.
///
/// The controls that it activates, the hints below the form, and the sheet of all keys share this
/// declaration.
package enum PageKey: CaseIterable {
  /// The keys that open the sections.
  case now, days, insights, tags
  /// The key that moves the focus to the field of the screen, for an answer or a search.
  case field
  /// The key that opens the sheet of keys.
  case help
  /// The key that undoes the last change, while the page offers it.
  case undo
  /// The keys that go to the previous and the next day, period, or week, and to today.
  case earlier, later, today
  /// The keys in the field of the answer: complete the word, save, repeat the previous answer, reopen the
  /// last tag, and cancel or leave.
  case complete, save, repeatAnswer, reopen, leave

  /// The key itself.
  ///
  /// Digits and signs are on every keyboard; a letter is found by its position if the layout has no Latin
  /// letters.
  package var key: Key {
    switch self {
    case .help: "?"
    case .undo: "z"
    case .now: "1"
    case .days: "2"
    case .insights: "3"
    case .tags: "4"
    case .field: "/"
    case .earlier: "p"
    case .later: "n"
    case .today: "t"
    case .complete: .tab
    case .save: .return
    case .repeatAnswer: "\""
    case .reopen: .backspace
    case .leave: .escape
    }
  }
}

extension PageKey {
  /// Returns whether the key belongs to a section; with nil, whether it belongs to all.
  package func isOf(_ section: Screen.Section?) -> Bool {
    switch self {
    case .now, .days, .insights, .tags, .field, .help, .undo: section == nil
    case .earlier, .later:
      switch section {
      case .days, .insights, .tags, .review: true
      default: false
      }
    case .today: section == .days
    case .complete, .save, .repeatAnswer, .reopen, .leave: section == .now
    }
  }

  /// Whether the key acts outside fields, wherever the focus is.
  package var actsAnywhere: Bool {
    switch self {
    case .complete, .save, .repeatAnswer, .reopen, .leave: false
    default: true
    }
  }
}

extension Key {
  /// The label of the key.
  package var cap: String {
    switch self {
    case .return: "↵"
    case .escape: "Esc"
    case .left: "←"
    case .right: "→"
    case .space: "Space"
    case Key("PageUp"): "Page Up"
    case Key("PageDown"): "Page Down"
    default: name.utf8.count == 1 ? capital : name
    }
  }

  /// The name with Latin letters as capitals.
  private var capital: String {
    String(bytes: name.bytes.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 })
  }
}

extension View {
  /// Lets a key activate the control from anywhere on the page, unless the person has turned that off.
  package func pageKey(_ key: PageKey, in browser: Browser) -> Styled {
    browser.hasPageKeys ? keyboardShortcut(key.key) : styled
  }
}
