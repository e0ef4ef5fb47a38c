/// Where in the window of a list an item is to be.
public enum ListAlignment: Sendable, Hashable {
  /// At the beginning.
  case leading
  /// In the middle.
  case center
  /// At the end.
  case trailing

  /// The share of the free room before the item.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
