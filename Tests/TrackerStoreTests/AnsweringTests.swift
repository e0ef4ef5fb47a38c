import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking
import Wire

@Suite struct `Answering` {
  private let world = World(Asking.noon)

  private func tracker() throws -> Tracker {
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    return tracker
  }

  @Test func `applies to the latest probe unless a moment is given`() throws {
    let tracker = try tracker()
    let latest = try #require(try tracker.overview().latest)
    let answered = try tracker.answer("Work email (a note)", device: "test")
    #expect(answered.moment == latest.moment)
    #expect(answered.answer?.text == "Work email (a note)")
    #expect(try tracker.overview().latest == answered)
    #expect(try tracker.overview().today == [answered])
    #expect(try tracker.overview().unfilledCount == 0)
  }

  @Test func `is listed among those of today, as are probes that need none`() throws {
    let tracker = try tracker()
    // The first question, about no moment of the schedule, is not missed without an answer.
    let begun = world.now
    var moments: [Moment] = []
    for _ in 0..<3 {
      moments.append(Schedule.universal.next(after: world.now))
      world.now = (moments.last ?? world.now) + 30
    }
    _ = try tracker.answer("work", at: moments[1], device: "test")
    #expect(try tracker.overview().today.map(\.moment) == [moments[1], begun])
    _ = try tracker.setDismissed(true, atEach: [moments[0]])
    let overview = try tracker.overview()
    #expect(overview.today.map(\.moment) == [moments[1], moments[0], begun])
    #expect(overview.answeredToday == 1)
  }

  @Test func `is late after ten minutes, and remains so when it is changed`() throws {
    let tracker = try tracker()
    let moment = Schedule.universal.next(after: world.now)
    world.now = moment + 600
    #expect(try tracker.answer("work", at: moment, device: "test").state == .answered)
    world.now += 5_000
    #expect(try tracker.answer("rest", at: moment, device: "test").state == .answered)
    let next = Schedule.universal.next(after: world.now)
    world.now = next + 601
    #expect(try tracker.answer("work", at: next, device: "test").state == .answeredLate)
  }

  @Test func `replaces only the answer that was seen`() throws {
    let tracker = try tracker()
    let first = try tracker.answer("tea (green)", device: "test", seen: "")
    #expect(throws: TrackerError.answeredMeanwhile(first)) {
      try tracker.answer("work", device: "test", seen: "")
    }
    #expect(throws: TrackerError.answeredMeanwhile(first)) {
      try tracker.answer("work", device: "test", seen: "coffee")
    }
    #expect(try tracker.overview().latest == first)
    #expect(try tracker.answer("tea (green)", device: "test", seen: "") == first, "sent twice")
    #expect(try tracker.answer("work", device: "test", seen: "tea (green)").answer?.text == "work")
    #expect(try tracker.answer("rest", device: "test").answer?.text == "rest")
  }

  @Test func `repeats the tags of the previous answer, not its comment`() throws {
    let tracker = try tracker()
    let error = #expect(throws: TrackerError.self) { try tracker.answer("\"", device: "test") }
    #expect(error?.code == "nothingToRepeat")
    _ = try tracker.answer("eat lunch (soup)", device: "test")
    let next = Schedule.universal.next(after: world.now)
    world.now = next
    #expect(try tracker.answer("\"", at: next, device: "test").answer?.text == "eat lunch")
    #expect(
      try tracker.answer("\" (tea)", at: next, device: "test").answer?.text == "eat lunch (tea)")
  }

  @Test func `adds a probe only at a scheduled moment of the past`() throws {
    let tracker = try tracker()
    let past = try #require(Schedule.universal.previous(before: 1_700_000_000))
    #expect(try tracker.answer("work", at: past, device: "test").state == .answeredLate)
    #expect(throws: TrackerError.notAProbe(past + 1)) {
      try tracker.answer("work", at: past + 1, device: "test")
    }
    let future = Schedule.universal.next(after: world.now)
    #expect(throws: TrackerError.inTheFuture(future)) {
      try tracker.answer("work", at: future, device: "test")
    }
    #expect(try tracker.probes(in: .always).count == 2)
  }

  @Test func `keeps the first spelling of a tag and finds it in any case`() throws {
    let tracker = try tracker()
    _ = try tracker.answer("Спорт", device: "test")
    let next = Schedule.universal.next(after: world.now)
    world.now = next
    let probe = try tracker.answer("СПОРТ run", at: next, device: "test")
    #expect(probe.answer?.tags.map(\.text) == ["Спорт", "run"])
    let figures = try tracker.statistics(in: .always).tags
    #expect(figures.map(\.name) == ["Спорт", "run"])
    #expect(figures.map(\.count) == [2, 1])
    #expect(try tracker.tagUses().map(\.name) == ["Спорт", "run"])
  }

  @Test func `changes nothing if the text is invalid`() throws {
    let tracker = try tracker()
    _ = try tracker.answer("work (a)", device: "test")
    let before = try tracker.overview()
    #expect(throws: TrackerError.answer(AnswerProblem(.unclosed, at: 3))) {
      try tracker.answer("a (b", device: "test")
    }
    #expect(try tracker.overview() == before)
  }

  @Test func `applies to the latest probe even if a log contains future ones`() throws {
    let folder = try TemporaryFolder()
    let tracker = try tracker()
    let log = try folder.file("log", "\(world.now + 86_400) plan")
    _ = try tracker.importLog(log)
    #expect(try tracker.answer("work", device: "test").moment == world.now)
    #expect(try tracker.probes(in: .always).map { $0.answer?.text } == ["work", "plan"])
  }

  @Test func `is refused for a future moment, even if it is from a log`() throws {
    let folder = try TemporaryFolder()
    let tracker = try tracker()
    let future = world.now + 86_400
    _ = try tracker.importLog(try folder.file("log", "\(future) \n\(future + 1) plan"))
    for moment in [future, future + 1] {
      #expect(throws: TrackerError.inTheFuture(moment)) {
        try tracker.answer("work", at: moment, device: "test")
      }
    }
    let overview = try tracker.overview()
    #expect(overview.unfilledCount == 0 && overview.latest?.moment == world.now)
    #expect(try tracker.statistics(in: .always).probes == 0)
    world.now = future
    #expect(try tracker.answer("work", at: future, device: "test").state == .answered)
  }

  @Test func `notifies observers once for each answer`() throws {
    let tracker = try tracker()
    let count = Counter()
    let observation = tracker.observe { count.add() }
    _ = try tracker.answer("a", device: "test")
    _ = try tracker.answer("b", device: "test")
    #expect(count.value == 2)
    withExtendedLifetime(observation) {}
  }
}
