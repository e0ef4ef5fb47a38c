public import Preferences
public import Settings

/// The settings, with the invalid words among those stored and in environment variables.
public struct StoredSettings: Sendable {
  /// A word that is not valid for its setting.
  public struct Fault: Sendable, Hashable {
    /// The name of the setting, or of the environment variable.
    public let name: String
    /// The invalid word.
    public let word: String
    /// The replacement.
    public let replacement: String

    /// Makes a fault from a problem of settings; nil if the problem does not concern a word.
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

  /// The settings; in place of an invalid word they have the next applicable value.
  public var settings: PersonalSettings { PersonalSettings(table) }

  /// The invalid words, in the order of the settings.
  public var faults: [Fault] { table.problems.compactMap { Fault($0) } }

  /// Returns the environment variable that overrides a setting; nil while the stored value is in effect.
  public func variable(of entry: SettingsSchema.Entry) -> String? {
    table.variable(of: entry)
  }

  /// Reads stored words by the names of their settings; unknown names may be of a later version of Proba.
  init(_ words: SettingsContents, variable: (String) -> String?) {
    table = SettingsTable(
      ProbaSettings.words, place: { _ in "store" }, contents: { _ in words },
      variable: variable)
  }
}

extension SettingsTable {
  /// Returns the environment variable that overrides a setting; nil while the stored value is in effect.
  func variable(of entry: SettingsSchema.Entry) -> String? {
    guard case .variable(let name)? = origin(of: entry.name) else { return nil }
    return name
  }
}
