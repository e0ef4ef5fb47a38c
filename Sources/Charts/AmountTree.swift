internal import TextBytes

/// A tree of amounts, such as the hours of tags within tags.
public struct AmountTree: Sendable, Hashable {
  /// An item and everything it contains.
  public struct Node: Sendable, Hashable {
    /// Its name; empty for the whole.
    public let name: String
    /// Its amount, including that of its children.
    public internal(set) var amount: Double
    /// The number of source entries within it.
    public internal(set) var count = 0
    /// The indices of the distinct answers within it, in a tree of tags that occur together.
    public internal(set) var entries: [Int] = []
    /// The index of its parent; nil for the root.
    public let parent: Int?
    /// The indices of its children.
    public internal(set) var children: [Int] = []
    /// Whether it is the remainder of its parent, outside all of its other children.
    public let isRest: Bool
  }

  /// The nodes: the root first, and each before its children.
  public private(set) var nodes: [Node]

  /// Builds a tree of items named by their path from the root, such as `work/mail`.
  ///
  /// - Parameters:
  ///   - amounts: paths and the amounts of these items alone, without those below them; amounts that are not
  ///     positive are ignored.
  ///   - separator: the separator between the components of a path.
  /// - Complexity: O(n log n).
  public init(named amounts: [(name: String, amount: Double)], separator: String = "/") {
    let mark = Array(separator.utf8)
    let amounts = amounts.filter { $0.amount > 0 }
    let ways = amounts.map { Self.parts(of: $0.name, separatedBy: mark) }
    let names = Self.unique(ways.joined())
    self.init(
      ways: zip(ways, amounts).map { way, entry in
        (way.map { Self.place(of: $0, in: names) }, entry.amount, 1)
      }, names: names)
  }

  /// Builds a tree of tags that occur together: a tag contains those of a lower level, and at the same level
  /// those with a smaller total.
  ///
  /// Each answer counts once, so the tree's amounts add up to the whole, and its counts as well.
  ///
  /// - Parameters:
  ///   - answers: for each distinct answer, the indices of its tags in `names`, the total amount of such
  ///     answers, and their number.
  ///   - names: the tags.
  ///   - levels: the level of each tag; tags of higher levels contain those of lower ones.
  ///   - totals: decides between tags of a level; nil for their amounts in these answers. With the
  ///     amounts of all time, the trees of two weeks have the same tags within the same.
  /// - Precondition: `names`, `levels` and `totals` have the same number of elements, and the tags
  ///   of an answer are indices of them.
  /// - Complexity: O(n log n) in the tags of all answers.
  public init(
    answers: [(tags: [Int], amount: Double, count: Int)], names: [String], levels: [Int],
    totals: [Double]? = nil
  ) {
    let totals = totals ?? Self.totals(of: answers, tags: names.count)
    let order = names.indices.sorted { one, other in
      if levels[one] != levels[other] { return levels[one] > levels[other] }
      if totals[one] != totals[other] { return totals[one] > totals[other] }
      return names[one].precedes(names[other])
    }
    var ranks = Array(repeating: 0, count: names.count)
    for (rank, tag) in order.enumerated() { ranks[tag] = rank }
    self.init(
      ways: answers.map { ($0.tags.sorted { ranks[$0] < ranks[$1] }, $0.amount, $0.count) },
      names: names)
  }

  /// Returns the amounts of the tags, rounded so that rounding errors of equal sums do not decide
  /// the nesting.
  private static func totals(
    of answers: [(tags: [Int], amount: Double, count: Int)], tags: Int
  ) -> [Double] {
    var totals = Array(repeating: 0.0, count: tags)
    var whole = 0.0
    for answer in answers {
      whole += answer.amount
      for tag in answer.tags { totals[tag] += answer.amount }
    }
    return whole > 0 ? totals.map { ($0 / whole * units).rounded() } : totals
  }

