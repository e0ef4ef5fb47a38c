/// The position of an item in the viewport of a list.
public enum ListAlignment: Sendable, Hashable {
  /// At the beginning.
  case leading
  /// In the middle.
  case center
  /// At the end.
  case trailing

  /// The fraction of the free space before the item.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
