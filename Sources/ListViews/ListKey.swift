public import Interface

/// A key of a list, while it has the keyboard focus.
public enum ListKey: CaseIterable, Sendable {
  /// Scroll to the first and the last row.
  case first, last
  /// Scroll by as many rows as are visible.
  case pageBack, pageForward

  /// The key itself.
  public var key: Key {
    switch self {
    case .first: .home
    case .last: .end
    case .pageBack: Key("PageUp")
    case .pageForward: Key("PageDown")
    }
  }
}
