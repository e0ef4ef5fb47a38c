import CivilTime
import Persistence
import Sampling
import TestSupport
import Testing
import Tracking
import Wire

@testable import TrackerStore

@Suite struct `Asking` {
  /// Noon of 1 June 2026 in UTC.
  static let noon: Moment = 1_780_315_200

  @Test func `records no probe before it begins`() throws {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    #expect(try tracker.catchUp().isEmpty)
    #expect(try tracker.probes(in: .always).isEmpty)
    #expect(try tracker.overview().latest == nil)
  }

  @Test(arguments: [Tracker.Keeper.person, .program])
  func `begins now, and then asks at each moment of the schedule`(keeper: Tracker.Keeper) throws {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    let schedule = Schedule.universal
    try tracker.startAsking(by: keeper)
    let first = try #require(try tracker.overview().latest)
    #expect(first.moment == Self.noon && first.state == .pending && !first.isScheduled)
    #expect(try tracker.probes(in: .always).count == 1)

    let next = schedule.next(after: Self.noon)
    world.now = next - 1
    #expect(try tracker.catchUp().isEmpty)
    world.now = next
    let due = try tracker.catchUp()
    #expect(due.map(\.moment) == [next])
    #expect(due.first?.state == .pending)
    #expect(due.first?.offset == UTCOffset(seconds: 10_800))
    #expect(try tracker.catchUp().isEmpty)
  }

  @Test(arguments: [Tracker.Keeper.person, .program], [true, false])
  func `never counts anything from before its beginning as missed`(
    keeper: Tracker.Keeper, isAskedNow: Bool
  ) throws {
    // Whatever the time since the last moment of the schedule, none of which is asked about.
    for late in [0, 1, 30, 599, 600, 601, 3_000, 20_000] as [Int64] {
      let moment = try #require(Schedule.universal.previous(before: Self.noon))
      let world = World(moment + .seconds(late))
      let beginning = world.now
      let tracker = try Tracker(path: nil, host: world.host)
      try tracker.startAsking(by: keeper, isAskedNow: isAskedNow)
      let asksNow = isAskedNow || Schedule.universal.contains(beginning)
      #expect(try tracker.overview().latest?.moment == (asksNow ? beginning : nil))
      for _ in 0..<200 {
        world.now += .seconds(300)
        switch keeper {
        case .person: try tracker.catchUp()
        case .program: try tracker.keepAsking()
        }
      }
      let overview = try tracker.overview()
      #expect(overview.unfilled.allSatisfy { $0.moment >= beginning && $0.isScheduled })
      let missed = try tracker.probes(in: .always).filter { $0.state == .missed }
      #expect(missed.count > 10 && missed.allSatisfy { $0.moment >= beginning && $0.isScheduled })
      #expect(
        try tracker.statistics(in: .always).probes
          == Schedule.universal.moments(from: beginning).prefix { $0 <= world.now }.count)
    }
  }

  @Test func `counts the answer about its beginning, and asks there only if nothing else waits`()
    throws
  {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    let answered = try tracker.answer("tea", device: "test")
    #expect(answered.moment == Self.noon && answered.state == .answered)
    #expect(try tracker.statistics(in: .always).answered == 1)
    // A second beginning does not ask again.
    try tracker.startAsking(by: .program)
    #expect(try tracker.probes(in: .always).count == 1)
  }

  @Test func `records the probes of times when no program ran as missed`() throws {
    let folder = try TemporaryFolder()
    let world = World(Self.noon)
    let path = "\(folder.path)/deep/in/proba.sqlite"
    try Tracker(path: path, host: world.host).startAsking()
    world.now += 30 * 86_400
    let tracker = try Tracker(path: path, host: world.host)
    let probes = try tracker.probes(in: .always)
    let expected = Schedule.universal.moments(from: Self.noon).prefix { $0 <= world.now }
    #expect(probes.map(\.moment) == [Self.noon] + expected)
    #expect(probes.dropFirst().dropLast().allSatisfy { $0.state == .missed })
    #expect(try tracker.statistics(in: .always).probes == expected.count)
  }

  @Test func `starting again changes nothing`() throws {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    world.now += 86_400
    let before = try tracker.probes(in: .always)
    try tracker.startAsking()
    #expect(try tracker.probes(in: .always) == before)
  }

  @Test func `two programs on one file ask each moment once`() throws {
    let folder = try TemporaryFolder()
    let world = World(Self.noon)
    let path = "\(folder.path)/proba.sqlite"
    let one = try Tracker(path: path, host: world.host)
    let other = try Tracker(path: path, host: world.host)
    try one.startAsking()
    _ = try one.changedElsewhere()
    world.now += 86_400
    let new = try other.catchUp()
    #expect(new.count > 10)
    #expect(try one.changedElsewhere())
    #expect(try one.catchUp().isEmpty)
    #expect(try one.probes(in: .always).count == new.count + 1)
  }

  @Test func `retries probes that could not be stored`() throws {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try tracker.store.write { tx in
      _ = try tx.execute(
        """
        CREATE TRIGGER full BEFORE INSERT ON probe BEGIN SELECT raise(ABORT, 'full'); END
        """)
    }
    world.now += 86_400
    #expect(throws: TrackerError.self) { try tracker.catchUp() }
    try tracker.store.write { tx in _ = try tx.execute("DROP TRIGGER full") }
    let expected = Schedule.universal.moments(from: Self.noon + 1).prefix { $0 <= world.now }
    #expect(try tracker.catchUp().map(\.moment) == Array(expected))
  }

  @Test func `continues at the current time after the clock was far ahead`() throws {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    let first = try #require(try tracker.overview().latest).moment
    world.now = Schedule.universal.next(after: Self.noon)
    _ = try tracker.catchUp()
    world.now += 10 * 365 * 86_400
    // After such a long time without asking, only the last moment becomes a probe.
    #expect(try tracker.catchUp().count == 1)
    let answered = try tracker.answer("work", device: "test").moment
    world.now = Self.noon + 86_400
    _ = try tracker.catchUp()
    func expected() -> [Moment] {
      Schedule.universal.moments(from: first).prefix { $0 <= world.now } + [answered]
    }
    #expect(try tracker.probes(in: .always).map(\.moment) == [first] + expected())
    // Figures exclude moments in the future.
    #expect(try tracker.statistics(in: .always).probes == expected().count - 1)

    world.now += 86_400
    #expect(try tracker.catchUp().count > 10)
    #expect(try tracker.probes(in: .always).map(\.moment) == [first] + expected())
    let statistics = try tracker.statistics(in: .always)
    #expect(statistics.probes == expected().count - 1 && statistics.answered == 0)
    #expect(statistics.tags.isEmpty)
  }

  @Test func `restarts if it was begun by a clock that was ahead`() throws {
    let world = World(Self.noon + 10 * 365 * 86_400)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    world.now = Self.noon
    try tracker.startAsking()
    #expect(try tracker.probes(in: .always).map(\.moment) == [Self.noon])
    #expect(try tracker.overview().latest?.state == .pending)
  }
}
