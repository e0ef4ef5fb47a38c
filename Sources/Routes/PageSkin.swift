public import Skins
private import Synchronization

/// The look that a person has put over the standard one, and the address of its style sheet, which changes
/// with it.
public final class PageSkin: Sendable {
  /// The path of the style sheet.
  static let path = "/skin.css"

  private struct State {
    var skin: Skin
    var version = 0
  }

  private let state: Mutex<State>

  /// Begins with a look.
  public init(_ skin: Skin) { state = Mutex(State(skin: skin)) }

  /// The look as it is now.
  var skin: Skin { state.withLock { $0.skin } }

  /// Where a page finds its style sheet as it is now.
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
