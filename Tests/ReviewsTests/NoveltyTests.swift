import CivilTime
import TestSupport
import Testing
import Tracking

@testable import Reviews

@Suite struct `What is new in a week` {
  /// Thirty weeks of work and reading, with "sail" at a share that depends on the week.
  private static func novelty(weeks: Int = 30, _ share: @escaping (Int) -> Double) -> Novelty? {
    var random = SplitMix(seed: 11)
    let diary = Diary(weeks: weeks, random: &random) { week, _, _, random in
      if Double.random(in: 0..<1, using: &random) < share(week) { return ["sail"] }
      return [["work", "read"][Int.random(in: 0..<2, using: &random)]]
    }
    return Novelty.all(diary.evidence(ofWeek: weeks - 1)).first
  }

  @Test func `is a tag that was never used`() throws {
    let novelty = try #require(Self.novelty { $0 == 29 ? 0.02 : 0 })
    #expect(novelty.tag.name == "sail" && novelty.kind == .isNew)
    #expect(novelty.count > 1)
    let week = Diary.firstDay.advanced(by: 7 * 29)
    #expect((week...week.advanced(by: 6)).contains(novelty.day))
  }

  @Test func `is a tag that is back after two months`() throws {
    let novelty = try #require(Self.novelty { $0 == 29 || $0 < 15 ? 0.02 : 0 })
    guard case .isBack(let days) = novelty.kind else {
      Issue.record("\(novelty.kind)")
      return
    }
    #expect((90...120).contains(days))
    #expect(Self.novelty { $0 == 29 || $0 < 25 ? 0.02 : 0 } == nil, "a month is not long")
  }

  @Test func `is a record above all weeks`() {
    #expect(Self.novelty { $0 == 29 ? 0.4 : 0.1 }?.kind == .record(weeks: 29))
    #expect(Self.novelty { _ in 0.1 } == nil, "an interval around what is usual is no record")
    #expect(Self.novelty { $0 == 29 || $0 == 3 ? 0.4 : 0.1 } == nil, "once before is enough")
  }

  @Test func `is nothing for a person who has just begun`() {
    #expect(Self.novelty(weeks: 3) { $0 == 2 ? 0.2 : 0 } == nil)
  }
}
