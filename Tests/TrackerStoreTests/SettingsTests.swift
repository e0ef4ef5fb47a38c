import CivilTime
import Persistence
import Preferences
import Synchronization
import TestSupport
import Testing

@testable import TrackerStore

@Suite struct `Stored settings` {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/proba.sqlite"
  }

  @Test func `are kept in the file, each without the others`() throws {
    let first = try Tracker(path: path)
    #expect(try first.storedSettings().settings == PersonalSettings())
    try first.change { $0.theme = .dark }
    let second = try Tracker(path: path)
    try second.change { $0.weekStart = .fixed(.sunday) }
    let expected = PersonalSettings(weekStart: .fixed(.sunday), theme: .dark)
    #expect(try first.storedSettings().settings == expected)
    #expect(try second.storedSettings().faults.isEmpty)
    try first.keep(PersonalSettings())
    #expect(try second.storedSettings().settings == PersonalSettings())
  }

  @Test func `that are invalid are reported, and replaced by their defaults`() throws {
    do {
      let tracker = try Tracker(path: path)
      try tracker.change { $0.timeFormat = .twelveHours }
    }
    let store = try Store.open(.file(path), models: History.models, history: History.steps)
    try store.write { tx throws(StoreError) in
      try tx.execute("INSERT INTO preference VALUES ('theme', 'pink'), ('later', 'setting')")
    }
    let tracker = try Tracker(path: path)
    let stored = try tracker.storedSettings()
    #expect(stored.settings == PersonalSettings(timeFormat: .twelveHours))
    #expect(stored.faults.map(\.key) == [.theme])
    #expect(stored.faults.map(\.word) == ["pink"] && stored.faults.map(\.replacement) == ["system"])
    // The next change mends it, and leaves what a later version has stored.
    try tracker.change { $0.notifications = .off }
    #expect(try tracker.storedSettings().faults.isEmpty)
    let names = try store.read { tx throws(StoreError) in
      try tx.fetch(PreferenceRecord.all).map(\.name)
    }
    #expect(Set(names) == ["time-format", "later", "notifications"])
  }

  @Test func `change nothing where they are as they were`() throws {
    let tracker = try Tracker(path: path)
    let changes = Changes()
    let observation = tracker.observe { changes.count.add(1, ordering: .relaxed) }
    try tracker.keep(PersonalSettings())
    #expect(changes.count.load(ordering: .relaxed) == 0)
    try tracker.keep(PersonalSettings(theme: .light))
    #expect(changes.count.load(ordering: .relaxed) == 1)
    withExtendedLifetime(observation) {}
  }

  private final class Changes: Sendable { let count = Atomic(0) }
}
