import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

/// The statistics from the tallies against a naive count over all probes.
@Suite struct `Figures` {
  @Test func `equal a naive count over any period, after any history`() throws {
    let seed: UInt64 = 2_026
    var random = SplitMix(seed: seed)
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, surroundings: world.surroundings)
    try tracker.startAsking()
    try world.live(days: 200, with: tracker)
    let all = try tracker.probes(in: .always)
    let names = ["a", "b", "c", "Дім", "e f", "g h i", "\""]
    for _ in 0..<1_500 {
      let probe = all[Int.random(in: 0..<all.count, using: &random)]
      let text = names[Int.random(in: 0..<names.count, using: &random)]
      _ = try? tracker.answer(text, at: probe.moment, device: "test")
    }

    let probes = try tracker.probes(in: .always)
    let first = LocalTime(probes[0].moment, offset: probes[0].offset).date
    for round in 0..<60 {
      let from = first.advanced(by: Int.random(in: -5..<205, using: &random))
      let to = from.advanced(by: Int.random(in: 0..<120, using: &random))
      let period = try #require(
        Period(from: round % 7 == 0 ? nil : from, to: round % 5 == 0 ? nil : to))
      let inside = probes.filter { period.contains(LocalTime($0.moment, offset: $0.offset).date) }
      let found = try tracker.statistics(in: period)
      let message: Comment = "\(period), seed \(seed)"
      #expect(found.probes == inside.count, message)
      #expect(found.answered == inside.filter { $0.answer != nil }.count, message)
      for text in ["a", "b | c & !Дім", "!(a | e) & !h", "!e", "f & e & b"] {
        let expression = try TagExpression(parsing: text)
        let holds = inside.filter { probe in
          probe.answer.map { expression.matches($0.tags.contains) } ?? false
        }
        let found = try tracker.statistics(in: period, where: expression)
        #expect(found.tags.map(\.name) == [text] && found.tags[0].count == holds.count, message)
        #expect(found.tags[0].share == .share(of: holds.count, in: found.answered), message)
        let probes = try tracker.probes(in: period, matching: ProbeFilter(tags: expression))
        #expect(probes == holds, message)
        let newest = try tracker.search(
          ProbeFilter(tags: expression), in: period, before: nil, limit: 3)
        #expect(newest.probes == holds.suffix(3).reversed(), message)
      }
      for name in ["a", "Дім", "h"] {
        let tagged = inside.filter { $0.answer?.tags.contains(TagName(name)) ?? false }
        let figure = found.tags.first { $0.name == name }
        #expect(figure?.count ?? 0 == tagged.count, message)
        if let figure {
          #expect(figure.share == .share(of: tagged.count, in: found.answered), message)
          #expect(figure.hours.value == figure.share.value * found.askedHours, message)
        }
        let map = try tracker.weekMap(of: name, in: period)
        var hours = HourCounts()
        for probe in tagged {
          hours.add(1, at: LocalTime(probe.moment, offset: probe.offset).hourOfWeek)
        }
        #expect(map.tag == hours, message)
        #expect(map.answered.counts.reduce(0, +) == found.answered, message)
      }
    }
  }

  @Test func `of an unknown tag do not exist`() throws {
    let tracker = try Tracker(path: nil, surroundings: World(0).surroundings)
    #expect(throws: TrackerError.unknownTag("x")) { try tracker.weekMap(of: "x", in: .always) }
    let expression = try TagExpression(parsing: "!x")
    #expect(throws: TrackerError.unknownTag("x")) {
      try tracker.statistics(in: .always, where: expression)
    }
    #expect(throws: TrackerError.unknownTag("x")) {
      try tracker.probes(in: .always, matching: ProbeFilter(tags: expression))
    }
    #expect(try tracker.statistics(in: .always).coverage == 0)
  }
}
