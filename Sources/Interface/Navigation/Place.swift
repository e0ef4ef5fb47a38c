/// A place of a program that has an address of its own.
///
///     enum Spot: Place {
///       case list, item(Int)
///       var path: String { … }
///       init?(path: String) { … }
///       var parent: Spot? { if case .item = self { .list } else { nil } }
///     }
///
/// The address alone tells the place and all above it, so that a link leads to the same stack of
/// places however one has come.
public protocol Place {
  /// The path of the address, percent-encoded, from its first slash on.
  var path: String { get }

  /// The place of an address, or nil where there is none; a query may follow the path.
  init?(path: String)

  /// The place that one leaves this one for by going up, or nil at the top.
  var parent: Self? { get }
}

extension Place {
  /// The place and those above it, the topmost first.
  public var stack: [Self] {
    var stack = [self]
    // Places that are each other's parents would lead nowhere.
    while stack.count < 32, let parent = stack[stack.count - 1].parent { stack.append(parent) }
    return stack.reversed()
  }
}
