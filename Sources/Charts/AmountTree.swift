internal import TextBytes

/// Amounts of things that contain each other, such as hours of tags within tags.
public struct AmountTree: Sendable, Hashable {
  /// A thing, and all that it contains.
  public struct Node: Sendable, Hashable {
    /// Its name; empty for the whole.
    public let name: String
    /// Its amount, that of what it contains included.
    public internal(set) var amount: Double
    /// How many of the entries that the tree was built from lie within it.
    public internal(set) var count = 0
    /// What contains it; nil for the whole.
    public let parent: Int?
    /// What it contains.
    public internal(set) var children: [Int] = []
    /// Whether it stands for the part of its parent that lies in none of the others.
    public let isRest: Bool
  }

  /// The things: the whole first, and each before what it contains.
  public private(set) var nodes: [Node]

  /// Builds a tree of things that are named by their way from the whole, such as `work/mail`.
  ///
  /// - Parameters:
  ///   - amounts: names and what falls to them alone; what is not greater than 0 is left out.
  ///   - separator: what stands between the parts of a name.
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

  /// Builds a tree of tags that are met together: which contains which follows from how strongly
  /// each contains others, and among equals from which is the larger.
  ///
  /// Each answer counts once, so the tree's amounts add up to the whole, and its counts as well.
  ///
  /// - Parameters:
  ///   - answers: the places of each answer's tags among the names, what such answers stand for
  ///     together, and how many they are.
  ///   - names: the tags.
  ///   - levels: how strongly each tag contains others, the strongest highest.
  /// - Complexity: O(n log n) in the tags of all answers.
  public init(
    answers: [(tags: [Int], amount: Double, count: Int)], names: [String], levels: [Int]
  ) {
    var totals = Array(repeating: 0.0, count: names.count)
    var whole = 0.0
    for answer in answers {
      whole += answer.amount
      for tag in answer.tags { totals[tag] += answer.amount }
    }
    // Equal ones are so up to the rounding of their sums, which must not tell which contains which.
    if whole > 0 { totals = totals.map { ($0 / whole * Self.units).rounded() } }
    let order = names.indices.sorted { one, other in
      if levels[one] != levels[other] { return levels[one] > levels[other] }
      if totals[one] != totals[other] { return totals[one] > totals[other] }
      return precedes(names[one], names[other])
    }
    var ranks = Array(repeating: 0, count: names.count)
    for (rank, tag) in order.enumerated() { ranks[tag] = rank }
    self.init(
      ways: answers.map { ($0.tags.sorted { ranks[$0] < ranks[$1] }, $0.amount, $0.count) },
      names: names)
  }

  /// The whole, in the unit in which totals are compared: one answer among millions makes a difference.
  private static let units = 0x1p24

  /// Begins a tree to which things are added one by one.
  ///
  /// - Parameter amount: the amount of the whole.
  public init(whole amount: Double) {
    nodes = [Node(name: "", amount: amount, parent: nil, isRest: false)]
  }

  /// Adds a thing.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - amount: its amount, which that of its parent holds already.
  ///   - parent: the place among the nodes of what contains it.
  ///   - isRest: whether it is the part of its parent that lies in none of the others.
  public mutating func add(
    _ name: String, _ amount: Double, to parent: Int, isRest: Bool = false
  ) {
    nodes[parent].children.append(nodes.count)
    nodes.append(Node(name: name, amount: amount, parent: parent, isRest: isRest))
  }

  private init(ways: [(way: [Int], amount: Double, count: Int)], names: [String]) {
    nodes = [Node(name: "", amount: 0, parent: nil, isRest: false)]
    let sorted = ways.filter { $0.amount >= 0 && $0.amount.isFinite }
      .sorted { $0.way.lexicographicallyPrecedes($1.way) }
    // Sorted, a way shares its beginning with the one before it; here lie the nodes of that.
    var trail: [(tag: Int, node: Int)] = []
    var own = [(amount: 0.0, count: 0)]
    for (way, amount, count) in sorted {
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
      for step in trail {
        nodes[step.node].amount += amount
        nodes[step.node].count += count
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

  /// The way from the whole to a node, both included: its crumbs.
  public func way(to node: Int) -> [Int] {
    var way = [node]
    while let parent = nodes[way[way.count - 1]].parent { way.append(parent) }
    return way.reversed()
  }

  /// The parts of a name that are not empty; the name itself where none is.
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

  /// The names in the order of their bytes, each once.
  private static func unique(_ names: some Sequence<String>) -> [String] {
    var unique: [String] = []
    for name in names.sorted(by: { precedes($0, $1) })
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
        precedes(name, names[middle])
        ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return range.lowerBound
  }
}

/// Whether a name comes before another by its bytes: the order of characters needs large tables.
func precedes(_ one: String, _ other: String) -> Bool {
  one.utf8.lexicographicallyPrecedes(other.utf8)
}
