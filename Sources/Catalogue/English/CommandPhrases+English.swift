extension CommandPhrases {
  /// The phrases in English.
  static let english = CommandPhrases(
    help: .english,
    mistakes: .english,
    refusals: .english,
    troubles: .english,
    report: .english,
    numbers: .english,
    probes: PluralPhrase(.oneOther, one: "{1} probe", other: "{1} probes"),
    answers: PluralPhrase(.oneOther, one: "{1} answer", other: "{1} answers"),
    minutes: PluralPhrase(.oneOther, one: "{1} minute", other: "{1} minutes"),
    pending: "pending",
    missed: "missed",
    answered: "answered",
    answeredLate: "answered late",
    autoTagged: "auto-tagged",
    dismissed: "dismissed",
    insteadOf: "Instead of: {1}",
    nothingWaits: "No probe waits for an answer.",
    noProbe: "No probe yet: start `proba serve` to be asked.",
    latest: "Latest",
    unfilled: "Unfilled",
    today: "Today",
    meanGap: "Mean gap",
    noTags: "There are no tags yet.",
    renamed: "{1} → {2}: {3}",
    sameName: "The tag is called {1} already.",
    undoneAnswer: "Undone: answering {1}.",
    undoneWithdrawal: "Undone: taking back the answers of {1}.",
    undoneDismissal: "Undone: dismissing {1}, or asking about them again.",
    undoneRename: "Undone: {1} → {2}",
    nothingLikely: "There are no answers to learn from yet.",
    foreseen: """
      Of {1}:
      {2} % have one of five tags offered
      {3} % can be given by tapping five tags
      {4} % can be given by tapping eight tags
      {5} % are one of five answers offered
      """,
    coverage: PluralPhrase(
      .oneOther,
      one: "{2} of {1} probe answered: {3} %. The figures take the others for like these.",
      other: "{2} of {1} probes answered: {3} %. The figures take the others for like these."),
    askedTime: "The hours are shares of the {1} h in which you were asked.",
    nobodyAsked: "Nobody was asked in this period.",
    tag: "tag",
    count: "answers",
    share: "share",
    hours: "hours",
    change: "change",
    visibleChange: "a visible difference: chance alone hardly explains it",
    interval: "95 % interval",
    bounds: "bounds",
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    linesRead: PluralPhrase(
      .oneOther, one: "{1} line: {2} answered, {3} auto, {4} empty, {5} malformed.",
      other: "{1} lines: {2} answered, {3} auto, {4} empty, {5} malformed."),
    linesImported: "{1} imported, {2} already there.",
    differing: PluralPhrase(
      .oneOther, one: "{1} line says something else than what is stored, and was left out.",
      other: "{1} lines say something else than what is stored, and were left out."),
    otherClocks: PluralPhrase(
      .oneOther,
      one:
        "{1} of {2} lines with a clock notes another local time than this machine's zone has. Was the log kept elsewhere? Then import it again with --trust-clocks: that also corrects what is already there.",
      other:
        "{1} of {2} lines with a clock note another local time than this machine's zone has. Was the log kept elsewhere? Then import it again with --trust-clocks: that also corrects what is already there."
    ),
    corrected: PluralPhrase(
      .oneOther, one: "The local time of {1} stored moment is corrected.",
      other: "The local time of {1} stored moments is corrected."),
    linesSoFar: PluralPhrase(.oneOther, one: "{1} line…", other: "{1} lines…"),
    askedInLog: "Judging by its silences, the log was kept for {1} h.",
    unscheduled: PluralPhrase(
      .oneOther,
      one:
        "{1} moment not on the schedule: kept, and marked so. Were they drawn with another gap or seed? Then say --gap and --seed.",
      other:
        "{1} moments not on the schedule: kept, and marked so. Were they drawn with another gap or seed? Then say --gap and --seed."
    ),
    malformedLine: "{1}, line {2}: {3}",
    moreMalformed: PluralPhrase(
      .oneOther, one: "and {1} more malformed line (--rejected FILE keeps all of them). By reason:",
      other: "and {1} more malformed lines (--rejected FILE keeps all of them). By reason:"),
    linesWritten: PluralPhrase(
      .oneOther, one: "{1} line written to {2}.", other: "{1} lines written to {2}."),
    nothingToExport: "there is nothing to export, so nothing is written to {1}",
    unreadableSetting:
      "the setting {1} holds “{2}”, which is none of its values; {3} is used instead",
    gapPrecision:
      "Mean gap: {1}, which makes {2} a week. What takes a tenth of the time is known to ± {3} h.",
    serving: """
      Proba is at {1}
      Stop it with Ctrl-C.
      """,
    noPage: "there is no folder `page` beside the program, so the page is not served",
    noPassword: "whoever reaches {1} can read and change your data, for there is no password",
    linesDropped: PluralPhrase(
      .oneOther, one: "{1} line of the log was dropped, as nobody read it",
      other: "{1} lines of the log were dropped, as nobody read them"))
}
