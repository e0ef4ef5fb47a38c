import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

/// Weekly shares compared with a naive count over all probes.
@Suite struct `The weeks of all tags` {
  private static let names = ["a", "b", "Дім", "e f"]

  @Test func `equal a naive count, week by week`() throws {
    let seed: UInt64 = 12
    var random = SplitMix(seed: seed)
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(isAskedNow: false)
    try world.live(days: 200, with: tracker)
    let all = try tracker.probes(in: .always)
    for _ in 0..<1_500 {
      let probe = all[Int.random(in: 0..<all.count, using: &random)]
      _ = try? tracker.answer(
        Self.names[Int.random(in: 0..<4, using: &random)], at: probe.moment, device: "test")
    }
    let probes = try tracker.probes(in: .always)
    let naive = NaiveParts(start: 1_767_225_600, end: world.now)
    let today = LocalTime(world.now, offset: World.offset(world.now)).date
    for round in 0..<30 {
      let count = round % 7 + 1
      let asked = today.advanced(by: Int.random(in: -230...20, using: &random))
      let weeks = try tracker.weeks(upTo: round == 0 ? nil : asked, count: count)
      let last = round == 0 ? today : min(asked, today)
      let message: Comment = "\(last.iso), \(count) weeks, seed \(seed)"
      #expect(weeks.start == last.advanced(by: 1 - 7 * count), message)
      #expect(weeks.answered.count == count, message)
      for week in 0..<count {
        let first = weeks.start.advanced(by: 7 * week)
        func isInside(_ day: CivilDate) -> Bool { first <= day && day < first.advanced(by: 7) }
        let inside = probes.filter {
          isInside(LocalTime($0.moment, offset: $0.offset).date)
        }
        let answers = inside.filter { $0.answer != nil }
        #expect(weeks.answered[week] == answers.count, message)
        for course in weeks.tags {
          let met = answers.filter {
            $0.answer?.tags.contains(TagName(course.name)) ?? false
          }
          let share = naive.share(of: met, among: inside, on: isInside).share.value
          #expect((course.shares[week] - share).magnitude <= 5.1e-5, message)
        }
      }
    }
  }

  @Test func `are empty without probes`() throws {
    let tracker = try Tracker(path: nil, host: World(1_767_225_600).host)
    let weeks = try tracker.weeks(upTo: nil)
    #expect(weeks.answered == Array(repeating: 0, count: 12) && weeks.tags.isEmpty)
  }
}
