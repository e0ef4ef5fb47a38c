/// A text of the charts, with gaps as those of ``PageText``.
public enum ChartText: Int, Sendable, CaseIterable {
  /// The note below the course of a tag.
  case overTimeNote
  /// The label of the tags whose course can be shown.
  case tags
  /// The name of the course of a tag by the day, by the week and by the month.
  case hoursADay, hoursAWeek, hoursAMonth
  /// The name of weeks and months of which only a part lies in the period or is over.
  case incomplete
  /// The text for an hour without answers.
  case hourWithoutAnswers
  /// The text for days, weeks and months in which no question was asked.
  case unaskedDays
  /// The name of the table's column of shares.
  case share
  /// The name of the table's column of intervals.
  case intervals
  /// The button that leads out of a part.
  case leavePart
  /// How a chart of parts is used with the keys.
  case partHint
  /// When nothing can be drawn because the period has no probes.
  case nothingToDraw
  /// When the figures could not be read.
  case chartUnread
  /// The button that enlarges.
  case zoomIn
  /// The button that shows more.
  case zoomOut
  /// The button that shows all.
  case showAll
  /// The button after which a range is chosen.
  case selectRange
  /// The button that opens the values as a table.
  case showTable
  /// How a chart of lines is used with the keys.
  case lineHint
  /// Above a table that lists one value in {1}.
  case thinned
  /// A line in words: {1} and {2} its ends, {3} the least value and {4} its day, {5} the greatest and
  /// {6} its day, {7} the last.
  case lineSummary

  // MARK: Charts of how the answers divide

  /// The heading of the tags within tags.
  case tagsWithin
  /// Below it, that each answer counts once; {1} are the hours.
  case tagsWithinNote
  /// The same below the parts of one: {1} are its hours, {2} is its name.
  case tagsWithinPart
  /// A chart of shares in words: {1} is the largest, {2} its share and {3} the interval of that.
  case largestShare
  /// The name of the whole.
  case allAnswers
  /// Answers that have no tag.
  case noTag
  /// What is left of a tag; {1} is the tag.
  case restOf
  /// Small parts that are gathered.
  case otherTags
}
