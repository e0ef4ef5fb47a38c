/// A text of the screen of all tags or of the page of a tag, with placeholders like those of ``PageText``.
public enum TagText: Int, Sendable, CaseIterable {
  /// The number of tags below the heading, {1}.
  case tagCount
  /// The message when there are no tags yet.
  case noTags
  /// The button that opens the sheet of a tag, and the title of that sheet; {1} is the tag.
  case editTag
  /// The button that opens the sheet of a tag, beside its name.
  case edit
  /// The label of the field with the name.
  case name
  /// The button that renames a tag.
  case rename
  /// The note about the effect of renaming; {1} is the number of answers.
  case renameNote
  /// The button that merges a tag into another.
  case merge
  /// The note about the effect of merging; {1} is the number of answers, {2} the tag, {3} the one
  /// that is left.
  case mergeNote
  /// The offer to merge two tags whose names are alike: {1} and {2}.
  case mayBeSame
  /// The button that opens the sheet to merge them.
  case mergePair
  /// The button that keeps both for good.
  case keepBoth
  /// The message after renaming; {1} is the old name, {2} the new one.
  case renamed
  /// The message after merging; {1} is the tag that is gone, {2} the one that is left.
  case merged
  /// The message after a change was undone.
  case undone
  /// The message when a name cannot be that of a tag.
  case notATag
  /// The message when the tag no longer exists.
  case tagIsGone

  // MARK: The page of a tag

  /// The button that opens the page of a tag, beside its figures.
  case openTag
  /// The link to the answers that meet a condition on tags.
  case showAnswers
  /// The prompt of the field that finds tags or combines them into a condition.
  case searchOrCombine
  /// The button that shows the figures of a condition.
  case showCondition
  /// The same button for screen readers; {1} is the condition.
  case showConditionOf
  /// The message when a condition names an unknown tag.
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
  /// The label of the new tag of these answers.
  case newTag
  /// The note about the effect of splitting: in {1} answers, {2} becomes {3}.
  case splitNote
  /// The message when no answer with the tag meets the condition.
  case noAnswerMeets
  /// The message after splitting: in {1} answers, {2} became {3}.
  case splitDone
  /// The heading at the address of a tag that does not exist; {1} is its name.
  case noSuchTag
  /// The explanation of ``noSuchTag``.
  case noSuchTagNote
  /// Above the hours a week, if they have a lasting shift; {1} is its date, {2} the hours before,
  /// {3} those
  /// since then, {4} their interval.
  case shiftOfWeeks
  /// The same for the hours a month.
  case shiftOfMonths
  /// The choice of a period of 26 weeks.
  case halfYear
  /// Below hours: their 95% interval, {1}.
  case intervalOfHours
  /// Below the hours of a week.
  case aWeek
  /// Below the number of answers with the tag; {1} is the number of all.
  case ofAnswers
  /// Below a share of the time.
  case ofTime
  /// The heading of the figures of the amounts of a tag.
  case amounts
  /// The note about what these figures cover.
  case amountsNote
  /// Below the sum of amounts.
  case inAllAmounts
  /// Below the number of amounts.
  case timesSaid
  /// Below the mean of amounts; {1} is its interval.
  case onAverage
  /// Below the amount of each answer, if all are equal.
  case eachTime
  /// Below the weekly mean; {1} is its interval.
  case aWeekAmount
  /// The name of a chart of amounts; {1} is the unit.
  case amountADay, amountAWeek, amountAMonth, meanAmount
  /// The message when a tag occurs with no other.
  case goesAlone

  // MARK: The profile of a tag

