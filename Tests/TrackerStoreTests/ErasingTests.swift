import CivilTime
import Foundation
import HostSystem
import Persistence
import Preferences
import Sampling
import TestSupport
import Testing
import Tracking
import Wire

@testable import TrackerStore

@Suite struct `Backups and erasing` {
  private let world = World(1_767_225_600)

  /// A tracker in a file, with answers, a log, edits, quiet times and settings.
  private func lived(_ path: String) throws -> Tracker {
    let tracker = try Tracker(path: path, host: world.host)
    try tracker.startAsking()
    try world.live(days: 10, with: tracker)
    let log = try TemporaryFolder()
    _ = try tracker.importLog(try log.file("log", "1640997602 old (x)\n"))
    for probe in try tracker.probes(in: .always).suffix(30) {
      _ = try tracker.answer("secret 5 km tea (noted)", at: probe.moment, device: "test")
    }
    _ = try tracker.renameTag("tea", to: "coffee")
    try tracker.changeTag("secret", by: TagChange(note: "private", addedAliases: ["hush"]))
    _ = try tracker.addQuietRule(
      .quiet, on: .all, hours: try #require(QuietHours("22-6")), from: nil, to: nil)
    try tracker.change(ScheduleChange(meanGap: .minutes(30)))
    try tracker.change { $0.theme = .dark }
    return tracker
  }

  @Test func `each erasure has a later moment than the one before`() throws {
    let tracker = try Tracker(path: nil, host: world.host)
    #expect(try tracker.overview().erasedAt == nil)
    try tracker.eraseAll()
    #expect(try tracker.overview().erasedAt == world.now)
    try tracker.eraseAll()
    #expect(try tracker.overview().erasedAt == world.now + .seconds(1))
  }

  @Test func `a backup opens as what it was made from`() throws {
    let folder = try TemporaryFolder()
    let tracker = try lived("\(folder.path)/proba.sqlite")
    let copy = "\(folder.path)/copy.sqlite"
    try Paths.write(try tracker.backup(), to: copy)
    let other = try Tracker(path: copy, host: world.host)
    #expect(try other.probes(in: .always) == tracker.probes(in: .always))
    #expect(try other.statistics(in: .always) == tracker.statistics(in: .always))
    #expect(try other.tagUses() == tracker.tagUses())
    #expect(try other.storedSettings().settings == tracker.storedSettings().settings)
    #expect(other.schedule == tracker.schedule)
    // The same edits can be undone in both.
    #expect(try other.history() == tracker.history())
    for _ in 0..<4 { try other.undo() }
    #expect(try other.undo().names == ["tea"])
    let left = try Paths.contents(of: copy, atMost: 16) ?? []
    #expect(String(decoding: left, as: UTF8.self).hasPrefix("SQLite format 3"))
  }

  /// Copies as interrupted backups leave them: of a process that has ended, of one that runs, of version 0.1.0,
  /// and a file of somebody else.
  private static let left = [
    ".proba-4194303-a1.sqlite", ".proba-4194303-a1.sqlite.part", ".proba-4194303-b2.part",
    ".proba-1-c3.sqlite", ".proba-9zk.sqlite.part-journal", ".profile",
  ]

  @Test func `a backup removes the copies that interrupted ones have left`() throws {
    let folder = try TemporaryFolder()
    let tracker = try lived("\(folder.path)/proba.sqlite")
    for name in Self.left { _ = try folder.file(name, "secret") }
    _ = try tracker.backup()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // The last of 0.1.0 may belong to a backup that runs, as long as it is new.
    #expect(Set(names).intersection(Self.left) == Set(Self.left.suffix(3)))
  }

  @Test func `erasing removes all copies that backups have left`() throws {
    let folder = try TemporaryFolder()
    let tracker = try lived("\(folder.path)/proba.sqlite")
    for name in Self.left { _ = try folder.file(name, "secret") }
    try tracker.eraseAll()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names).intersection(Self.left) == [".profile"])
  }

  @Test func `a backup leaves no other file behind`() throws {
    let folder = try TemporaryFolder()
    let tracker = try lived("\(folder.path)/proba.sqlite")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    _ = try tracker.backup()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
    let inMemory = try Tracker(path: nil, host: world.host)
    #expect(try inMemory.backup().count > 4_096)
  }

  @Test func `erasing leaves the settings, and asking continues`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    let tracker = try lived(path)
    let settings = try tracker.storedSettings().settings
    let now = tracker.now
    try tracker.eraseAll()
    #expect(try tracker.probes(in: .always).isEmpty && tracker.tagUses().isEmpty)
    #expect(try tracker.statistics(in: .always).probes == 0)
    #expect(try tracker.quietRules().map(\.until) == [nil])
    #expect(throws: TrackerError.nothingToUndo) { try tracker.undo() }
    #expect(try tracker.storedSettings().settings == settings)
    #expect(tracker.schedule.meanGap == .minutes(30))
    try world.live(days: 3, with: tracker)
    let probes = try tracker.probes(in: .always)
    #expect(probes.count > 20 && probes.allSatisfy { $0.moment > now })
    _ = try tracker.answer("tea", at: probes[0].moment, device: "test")
    let counted = try Counted(tracker)
    try tracker.countAgain()
    #expect(try Counted(tracker) == counted)
  }

  @Test func `erasing leaves nothing of it in the files`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    let copy = try #require(History.steps.first { $0.name == "asked time" }).pathOfCopy(of: path)
    let tracker = try lived(path)
    // Another program has the file open, as a server would.
    let other = try Tracker(path: path, host: world.host)
    #expect(try !other.probes(in: .always).isEmpty)
    try Paths.write(Array("an older secret".utf8), to: copy)
    try tracker.eraseAll()
    #expect(!Paths.isFile(copy))
    for suffix in ["", "-wal"] {
      let bytes = try Paths.contents(of: path + suffix, atMost: 1 << 28) ?? []
      let text = String(decoding: bytes, as: UTF8.self)
      for word in ["secret", "coffee", "hush", "private", "noted"] {
        #expect(!text.contains(word), "\(word) is in \(suffix)")
      }
    }
    #expect(try other.probes(in: .always).isEmpty)
    try world.live(days: 2, with: other)
    #expect(try !tracker.probes(in: .always).isEmpty)
  }

  @Test func `erasing does not start asking that had not begun`() throws {
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.eraseAll()
    try world.live(days: 3, with: tracker)
    #expect(try tracker.probes(in: .always).isEmpty)
  }
}
