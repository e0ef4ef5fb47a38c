public import Skins
private import Synchronization

/// A person's customization of the standard look, with the address of its style sheet, which changes with it.
public final class PageSkin: Sendable {
  /// The path of the style sheet.
  static let path = "/skin.css"

  private struct State {
    var skin: Skin
    var version = 0
  }

  private let state: Mutex<State>

  /// Makes a page skin with an initial look.
  public init(_ skin: Skin) { state = Mutex(State(skin: skin)) }

  /// The present look.
  var skin: Skin { state.withLock { $0.skin } }

  /// The present address of the style sheet.
  var address: String { "\(Self.path)?\(state.withLock { $0.version })" }

  /// Replaces the look.
  ///
  /// - Returns: whether the style sheet changed.
  func replace(_ skin: Skin) -> Bool {
    state.withLock { state in
      let old = state.skin.css
      state.skin = skin
      guard skin.css != old else { return false }
      state.version += 1
      return true
    }
  }
}
