import CivilTime
import Testing
import Tracking

@Suite struct `Likely tags` {
  /// An hour of the week, by its number or one that goes round the week.
  private static func hour(_ number: Int) -> HourOfWeek {
    HourOfWeek(.monday, hour: 0).advanced(by: number)
  }

  private func candidate(_ name: String, _ hours: [Int: Int]) -> LikelyTags.Candidate {
    var counts = HourCounts()
    for (hour, count) in hours { counts.add(count, at: Self.hour(hour)) }
    return LikelyTags.Candidate(name: name, hours: counts)
  }

  @Test func `are those of the previous answer, then those of this hour`() {
    let candidates = [
      candidate("sleep", [3: 50]), candidate("lunch", [12: 4, 36: 4]),
      candidate("work", [9: 9, 11: 5]), candidate("never", [:]),
    ]
    let names = LikelyTags.ranked(
      at: Self.hour(12), candidates: candidates, previous: [TagName("Work")], limit: 8)
    #expect(names == ["Work", "lunch"])
  }

  @Test func `count the same day of the week twice and wrap around its end`() {
    let candidates = [
      candidate("monday", [24: 3]), candidate("tuesday", [48: 3]), candidate("sunday", [167: 5]),
    ]
    #expect(
      LikelyTags.ranked(at: Self.hour(48), candidates: candidates, previous: [], limit: 2)
        == ["tuesday", "monday"])
    #expect(
      LikelyTags.ranked(at: Self.hour(0), candidates: candidates, previous: [], limit: 3).contains(
        "sunday"))
  }
}
