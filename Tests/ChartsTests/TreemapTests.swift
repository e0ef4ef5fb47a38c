import Charts
import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct `A tree of amounts` {
  private func lines(_ tree: AmountTree) -> [String] {
    tree.nodes.indices.dropFirst().map { node in
      let way = tree.way(to: node).dropFirst().map { tree.nodes[$0].name }.joined(separator: "/")
      return "\(way) \(tree.nodes[node].amount)\(tree.nodes[node].isRest ? " rest" : "")"
    }.sorted()
  }

  @Test func `nests names by their paths`() {
    let tree = AmountTree(named: [
      ("work/mail", 3), ("work", 2), ("sleep", 8), ("work/code/swift", 5), ("//odd/", 1), ("/", 1),
      ("none", 0), ("wrong", -1), ("work/mail", 1),
    ])
    #expect(tree.nodes[0].amount == 21)
    #expect(
      lines(tree) == [
        "/ 1.0", "odd 1.0", "sleep 8.0", "work 11.0", "work/code 5.0", "work/code/swift 5.0",
        "work/mail 4.0", "work/work 2.0 rest",
      ])
  }

  @Test func `nests tags by their levels, then by their amounts`() {
    let names = ["mail", "work", "home"]
    let answers: [(tags: [Int], amount: Double, count: Int)] = [
      ([0, 1], 2, 3), ([1], 1, 1), ([0], 5, 2), ([2, 0], 1, 1), ([], 4, 9),
    ]
    #expect(
      lines(AmountTree(answers: answers, names: names, levels: [0, 0, 0])) == [
        " 4.0 rest", "mail 8.0", "mail/home 1.0", "mail/mail 5.0 rest", "mail/work 2.0",
        "work 1.0",
      ])
    // Which tag is larger changes from week to week; an explicit level takes precedence.
    #expect(
      lines(AmountTree(answers: answers, names: names, levels: [-1, 2, 0])) == [
        " 4.0 rest", "home 1.0", "home/mail 1.0", "mail 5.0", "work 3.0", "work/mail 2.0",
        "work/work 1.0 rest",
      ])
  }

  @Test func `nests tags of equal amounts by name, regardless of rounding`() {
    // In floating point 0.1 + 0.2 is more than 0.3.
    let answers: [(tags: [Int], amount: Double, count: Int)] = [
      ([1], 0.1, 1), ([1], 0.2, 2), ([0], 0.3, 3), ([0, 1], 0.05, 1),
    ]
    #expect(0.1 + 0.2 + 0.05 > 0.3 + 0.05)
    let tree = AmountTree(answers: answers, names: ["home", "work"], levels: [0, 0])
    #expect(tree.nodes.filter { $0.parent == 1 }.map(\.name) == ["work", "home"])
  }

  @Test func `counts answers that represent no time`() {
    let answers: [(tags: [Int], amount: Double, count: Int)] = [
      ([0], 0, 3), ([0, 1], 2, 2), ([1], 0, 1),
    ]
    let tree = AmountTree(answers: answers, names: ["home", "work"], levels: [1, 0])
    #expect(tree.nodes[0].count == 6)
    for node in tree.nodes where !node.children.isEmpty {
      #expect(node.children.reduce(0) { $0 + tree.nodes[$1].count } == node.count, "\(node)")
    }
  }

  @Test func `adds up at each level`() {
    let seed: UInt64 = 6
    var random = SplitMix(seed: seed)
    let names = (0..<12).map { "tag\($0)" }
    let answers = (0..<2_000).map { _ in
      (
        tags: Array(
          names.indices.shuffled(using: &random).prefix(.random(in: 0...4, using: &random))),
        amount: 0.75, count: 1
      )
    }
    let tree = AmountTree(answers: answers, names: names, levels: names.map { _ in 0 })
    #expect((tree.nodes[0].amount - 1_500).magnitude < 1e-9)
    for node in tree.nodes where !node.children.isEmpty {
      let inside = node.children.reduce(0) { $0 + tree.nodes[$1].amount }
      #expect((inside - node.amount).magnitude < 1e-9, "seed \(seed)")
    }
  }
}

@Suite struct `A treemap` {
  private let frame = Rect(x: 0, y: 0, width: 900, height: 600)

