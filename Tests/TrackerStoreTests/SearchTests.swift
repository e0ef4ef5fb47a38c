import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

/// Searches compared with tests of all probes, one by one.
@Suite struct `A search` {
  static let start: Moment = 1_767_225_600

  /// A tracker with the answers of a year, most of them in its first months.
  static func tracker(
    _ world: World, _ random: inout SplitMix
  ) throws -> Tracker {
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 365, with: tracker)
    for probe in try tracker.probes(in: .always) where Int.random(in: 0..<4, using: &random) > 0 {
      let texts = ["work mail", "Work call (with Anna)", "дім", "gym", "read (Annals)"]
      let place = Int.random(in: 0..<texts.count, using: &random)
      // The last one is rare, and occurs only in the distant past.
      let isRare = place == 4 && (Bool.random(using: &random) || probe.moment > start + .days(60))
      _ = try tracker.answer(isRare ? "дім" : texts[place], at: probe.moment, device: "test")
    }
    return tracker
  }

  @Test func `finds what testing every probe does, from the newest on`() throws {
    let seed: UInt64 = 72
    var random = SplitMix(seed: seed)
    let world = World(Self.start)
    let tracker = try Self.tracker(world, &random)
    let first = try #require(try tracker.firstDay())
    let filters = [
      ProbeFilter(), ProbeFilter(text: "ANNA"), ProbeFilter(text: "annals"),
      ProbeFilter(text: "ДІМ"), ProbeFilter(text: "no such text"), ProbeFilter(isUnanswered: true),
      ProbeFilter(tags: try TagExpression(parsing: "work & !call")),
      ProbeFilter(tags: try TagExpression(parsing: "WORK | gym"), text: "o"),
    ]
    for filter in filters {
      for period in [.always, Period(from: first.advanced(by: 9), to: first.advanced(by: 40))] {
        let period = try #require(period)
        let expected = try tracker.probes(in: period, matching: filter)
        for limit in [1, 7, 200, 100_000] {
          // So many pages of the smallest limit, and at least one of the largest.
          let enough = min(limit * Soak.attempts(40, soak: 1_000), 1_000)
          let message: Comment = "\(filter), at most \(limit), seed \(seed)"
          var pages: [Probe] = []
          var next: Moment?
          repeat {
            let found = try tracker.search(filter, in: period, before: next, limit: limit)
            #expect(found.probes.count == limit || found.next == nil, message)
            pages += found.probes
            next = found.next
          } while next != nil && pages.count < enough
          #expect(pages == Array(expected.reversed().prefix(pages.count)), message)
          #expect(next != nil || pages.count == expected.count, message)
        }
      }
    }
  }

  @Test func `is empty for periods without probes, and refuses unknown tags`() throws {
    let tracker = try Tracker(path: nil, host: World(Self.start).host)
    let none = try tracker.search(ProbeFilter(), in: .always, before: nil, limit: 5)
    #expect(none == FoundProbes([], next: nil))
    let filter = ProbeFilter(tags: try TagExpression(parsing: "a"))
    #expect(throws: TrackerError.unknownTag("a")) {
      try tracker.search(filter, in: .always, before: nil, limit: 5)
    }
  }
}
