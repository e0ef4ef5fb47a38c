/// A text of the screen of all tags or of the page of one, with gaps as those of ``PageText``.
public enum TagText: Int, Sendable, CaseIterable {
  /// Below the heading; {1} is the number of tags.
  case tagCount
  /// Where there are none yet.
  case noTags
  /// The button that opens the sheet of a tag, and the title of that sheet; {1} is the tag.
  case editTag
  /// The button that opens the sheet of a tag, beside its name.
  case edit
  /// The label of the field with the name.
  case name
  /// The button that renames a tag.
  case rename
  /// What renaming changes; {1} is the number of answers.
  case renameNote
  /// The button that merges a tag into another.
  case merge
  /// What merging changes; {1} is the number of answers, {2} the tag, {3} the tag that is left.
  case mergeNote
  /// After renaming; {1} is the old name, {2} the new one.
  case renamed
  /// After merging; {1} is the tag that is gone, {2} the one that is left.
  case merged
  /// After a change was undone.
  case undone
  /// When a change cannot be undone, because there has been another since.
  case undoTooLate
  /// When a name could not be a tag.
  case notATag
  /// When the tag no longer exists.
  case tagIsGone

  // MARK: The page of a tag

  /// The button that opens the page of a tag, beside its figures.
  case openTag
  /// The title of the sheet that renames a tag; {1} is the tag.
  case renameTag
  /// The title of the sheet that merges a tag; {1} is the tag.
  case mergeTag
  /// The label of the field with the tag that another is merged into.
  case otherTag
  /// The heading at the address of a tag that does not exist; {1} is its name.
  case noSuchTag
  /// What to make of that.
  case noSuchTagNote
  /// The choice of twenty-six weeks.
  case halfYear
  /// Below hours: their interval, {1}, and that it is one of 95 %.
  case intervalOfHours
  /// Below the hours of a week.
  case aWeek
  /// Below the number of answers with the tag; {1} is the number of all.
  case ofAnswers
  /// Below a share of the time.
  case ofTime
  /// The heading of what the amounts of a tag add up to.
  case amounts
  /// What these figures are, and what they are not.
  case amountsNote
  /// Below the sum of amounts.
  case inAllAmounts
  /// Below the number of amounts.
  case timesSaid
  /// Below the mean of amounts; {1} is its interval.
  case onAverage
  /// Below what is said in a week; {1} is its interval.
  case aWeekAmount
  /// When a tag occurs with no other.
  case goesAlone
}
