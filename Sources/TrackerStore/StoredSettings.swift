public import Preferences

/// The stored settings, with the stored words that are invalid.
public struct StoredSettings: Sendable, Hashable {
  /// A stored word that is none of its setting's.
  public struct Fault: Sendable, Hashable {
    /// The setting, which has its default value.
    public let key: SettingKey
    /// What is stored.
    public let word: String

    /// The word that is used instead.
    public var replacement: String { key.words.first ?? "" }
  }

  /// The settings; those with an invalid word have their default value.
  public private(set) var settings = PersonalSettings()
  /// The invalid words, in the order of the settings.
  public private(set) var faults: [Fault] = []

  /// Reads stored words by the names of their settings; others may be of a later version of Proba.
  init(words: [String: String]) {
    for key in SettingKey.allCases {
      guard let word = words[key.rawValue], !settings.set(key, to: word) else { continue }
      faults.append(Fault(key: key, word: word))
    }
  }
}
