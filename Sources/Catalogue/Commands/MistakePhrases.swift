/// The sentences for mistakes on the command line, in one language.
public struct MistakePhrases: Sendable {
  /// The hint that points to the help of the command {1}.
  public let tryHelp: Phrase

  // MARK: Names

  /// There is no flag {1}.
  public let unknownFlag: Phrase
  /// There is no flag {1}; {2} is similar.
  public let unknownFlagNear: Phrase
  /// There is no command {1}.
  public let unknownCommand: Phrase
  /// There is no command {1}; {2} is similar.
  public let unknownCommandNear: Phrase
  /// A command must follow {1}.
  public let missingCommand: Phrase
  /// The flag {1} is given twice.
  public let duplicateFlag: Phrase

  // MARK: Values

  /// The flag {1} needs a value, called {2}.
  public let missingValue: Phrase
  /// The flag {1} takes no value, but has the value {2}.
  public let unexpectedValue: Phrase
  /// The value {2} of the flag {1} is invalid; it must be {3}.
  public let invalidValue: Phrase
  /// The value {2} of the argument {1} is invalid; it must be {3}.
  public let invalidArgument: Phrase
  /// The argument {1} is missing.
  public let missingArgument: Phrase
  /// The argument {1} is unexpected.
  public let unexpectedArgument: Phrase

  // MARK: Requirements for values

  /// Any whole number.
  public let wholeNumber: String
  /// A whole number of at least {1}.
  public let atLeast: Phrase
  /// A whole number of at most {1}.
  public let atMost: Phrase
  /// A whole number from {1} to {2}.
  public let between: Phrase
  /// Yes or no.
  public let yesOrNo: String
  /// One of {1}.
  public let oneOf: Phrase

  // MARK: Wrong values and combinations

  /// The word {1} of the command line is not UTF-8.
  public let notUTF8: Phrase
  /// Neither a flag nor the environment determines the location of the data.
  public let noPlaceForData: String
  /// The flag or the argument {1} has an empty path.
  public let emptyPath: Phrase
  /// The value {2} of the flag {1} is not a day.
  public let notADay: Phrase
  /// The value {2} of the flag {1} is not a period.
  public let notAPeriod: Phrase
  /// The value {2} of the flag or argument {1} is not a time.
  public let notATime: Phrase
  /// There is no terminal to ask in.
  public let noTerminal: String
  /// `--json` is combined with `--csv`.
  public let jsonAndCSV: String
  /// `merge` is used without `--into`.
  public let mergeNeedsTarget: String
  /// `split` is used without `--tag` or `--into`.
  public let splitNeedsTags: String
  /// `dismiss` is used without probes, or with several descriptions of them.
  public let dismissNeedsProbes: String
  /// `answer` is used with `--at` and with a stretch of time.
  public let atAndStretch: String
  /// A quiet time has no limit.
  public let quietNeedsTime: String
  /// `erase` is used without `--yes`.
  public let eraseNeedsYes: String
  /// The edit {1} changed many probes, and undoing it must be confirmed.
  public let undoNeedsYes: Phrase
  /// The edit {1} changed many probes, and redoing it must be confirmed.
  public let redoNeedsYes: Phrase
  /// The last day of a period lies before the first.
  public let emptyPeriod: String
  /// The first moment of the schedule would take too long to reach.
  public let tooFarAhead: String
  /// `--by` is used without `--tag`.
  public let byNeedsTag: String
  /// `--step` without a trend to divide.
  public let stepNeedsTrend: String
  /// `--tag` is combined with the tree, which always covers all tags.
  public let treeTakesNoTag: String
  /// The comparison is with the preceding period, but the period has no first day.
  public let compareNeedsFrom: String
  /// `--compare` is combined with `--by`.
  public let compareOrBy: String
  /// `--bounds` is combined with figures that have no bounds.
  public let boundsAlone: String
  /// `--amounts` is combined with figures of another kind.
  public let amountsAlone: String
  /// `--amounts` is used without `--tag`.
  public let amountsNeedTag: String
  /// `--week` is combined with `--period`, `--from` or `--to`.
  public let weekAndDays: String
  /// `--period` is combined with `--from` or `--to`.
  public let periodAndDays: String
  /// A chart has neither `--svg` nor `--png` nor `--pdf`.
  public let noChartFile: String
  /// The file {1} already exists.
  public let fileThere: Phrase
  /// The file {1}, which Proba wrote, has been changed by a person.
  public let fileChanged: Phrase
  /// The file {1} is one of those that hold the data.
  public let fileOfData: Phrase
  /// {1} was to be restored in its own place.
  public let backupOfData: Phrase
  /// There is no backup {1}.
  public let noBackup: Phrase
  /// The rejected lines would replace {1}, the log they come from.
  public let fileOfLog: Phrase
  /// `export tagtime` without a file is combined with `--json`.
  public let logAsJSON: String
  /// There is no file {1} to read the data from.
  public let noFile: Phrase
  /// There is no folder {1} in which to make the file with the data.
  public let noFolder: Phrase
  /// The file {1} has no exchange rates.
  public let noRates: Phrase
}
