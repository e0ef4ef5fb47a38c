internal import Persistence
internal import Preferences

/// A setting that a person has chosen, as a word; what is usual has no record.
struct PreferenceRecord: Record, Equatable {
  /// The name of the setting: see ``SettingKey``.
  var name: String
  var word: String

  static let schema = Schema(
    "preference", key: \.name,
    Column(\.name, "name"), Column(\.word, "word"),
    make: PreferenceRecord.init)
}
