internal import Persistence

/// A setting that differs from its default, as a word.
struct PreferenceRecord: Record, Equatable {
  /// The name of the setting: see ``ProbaSettings``.
  var name: String
  var word: String

  static let schema = Schema(
    "preference", key: \.name,
    Column(\.name, "name"), Column(\.word, "word"),
    make: PreferenceRecord.init)
}
