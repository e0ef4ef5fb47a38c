import CivilTime
import Sampling
import TestSupport
import Testing
import Tracking

@testable import TrackerStore

@Suite struct `The schedule of a log` {
  private let world = World(1_780_315_200)

  private func tracker() throws -> Tracker { try Tracker(path: nil, host: world.host) }

  private func log(_ moments: some Sequence<Moment>) -> [UInt8] {
    Array(moments.map { "\($0) work\n" }.joined().utf8)
  }

  private static func moments(
    of family: ScheduleFamily, minutes: Int64, from start: Moment = 1_700_000_000, count: Int = 200
  ) throws -> [Moment] {
    Array(try family.schedule(meanGap: .minutes(minutes)).moments(from: start).prefix(count))
  }

  @Test(arguments: ScheduleFamily.allCases, [7, 20, 60] as [Int64])
  func `is found among those of TagTime and its relatives`(
    family: ScheduleFamily, minutes: Int64
  ) throws {
    let tracker = try tracker()
    let moments = try Self.moments(of: family, minutes: minutes)
    let report = try tracker.importLog(lines: log(moments))
    let schedule = try family.schedule(meanGap: .minutes(minutes))
    #expect(report.unscheduled == 0 && report.estimatedGap == nil)
    #expect(report.foundSchedules.map { $0.schedule } == [schedule])
    #expect(report.foundSchedules.map { $0.lines } == [200])
    let probes = try tracker.probes(in: .always)
    #expect(probes.allSatisfy { $0.isScheduled && $0.gap == .minutes(minutes) })
  }

  @Test func `is found though some lines are missing, backwards or of no schedule`() throws {
    let tracker = try tracker()
    var random = SplitMix(seed: 5)
    let known = try Self.moments(of: .original, minutes: 15)
      .filter { _ in Bool.random(using: &random) }
    let moments = known + [known[4] + .seconds(1), known[40] + .seconds(2)]
    let report = try tracker.importLog(lines: log(moments.sorted().reversed()))
    #expect(report.unscheduled == 2 && report.foundSchedules.map { $0.lines } == [known.count])
    // Single moments of no schedule have the gap of those beside them.
    #expect(try tracker.probes(in: .always).allSatisfy { $0.gap == .minutes(15) })
  }

  @Test func `is that of the given gap, from either beginning`() throws {
    for family in ScheduleFamily.allCases {
      let tracker = try tracker()
      let folder = try TemporaryFolder()
      let moments = try Self.moments(of: family, minutes: 20, count: 2)
      let path = try folder.file("log", String(decoding: log(moments), as: UTF8.self))
      let report = try tracker.importLog(path, gap: .minutes(20))
      #expect(report.unscheduled == 0 && report.foundSchedules.map { $0.lines } == [2])
      #expect(try tracker.probes(in: .always).allSatisfy { $0.gap == .minutes(20) })
      let other = try Tracker(path: nil, host: world.host)
      let wrong = try other.importLog(path, gap: .minutes(25))
      #expect(wrong.unscheduled == 2 && wrong.looseGap == nil)
      #expect(try other.probes(in: .always).allSatisfy { $0.gap == .minutes(25) })
    }
  }

