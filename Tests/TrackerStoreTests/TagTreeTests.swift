import CivilTime
import Sampling
import TestSupport
import Testing
import Tracking

@testable import TrackerStore

@Suite struct `The tree of tags` {
  /// Each part: its name, its depth, its count, and `…` for a rest.
  private func outline(_ tree: TagTree?) -> [String] {
    (tree?.parts ?? []).map { part in
      var depth = 0
      var parent = part.parent
      while let place = parent {
        depth += 1
        parent = tree?.parts[place].parent
      }
      return String(repeating: " ", count: depth) + part.name + (part.isRest ? "…" : "")
        + " \(part.count)"
    }
  }

  private func tree(
    _ combinations: [(tags: [Int], count: Int)],
    levels: [NestingLevel] = [.automatic, .automatic, .automatic],
    weight: Double = 1, names: [String] = ["a", "b", "c"], uses: [Int]? = nil
  ) -> TagTree? {
    TagTree(
      TagCombinations(
        tags: zip(names.enumerated(), levels).map { tag, level in
          TagDetails(
            name: tag.element, color: TagColor(wrapping: Int64(tag.offset + 1)), level: level)
        },
        uses: uses
          ?? names.indices.map { tag in
            combinations.filter { $0.tags.contains(tag) }.reduce(0) { $0 + $1.count }
          },
        combinations: combinations.map {
          .init(tags: $0.tags, counts: [$0.count])
        },
        sample: AskedSample(
          gapSeconds: weight, probes: combinations.reduce(0) { $0 + $1.count },
          answered: combinations.reduce(0) { $0 + $1.count })))
  }

  @Test func `nests tags in more frequent ones, and reports the rest of each`() {
    #expect(
      outline(tree([([0], 5), ([0, 1], 3), ([1], 1), ([], 2)]))
        == ["a 8", " b 3", " a… 5", "b 1", "… 2"])
  }

  @Test func `nests by levels first`() {
    #expect(
      outline(tree([([0, 1], 3), ([0], 5)], levels: [.automatic, .outer, .automatic])) == [
        "a 5", "b 3", " a 3",
      ])
  }

  /// Of two tags that occur together, each is more frequent in one of two weeks.
  @Test func `nests tags the same way in every period`() {
    let all = tree([([0, 1], 6), ([0], 8), ([1], 7)])
    #expect(outline(all) == ["a 14", " b 6", " a… 8", "b 7"])
    let uses = [14, 13, 0]
    #expect(
      outline(tree([([0, 1], 3), ([0], 7), ([1], 1)], uses: uses)) == [
        "a 10", " b 3", " a… 7", "b 1",
      ])
    #expect(
      outline(tree([([0, 1], 3), ([0], 1), ([1], 6)], uses: uses)) == [
        "b 6", "a 4", " b 3", " a… 1",
      ])
  }

  @Test func `nests tags of the store the same way in two weeks, after a merge too`() throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 16, with: tracker)
    let start = tracker.today.advanced(by: -14)
    let weeks = [0, 7].map { day in
      Period(start.advanced(by: day)...start.advanced(by: day + 6))
    }
    // In the first week a is more frequent, in the second b.
    for (week, answers) in zip(
      weeks, [[("a b", 4), ("a", 8)], [("a b", 4), ("b", 6), ("bee", 5)]])
    {
      let texts = answers.flatMap { Array(repeating: $0.0, count: $0.1) }
      let probes = try tracker.probes(in: week)
      try #require(probes.count >= texts.count)
      for (probe, text) in zip(probes, texts) {
        _ = try tracker.answer(text, at: probe.moment, device: "test")
      }
    }
    func trees() throws -> [[String]] { try weeks.map { outline(try tracker.tagTree(in: $0)) } }
    #expect(
      try trees() == [
        ["a 12", " b 4", " a… 8"], ["b 6", "bee 5", "a 4", " b 4"],
      ])
    // Now b is more frequent overall.
    _ = try tracker.mergeTags(["bee"], into: "b")
    let merged = [["a 8", "b 4", " a 4"], ["b 15", " a 4", " b… 11"]]
    #expect(try trees() == merged)
    // A hidden tag keeps its place.
    try tracker.changeTag("b", by: TagChange(isHidden: true))
    #expect(try trees() == merged)
  }

  @Test func `nests tags of all time as in a period, after the clock was ahead too`() throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    func answer(_ texts: [String]) throws {
      let probes = try tracker.probes(in: .always).suffix(texts.count)
      for (probe, text) in zip(probes, texts) {
        _ = try tracker.answer(text, at: probe.moment, device: "test")
      }
    }
    try world.live(days: 2, with: tracker)
    try answer(["a b", "a b", "b"])
    let now = world.now
    let period = Period(tracker.today.advanced(by: -3)...tracker.today)
    try world.live(days: 2, with: tracker)
    try answer(["a", "a", "a"])
    // Future answers affect which tag is more frequent, but are not counted.
    world.now = now
    let expected = ["a 2", " b 2", "b 1"]
    #expect(outline(try tracker.tagTree(in: period)) == expected)
    #expect(outline(try tracker.tagTree(in: .always)) == expected)
  }

  /// Otherwise charts that group the smallest tags would group others in another copy of the same data.
  @Test func `orders tags of the same size by their names`() {
    let answers = [(tags: [0], count: 2), (tags: [1], count: 2), (tags: [2], count: 2)]
    for names in [["a", "b", "c"], ["c", "b", "a"], ["b", "c", "a"]] {
      #expect(outline(tree(answers, names: names)) == ["a 2", "b 2", "c 2"])
    }
  }

  @Test func `merges parts of a tag that are too small to be seen into its rest`() {
    #expect(
      outline(tree([([0], 5_000), ([0, 1], 1), ([0, 2], 30), ([1], 1)]))
        == ["a 5031", " c 30", " a… 5001", "b 1"])
    #expect(outline(tree([([0], 5_000), ([0, 1], 1)])) == ["a 5001"])
    // Exactly as large as the smallest visible part, regardless of rounding.
    for weight in [1, 0.1, 0.3, 0.7, 0.9, 1.1, 1.3, 2.7, 3.3] {
      #expect(
        outline(tree([([0], 1_999), ([0, 1], 1)], weight: weight)) == [
          "a 2000", " b 1", " a… 1999",
        ])
    }
  }

  @Test func `gives each tag its own colour, and none to parts without a tag`() throws {
    let tree = try #require(self.tree([([0], 5), ([1], 3), ([], 1)]))
    #expect(tree.parts.map(\.color?.number) == [1, 2, nil])
  }

  @Test func `is empty without answers`() {
    #expect(outline(tree([])) == [])
    #expect(tree([])?.answered == 0)
  }
}
