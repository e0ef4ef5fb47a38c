internal import Persistence
public import Preferences

extension Tracker {
  /// The settings.
  public func storedSettings() throws(TrackerError) -> StoredSettings {
    try read { tx throws(StoreError) in try tx.storedSettings() }
  }

  /// Keeps all settings.
  public func keep(_ settings: PersonalSettings) throws(TrackerError) {
    try change { $0 = settings }
  }

  /// Changes some settings and leaves the others as they are.
  public func change(_ body: (inout PersonalSettings) -> Void) throws(TrackerError) {
    try write { tx throws(StoreError) -> Result<Void, TrackerError> in
      let stored = try tx.storedSettings()
      var settings = stored.settings
      body(&settings)
      for key in SettingKey.allCases {
        let word = settings.word(of: key)
        let isFaulty = stored.faults.contains { $0.key == key }
        guard word != stored.settings.word(of: key) || isFaulty else { continue }
        if word == PersonalSettings().word(of: key) {
          try tx.delete(PreferenceRecord.where(\.name == key.rawValue))
        } else {
          try tx.upsert(PreferenceRecord(name: key.rawValue, word: word))
        }
      }
      return .success(())
    }
  }
}

extension Snapshot {
  fileprivate func storedSettings() throws(StoreError) -> StoredSettings {
    var words: [String: String] = [:]
    for record in try fetch(PreferenceRecord.all) { words[record.name] = record.word }
    return StoredSettings(words: words)
  }
}
