import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

// Clocks that were wrong for a while.

extension `The asked time` {
  /// A command on a device whose clock was days ahead has stored questions of a time that then comes.
  @Test(arguments: [1, 2, 5])
  func `of a day is at most the day, though a command's clock was ahead`(days: Int64) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    let world = World(Self.noon)
    let tracker = try Tracker(path: path, host: world.host)
    try tracker.startAsking(by: .program)
    try serve(5, tracker, world)
    let early = World(world.now + .days(days))
    _ = try Tracker(path: path, host: early.host).catchUp()
    try serve(Double(24 * (days + 2)), tracker, world)
    for probe in try tracker.probes(in: .always) where probe.moment <= world.now {
      _ = try tracker.answer("work", at: probe.moment, device: "test")
    }
    let first = try #require(try tracker.firstDay())
    for day in 0..<Int(days) + 3 {
      let period = Period(first.advanced(by: day))
      let statistics = try tracker.statistics(in: period)
      #expect(statistics.askedHours <= 24 + 1e-9, "day \(day)")
      #expect(statistics.hours(of: "work").high <= 24 + 1e-9, "day \(day)")
      let part = try tracker.trend(of: .tag(TagName("work")), in: period).parts.first
      #expect((part?.askedHours ?? 0) <= 24 + 1e-9, "day \(day)")
    }
    let week = try tracker.statistics(in: Period(first...first.advanced(by: 6)))
    #expect(week.askedHours <= 7 * 24 + 1e-9)
  }
}
