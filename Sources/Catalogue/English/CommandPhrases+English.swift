extension CommandPhrases {
  /// The phrases in English.
  static let english = CommandPhrases(
    help: .english,
    mistakes: .english,
    refusals: .english,
    troubles: .english,
    asking: .english,
    access: .english,
    report: .english,
    amounts: .english,
    conversion: .english,
    rates: RatePhrases(
      stored: "{1} currencies, the latest rates from {2}.",
      noCurl: "curl is needed to fetch exchange rates; install it, for instance with apt",
      unreachable: "no exchange rates from {1}: {2}",
      noTable: "what {1} sent is not a table of exchange rates"),
    profile: ProfilePhrases(
      answers: "answers", aliases: "other words", emoji: "emoji",
      color: "colour", colorForm: "a number from 1 to {1}, or auto",
      breadth: "breadth", hidden: "hidden", yes: "yes", no: "no", note: "note",
      goal: "goal",
      goalForm: "'at least 10h' or 'at most 5.5h', from 0.1 to 168 hours"),
    history: HistoryPhrases(
      undone: "Undone: {1}.", redone: "Redone: {1}.",
      waiting: "{1} (undone)",
      empty: "Nothing can be undone.",
      answer: "the answer to {1}", withdrawal: "the deletion of the answers to {1}",
      dismissal: "the change of the mark 'dismissed' on {1}",
      rename: "renaming {2} to {1}", merge: "merging {2} into {1}",
      split: "the split of a tag in the answers to {1}",
      profile: "the change to the tag '{1}'", logImport: "the import of {1}",
      settings: "the change of {1}", quietRule: "a new quiet time",
      quietRuleEnd: "the end of a quiet time"),
    numbers: .english,
    probes: PluralPhrase(.oneOther, one: "{1} question", other: "{1} questions"),
    answers: PluralPhrase(.oneOther, one: "{1} answer", other: "{1} answers"),
    minutes: PluralPhrase(.oneOther, one: "{1} minute", other: "{1} minutes"),
    pending: "waiting",
    missed: "missed",
    answered: "answered",
    answeredLate: "answered late",
    autoTagged: "filled in",
    unasked: "not asked",
    dismissed: "dismissed",
    insteadOf: "Previous answer: {1}",
    nothingWaits:
      "The latest question has an answer already. `proba probes --unanswered` lists the others.",
    awaitsProbe: "Waiting for the next question. Ctrl-C stops.",
    probeNotice: "What are you doing?",
    noProbe: "No question yet: start `proba serve` to be asked.",
    latest: "Latest",
    unfilled: "Unanswered",
    older: PluralPhrase(.oneOther, one: "{1} older", other: "{1} older"),
    today: "Today",
    meanGap: "Mean gap",
    noTags: "There are no tags yet.",
    renamed: "{1} → {2}, which has {3} now.",
    sameName: "The tag is already called {1}.",
    split: "{1} → {2} in {3}.",
    nothingToSplit: "No answer with the tag meets the condition.",
    nothingLikely: "There are no answers to learn from yet.",
    foreseen: """
      Of {1}:
      {2} have one of five tags offered
      {3} can be given by choosing from five tags
      {4} can be given by choosing from eight tags
      {5} are one of five answers offered
      """,
    coverage: PluralPhrase(
      .oneOther,
      one:
        "You answered {2} of {1} question: {3}. The figures assume the rest is similar.",
      other:
        "You answered {2} of {1} questions: {3}. The figures assume the rest is similar."
    ),
    askedTime: "The hours are shares of the {1} h in which you were asked.",
    nobodyAsked: "No questions in this period.",
    tag: "tag",
    steps: ["day", "week of", "month"],
    count: "answers",
    share: "share",
    hours: "hours",
    change: "change",
    otherPeriod: "other period",
    visibleChange: "a visible difference: more than chance alone is likely to cause",
    withoutStar: "without a star: {1}",
    interval: "95% interval",
    bounds: "bounds",
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    linesRead: PluralPhrase(
      .oneOther, one: "{1} line: {2} answered, {3} auto, {4} empty, {5} malformed.",
      other: "{1} lines: {2} answered, {3} auto, {4} empty, {5} malformed."),
    linesImported: "{1} imported, {2} already there.",
    differing: PluralPhrase(
      .oneOther, one: "{1} line differs from what is stored and was skipped.",
      other: "{1} lines differ from what is stored and were skipped."),
    differingTexts: "'{1}' differs from '{2}', which is stored and stays",
    moreDiffering: PluralPhrase(
      .oneOther, one: "and {1} more line that differs (--json lists up to 1000)",
      other: "and {1} more lines that differ (--json lists up to 1000)"),
    otherClocks: PluralPhrase(
      .oneOther,
      one:
        "{1} of {2} lines with a local time differs from your time zone. If the log was kept in another zone, import it again with --trust-clocks, which also corrects what is already there.",
      other:
        "{1} of {2} lines with a local time differ from your time zone. If the log was kept in another zone, import it again with --trust-clocks, which also corrects what is already there."
    ),
    corrected: PluralPhrase(
      .oneOther, one: "Corrected the local time of {1} stored moment.",
      other: "Corrected the local time of {1} stored moments."),
    linesSoFar: PluralPhrase(.oneOther, one: "{1} line…", other: "{1} lines…"),
    askedInLog: "Judging by its gaps, the log was kept for {1} h.",
    ofSchedule: PluralPhrase(
      .oneOther, one: "{1} moment is of {2}, with a mean gap of {3}.",
      other: "{1} moments are of {2}, with a mean gap of {3}."),
    universalSchedule: "TagTime's universal schedule",
    originalSchedule: "the schedule of TagTime for Android and of TagTime before 2018 (seed 666)",
    laterSchedule: "TagTime's schedule from July 2018 on (seed 75570)",
    otherSchedule: "the schedule with the seed {1}",
    unscheduled: PluralPhrase(
      .oneOther, one: "{1} moment is of no known schedule; it is kept and marked.",
      other: "{1} moments are of no known schedule; they are kept and marked."),
    gapEstimated:
      "Judging by the distances between them, their mean gap is {1} (95%: {2} min), with which they count. If it was another, undo the import and repeat it with --gap.",
    gapAssumed:
      "They count with a mean gap of {1}, which the distances between them do not contradict. If it was another, undo the import and repeat it with --gap.",
    malformedLine: "{1}, line {2}: {3}",
    moreMalformed: PluralPhrase(
      .oneOther, one: "and {1} more malformed line (--rejected FILE keeps all of them). By reason:",
      other: "and {1} more malformed lines (--rejected FILE keeps all of them). By reason:"),
    linesWritten: PluralPhrase(
      .oneOther, one: "{1} line written to {2}.", other: "{1} lines written to {2}."),
    unknownZone:
      "the system does not know the time zone {1} of TZ: times are those of UTC (is the package tzdata installed?)",
    otherZone: "Times are those of {1}; the clock of this computer is that of {2}.",
    restored: "Restored from {3}: {1}, {2}.",
    keptBeforeRestoring: "What was there before is now in {1}.",
    restartAfterRestoring:
      "A running Proba still uses that, and saves nothing more: start it again.",
    countsAreRight: "Counted again: {1}, {2}. All counts are right.",
    countsReplaced: PluralPhrase(
      .oneOther, one: "{1} stored count differed, and has been replaced.",
      other: "{1} stored counts differed, and have been replaced."),
    erased: "All questions, answers and tags have been erased.",
    nothingToExport: "no data, so {1} is not written",
    unreadableSetting:
      "the setting {1} has the invalid value '{2}'; {3} is used instead",
    replacedSetting: "{1} stays {2} as long as the environment variable {3} is set",
    setByVariable: "set by {1}",
    gapPrecision:
      "Mean gap: {1}, or {2} a week. What takes a tenth of your time is known to within ± {3} h.",
    serving: """
      Proba is running at {1}
      Press Ctrl-C to stop it.
      """,
    noPage: "there is no folder `page` next to the program, so the page is not served",
    noPassword: "anyone who can reach {1} can read and change your data: there is no password",
    noFilesLeft:
      "the limit of open files is reached, so clients have to wait: raise it, for instance with `ulimit -n 256`",
    linesDropped: PluralPhrase(
      .oneOther, one: "{1} line of the log was dropped because nothing was reading it",
      other: "{1} lines of the log were dropped because nothing was reading it"))
}
