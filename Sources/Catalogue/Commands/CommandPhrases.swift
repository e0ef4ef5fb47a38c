/// Every text that the command line prints, once for each language.
///
/// Each language is one value of this type, so a missing translation does not compile.
public struct CommandPhrases: Sendable {
  /// What the help says.
  public let help: HelpPhrases
  /// The sentences for mistakes on the command line.
  public let mistakes: MistakePhrases
  /// The sentences for what the tracker refuses.
  public let refusals: RefusalPhrases
  /// The sentences for failures of the store, the system and the server.
  public let troubles: TroublePhrases
  /// The texts for being asked without a window.
  public let asking: AskingPhrases
  /// What a report says.
  public let report: ReportPhrases
  /// The texts about amounts.
  public let amounts: AmountPhrases
  /// What `proba convert` says of texts that it does not understand.
  public let conversion: ConversionPhrases
  /// The texts about exchange rates.
  public let rates: RatePhrases
  /// The texts about a tag.
  public let profile: ProfilePhrases

  // MARK: Numbers

  /// How numbers are written.
  let numbers: NumberForms
  /// A number of probes.
  public let probes: PluralPhrase
  /// A number of answers.
  public let answers: PluralPhrase
  /// A number of minutes.
  public let minutes: PluralPhrase

  // MARK: States, short enough for a column

  /// The state of a probe that still waits.
  public let pending: String
  /// The state of a probe that was not answered in time.
  public let missed: String
  /// The state of a probe answered in time.
  public let answered: String
  /// The state of a probe answered from memory.
  public let answeredLate: String
  /// The state of a probe a program filled in.
  public let autoTagged: String
  /// The state of a probe that came while no program ran.
  public let unasked: String
  /// Beside a probe that a person does not want to be asked about.
  public let dismissed: String

  // MARK: `answer` and `status`

  /// The answer that another has replaced; {1} is its text.
  public let insteadOf: Phrase
  /// When no probe waits for an answer.
  public let nothingWaits: String
  /// While the next probe is awaited.
  public let awaitsProbe: String
  /// The notice of a probe.
  public let probeNotice: String
  /// When there has been no probe yet.
  public let noProbe: String
  /// The label of the latest probe.
  public let latest: String
  /// The label of the number of unanswered probes.
  public let unfilled: String
  /// How many more were missed over a week ago; {1} is their number.
  public let older: PluralPhrase
  /// The label of the number of answers of today.
  public let today: String
  /// The label of the mean gap.
  public let meanGap: String

  // MARK: `tags`, `rename`, `merge` and `undo`

  /// When there are no tags.
  public let noTags: String
  /// {1} is called {2} from now on, which {3} answers have.
  public let renamed: Phrase
  /// The tag is called {1} already.
  public let sameName: Phrase
  /// {2} is in the place of the tag {1} in {3} answers.
  public let split: Phrase
  /// No answer of the tag meets the condition.
  public let nothingToSplit: String
  /// The answers of {1} probes are as they were.
  public let undoneAnswer: Phrase
  /// The answers of {1} probes are there again.
  public let undoneWithdrawal: Phrase
  /// {1} probes are dismissed, or not, as they were.
  public let undoneDismissal: Phrase
  /// {1} has the names {2} again.
  public let undoneRename: Phrase
  /// The answers of {1} probes have the tag that was split again.
  public let undoneSplit: Phrase
  /// The tag {1} has the colour, the note and the rest that it had.
  public let undoneProfile: Phrase
  /// {1} probes are as they were before a log was imported.
  public let undoneImport: Phrase

  // MARK: `likely`

  /// When there are no answers to predict from.
  public let nothingLikely: String
  /// Of {1} answers, {2} % have one of five tags offered, {3} % and {4} % can be given by tapping five
  /// and eight tags, and {5} % are one of five whole answers offered.
  public let foreseen: Phrase

  // MARK: `stats`

  /// {1} probes, {2} answered, {3} the percentage.
  public let coverage: PluralPhrase
  /// Of what time the hours are shares: {1} hours.
  public let askedTime: Phrase
  /// When a period has no probes.
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
  /// The heading of the column of a period that figures are compared with, unless it is the one before.
  public let otherPeriod: String
  /// What a mark beside a change means.
  public let visibleChange: String
  /// The heading of the intervals.
  public let interval: String
  /// The heading of the bounds that hold whatever the probes without an answer were.
  public let bounds: String
  /// The days of the week from Monday, all of one width.
  public let weekdays: [String]

  // MARK: `import` and `export`

  /// {1} lines: {2} answered, {3} automatic, {4} empty, {5} malformed.
  public let linesRead: PluralPhrase
  /// {1} lines were imported, {2} were known.
  public let linesImported: Phrase
  /// {1} lines say something else than what is stored.
  public let differing: PluralPhrase
  /// {1} of {2} lines note another local time than that of this machine.
  public let otherClocks: PluralPhrase
  /// The local time of {1} moments that were there is corrected.
  public let corrected: PluralPhrase
  /// {1} lines of what is piped in are read.
  public let linesSoFar: PluralPhrase
  /// Its silences show that a log was kept for {1} hours.
  public let askedInLog: Phrase
  /// {1} moments are not of the schedule.
  public let unscheduled: PluralPhrase
  /// A line that cannot be read: {1} the log, {2} the number, {3} the reason.
  public let malformedLine: Phrase
  /// {1} such lines are not listed; all of them follow, counted by reason.
  public let moreMalformed: PluralPhrase
  /// {1} lines were written to {2}.
  public let linesWritten: PluralPhrase
  /// After everything was erased.
  public let erased: String
  /// Nothing was written to {1}.
  public let nothingToExport: Phrase

  // MARK: `config`

  /// The setting {1} has the invalid value {2}, and {3} is used instead.
  public let unreadableSetting: Phrase
  /// The setting {1} is {2} as long as the environment variable {3} is set, whatever is stored.
  public let replacedSetting: Phrase
  /// The note beside a setting that the environment variable {1} replaces.
  public let setByVariable: Phrase
  /// What the mean gap {1} means: {2} probes a week, and {3} hours to either side of a tenth of the time.
  public let gapPrecision: Phrase

  // MARK: `serve`

  /// The server runs at {1}.
  public let serving: Phrase
  /// There is no page beside the program.
  public let noPage: String
  /// Others reach the server at {1}.
  public let noPassword: Phrase
  /// The number of dropped lines of the log.
  public let linesDropped: PluralPhrase
}
