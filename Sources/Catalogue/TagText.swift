/// A text of the screen of all tags or of the page of one, with gaps as those of ``PageText``.
public enum TagText: Int, Sendable, CaseIterable {
  /// Below the heading; {1} is the number of tags.
  case tagCount
  /// When there are no tags yet.
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
  /// When a name could not be a tag.
  case notATag
  /// When the tag no longer exists.
  case tagIsGone

  // MARK: The page of a tag

  /// The button that opens the page of a tag, beside its figures.
  case openTag
  /// The link to the answers that meet a condition on tags.
  case showAnswers
  /// The prompt of the field that finds tags, and joins them to a condition.
  case searchOrCombine
  /// The button that shows the figures of a condition.
  case showCondition
  /// The same button for screen readers; {1} is the condition.
  case showConditionOf
  /// When a condition names an unknown tag.
  case unknownTag
  /// The title of the sheet that renames a tag; {1} is the tag.
  case renameTag
  /// The title of the sheet that merges a tag; {1} is the tag.
  case mergeTag
  /// The label of the field with the tag that another is merged into.
  case otherTag
  /// The button that splits a tag.
  case split
  /// The title of the sheet that splits the tag {1}.
  case splitTag
  /// The label of the condition on the answers with the tag {1}.
  case answersWith
  /// An example of a condition.
  case conditionPrompt
  /// The label of the tag that these answers get.
  case newTag
  /// In {1} answers, {3} is going to be in the place of {2}.
  case splitNote
  /// When no answer with the tag meets the condition.
  case noAnswerMeets
  /// In {1} answers, {3} is in the place of {2}.
  case splitDone
  /// The heading at the address of a tag that does not exist; {1} is its name.
  case noSuchTag
  /// What to make of that.
  case noSuchTagNote
  /// Above the hours a week, where they changed for good; {1} is the date, {2} the hours before, {3} those
  /// since then, {4} their interval.
  case shiftOfWeeks
  /// The same of the hours a month.
  case shiftOfMonths
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
  /// Below the amount of each answer, where all are equal.
  case eachTime
  /// Below the weekly mean; {1} is its interval.
  case aWeekAmount
  /// The name of a chart of amounts; {1} is the unit.
  case amountADay, amountAWeek, amountAMonth, meanAmount
  /// When a tag occurs with no other.
  case goesAlone

  // MARK: The profile of a tag

  /// The heading of what a person says about a tag.
  case about
  /// The name of the list of other words for a tag.
  case aliases
  /// The label of the field for another word.
  case addAlias
  /// What such words do; {1} is the tag.
  case aliasNote
  /// After a word was added; {1} is the word, {2} the tag.
  case aliasAdded
  /// After a word was removed; {1} is the word.
  case aliasRemoved
  /// When a word, {1}, is the name of another tag, or stands for it.
  case aliasIsTaken
  /// The label of the choice of how broad a tag is.
  case level
  /// What that means.
  case levelNote
  /// A tag that is within nearly all others.
  case narrowest
  /// A tag that tends to be within others.
  case narrower
  /// When the answers alone decide.
  case automaticLevel
  /// A tag that tends to contain others.
  case broader
  /// A tag that contains nearly all others.
  case broadest
  /// After the choice was saved.
  case levelSaved
  /// After “than”, where one period has more time than the other; {1} is the period before.
  case atRateOf
  /// What the period is compared with.
  case comparison
  /// The same period a year before, after “than”.
  case aYearBefore
  /// A period of stated days, after “than”.
  case inOtherPeriod
  /// How many days of the period were a vacation: {1}.
  case vacationDays
  /// After what took most of the time, where that is no different; {1} is than when.
  case asMuchAs
  /// When the days to compare with are in part those of the period.
  case daysOverlap
  /// The link from a period without answers to all of them.
  case showAllTime
  /// The label of the emoji, the button that removes it, and the message after a change.
  case emoji, noEmoji, emojiSaved
  /// After the colour of a tag was changed.
  case colorSaved
  /// When {1} is not one emoji.
  case notAnEmoji
  /// The label of the goal, and of its two directions.
  case goal, goalAtLeast, goalAtMost
  /// The label of the field with the hours of a goal.
  case hoursAWeek
  /// The button that removes a goal, and the messages after a change.
  case noGoal, goalSaved, goalRemoved
  /// When what is written is no number of hours, or not one that a goal can have.
  case notHours, notAGoal
  /// A goal within a sentence; {1} are hours.
  case atLeastHours, atMostHours
  /// The goal of a week with days off: {1} is the number of the other days, {2} the goal of these, {3} the hours of
  /// seven days.
  case goalOfDays
  /// When all days of a week are off.
  case weekOff
  /// How far a week is; {1} are hours, {2} is a goal.
  case weekOfGoal
  /// How many of 100 weeks like this end above a goal; {2} are its hours.
  case weeksEndAbove
  /// How many of 100 weeks like this end within a goal; {2} are its hours.
  case weeksEndBelow
  /// What stands for such a number below 1 and above 99: neither none nor all of the weeks is certain.
  case fewerThanOneWeek, moreThan99Weeks
  /// When that is unknown.
  case weekEndsUnknown
  /// How many answers a goal needs yet.
  case answersToGoal
  /// How many answers an upper limit allows yet.
  case answersWithinGoal
  /// When it allows none.
  case noAnswerWithinGoal
  /// When a week has reached a goal so far, or exceeded a limit.
  case goalReached, goalExceeded
  /// The label of the field with the note.
  case note
  /// The button that saves the note.
  case saveNote
  /// After the note was saved.
  case noteSaved
  /// When a note is too long.
  case noteTooLong
  /// The button that leaves a tag out of what is offered.
  case hide
  /// The button that offers a hidden tag again.
  case showAgain
  /// What it means that a tag is hidden.
  case hiddenNote
  /// After a hidden tag is offered again.
  case shownAgain
  /// Beside a hidden tag in the list.
  case hidden
}
