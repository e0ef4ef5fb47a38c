/// Every text that the command line prints, once for each language.
///
/// Each language is one value of this type, so a missing translation does not compile.
public struct CommandPhrases: Sendable {
  /// The texts of the help.
  public let help: HelpPhrases
  /// The sentences for mistakes on the command line.
  public let mistakes: MistakePhrases
  /// The sentences for requests that the tracker refuses.
  public let refusals: RefusalPhrases
  /// The sentences for failures of the store, the system and the server.
  public let troubles: TroublePhrases
  /// The texts for asking without a window.
  public let asking: AskingPhrases
  /// The texts about who is let in to a server.
  public let access: AccessPhrases
  /// The texts of a report and its charts.
  public let report: ReportPhrases
  /// The texts about amounts.
  public let amounts: AmountPhrases
  /// The messages of `proba convert`.
  public let conversion: ConversionPhrases
  /// The texts about exchange rates.
  public let rates: RatePhrases
  /// The texts about a tag.
  public let profile: ProfilePhrases
  /// The phrases of `proba undo` and `proba redo`.
  public let history: HistoryPhrases

  // MARK: Numbers

  /// The number format of the language.
  let numbers: NumberForms
  /// A number of probes.
  public let probes: PluralPhrase
  /// A number of answers.
  public let answers: PluralPhrase
  /// A number of minutes.
  public let minutes: PluralPhrase

  // MARK: States, short enough for a column

  /// The state of a probe that can still be answered in time.
  public let pending: String
  /// The state of a probe that was not answered in time.
  public let missed: String
  /// The state of a probe answered in time.
  public let answered: String
  /// The state of a probe answered from memory.
  public let answeredLate: String
  /// The state of a probe that a program filled in.
  public let autoTagged: String
  /// The state of a probe that came while no program ran.
  public let unasked: String
  /// The mark beside a probe that the person does not want to be asked about.
  public let dismissed: String

  // MARK: `answer` and `status`

  /// The line with the answer that a new one has replaced; {1} is its text.
  public let insteadOf: Phrase
  /// The message when the latest probe already has an answer.
  public let nothingWaits: String
  /// The message while waiting for the next probe.
  public let awaitsProbe: String
  /// The notice of a probe.
  public let probeNotice: String
  /// The message when there has been no probe yet.
  public let noProbe: String
  /// The label of the latest probe.
  public let latest: String
  /// The label of the number of unanswered probes.
  public let unfilled: String
  /// The number of further probes missed more than a week ago; {1} is that number.
  public let older: PluralPhrase
  /// The label of the number of answers of today.
  public let today: String
  /// The label of the mean gap.
  public let meanGap: String

  // MARK: `tags`, `rename` and `merge`

  /// The message when there are no tags.
  public let noTags: String
  /// The tag {1} was renamed to {2}, which {3} answers now have.
  public let renamed: Phrase
  /// The tag already has the name {1}.
  public let sameName: Phrase
  /// {2} has replaced the tag {1} in {3} answers.
  public let split: Phrase
  /// No answer with the tag meets the condition.
  public let nothingToSplit: String

  // MARK: `likely`

  /// The message when there are no answers to predict from.
  public let nothingLikely: String
  /// The summary of a prediction: of {1} answers, {2} % have one of five tags offered, {3} % and
  /// {4} %
  /// can be given by choosing from five and eight tags, and {5} % are one of five answers offered.
  public let foreseen: Phrase

  // MARK: `stats`

  /// {1} probes, {2} answered, {3} the percentage.
  public let coverage: PluralPhrase
  /// The time that the hours are shares of: {1} hours.
  public let askedTime: Phrase
  /// The message when a period has no probes.
  public let nobodyAsked: String
  /// The heading of the tags.
  public let tag: String
  /// The headings of days, weeks and months.
  public let steps: [String]
  /// The heading of the numbers of answers.
  public let count: String
  /// The heading of the shares.
  public let share: String
  /// The heading of the hours.
  public let hours: String
  /// The heading of changes.
  public let change: String
  /// The heading of the column of the period compared with, unless it is the preceding one.
  public let otherPeriod: String
  /// The legend of the mark beside a change.
  public let visibleChange: String
  /// The legend of a change without the mark; {1} says what it may be.
  public let withoutStar: Phrase
  /// The heading of the intervals.
  public let interval: String
  /// The heading of the bounds that hold whatever the answers to the unanswered probes would be.
  public let bounds: String
  /// The days of the week from Monday, all of one width.
  public let weekdays: [String]

