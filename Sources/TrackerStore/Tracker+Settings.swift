internal import CivilTime
internal import Persistence
public import Preferences
public import Settings
internal import Tracking

extension Tracker {
  /// Returns the settings, some of which environment variables may override.
  public func storedSettings() throws(TrackerError) -> StoredSettings {
    StoredSettings(
      try read { tx throws(StoreError) in try tx.words() }, variable: host.variable)
  }

  /// Stores all settings.
  public func keep(_ settings: PersonalSettings) throws(TrackerError) {
    try change { $0 = settings }
  }

  /// Changes some settings and leaves the others unchanged.
  ///
  /// A setting that an environment variable overrides is stored only if it is given another value.
  public func change(_ body: (inout PersonalSettings) -> Void) throws(TrackerError) {
    let now = self.now
    try write { tx throws(StoreError) -> Result<Void, TrackerError> in
      let stored = StoredSettings(try tx.words(), variable: host.variable)
      var settings = stored.settings
      body(&settings)
      if case .fixed(let name) = settings.zone, settings.zone != stored.settings.zone {
        do throws(TrackerError) { _ = try PersonalZone(name) } catch { return .failure(error) }
      }
      let faulty = Set(stored.faults.map(\.name))
      var changes: [SettingChange] = []
      for entry in ProbaSettings.words.entries {
        guard let word = settings.words[entry.name] else { continue }
        let isFaulty = faulty.contains(entry.name) && stored.variable(of: entry) == nil
        guard word != stored.table.text(of: entry.name) || isFaulty else { continue }
        changes += SettingsTable.changes(of: entry, to: word)
      }
      try tx.apply(changes, at: now, on: host)
      return .success(())
    }
  }

  /// Stores a valid word of a setting, whether or not an environment variable overrides it.
  ///
  /// - Parameters:
  ///   - entry: one of ``ProbaSettings/words``.
  ///   - word: the word.
  public func set(_ entry: SettingsSchema.Entry, to word: String) throws(TrackerError) {
    let now = self.now
    try write { tx throws(StoreError) -> Result<Void, TrackerError> in
      try tx.apply(SettingsTable.changes(of: entry, to: word), at: now, on: host)
      return .success(())
    }
  }

  /// The tracker's file as the backend of a `SettingsStore` for ``ProbaSettings/words``.
  ///
  /// The store is notified of changes made through this tracker. Those of other processes arrive with the
  /// next ``changedElsewhere()``, after which it has to `reload()`.
  public var settingsBackend: SettingsBackend {
    let place = path ?? "memory"
    return SettingsBackend(
      place: place,
      load: { [self] () throws(SettingsError) in
        do throws(TrackerError) {
          return try read { tx throws(StoreError) in try tx.words() }
        } catch {
          throw .backend(place: place, reason: error.description)
        }
      },
      transact: { [self] body throws(SettingsError) in
        let result: Result<SettingsContents, SettingsError>
        do throws(StoreError) {
          result = try store.attempt { tx throws(StoreError) in
            let words = try tx.words()
            let changes: [SettingChange]
            do throws(SettingsError) { changes = try body(words) } catch { return .failure(error) }
            try tx.apply(changes, at: now, on: host)
            return .success(try tx.words())
          }
        } catch {
          throw .backend(place: place, reason: error.description)
        }
        return try result.get()
      },
      watch: { [self] changed in
        let observation = observe(changed)
        return SettingsSubscription { withExtendedLifetime(observation) {} }
      })
  }
}

extension Snapshot {
  /// Returns the zone that the person chose; an unreadable word is the default.
  func zoneChoice() throws(StoreError) -> ZoneChoice {
    let word = try find(PreferenceRecord.self, ProbaSettings.zone.name)?.word
    return word.flatMap { ZoneChoice(word: $0) } ?? .standard
  }

  /// Returns the hour at which the person's days begin; an unreadable word is the default.
  func dayStart() throws(StoreError) -> DayStart {
    let word = try find(PreferenceRecord.self, ProbaSettings.dayStart.name)?.word
    return word.flatMap { DayStart(word: $0) } ?? .standard
  }

  /// Returns the settings by which the person's clock and calendar run.
  func calendarChoice() throws(StoreError) -> CalendarChoice {
    CalendarChoice(zone: try zoneChoice(), dayStart: try dayStart())
  }

  /// Returns the stored words, by the names of their settings.
  fileprivate func words() throws(StoreError) -> SettingsContents {
    SettingsContents(
      try fetch(PreferenceRecord.all).map { StoredText($0.name, $0.word) })
  }
}

extension Transaction {
  /// Makes changes as one edit; those that change nothing need not be reported to others.
  fileprivate func apply(
    _ changes: [SettingChange], at now: Moment, on host: HostEnvironment
  ) throws(StoreError) {
    let words = try words()
    let changes = changes.filter { words[$0.name] != $0.text }
    guard !changes.isEmpty else { return }
    var note = try EditNote(.settings, at: now, in: self)
    for change in changes { note.keep(change.name, words[change.name]) }
    let edit = try note.store(in: self)
    let (zone, dayStart) = (try zoneChoice(), try dayStart())
    for change in changes {
      if let word = change.text {
        try upsert(PreferenceRecord(name: change.name, word: word))
      } else {
        try delete(PreferenceRecord.where(\.name == change.name))
      }
    }
    if try self.dayStart() != dayStart { try countAgain() }
    let newZone = try zoneChoice()
    guard let edit, newZone != zone else { return }
    // The quiet time until now was that of the clock before.
    try noteQuietTime(try quietRules(), upTo: now, offset: host.offset)
    try followZone(from: zone, to: newZone, in: edit, at: now, on: host)
  }
}
