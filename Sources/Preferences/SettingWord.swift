internal import TextBytes

/// A setting whose value is one of a few words.
public protocol SettingWord: CaseIterable, Hashable, Sendable {
  /// The value of a setting that has not been chosen.
  static var standard: Self { get }
  /// The permanent word for the value: in the store, in JSON and on the command line.
  var word: String { get }
}

extension SettingWord {
  /// Finds the value with a word; nil if the setting has no such value.
  public init?(word: String) {
    for value in Self.allCases where value.word.isSame(as: word) {
      self = value
      return
    }
    return nil
  }
}
