/// The phrases of `proba undo` and `proba redo`.
public struct HistoryPhrases: Sendable {
  /// The edit {1} was undone.
  public let undone: Phrase
  /// The edit {1} was made again.
  public let redone: Phrase
  /// The edit {1} of the list, which can be redone.
  public let waiting: Phrase
  /// There is no edit to list.
  public let empty: String

  // MARK: Edits

  /// An answer to {1} probes.
  public let answer: Phrase
  /// The deletion of the answers to {1} probes.
  public let withdrawal: Phrase
  /// A change of the mark ``CommandPhrases/dismissed`` on {1} probes.
  public let dismissal: Phrase
  /// The renaming of {2} to {1}.
  public let rename: Phrase
  /// The merge of {2} into {1}.
  public let merge: Phrase
  /// The split of a tag in the answers to {1} probes.
  public let split: Phrase
  /// A change to the profile of the tag {1}.
  public let profile: Phrase
  /// The import of {1} probes from a log.
  public let logImport: Phrase
  /// A change of the settings {1}.
  public let settings: Phrase
  /// A new quiet rule.
  public let quietRule: String
  /// The end of a quiet rule.
  public let quietRuleEnd: String
}