  private func tree(_ random: inout SplitMix, change: Double = 0) -> AmountTree {
    var amounts: [(name: String, amount: Double)] = []
    for one in 0..<9 {
      for two in 0..<(one % 4 + 1) {
        for three in 0..<(two + 1) {
          let base = Double((one * 7 + two * 5 + three * 3) % 17 + 1)
          amounts.append(
            (
              "a\(one)/b\(two)/c\(three)",
              base * .random(in: 1 - change...1 + change, using: &random)
            ))
        }
      }
    }
    return AmountTree(named: amounts)
  }

  @Test func `has areas proportional to the amounts, each cell within its parent`() {
    var random = SplitMix(seed: 1)
    let map = Treemap(tree(&random), in: frame)
    #expect(map.cells.count == map.tree.nodes.count)
    for cell in map.cells {
      #expect(
        (cell.frame.size.area / frame.size.area - cell.amount / map.cells[0].amount).magnitude
          < 1e-9)
      guard let parent = cell.parent else { continue }
      let outer = map.cells[parent].frame
      #expect(cell.frame.minX >= outer.minX - 1e-9 && cell.frame.maxX <= outer.maxX + 1e-9)
      #expect(cell.frame.minY >= outer.minY - 1e-9 && cell.frame.maxY <= outer.maxY + 1e-9)
    }
  }

  @Test func `enlarges a selected cell until it fills the map`() {
    var random = SplitMix(seed: 2)
    let map = Treemap(tree(&random), in: frame)
    for cell in map.cells.indices {
      let (camera, before) = (map.camera(on: cell), map.cells[cell].frame)
      let seen = camera.seen(before)
      #expect(seen.minX.magnitude < 1e-6 && seen.minY.magnitude < 1e-6)
      #expect((seen.width - 900).magnitude < 1e-6 && (seen.height - 600).magnitude < 1e-6)
    }
    #expect(map.camera(on: 0) == .whole)
  }

  @Test func `finds cells at any level and zoom`() {
    let seed: UInt64 = 3
    var random = SplitMix(seed: seed)
    let map = Treemap(tree(&random), in: frame)
    for _ in 0..<500 {
      let camera = map.camera(on: .random(in: map.cells.indices, using: &random))
      let point = Point(
        x: .random(in: 1..<899, using: &random), y: .random(in: 1..<599, using: &random))
      let depth = Int.random(in: 0...3, using: &random)
      let naive = map.cells.indices.last {
        map.cells[$0].depth <= depth && camera.seen(map.cells[$0].frame).contains(point)
      }
      // The last cell that contains it is the deepest, because each precedes those within it.
      #expect(map.cell(at: point, seenBy: camera, depth: depth) == naive, "seed \(seed)")
    }
    #expect(map.cell(at: Point(x: -1, y: 5), seenBy: .whole, depth: 3) == nil)
  }

  @Test func `merges cells too small to touch, and opens the merged one`() throws {
    let amounts = (1...40).map { (name: "t\($0)", amount: $0 <= 4 ? 10.0 : 0.04) }
    let map = Treemap(AmountTree(named: amounts), in: frame, leastSide: 24)
    let outer = map.cells[0].children
    #expect(outer.count == 5 && map.cells[outer.upperBound - 1].nodes.count == 36)
    let gathered = outer.upperBound - 1
    #expect(map.cells[gathered].isGathered && map.name(of: gathered) == nil)
    #expect(map.cells[gathered].children.count == 36)
    let camera = map.camera(on: gathered)
    for cell in map.cells[gathered].children {
      #expect(camera.seen(map.cells[cell].frame).size.area >= 576)
    }
    #expect(
      map.way(to: map.cells[gathered].children.lowerBound) == [
        0, gathered, map.cells[gathered].children.lowerBound,
      ])
  }

  @Test func `stops nesting where no cell is large enough`() {
    let amounts = (1...3_000).map { (name: "t\($0)", amount: 1.0) }
    let map = Treemap(
      AmountTree(named: amounts), in: Rect(x: 0, y: 0, width: 60, height: 40), leastSide: 24)
    let leaves = map.cells.filter { $0.children.isEmpty }
    #expect(leaves.count == 3_000 && leaves.allSatisfy { !$0.isGathered })
  }

  @Test(arguments: [0.2, 0.5])
  func `stays in place from week to week`(change: Double) {
    var random = SplitMix(seed: 5)
    let last = Treemap(tree(&random), in: frame)
    let now = tree(&random, change: change)
    func meanMove(_ map: Treemap) -> Double {
      // Names are unique along a path.
      func centers(_ map: Treemap) -> [String: Point] {
        Dictionary(
          uniqueKeysWithValues: map.cells.indices.map { cell in
            (
              map.way(to: cell).map { map.name(of: $0) ?? "" }.joined(separator: "/"),
              map.cells[cell].frame.center
            )
          })
      }
      let (before, after) = (centers(last), centers(map))
      return before.reduce(0.0) { sum, entry in
        guard let other = after[entry.key] else { return sum }
        let (x, y) = (other.x - entry.value.x, other.y - entry.value.y)
        return sum + (x * x + y * y).squareRoot()
      } / Double(before.count)
    }
    let (kept, rebuilt) = (
      meanMove(Treemap(now, in: frame, keeping: last)), meanMove(Treemap(now, in: frame))
    )
    #expect(kept < 100 * change && kept < rebuilt, "\(kept), \(rebuilt)")
  }

  @Test func `keeps the order of the remaining cells when others are added and removed`() {
    let before = AmountTree(named: [("a", 5), ("b", 4), ("c", 3), ("d", 2)])
    let after = AmountTree(named: [("d", 9), ("e", 8), ("b", 4), ("a", 1)])
    let map = Treemap(after, in: frame, keeping: Treemap(before, in: frame))
    #expect(map.cells[0].children.map { map.name(of: $0) } == ["a", "b", "d", "e"])
  }

  @Test func `leads from cell to cell`() {
    let map = Treemap(AmountTree(named: [("a", 1), ("b", 1), ("c", 1), ("d", 1)]), in: frame)
    for cell in map.cells[0].children {
      for (there, back) in [(Treemap.Direction.left, Treemap.Direction.right), (.up, .down)] {
        guard let other = map.neighbour(of: cell, to: there) else { continue }
        #expect(map.neighbour(of: other, to: back) != nil)
        let (one, two) = (map.cells[cell].frame.center, map.cells[other].frame.center)
        #expect(there == .left ? two.x < one.x : two.y < one.y)
      }
    }
    #expect(map.neighbour(of: 0, to: .left) == nil)
  }

  /// The texts in cells, each with the frame of its cell.
  private func texts(_ map: Treemap, depth: Int = 3) -> [String] {
    var picture = Picture(size: map.frame.size)
    map.draw(
      into: &picture, depth: depth, color: { _ in .accent },
      words: { (map.name(of: $0) ?? "others", "\(map.cells[$0].amount) h") }, measure: .estimate)
    return picture.operations.compactMap {
      if case .write(let text) = $0 { text.text } else { nil }
    }
  }

  private func map(_ name: String, width: Double, height: Double) -> Treemap {
    Treemap(
      AmountTree(named: [(name, 5)]), in: Rect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `names its third level`() {
    let tree = AmountTree(named: [
      ("work/code/swift", 6), ("work/code/review", 4), ("work/mail/inbox", 5), ("sleep", 9),
    ])
    let all = texts(Treemap(tree, in: frame))
    for name in ["work", "code", "swift", "review", "mail", "inbox", "sleep"] {
      #expect(all.contains(name), "\(all)")
    }
    #expect(all.contains("6.0 h"))
    #expect(!texts(Treemap(tree, in: frame), depth: 2).contains("swift"))
  }

  @Test func `writes figures where there is room for them`() {
    #expect(texts(map("mail", width: 100, height: 50)) == ["mail", "5.0 h"])
    #expect(texts(map("meetings", width: 80, height: 50)) == ["meetings", "5.0 h"])
    #expect(texts(map("meetings", width: 80, height: 26)) == ["meetings"])
    #expect(texts(map("mail", width: 100, height: 8)) == [])
  }

  @Test func `shortens a name to three letters at least, or omits it`() {
    #expect(texts(map("meetings", width: 20, height: 50)) == [])
    let shown = stride(from: 8.0, through: 100, by: 1).compactMap {
      texts(map("meetings", width: $0, height: 26)).first
    }
    #expect(shown.allSatisfy { $0 == "meetings" || $0.hasPrefix("mee") && $0.hasSuffix("…") })
    #expect(Set(shown).count > 2, "\(shown)")
  }

  @Test(arguments: Array(stride(from: 20.0, through: 200, by: 5)))
  func `cuts names that are too long rather than leaving them out`(width: Double) throws {
    let name = "a rather long name"
    let all = texts(map(name, width: width, height: 40))
    guard let text = all.first else {
      #expect(width < 50, "nothing is written")
      return
    }
    let style = TextStyle(size: 8, weight: 700)
    #expect(TextMeasure.estimate(text, style).width <= width - 4)
    #expect(text == name || text.hasSuffix("…") && name.hasPrefix(text.dropLast()))
    #expect(text.count >= 2)
  }
}
