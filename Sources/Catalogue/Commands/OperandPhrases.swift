/// The descriptions of the arguments of commands that are not flags.
public struct OperandPhrases: Sendable {
  /// The text of an answer.
  public let answerText: HelpPhrases.Value
  /// The time of a probe.
  public let when: HelpPhrases.Value
  /// The time of a probe to dismiss.
  public let dismissedWhen: HelpPhrases.Value
  /// The tag to rename.
  public let renamedTag: HelpPhrases.Value
  /// The new name of a tag.
  public let newName: HelpPhrases.Value
  /// The tags to merge.
  public let mergedTags: HelpPhrases.Value
  /// The command to show the help of.
  public let topic: HelpPhrases.Value
  /// The shell to print completions for.
  public let shell: HelpPhrases.Value
  /// The file of a backup.
  public let backupFile: HelpPhrases.Value
  /// The file of a backup to restore.
  public let restoredFile: HelpPhrases.Value
  /// The log to import.
  public let logFile: HelpPhrases.Value
  /// The file to write.
  public let exportFile: HelpPhrases.Value
  /// The kind of a chart.
  public let chartKind: HelpPhrases.Value
  /// The name of a setting.
  public let settingKey: HelpPhrases.Value
  /// The value of a setting.
  public let settingWord: HelpPhrases.Value
  /// The number of a rule.
  public let ruleNumber: HelpPhrases.Value
  /// The number of a session.
  public let sessionNumber: HelpPhrases.Value
  /// The text to convert.
  public let convertedText: HelpPhrases.Value
}