  /// The resolution at which totals are compared: fine enough for one answer among millions.
  private static let units = 0x1p24

  /// Makes a tree to which nodes are added one by one.
  ///
  /// - Parameter amount: the amount of the root.
  public init(whole amount: Double) {
    nodes = [Node(name: "", amount: amount, parent: nil, isRest: false)]
  }

  /// Adds a node.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - amount: its amount, which is already included in that of its parent.
  ///   - parent: the index of its parent.
  ///   - isRest: whether it is the remainder of its parent.
  public mutating func add(
    _ name: String, _ amount: Double, to parent: Int, isRest: Bool = false
  ) {
    nodes[parent].children.append(nodes.count)
    nodes.append(Node(name: name, amount: amount, parent: parent, isRest: isRest))
  }

  private init(ways: [(way: [Int], amount: Double, count: Int)], names: [String]) {
    nodes = [Node(name: "", amount: 0, parent: nil, isRest: false)]
    let sorted = ways.indices.filter { ways[$0].amount >= 0 && ways[$0].amount.isFinite }
      .sorted { ways[$0].way.lexicographicallyPrecedes(ways[$1].way) }
    // Sorted paths share a prefix with their predecessor, whose nodes are kept here.
    var trail: [(tag: Int, node: Int)] = []
    var own = [(amount: 0.0, count: 0)]
    for entry in sorted {
      let (way, amount, count) = ways[entry]
      var shared = 0
      while shared < way.count, shared < trail.count, trail[shared].tag == way[shared] {
        shared += 1
      }
      trail.removeLast(trail.count - shared)
      for tag in way[shared...] {
        let parent = trail.last?.node ?? 0
        nodes[parent].children.append(nodes.count)
        trail.append((tag, nodes.count))
        nodes.append(Node(name: names[tag], amount: 0, parent: parent, isRest: false))
        own.append((0, 0))
      }
      own[trail.last?.node ?? 0].amount += amount
      own[trail.last?.node ?? 0].count += count
      nodes[0].amount += amount
      nodes[0].count += count
      nodes[0].entries.append(entry)
      for step in trail {
        nodes[step.node].amount += amount
        nodes[step.node].count += count
        nodes[step.node].entries.append(entry)
      }
    }
    for node in own.indices where own[node].count > 0 && !nodes[node].children.isEmpty {
      nodes[node].children.append(nodes.count)
      nodes.append(
        Node(
          name: nodes[node].name, amount: own[node].amount, count: own[node].count, parent: node,
          isRest: true))
    }
  }

  /// Returns the path from the root to a node, both included, as in breadcrumbs.
  public func way(to node: Int) -> [Int] {
    var way = [node]
    while let parent = nodes[way[way.count - 1]].parent { way.append(parent) }
    return way.reversed()
  }

  /// Returns the components of a path that are not empty; the name itself if all are empty.
  private static func parts(of name: String, separatedBy mark: [UInt8]) -> [String] {
    let bytes = Array(name.utf8)
    var parts: [String] = []
    var (start, place) = (0, 0)
    while place <= bytes.count {
      let isMark =
        place + mark.count <= bytes.count
        && bytes[place..<place + mark.count].elementsEqual(mark)
      if isMark || place == bytes.count {
        if place > start { parts.append(String(decoding: bytes[start..<place], as: UTF8.self)) }
        place += max(mark.count, 1)
        start = place
      } else {
        place += 1
      }
    }
    return parts.isEmpty ? [name] : parts
  }

  /// Returns the distinct names, sorted by their bytes.
  private static func unique(_ names: some Sequence<String>) -> [String] {
    var unique: [String] = []
    for name in names.sorted(by: { $0.precedes($1) })
    where !(unique.last?.isSame(as: name) ?? false) {
      unique.append(name)
    }
    return unique
  }

  private static func place(of name: String, in names: [String]) -> Int {
    var range = 0..<names.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        name.precedes(names[middle])
        ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return range.lowerBound
  }
}