  /// The heading of the profile of a tag.
  case about
  /// The heading of the list of other words for a tag.
  case aliases
  /// The label of the field for another word.
  case addAlias
  /// The note that such words count as the tag {1}.
  case aliasNote
  /// The message after a word was added; {1} is the word, {2} the tag.
  case aliasAdded
  /// The message after a word was removed; {1} is the word.
  case aliasRemoved
  /// The message when the word {1} is already another tag or a word for one.
  case aliasIsTaken
  /// The label of the choice of a tag’s breadth.
  case level
  /// The explanation of the breadth.
  case levelNote
  /// The choice of a tag that is within nearly all others.
  case narrowest
  /// The choice of a tag that tends to be within others.
  case narrower
  /// The choice to let the answers alone decide.
  case automaticLevel
  /// The choice of a tag that tends to contain others.
  case broader
  /// The choice of a tag that contains nearly all others.
  case broadest
  /// The message after the choice was saved.
  case levelSaved
  /// The period compared with, after “than”, if the lengths of the two differ; {1} is its name.
  case atRateOf
  /// The label of the choice of the period compared with.
  case comparison
  /// The same period a year before, after “than”.
  case aYearBefore
  /// A period of chosen days, after “than”.
  case inOtherPeriod
  /// The number of days of vacation in the period, {1}.
  case vacationDays
  /// In place of a headline: {1} probes between the hours {2} and {3} have no answer.
  case gapInHours
  /// In place of a headline: most probes have no answer.
  case gapOverall
  /// The advice after either.
  case gapNote
  /// The words before links to the figures of the period as files.
  case saveAsFile
  /// The link to the report.
  case reportFile
  /// The link to the table of all tags.
  case tableFile
  /// The link to the chart of the hours by tag.
  case barsFile
  /// The link to the ring of shares.
  case ringFile
  /// The link to the chart of tags within tags.
  case mapFile
  /// The link to the map of the week of a tag, {1}.
  case weekFile
  /// The button that explains the intervals.
  case whatIsInterval
  /// The explanation of the intervals.
  case intervalExplained
  /// The warning where answers of either of two compared periods are lacking.
  case comparisonLacks
  /// The note on compared days, the last of which counts in part.
  case upToThisTime
  /// A period {1} that is not over.
  case soFar
  /// A sentence {1} about such a period, which begins with a tag or a number.
  case soFarSentence
  /// The link to the days of the period.
  case toTheseDays
  /// The sentence after the tag that took the most time, if its hours are the same as in the period {1}.
  case asMuchAs
  /// The message when the days to compare with overlap the period.
  case daysOverlap
  /// The link from a period without answers to all of them.
  case showAllTime
  /// The label of the emoji, the button that removes it, and the message after a change.
  case emoji, noEmoji, emojiSaved
  /// The message after the colour of a tag was changed.
  case colorSaved
  /// The message when {1} is not one emoji.
  case notAnEmoji
  /// The label of the goal, and of its two directions.
  case goal, goalAtLeast, goalAtMost
  /// The label of the field with the hours of a goal.
  case hoursAWeek
  /// The button that removes a goal, and the messages after a change.
  case noGoal, goalSaved, goalRemoved
  /// The messages when the text is not a number of hours, and when no goal can have that number.
  case notHours, notAGoal
  /// A goal within a sentence; {1} are its hours.
  case atLeastHours, atMostHours
  /// The goal of a week with days off: {1} is the number of the other days, {2} the goal for these,
  /// {3} the
  /// hours for seven days.
  case goalOfDays
  /// The message when all days of a week are off.
  case weekOff
  /// The progress of the week; {1} are the hours so far, {2} is the goal.
  case weekOfGoal
  /// The number of weeks like this, {1} of 100, whose estimate ends above a goal; {2} are its hours.
  case weeksEndAbove
  /// The number of weeks like this, {1} of 100, that end below a goal; {2} are its hours.
  case weeksEndBelow
  /// The words for such a number below 1 and above 99: neither none nor all of the weeks is certain.
  case fewerThanOneWeek, moreThan99Weeks
  /// The message when that number is unknown.
  case weekEndsUnknown
  /// The number of answers that a goal still needs, {1}.
  case answersToGoal
  /// The number of answers that an upper limit still allows, {1}.
  case answersWithinGoal
  /// The message when an upper limit allows no further answer.
  case noAnswerWithinGoal
  /// The messages when the week has reached a goal so far, and when it has exceeded a limit.
  case goalReached, goalExceeded
  /// The label of the field with the note.
  case note
  /// The button that saves the note.
  case saveNote
  /// The message after the note was saved.
  case noteSaved
  /// The message when a note is too long or has control characters.
  case noteTooLong
  /// The button that hides a tag from the suggestions.
  case hide
  /// The button that offers a hidden tag again.
  case showAgain
  /// The note about the effect of hiding a tag.
  case hiddenNote
  /// The message after a hidden tag is offered again.
  case shownAgain
  /// The label beside a hidden tag in the list.
  case hidden
}
