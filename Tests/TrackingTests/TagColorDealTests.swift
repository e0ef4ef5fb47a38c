import TestSupport
import Testing
import Tracking

@Suite struct `Dealing colours` {
  /// Counts of tags with a colour, counts of tags without one, and the expected colours.
  private static let cases: [([(color: Int, answers: Int)], [Int], [Int])] = [
    ([], [], []),
    ([], [7], [1]),
    ([], [1, 9, 5], [3, 1, 2]),
    ([], [5, 5, 5], [1, 2, 3]),
    ([], [0, 0, -3], [1, 2, 3]),
    // Chosen colours count as taken, whatever their tags' answers.
    ([(1, 100), (3, 0)], [9, 8], [2, 4]),
    // The thirteenth shares the colour of the rarest tag, and the next one that of the then rarest.
    ([], Array(stride(from: 130, through: 10, by: -10)), Array(1...12) + [12]),
    ([], Array(stride(from: 140, through: 10, by: -10)), Array(1...12) + [12, 11]),
    ((1...12).map { (color: $0, answers: $0 == 5 ? 2 : 3) }, [1, 1], [5, 1]),
    ((1...12).map { (color: $0, answers: .max) }, [.max], [1]),
  ]

  @Test(arguments: cases)
  func `assigns each tag the colour with the fewest answers`(
    taken: [(color: Int, answers: Int)], counts: [Int], expected: [Int]
  ) throws {
    var deal = TagColorDeal()
    for (color, answers) in taken {
      deal.take(try #require(TagColor(number: color)), answers: answers)
    }
    #expect(deal.colors(forAnswers: counts).map(\.number) == expected)
  }

  @Test func `assigns different colours to the twelve most frequent tags`() {
    let seed: UInt64 = 12
    var random = SplitMix(seed: seed)
    for count in 0..<40 {
      for _ in 0..<50 {
        let counts = (0..<count).map { _ in Int.random(in: 0...60, using: &random) }
        var deal = TagColorDeal()
        let colors = deal.colors(forAnswers: counts)
        #expect(colors == naive(counts), "\(counts), seed \(seed)")
        let ranked = counts.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
        let frequent = ranked.prefix(TagColor.count).map { colors[$0] }
        #expect(Set(frequent).count == min(count, TagColor.count), "\(counts), seed \(seed)")
      }
    }
  }

  /// A naive model of the rule, which scans all tags for each assignment.
  private func naive(_ counts: [Int]) -> [TagColor?] {
    var colors = counts.map { _ in TagColor?.none }
    while let place = counts.indices.filter({ colors[$0] == nil }).max(by: {
      (counts[$0], $1) < (counts[$1], $0)
    }) {
      colors[place] = TagColor.all.min { one, other in
        func answers(_ color: TagColor) -> Int {
          counts.indices.filter { colors[$0] == color }.reduce(0) { $0 + max(counts[$1], 1) }
        }
        return (answers(one), one.number) < (answers(other), other.number)
      }
    }
    return colors
  }

  @Test func `has twelve colours`() {
    #expect(TagColor.all.map(\.number) == Array(1...12))
    #expect(TagColor(number: 0) == nil && TagColor(number: 13) == nil)
    for (number, place) in [(1, 1), (12, 12), (13, 1), (0, 12), (-1, 11), (Int64.min, 4)] {
      #expect(TagColor(wrapping: number).number == place)
    }
  }
}
