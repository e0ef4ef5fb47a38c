/// A conjunction or disjunction of conditions; a chain of one operator is flattened to one list.
struct ConditionList: Sendable, Hashable {
  let junction: Junction
  private(set) var parts: [ConditionNode] = []
  /// The nesting depth, including this list.
  private(set) var depth = 1
  /// The number of leaf conditions.
  private(set) var size = 0
  /// The index of the part with the most leaves.
  private(set) var heaviest = 0

  /// The maximum number of alternations of “and” and “or”; comparing or releasing a condition uses stack
  /// space for each.
  private static let deepest = 1_000

  init(_ junction: Junction, _ parts: some Sequence<ConditionNode>) {
    self.junction = junction
    for part in parts { add(part) }
  }

  /// Adds a condition; the parts of a list of the same kind become parts of this one.
  private mutating func add(_ node: ConditionNode) {
    guard case .join(let list) = node, list.junction == junction else {
      return add([node], depth: node.depth + 1, size: node.size, heaviest: 0)
    }
    add(list.parts, depth: list.depth, size: list.size, heaviest: list.heaviest)
  }

  private mutating func add(
    _ more: [ConditionNode], depth: Int, size: Int, heaviest: Int
  ) {
    if parts.isEmpty || more[heaviest].size > parts[self.heaviest].size {
      self.heaviest = parts.count + heaviest
    }
    parts += more
    self.depth = max(self.depth, depth)
    self.size += size
  }

  /// The list as a condition.
  var node: ConditionNode {
    switch parts.count {
    case 0: junction == .and ? .always : .not(.always)
    case 1: parts[0]
    case _ where depth > Self.deepest:
      .unknown("In a condition, && and || alternate more than \(Self.deepest) times")
    default: .join(self)
    }
  }

  /// The list that holds if and only if this one does not.
  var negation: ConditionList {
    ConditionList(junction == .and ? .or : .and, parts.map { .negation(of: $0) })
  }

  /// All parts except the one with the most leaves.
  var lighter: [ConditionNode] {
    var lighter = parts
    lighter.remove(at: heaviest)
    return lighter
  }
}

extension ConditionNode {
  /// The nesting depth of lists.
  var depth: Int {
    switch self {
    case .join(let list): list.depth
    case .not(let inner): inner.depth
    default: 0
    }
  }

  /// The number of leaf conditions.
  var size: Int {
    switch self {
    case .join(let list): list.size
    case .not(let inner): inner.size
    default: 1
    }
  }

  /// Returns the conjunction or disjunction of some conditions.
  static func join(_ junction: Junction, _ parts: some Sequence<ConditionNode>) -> Self {
    ConditionList(junction, parts).node
  }

  /// Returns the negation of a condition.
  static func negation(of node: ConditionNode) -> Self {
    if case .not(let inner) = node { inner } else { .not(node) }
  }
}
