import Sampling
import Testing
import TrackerStore
import Tracking

@testable import Routes

@Suite struct `The companions of a tag` {
  private func companions(
    of condition: String, _ combinations: [(tags: [Int], count: Int, weight: Double)]
  ) throws -> Companions {
    Companions(
      of: try TagExpression(parsing: condition),
      in: TagCombinations(
        tags: ["work", "desk", "tea"].map {
          TagDetails(name: $0, color: TagColor(wrapping: 3), level: .automatic)
        },
        uses: [1, 1, 1],
        combinations: combinations.map {
          .init(tags: $0.tags, count: $0.count, weight: $0.weight)
        }, effectiveCount: 9))
  }

  @Test func `are the tags that occur with it, by the time they take`() throws {
    let found = try companions(
      of: "work",
      [([0], 2, 200), ([0, 1], 3, 300), ([0, 2], 1, 500), ([1, 2], 9, 900), ([], 1, 100)])
    #expect(found.name == "work" && found.count == 6)
    #expect(found.companions.map(\.name) == ["tea", "desk"])
    #expect(found.companions.map(\.count) == [1, 3])
    #expect(found.companions.map(\.share.value) == [0.5, 0.3])
    #expect(found.companions.allSatisfy { $0.color == TagColor(wrapping: 3) })
  }

  @Test func `of answers that weigh nothing are counted`() throws {
    let found = try companions(of: "work", [([0], 1, 0), ([0, 1], 3, 0)])
    #expect(found.companions.map(\.share.value) == [0.75])
  }

  @Test func `of a tag that is always alone are none`() throws {
    #expect(try companions(of: "work", [([0], 2, 1)]).companions.isEmpty)
    #expect(try companions(of: "work", []).count == 0)
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
      [([0], 2, 200), ([0, 1], 3, 300), ([0, 2], 1, 500), ([1, 2], 9, 900), ([], 1, 100)])
    #expect(found.name == condition && found.count == count)
    #expect(found.companions.map(\.name) == names)
  }
}
