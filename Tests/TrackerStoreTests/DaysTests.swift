import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

/// Summaries of days compared with the probes themselves.
@Suite struct `Summaries of days` {
  @Test func `agree with the probes`() throws {
    let seed: UInt64 = 71
    var random = SplitMix(seed: seed)
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    #expect(try tracker.days(from: CivilDate(dayNumber: 20_000), count: 5).first == nil)
    try tracker.startAsking(by: .program)
    func serve(days: Int64) throws {
      let end = world.now + .days(days)
      while world.now < end {
        world.now += 600
        try tracker.keepAsking()
      }
    }
    try serve(days: 40)
    // On some days no program runs, and on others the nights are quiet.
    world.now += .days(6)
    try tracker.startAsking(by: .program)
    _ = try tracker.addQuietRule(
      .quiet, on: .all, hours: try #require(QuietHours("23-7")), from: nil, to: nil)
    try serve(days: 14)
    // A log may contain future moments.
    let folder = try TemporaryFolder()
    _ = try tracker.importLog(
      try folder.file("log", "\((world.now + .days(2)).secondsSince1970) later\n"))
    for probe in try tracker.probes(in: .always) where Bool.random(using: &random) {
      let names = ["a", "b c", "Дім a"]
      let text = names[Int.random(in: 0..<names.count, using: &random)]
      _ = try tracker.answer(text, at: probe.moment, device: "test")
    }
    try tracker.setColor(TagColor(number: 7), of: "b")
    let probes = try tracker.probes(in: .always)
    let first = try #require(try tracker.firstDay())
    var unasked = 0
    for _ in 0..<20 {
      let start = first.advanced(by: Int.random(in: -10...65, using: &random))
      let count = Int.random(in: 1...30, using: &random)
      let days = try tracker.days(from: start, count: count)
      let message: Comment = "\(start.iso), \(count) days, seed \(seed)"
      #expect(days.first == first)
      #expect(days.days.map(\.day) == days.days.map(\.day).sorted(), message)
      for number in 0..<count {
        let day = start.advanced(by: number)
        let ofDay = probes.filter { LocalTime($0.moment, offset: $0.offset).date == day }
        let summary = days.days.first { $0.day == day }
        #expect((summary == nil) == ofDay.isEmpty, message)
        guard let summary else { continue }
        let statistics = try tracker.statistics(in: try #require(Period(from: day, to: day)))
        #expect(summary.probes == statistics.probes, message)
        let counted = ofDay.count {
          $0.moment <= world.now && ($0.answer != nil || ![.unasked, .quiet].contains($0.state))
        }
        #expect(summary.probes == counted, message)
        unasked += ofDay.count { $0.state == .unasked }
        #expect(summary.answered == ofDay.filter { $0.answer != nil }.count, message)
        let tags = summary.parts.flatMap { part in
          Array(repeating: part.tag?.name, count: part.minutes.count)
        }
        #expect(tags == ofDay.map { $0.answer?.tags.first?.text }, message)
        let minutes = ofDay.map { probe in
          let time = LocalTime(probe.moment, offset: probe.offset)
          return time.hour * 60 + time.minute
        }
        #expect(summary.parts.flatMap(\.minutes) == minutes, message)
        for part in summary.parts {
          #expect(!part.minutes.isEmpty && part.minutes == part.minutes.sorted(), message)
          if part.tag?.name == "b" { #expect(part.tag?.color == TagColor(number: 7), message) }
        }
        for (one, next) in zip(summary.parts, summary.parts.dropFirst()) {
          #expect(one.tag != next.tag, message)
        }
      }
    }
    #expect(unasked > 20, "else no day without a program was tested")
  }
}
