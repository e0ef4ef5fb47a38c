/// Consecutive items that have the same extent, or that have not been measured.
struct ExtentRun: Sendable, Equatable {
  var count: Int
  /// The extent of each item; nil if it has not been measured.
  var extent: Double?

  /// The first `count` of them.
  func prefix(_ count: Int) -> ExtentRun { ExtentRun(count: count, extent: extent) }
}

/// The totals of a sequence of items.
struct ExtentTotal: Sendable, Equatable {
  var count = 0
  var unmeasuredCount = 0
  /// The sum of the measured extents.
  var measured = 0.0

  init() {}

  init(_ run: ExtentRun) {
    count = run.count
    if let extent = run.extent {
      measured = extent * Double(run.count)
    } else {
      unmeasuredCount = run.count
    }
  }

  static func + (one: ExtentTotal, other: ExtentTotal) -> ExtentTotal {
    var sum = one
    sum.count += other.count
    sum.unmeasuredCount += other.unmeasuredCount
    sum.measured += other.measured
    return sum
  }
}

/// A run in a balanced tree that is ordered like the items.
///
/// Nodes are immutable, so copying a tree is free and copies share their unchanged parts. Heights
/// of siblings differ by at most two, as in OCaml's maps, and all operations reduce to joining and
/// splitting: Adams, "Efficient sets", 1993; Blelloch, Ferizovic and Sun, "Just Join for Parallel
/// Ordered Sets", 2016.
final class ExtentNode: Sendable {
  let left: ExtentNode?
  let run: ExtentRun
  let right: ExtentNode?
  let height: Int
  let total: ExtentTotal

  init(_ left: ExtentNode?, _ run: ExtentRun, _ right: ExtentNode?) {
    self.left = left
    self.run = run
    self.right = right
    height = max(left.height, right.height) + 1
    total = left.total + ExtentTotal(run) + right.total
  }
}

extension ExtentNode? {
  var height: Int { self?.height ?? 0 }
  var total: ExtentTotal { self?.total ?? ExtentTotal() }
}

// MARK: - Joining

extension ExtentNode {
  /// Returns a tree of the items before the run, the run, and the items after it.
  ///
  /// - Complexity: O(difference of the heights)
  static func join(_ left: ExtentNode?, _ run: ExtentRun, _ right: ExtentNode?) -> ExtentNode {
    if let left, left.height > right.height + 2 {
      return balanced(left.left, left.run, join(left.right, run, right))
    }
    if let right, right.height > left.height + 2 {
      return balanced(join(left, run, right.left), right.run, right.right)
    }
    return ExtentNode(left, run, right)
  }

  /// Returns a tree of both, in O(log n); equal runs are merged where they meet.
  static func join(_ left: ExtentNode?, _ right: ExtentNode?) -> ExtentNode? {
    guard let left else { return right }
    guard let right else { return left }
    let (rest, first) = right.removingFirst()
    let (start, last) = left.removingLast()
    guard first.extent == last.extent else { return join(left, first, rest) }
    return join(start, ExtentRun(count: last.count + first.count, extent: last.extent), rest)
  }

  /// Returns a node whose children may differ by three in height.
  private static func balanced(
    _ left: ExtentNode?, _ run: ExtentRun, _ right: ExtentNode?
  ) -> ExtentNode {
    if let left, left.height > right.height + 2 {
      guard left.right.height > left.left.height, let middle = left.right else {
        return ExtentNode(left.left, left.run, ExtentNode(left.right, run, right))
      }
      return ExtentNode(
        ExtentNode(left.left, left.run, middle.left), middle.run,
        ExtentNode(middle.right, run, right))
    }
    if let right, right.height > left.height + 2 {
      guard right.left.height > right.right.height, let middle = right.left else {
        return ExtentNode(ExtentNode(left, run, right.left), right.run, right.right)
      }
      return ExtentNode(
        ExtentNode(left, run, middle.left), middle.run,
        ExtentNode(middle.right, right.run, right.right))
    }
    return ExtentNode(left, run, right)
  }

  private func removingFirst() -> (rest: ExtentNode?, first: ExtentRun) {
    guard let left else { return (right, run) }
    let (rest, first) = left.removingFirst()
    return (ExtentNode.balanced(rest, run, right), first)
  }

  private func removingLast() -> (start: ExtentNode?, last: ExtentRun) {
    guard let right else { return (left, run) }
    let (start, last) = right.removingLast()
    return (ExtentNode.balanced(left, run, start), last)
  }
}

// MARK: - Splitting

extension ExtentNode? {
  /// Returns the first `index` items and the others.
  ///
  /// - Complexity: O(log n)
  func split(at index: Int) -> (ExtentNode?, ExtentNode?) {
    guard let node = self else { return (nil, nil) }
    let start = node.left.total.count
    let end = start + node.run.count
    if index <= start {
      let (before, after) = node.left.split(at: index)
      return (before, .some(.join(after, node.run, node.right)))
    }
    if index >= end {
      let (before, after) = node.right.split(at: index - end)
      return (.some(.join(node.left, node.run, before)), after)
    }
    let first = node.run.prefix(index - start)
    let second = node.run.prefix(end - index)
    return (.some(.join(node.left, first, nil)), .some(.join(nil, second, node.right)))
  }
}
