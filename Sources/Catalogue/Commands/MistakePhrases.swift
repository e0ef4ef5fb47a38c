/// The sentences for mistakes on the command line, in one language.
public struct MistakePhrases: Sendable {
  /// Where the help is; {1} is the command.
  public let tryHelp: Phrase

  // MARK: Names

  /// There is no flag {1}.
  public let unknownFlag: Phrase
  /// There is no flag {1}, but {2}.
  public let unknownFlagNear: Phrase
  /// There is no command {1}.
  public let unknownCommand: Phrase
  /// There is no command {1}, but {2}.
  public let unknownCommandNear: Phrase
  /// A command must follow {1}.
  public let missingCommand: Phrase
  /// The flag {1} stands twice.
  public let duplicateFlag: Phrase

  // MARK: Values

  /// The flag {1} needs a value, called {2}.
  public let missingValue: Phrase
  /// The flag {1} takes no value, not even {2}.
  public let unexpectedValue: Phrase
  /// The flag {1} cannot be {2}, but must be {3}.
  public let invalidValue: Phrase
  /// The argument {1} cannot be {2}, but must be {3}.
  public let invalidArgument: Phrase
  /// The argument {1} is needed.
  public let missingArgument: Phrase
  /// No argument is expected where {1} stands.
  public let unexpectedArgument: Phrase

  // MARK: What a value must be

  /// Any whole number.
  public let wholeNumber: String
  /// At least {1}.
  public let atLeast: Phrase
  /// At most {1}.
  public let atMost: Phrase
  /// From {1} to {2}.
  public let between: Phrase
  /// Yes or no.
  public let yesOrNo: String
  /// One of {1}.
  public let oneOf: Phrase

  // MARK: What does not fit together

  /// Nothing determines where the data lie.
  public let noPlaceForData: String
  /// The flag or the argument {1} has an empty path.
  public let emptyPath: Phrase
  /// The flag {1} is {2}, which is not a day.
  public let notADay: Phrase
  /// The flag or the argument {1} is {2}, which is no time.
  public let notATime: Phrase
  /// There is no terminal to ask in.
  public let noTerminal: String
  /// `--json` is combined with `--csv`.
  public let jsonAndCSV: String
  /// `merge` stands without `--into`.
  public let mergeNeedsTarget: String
  /// `split` stands without `--tag` or `--into`.
  public let splitNeedsTags: String
  /// A quiet time without any limit.
  public let quietNeedsTime: String
  /// Nothing says that erasing everything is meant.
  public let eraseNeedsYes: String
  /// The last day of a period lies before the first.
  public let emptyPeriod: String
  /// The first moment would take too long to reach.
  public let tooFarAhead: String
  /// `--by` stands without `--tag`.
  public let byNeedsTag: String
  /// Tags within tags are always those of all tags.
  public let treeTakesNoTag: String
  /// The period before one without a first day was asked for.
  public let compareNeedsFrom: String
  /// Flags for a comparison and for a map of the week are both given.
  public let compareOrBy: String
  /// Bounds were asked for of figures that have none.
  public let boundsAlone: String
  /// Amounts were asked for beside figures of another kind.
  public let amountsAlone: String
  /// `--amounts` stands without `--tag`.
  public let amountsNeedTag: String
  /// `--week` is combined with `--from` or `--to`.
  public let weekAndDays: String
  /// A chart has neither `--svg` nor `--png` nor `--pdf`.
  public let noChartFile: String
  /// The file {1} is there already.
  public let fileThere: Phrase
  /// The file {1}, which Proba wrote, has been changed by a person.
  public let fileChanged: Phrase
  /// The file {1} is one of those that hold the data.
  public let fileOfData: Phrase
  /// The file {1} is the log of which the rejected lines are to be written.
  public let fileOfLog: Phrase
  /// `export tagtime` without a file is combined with `--json`.
  public let logAsJSON: String
  /// There is no file {1} to read the data from.
  public let noFile: Phrase
  /// {1} is the path of a file without exchange rates.
  public let noRates: Phrase
  /// {1} is the name of no time zone.
  public let noZone: Phrase
}
