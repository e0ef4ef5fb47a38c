import CivilTime
import TestSupport
import Testing
import TrackerStore
import Tracking

/// The earlier answers of a probe.
@Suite struct `The earlier answers of a probe` {
  private let world = World(1_767_225_600)
  private let tracker: Tracker
  private let moment: Moment

  init() throws {
    tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 1, with: tracker)
    moment = try #require(try tracker.probes(in: .always).first).moment
  }

  private func answer(_ text: String) throws {
    world.now += .minutes(10)
    _ = try tracker.answer(text, at: moment, device: "test")
  }

  private func texts() throws -> [String] {
    try tracker.earlierAnswers(at: moment).map(\.answer.text)
  }

  @Test func `are the newest first, each once, and not the present one`() throws {
    try answer("a")
    #expect(try texts() == [])
    try answer("b (with a note)")
    try answer("run 5 km")
    try answer("b (with a note)")
    try answer("a")
    #expect(try texts() == ["b (with a note)", "run 5 km"])
    try answer("last")
    #expect(try texts() == ["a", "b (with a note)", "run 5 km"])
  }

  @Test func `say when they were replaced, and have their amounts`() throws {
    try answer("run 5 km")
    try answer("walk")
    let replaced = world.now
    world.now += .minutes(10)
    let earlier = try #require(try tracker.earlierAnswers(at: moment).first)
    #expect(earlier.until == replaced)
    #expect(earlier.answer.amounts.map(\.value) == [5])
  }

  @Test func `appear after an answer is deleted, and disappear when that is undone`() throws {
    try answer("a")
    let edit = try tracker.withdrawAnswer(at: moment).edit
    #expect(try texts() == ["a"])
    _ = try tracker.undo(edit)
    #expect(try texts() == [])
  }

  @Test func `are those of a tag that was merged`() throws {
    try answer("mtg late")
    let other = try #require(try tracker.probes(in: .always).last).moment
    _ = try tracker.answer("meeting", at: other, device: "test")
    _ = try tracker.mergeTags(["mtg"], into: "meeting")
    #expect(try texts() == ["mtg late"])
  }

  @Test func `are of a probe`() throws {
    let none = moment + .seconds(1)
    #expect(throws: TrackerError.notAProbe(none)) { try tracker.earlierAnswers(at: none) }
  }
}
