import CivilTime
import Persistence
import Sampling
import TestSupport
import Testing
import Tracking
import Wire

@testable import TrackerStore

/// The counts of a store, in a form that is independent of the order of counting.
struct Counted: Equatable {
  let tallies: [TallyRecord]
  let combinations: [KeyTriple<CivilMonth, Seconds, Int>: [[TagID]: Int]]

  init(_ tracker: Tracker) throws {
    let store = tracker.store
    tallies = try store.read { tx throws(StoreError) in
      try tx.fetch(TallyRecord.all.order(\.subject).order(\.month).order(\.gap))
    }
    let records = try store.read { tx throws(StoreError) in try tx.fetch(CombinationRecord.all) }
    combinations = Dictionary(
      uniqueKeysWithValues: records.map { record in
        var counts = CombinationCounts()
        counts.add(record.counts)
        var found: [[TagID]: Int] = [:]
        counts.each { found[$0] = $1 }
        return (KeyTriple(record.month, record.gap, record.part), found)
      })
  }
}

extension Tracker {
  /// Recounts everything, as for a file of an older program.
  func countAgain() throws {
    try store.write { tx throws(StoreError) in
      try tx.set(.derived, to: 1 as Int64)
      try tx.refreshDerived()
    }
  }
}

@Suite struct `Taking an answer back` {
  private let world = World(Asking.noon)

  private func tracker() throws -> Tracker {
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    return tracker
  }

  @Test func `restores the previous state of the probe`() throws {
    let tracker = try tracker()
    let latest = try #require(try tracker.latestProbe())
    _ = try tracker.answer("work (a)", device: "test")
    #expect(try tracker.withdrawAnswer(at: latest.moment, seen: "work (a)").probe == latest)
    #expect(try tracker.latestProbe() == latest)
    // The first question is not to be filled in.
    #expect(try tracker.overview().unfilled.isEmpty && latest.isDismissed)
    #expect(throws: TrackerError.noAnswer(latest.moment)) {
      try tracker.withdrawAnswer(at: latest.moment)
    }
    #expect(throws: TrackerError.notAProbe(latest.moment + 1)) {
      try tracker.withdrawAnswer(at: latest.moment + 1)
    }
  }

  @Test func `keeps an answer other than the one seen`() throws {
    let tracker = try tracker()
    let answered = try tracker.answer("work", device: "test")
    #expect(throws: TrackerError.answeredMeanwhile(answered)) {
      try tracker.withdrawAnswer(at: answered.moment, seen: "work (a)")
    }
    #expect(try tracker.latestProbe() == answered)
  }

  @Test func `makes a new answer as late as its own time`() throws {
    let tracker = try tracker()
    let moment = Schedule.universal.next(after: world.now)
    world.now = moment
    #expect(try tracker.answer("work", at: moment, device: "test").state == .answered)
    world.now += 601
    #expect(try tracker.withdrawAnswer(at: moment).probe.state == .missed)
    #expect(try tracker.answer("work", at: moment, device: "test").state == .answeredLate)
  }

  @Test func `removes TagTime's remark, too`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    _ = try tracker.importLog(try folder.file("log", "1640997602 work UNSCHED"))
    #expect(try tracker.withdrawAnswer(at: 1_640_997_602, seen: "work").probe.state == .missed)
    var log = ""
    try tracker.exportLog {
      log += String(decoding: $0, as: UTF8.self)
      return true
    }
    #expect(log.hasPrefix("1640997602  ") && !log.contains("UNSCHED"))
  }

  @Test(arguments: Soak.seeds(1, soak: 9))
  func `reverts exactly the counts of the answer`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: Soak.isOn ? 70 : 25, with: tracker)
    // Moments before asking began.
    let earlier = Array(
      Schedule.universal.moments(from: 1_764_000_000).prefix { $0 < 1_767_000_000 })
    let moments = try tracker.probes(in: .always).map(\.moment) + earlier
    let texts = ["a", "a b", "b a", "Дім 🎲 a", "c (x)"]
    for _ in 0..<150 {
      let text = texts[Int.random(in: 0..<texts.count, using: &random)]
      let moment = moments[Int.random(in: 0..<moments.count, using: &random)]
      _ = try tracker.answer(text, at: moment, device: "test")
    }
    for round in 0..<Soak.attempts(4, soak: 12) {
      let place = "seed \(seed), round \(round)"
      let open = Set(
        moments.filter { _ in Int.random(in: 0..<9, using: &random) == 0 }
      ).subtracting(try tracker.probes(in: .always).filter { $0.answer != nil }.map(\.moment))
      let before = try Counted(tracker)
      let text = texts[Int.random(in: 0..<texts.count, using: &random)]
      if round.isMultiple(of: 2) {
        #expect(
          try tracker.answer(text, atEach: open.shuffled(using: &random), device: "test").changed
            == open.sorted())
        #expect(try Counted(tracker) != before, "\(place)")
        let back = try tracker.withdrawAnswers(atEach: Array(open), seen: text)
        #expect(back.changed == open.sorted() && back.kept.isEmpty, "\(place)")
      } else {
        for moment in open {
          _ = try tracker.answer(text, at: moment, device: "test")
          _ = try tracker.withdrawAnswer(at: moment)
        }
      }
      #expect(try Counted(tracker) == before, "\(place)")
      try tracker.countAgain()
      #expect(try Counted(tracker) == before, "\(place), recounted")
    }
  }
}

