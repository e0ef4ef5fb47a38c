/// What a report and its charts say, in one language.
public struct ReportPhrases: Sendable {
  /// The heading of a report.
  public let title: String
  /// The heading of the shares of time.
  public let shares: String
  /// How the shares add up.
  public let sharesNote: String
  /// The heading of the bars.
  public let bars: String
  /// How to read the bars.
  public let barsNote: String
  /// That there are {1} tags more than those that are shown.
  public let moreTags: PluralPhrase
  /// The heading of the comparison; {1} are the days before.
  public let comparison: Phrase
  /// The heading of the comparison where there is nothing to compare with.
  public let comparisonWithNothing: String
  /// How to read the comparison of {1} tags.
  public let comparisonNote: Phrase
  /// The heading of the column of the days before.
  public let before: String
  /// The heading of the column of the days of the report.
  public let now: String
  /// When there is nothing to compare with.
  public let nothingBefore: String
  /// A share became smaller.
  public let less: String
  /// A difference may well be chance.
  public let notVisible: String
  /// A share became larger.
  public let more: String
  /// The heading of the treemap.
  public let parts: String
  /// How to read the treemap.
  public let partsNote: String
  /// The heading of the map of the week; {1} is the tag.
  public let week: Phrase
  /// How to read the map of the week, which rests on {1} answers, {2} to {3} in an hour.
  public let weekNote: PluralPhrase
  /// What an empty cell of the map means.
  public let unknown: String
  /// Hours; {1} is the number.
  public let hours: Phrase
  /// The hours of a part, {1}, of all hours of its tag, {2}.
  public let partOfHours: Phrase
  /// What that means.
  public let partOfHoursNote: String
  /// An interval; {1} and {2} are its ends.
  public let interval: Phrase
  /// What stands below the total of hours.
  public let answeredHours: String
  /// When there is no answer.
  public let noAnswers: String
  /// The number of a page; {1} of {2}.
  public let page: Phrase
  /// A report was written to {1}.
  public let written: Phrase
}
