extension OperandPhrases {
  /// The descriptions in English.
  static let english = OperandPhrases(
    answerText: .init(
      "TEXT", "Tags, and a note in ( ). A single \" repeats the previous answer."),
    when: .init(
      "WHEN",
      "The time of the question, such as '2026-03-01 14:05', 'yesterday 15:00', '3 hours ago' or last."
    ),
    dismissedWhen: .init(
      "WHEN", "The time of the question, such as 'yesterday 15:00', '3 hours ago' or last."),
    renamedTag: .init("TAG", "The tag; case is ignored."),
    newName: .init("NAME", "Its new name."),
    mergedTags: .init("TAG", "The tags; case is ignored."),
    topic: .init("COMMAND", "The command, such as import tagtime."),
    shell: .init("SHELL", "The shell: bash, zsh or fish."),
    backupFile: .init("FILE", "Where to save the copy."),
    restoredFile: .init("FILE", "The backup."),
    logFile: .init("FILE", "The log; -\u{A0}means standard input."),
    exportFile: .init("FILE", "The file to write; standard output by default."),
    chartKind: .init(
      "CHART",
      "bars: hours of tags with their intervals; donut: shares of the whole; treemap: tags within tags; week: when a tag is used, by hour and weekday."
    ),
    settingKey: .init("KEY", "The setting."),
    settingWord: .init("VALUE", "Its new value."),
    ruleNumber: .init("NUMBER", "The number that `proba quiet list` shows."),
    sessionNumber: .init("NUMBER", "The number that `proba session list` shows."),
    convertedText: .init("TEXT", "What to convert; -\u{A0}reads lines and prints JSON."))
}
