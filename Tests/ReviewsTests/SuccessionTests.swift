import CivilTime
import TestSupport
import Testing
import Tracking

@testable import Reviews

@Suite struct `What follows what` {
  @Test func `is not reported if the time of day explains it`() {
    var found = 0
    for seed in 1...30 as ClosedRange<UInt64> {
      var random = SplitMix(seed: seed)
      // Cooking precedes dinner at the same time each evening.
      let diary = Diary(weeks: 9, random: &random) { _, _, minute, random in
        switch minute {
        case 1_080..<1_140: ["cook"]
        case 1_140..<1_200: ["dinner"]
        default: [["work", "walk", "read"][Int.random(in: 0..<3, using: &random)]]
        }
      }
      if !Succession.all(diary.evidence(ofWeek: 8)).isEmpty { found += 1 }
    }
    // One review in ten may have a false finding; more than 9 of 30 do once in 1,000 runs.
    #expect(found <= 9, "seeds 1 to 30")
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `is reported if one activity leads to the other`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var last = ""
    let diary = Diary(weeks: 9, random: &random) { _, _, _, random in
      // A run is usually followed by a shower, at any time of day.
      if last == "run", Double.random(in: 0..<1, using: &random) < 0.7 {
        last = "shower"
      } else {
        last =
          ["work", "walk", "read", "shower", "run", "eat", "tidy", "shop"][
            Int.random(in: 0..<8, using: &random)]
      }
      return [last]
    }
    let succession = try #require(Succession.all(diary.evidence(ofWeek: 8)).first, "seed \(seed)")
    #expect(succession.first.name == "run" && succession.second.name == "shower", "seed \(seed)")
    #expect(Double(succession.count) > 1.3 * succession.expected)
    #expect(succession.count <= succession.occasions)
  }
}