@Suite struct `One answer for several probes` {
  private let world = World(Asking.noon)

  /// A tracker with some missed probes, and their moments.
  private func missed() throws -> (Tracker, [Moment]) {
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(isAskedNow: false)
    try world.live(days: 1, with: tracker)
    return (tracker, try tracker.probes(in: .always).map(\.moment))
  }

  @Test func `is stored for each, in one change`() throws {
    let (tracker, moments) = try missed()
    let count = Counter()
    let observation = tracker.observe { count.add() }
    let chosen = Array(moments[2..<9])
    let outcome = try tracker.answer(
      "sleep bed", atEach: chosen.reversed() + chosen, device: "test")
    #expect(outcome == BatchOutcome(changed: chosen))
    #expect(count.value == 1)
    withExtendedLifetime(observation) {}
    let answered = try tracker.probes(in: .always).filter { $0.answer != nil }
    #expect(answered.map(\.moment) == chosen)
    #expect(answered.allSatisfy { $0.answer?.text == "sleep bed" && $0.state == .answeredLate })
    #expect(try tracker.overview().unfilledCount == moments.count - chosen.count)
  }

  @Test func `skips probes answered meanwhile`() throws {
    let (tracker, moments) = try missed()
    _ = try tracker.answer("tea", at: moments[3], device: "test")
    let outcome = try tracker.answer("sleep", atEach: Array(moments[2...4]), device: "test")
    #expect(outcome == BatchOutcome(changed: [moments[2], moments[4]], kept: [moments[3]]))
    #expect(
      try tracker.probes(in: .always)[2...4].map { $0.answer?.text } == ["sleep", "tea", "sleep"])
    let back = try tracker.withdrawAnswers(atEach: Array(moments[1...4]), seen: "sleep")
    #expect(
      back == BatchOutcome(changed: [moments[2], moments[4]], kept: [moments[1], moments[3]]))
  }

  @Test func `is stored for none if one of the moments is not a probe`() throws {
    let (tracker, moments) = try missed()
    let before = try tracker.overview()
    for wrong in [moments[3] + 1, world.now + 86_400] {
      #expect(throws: TrackerError.self) {
        try tracker.answer("sleep", atEach: [moments[2], wrong], device: "test")
      }
    }
    #expect(throws: TrackerError.answer(AnswerProblem(.unclosed, at: 1))) {
      try tracker.answer("(a", atEach: [moments[2]], device: "test")
    }
    #expect(throws: TrackerError.notAProbe(moments[3] + 1)) {
      try tracker.withdrawAnswers(atEach: [moments[2], moments[3] + 1])
    }
    #expect(try tracker.overview() == before)
  }

  @Test func `repeats the answer before the earliest of them`() throws {
    let (tracker, moments) = try missed()
    _ = try tracker.answer("tea (green)", at: moments[1], device: "test")
    _ = try tracker.answer("work", at: moments[3], device: "test")
    _ = try tracker.answer("\"", atEach: [moments[4], moments[2]], device: "test")
    #expect(
      try tracker.probes(in: .always)[2...4].map { $0.answer?.text } == ["tea", "work", "tea"])
    #expect(throws: TrackerError.answer(AnswerProblem(.nothingToRepeat, at: 1))) {
      try tracker.answer("\"", atEach: [moments[0], moments[5]], device: "test")
    }
  }
}