  // MARK: `import` and `export`

  /// {1} lines: {2} answered, {3} automatic, {4} empty, {5} malformed.
  public let linesRead: PluralPhrase
  /// {1} lines were imported, {2} were already stored.
  public let linesImported: Phrase
  /// {1} lines differ from what is stored.
  public let differing: PluralPhrase
  /// A line has the text {1}, but {2} is stored.
  public let differingTexts: Phrase
  /// {1} further differing lines are not listed.
  public let moreDiffering: PluralPhrase
  /// {1} of {2} lines have a local time that differs from the time zone of this computer.
  public let otherClocks: PluralPhrase
  /// The local time of {1} stored moments was corrected.
  public let corrected: PluralPhrase
  /// The progress of reading a pipe: {1} lines so far.
  public let linesSoFar: PluralPhrase
  /// Judging by its gaps, a log was kept for {1} hours.
  public let askedInLog: Phrase
  /// {1} moments belong to the schedule {2} with the mean gap {3}.
  public let ofSchedule: PluralPhrase
  /// TagTime's universal schedule, as ``ofSchedule`` names it.
  public let universalSchedule: String
  /// The schedule of TagTime for Android and of early versions of TagTime, as ``ofSchedule`` names it.
  public let originalSchedule: String
  /// A schedule that begins in July 2018, as ``ofSchedule`` names it.
  public let laterSchedule: String
  /// The schedule with the seed {1}, as ``ofSchedule`` names it.
  public let otherSchedule: Phrase
  /// {1} moments are of no known schedule.
  public let unscheduled: PluralPhrase
  /// Their distances show the gap {1}; {2} are the ends of an interval in minutes.
  public let gapEstimated: Phrase
  /// The gap {1} is assumed, since their distances do not show another.
  public let gapAssumed: Phrase
  /// A line that cannot be read: {1} the log, {2} the number, {3} the reason.
  public let malformedLine: Phrase
  /// {1} further malformed lines are not listed; the counts by reason follow.
  public let moreMalformed: PluralPhrase
  /// {1} lines were written to {2}.
  public let linesWritten: PluralPhrase
  /// The system does not know the time zone {1}.
  public let unknownZone: Phrase
  /// Times are those of the zone {1}, which the person chose; the computer's clock shows that of {2}.
  public let otherZone: Phrase
  /// {1} and {2} were restored from the backup {3}: probes, answers.
  public let restored: Phrase
  /// What was there before the restoration is in {1} now.
  public let keptBeforeRestoring: Phrase
  /// A program uses what was there before the restoration.
  public let restartAfterRestoring: String
  /// All counts of {1} and {2} are right: probes, answers.
  public let countsAreRight: Phrase
  /// {1} counts differed from the probes and answers, and have been replaced.
  public let countsReplaced: PluralPhrase
  /// The message after everything was erased.
  public let erased: String
  /// There are no data to write to {1}.
  public let nothingToExport: Phrase

  // MARK: `config`

  /// The setting {1} has the invalid value {2}, and {3} is used instead.
  public let unreadableSetting: Phrase
  /// The setting {1} stays {2}, whatever is stored, as long as the environment variable {3} is set.
  public let replacedSetting: Phrase
  /// The note beside a setting that the environment variable {1} replaces.
  public let setByVariable: Phrase
  /// The precision of the mean gap {1}: {2} probes a week, and ± {3} hours for a tenth of the time.
  public let gapPrecision: Phrase

  // MARK: `serve`

  /// The server runs at {1}.
  public let serving: Phrase
  /// There is no folder of the page next to the program.
  public let noPage: String
  /// The warning that others can reach the server at {1}, which asks for no password.
  public let noPassword: Phrase
  /// The warning that clients wait because the process may open no further file.
  public let noFilesLeft: String
  /// The number of dropped lines of the log.
  public let linesDropped: PluralPhrase
}
