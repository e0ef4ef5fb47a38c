/// A text of the charts, with placeholders like those of ``PageText``.
public enum ChartText: Int, Sendable, CaseIterable {
  /// The note below the course of a tag.
  case overTimeNote
  /// The label of the tags whose course can be shown.
  case tags
  /// The titles of the course of a tag by day, by week and by month.
  case hoursADay, hoursAWeek, hoursAMonth
  /// The label of steps that lie only partly in the period, are not over yet, or lack answers.
  case incomplete
  /// The explanation of this label, which precedes it.
  case incompleteNote
  /// The text for an hour without answers.
  case hourWithoutAnswers
  /// The text for days, weeks and months in which no question was asked.
  case unaskedDays
  /// The name of the table's column of shares.
  case share
  /// The name of the table's column of intervals.
  case intervals
  /// The button that returns from a part to the whole it belongs to.
  case leavePart
  /// The hint about the keys of a chart of parts.
  case partHint
  /// The message when there is nothing to draw because the period has no probes.
  case nothingToDraw
  /// The message when the figures could not be read.
  case chartUnread
  /// The button that zooms in.
  case zoomIn
  /// The button that zooms out.
  case zoomOut
  /// The button that shows the whole range.
  case showAll
  /// The button that starts the selection of a range.
  case selectRange
  /// The button that opens the values as a table.
  case showTable
  /// The hint about the keys of a line chart.
  case lineHint
  /// The note above a table that lists one value in {1}.
  case thinned
  /// A line in words: from {1} to {2}, {3} is the least value and {4} its day, {5} the greatest and
  /// {6} its day, {7} the last.
  case lineSummary

  // MARK: Charts of shares

  /// The heading of the tags within tags.
  case tagsWithin
  /// The note below it that each answer counts once; {1} are the hours.
  case tagsWithinNote
  /// The same note below the parts of a tag: {1} are its hours, {2} is its name.
  case tagsWithinPart
  /// A chart of shares in words: {1} is the tag with the largest share, {2} that share, {3} its interval.
  case largestShare
  /// The name of the whole.
  case allAnswers
  /// The name of the answers without a tag.
  case noTag
  /// The name of the rest of a tag; {1} is the tag.
  case restOf
  /// The name of small parts combined; {1} is their number.
  case otherTags
}
