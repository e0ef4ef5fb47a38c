extension MistakePhrases {
  /// The sentences in English.
  static let english = MistakePhrases(
    tryHelp: "Try `{1} --help`.",
    unknownFlag: "there is no flag {1}",
    unknownFlagNear: "there is no flag {1}; did you mean {2}?",
    unknownCommand: "there is no command '{1}'",
    unknownCommandNear: "there is no command '{1}'; did you mean '{2}'?",
    missingCommand: "missing command after '{1}'",
    duplicateFlag: "the flag {1} is given twice",
    missingValue: "the flag {1} needs a value: {1} <{2}>",
    unexpectedValue: "the flag {1} takes no value (got '{2}')",
    invalidValue: "{1} must be {3} (got '{2}')",
    invalidArgument: "<{1}> must be {3} (got '{2}')",
    missingArgument: "missing argument <{1}>",
    unexpectedArgument: "unexpected argument '{1}'",
    wholeNumber: "a whole number",
    atLeast: "a whole number, at least {1}",
    atMost: "a whole number, at most {1}",
    between: "a whole number from {1} to {2}",
    yesOrNo: "yes or no",
    oneOf: "one of: {1}",
    notUTF8: "the word “{1}” is not UTF-8 text",
    noPlaceForData: "neither --database nor HOME says where to keep the data",
    emptyPath: "{1} must be the path of a file, and is empty",
    notADay:
      "{1} must be a day, such as 2026-03-01, yesterday, monday or 'last week' (got '{2}')",
    notAPeriod:
      "{1} must be a period, such as 'last month', 'Q3 2025', 2026-W10 or weekend (got '{2}')",
    notATime:
      "{1} must be a time, such as '2026-03-01 14:05', 'yesterday 15:00' or '3 hours ago' (got '{2}')",
    noTerminal: "there is no terminal to ask in: use `proba answer TEXT`",
    jsonAndCSV: "use either --json or --csv",
    mergeNeedsTarget: "give the tag to merge into: --into TAG",
    splitNeedsTags: "give the condition and the new tag: --tag CONDITION --into TAG",
    dismissNeedsProbes:
      "name the questions in one way: WHEN, --older, --period, or --from and --to",
    atAndStretch: "use either --at, or --from and --to",
    quietNeedsTime:
      "add --hours, --weekdays, --to or --vacation: otherwise Proba would never ask again",
    eraseNeedsYes:
      "this erases all questions, answers and tags for good: add --yes if that is meant",
    undoNeedsYes: "this would undo {1}: add --yes if that is meant",
    redoNeedsYes: "this would redo {1}: add --yes if that is meant",
    emptyPeriod: "the period ends before it begins: --from is after --to",
    tooFarAhead:
      "--from is too far ahead for so short a gap: give an earlier time or a longer --gap",
    byNeedsTag: "--by hour-weekday needs --tag NAME",
    stepNeedsTrend: "--step needs --by trend",
    treeTakesNoTag: "--by tree covers all tags: leave out --tag",
    compareNeedsFrom: "--compare previous needs --from",
    compareOrBy: "use either --compare or --by",
    boundsAlone: "use --bounds without --compare and --by",
    amountsAlone: "use --amounts without --compare, --by and --bounds",
    amountsNeedTag: "--amounts needs --tag NAME",
    weekAndDays: "use only one of --week, --period, and --from with --to",
    periodAndDays: "use either --period, or --from and --to",
    noChartFile: "give a file for the chart: --svg FILE, --png FILE or --pdf FILE",
    fileThere: "{1} already exists: use --overwrite to replace it",
    fileChanged: "{1} has been changed by hand: use --overwrite to replace or remove it",
    fileOfData: "{1} holds your data and is never replaced: write to another file",
    backupOfData: "{1} is the file that holds your data: name the backup to restore",
    noBackup: "there is no file {1} to restore",
    fileOfLog: "{1} is the log itself: write the rejected lines to another file",
    logAsJSON:
      "a TagTime log is not JSON: give a FILE for the log, or use `proba probes --json`",
    noFile:
      "there is no file {1}: check the path, or create one with `proba serve`, `proba answer` or `proba import`",
    noFolder: "there is no folder {1}: check the path after --database, or create the folder",
    noRates: "{1} has no exchange rates")
}