  @Test func `is that of the given seed, with any gap`() throws {
    let folder = try TemporaryFolder()
    for start in [Schedule.universal.start, ScheduleFamily.original.start] {
      let tracker = try tracker()
      let schedule = try Schedule(seed: 42, meanGap: .minutes(25), start: start)
      let moments = schedule.moments(from: 1_700_000_000).prefix(40)
      let path = try folder.file("log", String(decoding: log(moments), as: UTF8.self))
      let report = try tracker.importLog(path, seed: 42)
      #expect(report.unscheduled == 0 && report.foundSchedules.map { $0.schedule } == [schedule])
    }
    #expect(throws: TrackerError.schedule(.seed(0))) {
      try tracker().importLog("/dev/null", seed: 0)
    }
  }

  @Test(arguments: [1, 5]) func `changes within a log, whole or in parts`(parts: Int) throws {
    let tracker = try tracker()
    let early = try Self.moments(of: .original, minutes: 10, from: 1_690_000_000)
    let late = try Self.moments(of: .later, minutes: 60, from: 1_692_000_000)
    let all = early + late
    var unscheduled = 0
    for part in 0..<parts {
      let moments = all[all.count * part / parts..<all.count * (part + 1) / parts]
      let report = try tracker.importLog(lines: log(moments), isLast: part == parts - 1)
      unscheduled += report.unscheduled
    }
    // Two lines more are too few to find a schedule, but not to continue one.
    let next = try ScheduleFamily.later.schedule(meanGap: .minutes(60)).moments(
      from: late[199] + .seconds(1)
    ).prefix(2)
    unscheduled += try tracker.importLog(lines: log(next)).unscheduled
    #expect(unscheduled == 0)
    let probes = try tracker.probes(in: .always)
    #expect(probes.prefix(200).allSatisfy { $0.isScheduled && $0.gap == .minutes(10) })
    #expect(probes.dropFirst(200).allSatisfy { $0.isScheduled && $0.gap == .minutes(60) })
    #expect(probes.count == 402)
  }

  /// Five days from 9 to 12 and from 15 to 18, at random, in no known schedule: 30 hours.
  private static func sessions(gap minutes: Int64, seed: Int64) throws -> [Moment] {
    let schedule = try Schedule(seed: seed, meanGap: .minutes(minutes), start: 1_672_617_600)
    return schedule.moments.prefix { $0 < schedule.start + .days(5) }.filter { moment in
      let hour = (moment - schedule.start).seconds / 3_600 % 24
      return (9..<12).contains(hour) || (15..<18).contains(hour)
    }
  }

  @Test(arguments: [5, 10, 15] as [Int64])
  func `is estimated from its distances, for hours that are right`(minutes: Int64) throws {
    for seed in [4_242, 777, 90_001] as [Int64] {
      let tracker = try tracker()
      let report = try tracker.importLog(lines: log(try Self.sessions(gap: minutes, seed: seed)))
      let estimate = try #require(report.estimatedGap)
      let ratio = Double(estimate.gap.seconds) / Double(minutes * 60)
      #expect((0.75...1.33).contains(ratio), "\(ratio)")
      #expect(report.looseGap == estimate.likeliest && report.foundSchedules.isEmpty)
      let probes = try tracker.probes(in: .always)
      #expect(probes.allSatisfy { !$0.isScheduled && $0.gap == estimate.likeliest })
      #expect((26...33).contains(report.askedHours), "\(report.askedHours)")
      let asked = try tracker.statistics(in: .always).askedHours
      #expect(abs(asked - report.askedHours) < 1e-6)
    }
  }

  @Test func `keeps the gap that was set where its distances do not contradict it`() throws {
    for count in [4, 12, 400] {
      let tracker = try tracker()
      let schedule = try Schedule(seed: 99, start: 1_672_617_600)
      let report = try tracker.importLog(lines: log(schedule.moments.prefix(count)))
      #expect(report.unscheduled == count && report.estimatedGap == nil)
      #expect(report.looseGap == .minutes(45))
    }
  }

  @Test func `has one gap though it arrives in parts, the last of them short`() throws {
    let tracker = try tracker()
    let moments = try Self.sessions(gap: 10, seed: 4_242)
    for (place, part) in [
      moments.prefix(120), moments.dropFirst(120).prefix(50), moments.suffix(4),
    ]
    .enumerated() {
      _ = try tracker.importLog(lines: log(part), isLast: place == 2)
    }
    #expect(Set(try tracker.probes(in: .always).map(\.gap)).count == 1)
    #expect((26...33).contains(try tracker.statistics(in: .always).askedHours))
  }

  @Test func `is overridden by the person`() throws {
    let folder = try TemporaryFolder()
    let moments = try Self.sessions(gap: 10, seed: 4_242)
    let path = try folder.file("log", String(decoding: log(moments), as: UTF8.self))
    let tracker = try tracker()
    let report = try tracker.importLog(path, gap: .minutes(12))
    #expect(report.estimatedGap == nil)
    #expect(try tracker.probes(in: .always).allSatisfy { $0.gap == .minutes(12) })
  }
}
