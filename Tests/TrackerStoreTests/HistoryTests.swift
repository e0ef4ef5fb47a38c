import CivilTime
import Foundation
import Persistence
import Preferences
import Sampling
import TestSupport
import Testing
import Tracking

@testable import TrackerStore

@Suite struct `The history of edits` {
  private static let start: Moment = 1_767_225_600
  private let world = World(Self.start)

  private func tracker(days: Int64 = 2) throws -> Tracker {
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: days, with: tracker)
    return tracker
  }

  private func theme(_ tracker: Tracker) throws -> ColorTheme {
    try tracker.storedSettings().settings.theme
  }

  @Test func `lists each kind with its subject, the newest first`() throws {
    let tracker = try tracker()
    let moments = try tracker.probes(in: .always).map(\.moment)
    _ = try tracker.importLog(lines: Array("1640997602 slp\n1640999953 work\n".utf8))
    _ = try tracker.answer("work", atEach: Array(moments.prefix(3)), device: "test")
    _ = try tracker.withdrawAnswer(at: moments[1])
    _ = try tracker.setDismissed(true, atEach: [moments[1]])
    _ = try tracker.splitTag("work", where: .tag(TagName("work")), into: "deep")
    _ = try tracker.renameTag("deep", to: "job")
    _ = try tracker.mergeTags(["job"], into: "slp")
    try tracker.changeTag("slp", by: TagChange(note: "n"))
    try tracker.change { $0.theme = .dark }
    try tracker.change(ScheduleChange(meanGap: .minutes(20)))
    let hours = try #require(QuietHours("23:00-07:00"))
    let rule = try tracker.addQuietRule(.quiet, on: Weekdays.all, hours: hours, from: nil, to: nil)
    _ = try tracker.endQuietRule(rule.id)
    let edits = try tracker.history()
    let list = edits.map { "\($0.kind) \($0.tag ?? "-") \($0.names) \($0.probes)" }
    #expect(
      list == [
        #"quietRuleEnd - [] 0"#, #"quietRule - [] 0"#, #"schedule - ["gap"] 0"#,
        #"settings - ["theme"] 0"#, #"profile slp [] 0"#, #"merge slp ["job"] 3"#,
        #"rename job ["deep"] 0"#, #"split - [] 3"#, #"dismissal - [] 1"#, #"withdrawal - [] 1"#,
        #"answer - [] 3"#, #"logImport - [] 2"#,
      ])
    #expect(edits.map(\.id) == edits.map(\.id).sorted(by: >) && edits.allSatisfy { !$0.isUndone })
    for _ in edits { try tracker.undo() }
    #expect(try tracker.history().map(\.isUndone) == edits.map { _ in true })
    #expect(try tracker.history().map(\.probes) == edits.map(\.probes))
    #expect(throws: TrackerError.nothingToUndo) { try tracker.undo() }
    for edit in edits.reversed() { #expect(try tracker.redo().kind == edit.kind) }
    #expect(throws: TrackerError.nothingToRedo) { try tracker.redo() }
    #expect(try tracker.history() == edits)
  }

  @Test func `keeps a change of settings apart from the import before it`() throws {
    let tracker = try tracker()
    _ = try tracker.importLog(lines: Array("1640997602 slp\n".utf8))
    try tracker.change(ScheduleChange(meanGap: .minutes(7)))
    try tracker.change(ScheduleChange(meanGap: .minutes(45)))
    #expect(try tracker.undo().kind == .schedule)
    #expect(tracker.schedule.meanGap == .minutes(7))
    #expect(try tracker.probe(at: 1_640_997_602)?.answer?.text == "slp")
    #expect(try tracker.redo().kind == .schedule)
    #expect(tracker.schedule.meanGap == .minutes(45))
  }

  @Test func `ends with another edit what can be redone`() throws {
    let tracker = try tracker()
    let moments = try tracker.probes(in: .always).map(\.moment)
    _ = try tracker.answer("work", at: moments[1], device: "test")
    try tracker.undo()
    #expect(try tracker.history().map(\.isUndone) == [true])
    _ = try tracker.answer("tea", at: moments[2], device: "test")
    #expect(try tracker.history().map(\.isUndone) == [false])
    #expect(throws: TrackerError.nothingToRedo) { try tracker.redo() }
  }

  @Test func `redoes only the edit that was expected`() throws {
    let tracker = try tracker()
    try tracker.change { $0.theme = .dark }
    try tracker.change { $0.theme = .light }
    let edits = try tracker.history().map(\.id)
    try tracker.undo()
    try tracker.undo()
    #expect(throws: TrackerError.editedSince) { try tracker.redo(edits[0]) }
    try tracker.redo(edits[1])
    #expect(try theme(tracker) == .dark)
    try tracker.redo(edits[0])
    #expect(try theme(tracker) == .light)
  }

  @Test func `gives back the default of a setting`() throws {
    let tracker = try tracker()
    try tracker.change { $0.theme = .dark }
    try tracker.change { $0.theme = .dark }
    #expect(try tracker.history().count == 1)
    #expect(try tracker.undo().names == ["theme"])
    #expect(try theme(tracker) == .system)
    #expect(try tracker.redo().names == ["theme"])
    #expect(try theme(tracker) == .dark)
  }

  @Test func `changes quiet times from now on, and leaves the past as it was`() throws {
    let tracker = try tracker()
    func quiet() throws -> Int {
      try tracker.probes(in: .always).count { $0.state == .quiet }
    }
    let rule = try tracker.addQuietRule(
      .quiet, on: Weekdays.all, hours: .wholeDay, from: nil, to: nil)
    try world.live(days: 2, with: tracker)
    let during = try quiet()
    #expect(during > 20)
    try tracker.undo()
    #expect(try tracker.presentQuietRule() == nil)
    try world.live(days: 1, with: tracker)
    #expect(try quiet() == during)
    try tracker.redo()
    #expect(try tracker.presentQuietRule()?.id == rule.id)
    #expect(try tracker.presentQuietRule()?.until == nil)
    try world.live(days: 1, with: tracker)
    let again = try quiet()
    #expect(again > during)
    _ = try tracker.endQuietRule(rule.id)
    try world.live(days: 1, with: tracker)
    #expect(try quiet() == again)
    try tracker.undo()
    #expect(try tracker.presentQuietRule()?.id == rule.id)
    #expect(try quiet() == again)
  }

  @Test func `is gone with everything else`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    let tracker = try Tracker(path: path, host: world.host)
    _ = try tracker.importLog(lines: Array("1640997602 unforgettable\n".utf8))
    try tracker.undo()
    #expect(try Self.words(in: folder).contains("unforgettable"))
    try tracker.eraseAll()
    #expect(try !Self.words(in: folder).contains("unforgettable"))
    #expect(try tracker.history().isEmpty)
    #expect(throws: TrackerError.nothingToRedo) { try tracker.redo() }
  }

  /// The bytes of all files of a folder.
  private static func words(in folder: TemporaryFolder) throws -> String {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
      String(decoding: try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)")), as: UTF8.self)
    }.joined()
  }
}
