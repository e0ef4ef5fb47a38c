private import Charts
private import Sampling
internal import Tracking

extension TagTree {
  /// The least share of the whole that is visible in a picture; smaller tags are left to the rest of their
  /// parent.
  ///
  /// The factor allows for the rounding of sums.
  private static let leastShare = (1 - 1e-9) / 2_000

  /// Nests tags that occur together: a tag contains those of a lower level, and at the same level those that
  /// are used less.
  ///
  /// The use of a tag is counted in all answers, not in those of the period: otherwise two tags that take
  /// about the same time would contain each other in turns from week to week.
  init(_ combinations: TagCombinations) {
    let details = combinations.tags
    let tree = AmountTree(
      answers: combinations.combinations.map {
        ($0.tags, combinations.seconds(of: $0), $0.count)
      },
      names: details.map(\.name), levels: details.map(\.level.rawValue),
      totals: combinations.uses.map { Double($0) })
    let colors = Dictionary(
      details.map { ($0.name, $0.color) }, uniquingKeysWith: { first, _ in first })
    var parts: [Part] = []
    func add(_ counts: [Int], _ name: String, within parent: Int?, isRest: Bool) {
      parts.append(
        Part(
          name: name, parent: parent, isRest: isRest, color: colors[name],
          count: counts.reduce(0, +), share: combinations.sample.estimate(counts).share))
    }
    /// Returns the number of answers of a node in each cell.
    func counts(of node: Int) -> [Int] {
      var counts = Array(repeating: 0, count: combinations.sample.cells.count)
      for entry in tree.nodes[node].entries {
        for (cell, count) in combinations.combinations[entry].counts.enumerated() {
          counts[cell] += count
        }
      }
      return counts
    }
    /// Adds the parts of a node; the recursion is as deep as an answer has tags.
    func addParts(of node: Int, within parent: Int?) {
      let least = parent == nil ? 0 : Self.leastShare * tree.nodes[0].amount
      let tags = tree.nodes[node].children
        .filter { !tree.nodes[$0].isRest && tree.nodes[$0].amount >= least }
        .sorted { one, other in
          let (one, other) = (tree.nodes[one], tree.nodes[other])
          // By name, since tags are numbered in the order of their first use.
          return one.amount == other.amount
            ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : one.amount > other.amount
        }
      guard parent == nil || !tags.isEmpty else { return }
      var rest = counts(of: node)
      for tag in tags {
        let (place, own) = (parts.count, counts(of: tag))
        for (cell, count) in own.enumerated() { rest[cell] -= count }
        add(own, tree.nodes[tag].name, within: parent, isRest: false)
        addParts(of: tag, within: place)
      }
      if rest.contains(where: { $0 > 0 }) {
        add(rest, tree.nodes[node].name, within: parent, isRest: true)
      }
    }
    addParts(of: 0, within: nil)
    self.init(
      answered: combinations.answered, effectiveCount: combinations.sample.effectiveCount,
      orderedParts: parts)
  }
}
