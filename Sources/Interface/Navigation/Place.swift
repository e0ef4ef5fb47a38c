/// A place of a program that has an address of its own.
///
///     enum Spot: Place {
///       case list, item(Int)
///       var path: String { … }
///       init?(path: String) { … }
///       var parent: Spot? { if case .item = self { .list } else { nil } }
///     }
///
/// The address alone determines the place and all above it, so that a link leads to the same stack
/// of places from anywhere.
public protocol Place {
  /// The path of the address, percent-encoded, from its first slash on.
  var path: String { get }

  /// Parses an address, which may have a query after the path; nil if no place has it.
  init?(path: String)

  /// The place one level up, or nil at the top.
  var parent: Self? { get }
}

extension Place {
  /// The place and those above it, the topmost first.
  public var stack: [Self] {
    var stack = [self]
    // Places that are each other's parents would never end.
    while stack.count < 32, let parent = stack[stack.count - 1].parent { stack.append(parent) }
    return stack.reversed()
  }
}