@Suite struct `Dismissing probes` {
  private let world = World(Asking.noon)

  private func missed() throws -> (Tracker, [Moment]) {
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(isAskedNow: false)
    try world.live(days: 6, with: tracker)
    return (tracker, try tracker.probes(in: .always).map(\.moment))
  }

  @Test func `removes them only from the unfilled probes`() throws {
    let (tracker, moments) = try missed()
    _ = try tracker.answer("work", at: moments[4], device: "test")
    let statistics = try tracker.statistics(in: .always)
    let log = try exported(tracker)
    let outcome = try tracker.setDismissed(true, atEach: [moments[4], moments[3], moments[2]])
    #expect(outcome == BatchOutcome(changed: [moments[2], moments[3]], kept: [moments[4]]))
    let overview = try tracker.overview()
    #expect(overview.unfilledCount == moments.count - 3)
    #expect(overview.unfilled.allSatisfy { !outcome.changed.contains($0.moment) })
    #expect(try tracker.statistics(in: .always) == statistics)
    #expect(try exported(tracker) == log)
    let probes = try tracker.probes(in: .always)
    #expect(probes.filter(\.isDismissed).map(\.moment) == outcome.changed)
    #expect(probes[2].state == .missed)
    #expect(try tracker.setDismissed(true, atEach: [moments[2]]).kept == [moments[2]])
  }

  @Test func `dismisses all older ones, and can restore exactly these`() throws {
    let (tracker, moments) = try missed()
    _ = try tracker.answer("work", at: moments[1], device: "test")
    _ = try tracker.setDismissed(true, atEach: [moments[0]])
    let outcome = try tracker.setDismissed(true, before: moments[6])
    #expect(outcome == BatchOutcome(changed: Array(moments[2...5])))
    #expect(try tracker.overview().unfilledCount == moments.count - 6)
    #expect(try tracker.setDismissed(false, atEach: outcome.changed) == outcome)
    #expect(try tracker.probes(in: .always).filter(\.isDismissed).map(\.moment) == [moments[0]])
    #expect(try tracker.setDismissed(false, before: .distantFuture).changed == [moments[0]])
  }

  @Test func `is cancelled by an answer`() throws {
    let (tracker, moments) = try missed()
    _ = try tracker.setDismissed(true, before: moments[9])
    #expect(try !tracker.answer("work", at: moments[0], device: "test").isDismissed)
    _ = try tracker.answer("work", atEach: [moments[1]], device: "test")
    let folder = try TemporaryFolder()
    let log = "\(moments[2]) tea\n\(moments[3]) afk RETRO\n\(moments[4]) \n"
    _ = try tracker.importLog(try folder.file("log", log))
    for moment in moments[0...2] { _ = try tracker.withdrawAnswer(at: moment) }
    let left = try tracker.probes(in: .always).filter(\.isDismissed).map(\.moment)
    #expect(left == Array(moments[4...8]))
  }

  @Test func `is refused for a moment that is not a probe, and changes nothing`() throws {
    let (tracker, moments) = try missed()
    #expect(throws: TrackerError.notAProbe(moments[0] + 1)) {
      try tracker.setDismissed(true, atEach: [moments[0], moments[0] + 1])
    }
    #expect(try tracker.overview().unfilledCount == moments.count)
  }

  @Test func `has all of the last week in the overview, and the newest hundred at least`() throws {
    let (tracker, moments) = try missed()
    #expect(moments.count > Tracker.mostUnfilled)
    #expect(try tracker.overview().unfilled.map(\.moment) == moments.reversed())
    try world.live(days: 6, with: tracker)
    let all = try tracker.probes(in: .always).map(\.moment)
    let recent = all.filter { $0 > world.now - .days(7) }
    var overview = try tracker.overview()
    #expect(overview.unfilled.map(\.moment) == recent.reversed())
    #expect(overview.olderUnfilledCount == all.count - recent.count)
    _ = try tracker.setDismissed(true, atEach: recent)
    overview = try tracker.overview()
    #expect(overview.unfilled.map(\.moment) == all.dropLast(recent.count).suffix(100).reversed())
    #expect(overview.olderUnfilledCount == all.count - recent.count)
  }

  private func exported(_ tracker: Tracker) throws -> [UInt8] {
    var log: [UInt8] = []
    try tracker.exportLog {
      log += $0
      return true
    }
    return log
  }
}
