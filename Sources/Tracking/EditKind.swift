/// The kind of a person's change, which is stored as its number.
public enum EditKind: Int64, Sendable, Hashable, CaseIterable {
  /// Probes were answered, or their answers replaced.
  case answer = 0
  /// Answers were taken back.
  case withdrawal = 1
  /// Probes were dismissed, or are asked about again.
  case dismissal = 2
  /// A tag was renamed.
  case rename = 3
  /// Tags were merged into one.
  case merge = 4
  /// A tag was replaced by another in some of its answers.
  case split = 5
  /// The colour of a tag, or what a person has stated about it, was changed.
  case profile = 6
  /// A log was imported.
  case logImport = 7
  /// Settings were changed.
  case settings = 8
  /// The mean gap or the seed of the schedule was changed.
  case schedule = 9
  /// A quiet rule was made.
  case quietRule = 10
  /// A quiet rule was ended.
  case quietRuleEnd = 11
}
