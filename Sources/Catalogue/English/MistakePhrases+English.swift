extension MistakePhrases {
  /// The sentences in English.
  static let english = MistakePhrases(
    tryHelp: "Try `proba --help`.",
    unknownFlag: "There is no flag {1}.",
    unknownFlagNear: "There is no flag {1}; did you mean {2}?",
    unknownCommand: "There is no command '{1}'.",
    unknownCommandNear: "There is no command '{1}'; did you mean {2}?",
    missingCommand: "A command is missing after '{1}'.",
    duplicateFlag: "The flag {1} is given twice.",
    missingValue: "The flag {1} needs a value: {1} <{2}>.",
    unexpectedValue: "The flag {1} takes no value, but got '{2}'.",
    invalidValue: "The value '{2}' of the flag {1} must be {3}.",
    invalidArgument: "The value '{2}' of <{1}> must be {3}.",
    missingArgument: "The argument <{1}> is missing.",
    unexpectedArgument: "The argument '{1}' is one too many.",
    wholeNumber: "a whole number",
    atLeast: "a whole number, at least {1}",
    atMost: "a whole number, at most {1}",
    between: "a whole number from {1} to {2}",
    yesOrNo: "yes or no",
    oneOf: "one of: {1}",
    noPlaceForData: "neither --database nor HOME tells where to keep the data",
    emptyPath: "{1} is empty, but must be the path of a file",
    notADay:
      "{1} is \"{2}\", but must be a day such as 2026-03-01, yesterday, monday or 'last week'",
    notATime:
      "{1} is \"{2}\", but must be a time such as '2026-03-01 14:05', 'yesterday 15:00' or '3 hours ago'",
    noTerminal: "this is no terminal to ask in: answer by `proba answer TEXT`",
    jsonAndCSV: "say either --json or --csv",
    mergeNeedsTarget: "say what the tags are merged into: --into TAG",
    emptyPeriod: "the period ends before it begins: --from lies after --to",
    tooFarAhead:
      "--from lies too far ahead for so short a gap: give an earlier moment, or a longer --gap",
    byNeedsTag: "--by hour-weekday needs --tag NAME",
    compareNeedsFrom: "--compare previous needs --from",
    compareOrBy: "use either --compare or --by",
    weekAndDays: "say either --week, or --from and --to",
    noChartFile: "say where to write the chart: --svg FILE, --png FILE or --pdf FILE",
    fileThere: "{1} is there already: say --overwrite to replace it",
    fileOfData: "{1} holds your data and is never replaced: write to another file",
    fileOfLog: "{1} is the log itself: write the rejected lines to another file",
    logAsJSON:
      "a TagTime log is not JSON: name a FILE for the log, or say `proba probes --json`",
    noFile: "there is no file {1}: check the path, or make one by serve, answer or import",
    noRates: "{1} has no exchange rates")
}
