/// The texts of a report and its charts, in one language.
public struct ReportPhrases: Sendable {
  /// The heading of a report.
  public let title: String
  /// The heading of the shares of time.
  public let shares: String
  /// The note about how the shares add up.
  public let sharesNote: String
  /// The heading of the bars.
  public let bars: String
  /// The note about how to read the bars.
  public let barsNote: String
  /// The line for {1} further tags that are not shown.
  public let moreTags: PluralPhrase
  /// The heading of the comparison; {1} are the days compared with.
  public let comparison: Phrase
  /// The heading of the comparison when there is nothing to compare with.
  public let comparisonWithNothing: String
  /// The note about how to read the comparison of {1} tags.
  public let comparisonNote: Phrase
  /// The heading of the column of the days before.
  public let before: String
  /// The heading of the column of the days of the report.
  public let now: String
  /// The message when there are no answers to compare with.
  public let nothingBefore: String
  /// The label of a share that became smaller.
  public let less: String
  /// The label of a difference that may well be chance.
  public let mayBeChance: String
  /// The label of a share that became larger.
  public let more: String
  /// The heading of the treemap.
  public let parts: String
  /// The note about how to read the treemap.
  public let partsNote: String
  /// The heading of the map of the week; {1} is the tag.
  public let week: Phrase
  /// The note about how to read the map of the week, made of {1} answers, {2} to {3} in an hour.
  public let weekNote: PluralPhrase
  /// The legend of an empty cell of the map.
  public let unknown: String
  /// Hours; {1} is the number.
  public let hours: Phrase
  /// The hours of a part, {1}, of all hours of its tag, {2}.
  public let partOfHours: Phrase
  /// The explanation of ``partOfHours``.
  public let partOfHoursNote: String
  /// An interval; {1} and {2} are its ends.
  public let interval: Phrase
  /// The unit below the total of hours.
  public let answeredHours: String
  /// The message when there are no answers.
  public let noAnswers: String
  /// The number of a page: {1} of {2}.
  public let page: Phrase
  /// A report was written to {1}.
  public let written: Phrase
}
