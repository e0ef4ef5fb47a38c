public import Preferences
public import Settings

/// The settings, with the words among those stored, or among the environment variables, that are invalid.
public struct StoredSettings: Sendable {
  /// A word that its setting does not have.
  public struct Fault: Sendable, Hashable {
    /// The name of the setting, or of the environment variable.
    public let name: String
    /// What is stored there.
    public let word: String
    /// The word that is used instead.
    public let replacement: String

    /// What a problem of settings is about; nil for one that is not about a word.
    public init?(_ problem: SettingProblem) {
      guard case .value(let name, let word, _, let replacement) = problem.kind else { return nil }
      let variable = ProbaSettings.words.entry(name)?.variable
      self.name = variable == problem.place ? problem.place : name
      self.word = word
      self.replacement = replacement
    }
  }

  /// The values with their origins, by name.
  public let table: SettingsTable

  /// The settings; those with an invalid word have the value that comes next.
  public var settings: PersonalSettings { PersonalSettings(table) }

  /// The invalid words, in the order of the settings.
  public var faults: [Fault] { table.problems.compactMap { Fault($0) } }

  /// The environment variable that replaces a setting; nil while what is stored counts.
  public func variable(of entry: SettingsSchema.Entry) -> String? {
    table.variable(of: entry)
  }

  /// Reads stored words by the names of their settings; others may be of a later version of Proba.
  init(_ words: SettingsContents, variable: (String) -> String?) {
    table = SettingsTable(
      ProbaSettings.words, place: { _ in "store" }, contents: { _ in words },
      variable: variable)
  }
}

extension SettingsTable {
  /// The environment variable that replaces a setting; nil while what is stored counts.
  func variable(of entry: SettingsSchema.Entry) -> String? {
    guard case .variable(let name)? = origin(of: entry.name) else { return nil }
    return name
  }
}
