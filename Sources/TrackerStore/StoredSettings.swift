public import Preferences

/// The settings as they are stored, with what of them makes no sense.
public struct StoredSettings: Sendable, Hashable {
  /// A stored word that is none of its setting's.
  public struct Fault: Sendable, Hashable {
    /// The setting, which has its usual value.
    public let key: SettingKey
    /// What is stored.
    public let word: String

    /// The word that holds instead.
    public var usual: String { key.words.first ?? "" }
  }

  /// The settings; those that make no sense have their usual value.
  public private(set) var settings = PersonalSettings()
  /// What makes no sense, in the order of the settings.
  public private(set) var faults: [Fault] = []

  /// Reads stored words by the names of their settings; others may be of a later version of Proba.
  init(words: [String: String]) {
    for key in SettingKey.allCases {
      guard let word = words[key.rawValue], !settings.set(key, to: word) else { continue }
      faults.append(Fault(key: key, word: word))
    }
  }
}
