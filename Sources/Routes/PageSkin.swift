private import Synchronization

/// The style sheet that a person has put over the page's own, and its address, which changes with it.
public final class PageSkin: Sendable {
  /// The path of the style sheet.
  static let path = "/skin.css"

  private struct State {
    var css: String
    var version = 0
  }

  private let state: Mutex<State>

  /// Begins with some rules.
  public init(css: String) { state = Mutex(State(css: css)) }

  /// The rules.
  var css: String { state.withLock { $0.css } }

  /// Where a page finds the rules as they are now.
  var address: String { "\(Self.path)?\(state.withLock { $0.version })" }

  /// Replaces the rules.
  ///
  /// - Returns: whether the rules changed.
  func replace(_ css: String) -> Bool {
    state.withLock { state in
      guard state.css != css else { return false }
      state.css = css
      state.version += 1
      return true
    }
  }
}
