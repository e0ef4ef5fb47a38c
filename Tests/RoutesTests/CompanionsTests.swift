import Sampling
import Testing
import TrackerStore
import Tracking

@testable import Routes

@Suite struct `The companions of a tag` {
  private func companions(
    of condition: String, _ combinations: [(tags: [Int], counts: [Int])], seconds: [Double]
  ) throws -> Companions {
    let cells = seconds.enumerated().map { place, seconds in
      let answered = combinations.reduce(0) { $0 + $1.counts[place] }
      return AskedSample.Cell(
        gapSeconds: 1, probes: answered, answered: answered,
        askedSeconds: seconds * Double(answered))
    }
    return Companions(
      of: try TagExpression(parsing: condition),
      in: TagCombinations(
        tags: ["work", "desk", "tea"].map {
          TagDetails(name: $0, color: TagColor(wrapping: 3), level: .automatic)
        },
        uses: [1, 1, 1],
        combinations: combinations.map {
          .init(tags: $0.tags, counts: $0.counts)
        }, sample: AskedSample(cells)))
  }

  @Test func `are the tags that occur with it, by the time they take`() throws {
    let found = try companions(
      of: "work",
      [
        ([0], [2, 0]), ([0, 1], [3, 0]), ([0, 2], [0, 5]), ([1, 2], [9, 0]), ([], [1, 0]),
      ], seconds: [100, 200])
    #expect(found.name == "work" && found.count == 10)
    #expect(found.companions.map(\.name) == ["tea", "desk"])
    #expect(found.companions.map(\.count) == [5, 3])
    // Of 1,500 seconds; Kish's number of equal answers is 1,500² / (5 · 100² + 5 · 200²).
    #expect(
      found.companions.map(\.share)
        == [1_000 / 1_500.0, 300 / 1_500.0].map { .share($0, effectiveCount: 9) })
    #expect(found.companions.allSatisfy { $0.color == TagColor(wrapping: 3) })
  }

  @Test func `of answers that weigh nothing are counted`() throws {
    let found = try companions(of: "work", [([0], [1]), ([0, 1], [3])], seconds: [0])
    #expect(found.companions.map(\.share.value) == [0.75])
  }

  @Test func `of a tag that is always alone are none`() throws {
    #expect(try companions(of: "work", [([0], [2])], seconds: [1]).companions.isEmpty)
    #expect(try companions(of: "work", [], seconds: []).count == 0)
  }

  @Test(arguments: [
    ("work & !tea", 5, ["desk"]), ("work | tea", 15, ["desk"]), ("!work", 10, ["desk", "tea"]),
    ("!(work | desk | tea)", 1, []),
  ])
  func `of a condition are those that it does not name`(
    condition: String, count: Int, names: [String]
  ) throws {
    let found = try companions(
      of: condition,
      [([0], [2]), ([0, 1], [3]), ([0, 2], [1]), ([1, 2], [9]), ([], [1])], seconds: [100])
    #expect(found.name == condition && found.count == count)
    #expect(found.companions.map(\.name) == names)
  }
}
