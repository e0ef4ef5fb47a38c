package import Interface
import TextBytes
package import Wire

/// A key of the page, apart from those of a single component such as a chart.
///
/// What acts on it, the hints below the form and the sheet of all keys read this one declaration.
package enum PageKey: CaseIterable {
  /// Lead to the sections.
  case now, days, insights, tags
  /// Leads to the field of the screen, for an answer or a search.
  case field
  /// Opens the sheet of keys.
  case help
  /// Takes back what was done last, while the page offers it.
  case undo
  /// Lead to the day, the period or the week before and after, and to today.
  case earlier, later, today
  /// In the field of the answer: completes the word, saves, repeats the previous answer, opens the last
  /// tag, and cancels or leaves.
  case complete, save, repeatAnswer, reopen, leave

  /// The key itself.
  ///
  /// Digits and signs are on every keyboard; a letter is found by its position where the layout has no
  /// Latin ones.
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
  /// Whether it is of a section, or with nil of all.
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

  /// Whether it acts outside fields, wherever the keyboard focus is.
  package var actsAnywhere: Bool {
    switch self {
    case .complete, .save, .repeatAnswer, .reopen, .leave: false
    default: true
    }
  }
}

extension Key {
  /// What is printed on the key.
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

  /// A Latin letter as a capital; another character as it is.
  private var capital: String {
    String(bytes: name.bytes.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 })
  }
}

extension View {
  /// Lets a key act on the control from anywhere on the page, unless the person has turned that off.
  package func pageKey(_ key: PageKey, in browser: Browser) -> Styled {
    browser.hasPageKeys ? keyboardShortcut(key.key) : styled
  }
}
