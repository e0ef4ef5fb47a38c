import CivilTime
import Persistence
import Preferences
import Settings
import SettingsFiles
import Synchronization
import TestSupport
import Testing

@testable import TrackerStore

@Suite struct `Stored settings` {
  private let folder: TemporaryFolder
  private let path: String

  /// Values of the only setting whose values are not listed.
  private static let zones = ["system", "Europe/Kyiv", "America/New_York"]

  /// Whether a setting can have a value.
  private static func isKnown(_ word: String, to name: String) -> Bool {
    let entry = ProbaSettings.words.entries.first { $0.name == name }
    return (entry?.domain.words ?? zones).contains(word)
  }

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
    #expect(stored.faults.map(\.name) == ["theme"])
    #expect(stored.faults.map(\.word) == ["pink"] && stored.faults.map(\.replacement) == ["system"])
    // The next change repairs it, and preserves data stored by a later version.
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

  @Test func `have names, words and variables that never change`() {
    #expect(
      ProbaSettings.all.entries.map { "\($0.name) \($0.variable ?? "-"): \($0.domain)" } == [
        "language PROBA_LANGUAGE: one of automatic, en, uk, ru",
        "week-start PROBA_WEEK_START: one of region, monday, tuesday, wednesday, thursday, friday, "
          + "saturday, sunday",
        "time-format PROBA_TIME_FORMAT: one of region, 12, 24",
        "zone -: system, or a time zone such as Europe/Kyiv",
        "day-start -: one of 0, 1, 2, 3, 4, 5, 6",
        "theme PROBA_THEME: one of system, light, dark",
        "contrast PROBA_CONTRAST: one of system, more",
        "notifications PROBA_NOTIFICATIONS: one of on, off",
        "sound PROBA_SOUND: one of on, off",
        "shortcuts PROBA_SHORTCUTS: one of on, off", "rates PROBA_RATES: one of daily, off",
        "gap -: a whole number from 5 to 1440", "seed -: a whole number from 1 to 2147483646",
      ])
  }

  @Test(arguments: ProbaSettings.words.entries.map(\.name))
  func `take each of their words, and keep what they had for any other`(name: String) throws {
    let tracker = try Tracker(path: path)
    let entry = try #require(ProbaSettings.words.entry(name))
    let words = entry.domain.words ?? Self.zones
    #expect(words.count > 1 && words.contains(entry.defaultText))
    for word in words.filter({ $0 != entry.defaultText }) + [entry.defaultText] {
      try tracker.set(entry, to: word)
      let settings = try tracker.storedSettings().settings
      #expect(settings.words == PersonalSettings().words.merging([name: word]) { $1 })
    }
    #expect(try tracker.storedSettings().settings == PersonalSettings())
    for word in ["", "blue", words[1].uppercased() + "x", words[1] + " "] {
      #expect(throws: SettingFault.self) { try entry.normalize(word) }
    }
  }

  @Test func `give way to environment variables, which are stored nowhere`() throws {
    let host = HostEnvironment(
      now: { 1_780_315_200 }, offset: { _ in .utc },
      variable: { ["PROBA_THEME": "dark", "PROBA_RATES": "hourly"][$0] })
    let tracker = try Tracker(path: path, host: host)
    let theme = try #require(ProbaSettings.words.entry("theme"))
    #expect(
      try tracker.storedSettings().settings
        == PersonalSettings(theme: .dark, replacedBy: [.theme]))
    #expect(
      try tracker.storedSettings().faults.map { [$0.name, $0.word, $0.replacement] }
        == [["PROBA_RATES", "hourly", "off"]])
    // The page's request contains the value of the variable.
    try tracker.keep(PersonalSettings(theme: .dark, shortcuts: .off))
    #expect(try Tracker(path: path).storedSettings().settings == PersonalSettings(shortcuts: .off))
    try tracker.set(theme, to: "light")
    #expect(try tracker.storedSettings().settings.theme == .dark)
    #expect(try tracker.storedSettings().variable(of: theme) == "PROBA_THEME")
    #expect(try Tracker(path: path).storedSettings().settings.theme == .light)
  }

  @Test func `are followed by a store over the tracker`() throws {
    let tracker = try Tracker(path: path)
    let other = try Tracker(path: path)
    let store = SettingsStore(
      ProbaSettings.words, person: tracker.settingsBackend, threading: .locked)
    let seen = Mutex<[ColorTheme]>([])
    let subscription = store.observe(ProbaSettings.theme) { theme in
      seen.withLock { $0.append(theme) }
    }
    try tracker.change { $0.theme = .dark }
    store[ProbaSettings.theme] = .light
    #expect(try tracker.storedSettings().settings.theme == .light)
    // Another process: the one that notices makes the store reload.
    _ = try tracker.changedElsewhere()
    try other.change { $0.theme = .dark }
    #expect(try tracker.changedElsewhere())
    store.reload()
    #expect(store[ProbaSettings.theme] == .dark)
    #expect(seen.withLock { $0 } == [.system, .dark, .light, .dark])
    #expect(throws: SettingsError.self) { try store.set("theme", to: "pink") }
    withExtendedLifetime(subscription) {}
  }

  /// Two trackers of one file, with words of other versions and unknown ones, compared with a dictionary.
  @Test(arguments: [51, 52] as [UInt64])
  func `are those of a naive model after random changes`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let trackers = [try Tracker(path: path), try Tracker(path: path)]
    let raw = try Store.open(.file(path), models: History.models, history: History.steps)
    var model: [String: String] = [:]
    for round in 0..<150 {
      let tracker = trackers[round % 2]
      let entry = try #require(ProbaSettings.words.entries.randomElement(using: &random))
      let words = entry.domain.words ?? Self.zones
      let word = words.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        try tracker.set(entry, to: word)
        model[entry.name] = word == entry.defaultText ? nil : word
      case 1:
        let odd = ["pink", word, ""].randomElement(using: &random) ?? ""
        try raw.write { tx throws(StoreError) in
          try tx.upsert(PreferenceRecord(name: entry.name, word: odd))
        }
        model[entry.name] = odd
      default:
        try tracker.change { $0.theme = $0.theme == .dark ? .light : .dark }
        model["theme"] = model["theme"] == "dark" ? "light" : "dark"
        // A change repairs invalid values.
        for entry in ProbaSettings.words.entries where entry.name != "theme" {
          if let stored = model[entry.name], !Self.isKnown(stored, to: entry.name) {
            model[entry.name] = nil
          }
        }
      }
      for tracker in trackers {
        let settings = try tracker.storedSettings()
        for entry in ProbaSettings.words.entries {
          let stored = model[entry.name]
          let isKnown = stored.map { Self.isKnown($0, to: entry.name) } ?? false
          #expect(
            settings.settings.words[entry.name] == (isKnown ? stored : entry.defaultText),
            "round \(round), seed \(seed)")
        }
        #expect(
          settings.faults.count
            == model.count { name, word in
              ProbaSettings.words.entry(name).map { _ in !Self.isKnown(word, to: name) } ?? false
            }, "round \(round), seed \(seed)")
      }
    }
  }

  private final class Changes: Sendable { let count = Atomic(0) }
}
