/// A text of the page, independent of the language; its placeholders are `{1}`, `{2}` and so on.
///
/// A program for the browser refers to texts only by these numbers; their wording in one language
/// comes as ``Texts``.
public enum PageText: Int, Sendable, CaseIterable {
  // MARK: The frame

  /// The name of the first screen.
  case home
  /// The name of the screen of all days, and the link to it.
  case days
  /// The name of the second screen.
  case statistics
  /// The name of the screen of all tags, and the link to it.
  case allTags
  /// The label of the navigation.
  case navigation
  /// The message while the first data are loading.
  case loading
  /// The message when the server cannot be reached.
  case offline
  /// The message when a request failed; {1} is the reason.
  case failed
  /// The button that repeats a failed request.
  case tryAgain
  /// The link that skips the navigation, for people without a mouse.
  case skip
  /// The heading at an unknown address.
  case noSuchPage
  /// The explanation of ``noSuchPage``.
  case noSuchPageNote
  /// The name of the screen of settings, and the link to it.
  case settings
  /// The names of the sheet of keyboard shortcuts and of the converter, and the links to them.
  case keys, converter
  /// The message when the code that shows the day could not be loaded.
  case dayFailed
  /// The message when the code that shows the statistics could not be loaded.
  case statisticsFailed

  // MARK: The question

  /// The question about a moment of today; {1} is the time.
  case questionToday
  /// The question about another day; {1} is the date, {2} the time.
  case questionOn
  /// The question about a moment of today, before the time.
  case questionLead
  /// The question about another day, before the time; {1} is the date.
  case questionOnLead
  /// The question about several moments of today, before their times.
  case questionSpanLead
  /// The question about several moments of another day, before their times; {1} is the date.
  case questionSpanOnLead
  /// The words before the time of a probe that has an answer.
  case answeredLead
  /// The age of a probe that has just come.
  case justNow
  /// The age of a probe in minutes, {1}.
  case minutesAgo
  /// The minutes, {1}, during which an answer still counts as on time.
  case minutesLeft
  /// The message when there has been no probe yet.
  case noProbe
  /// The note when all probes are answered; {1} is the mean gap.
  case nextNote
  /// The message during a quiet time that ends at {1}, and during one without an end.
  case quietUntil, quietNow

  // MARK: States

  /// The state of a probe that can still be answered in time.
  case statePending
  /// The state of a probe that was not answered in time.
  case stateMissed
  /// The states of a probe answered in time, and from memory.
  case stateAnswered, stateAnsweredLate
  /// The state of a probe that a program filled in.
  case stateAutoTagged
  /// The state of a probe that was not asked because of a rule of the person.
  case stateQuiet
  /// The state of a probe that came while no program ran.
  case stateUnasked

  // MARK: The answer form

  /// The label of the answer's field.
  case answerLabel
  /// An example in the empty field.
  case answerPrompt
  /// The hint about how to write an answer.
  case answerHint
  /// The label of amounts that were understood, and the button that keeps them as words.
  case understood, keepWords
  /// The label of the tags offered.
  case likelyTags
  /// The label of the whole answers offered.
  case likelyAnswers
  /// The button that saves a whole answer; {1} is the answer.
  case saveAnswer
  /// The label of the tags that match the text typed.
  case matchingTags
  /// The button that saves the answer.
  case save
  /// The button that repeats the previous answer.
  case sameAsBefore
  /// The button that repeats the previous answer; {1} are its tags.
  case sameAsBeforeTags
  /// The message when a probe comes while the answer to another is being written.
  case newerProbe
  /// The button that leads to the newest probe.
  case goToNewest
  /// The button that leaves a probe as it is.
  case cancel
  /// The button that changes an answer.
  case change
  /// The message when an answer is stored; {1} is the time of the probe.
  case saved
  /// The message when an answer or a colour did not reach the server.
  case notSaved
  /// The message when the probe was answered elsewhere in the meantime; {1} is that answer.
  case answeredMeanwhile
  /// The button that removes a tag from the text written; {1} is the tag.
  case removeTag
  /// The button that adds a new tag; {1} is its name.
  case createTag
  /// The button that adds a tag; {1} is its name.
  case addTag
  /// The note that one answer counts for several probes; {1} is their number.
  case sameAnswerNote
  /// An interval; {1} and {2} are its ends.
  case interval
  /// The title of a notification.
  case notifyTitle

  // MARK: Lists

  /// The label of the Tab key, which completes a word.
  case keyCompletes
  /// The button that undoes the last change.
  case undo
  /// The message after a change was undone.
  case undone
  /// The message when a change cannot be undone because there has been another since.
  case undoTooLate
  /// The label of the unanswered probes.
  case unfilled
  /// The button that asks about missed probes one by one.
  case goThrough
  /// The position in a series, such as of missed probes or review cards: {1} of {2}.
  case placeInDeck
  /// The message when probes were dismissed; {1} is their time.
  case dismissed
  /// The time of dismissed probes: all before {1}.
  case before
  /// The button that opens the form for a probe; {1} is its time.
  case fillIn
  /// The button that shows more of a list.
  case showMore
  /// The heading of today's answers.
  case today
  /// The button that shows the previous day.
  case dayBefore
  /// The button that shows the next day.
  case dayAfter

  // MARK: Days

  /// The buttons that show the month before and after.
  case monthEarlier, monthLater
  /// The summary of a day: {1} is its name, {2} the number of answered probes, {3} that of all probes.
  case daySummary
  /// The label of the field that finds answers.
  case searchAnswers
  /// The hint about the accepted input.
  case searchNote
  /// The message when no answer matches a search.
  case nothingFound
  /// The note when a search found more answers than are shown; {1} is the number shown.
  case newestFound
  /// The message when a condition on tags is wrong; {1} is the position of the mistake.
  case problemCondition

  // MARK: Notifications

  /// The button that asks for the permission.
  case notifyButton

  // MARK: Statistics

  /// The label of the range picker.
  case period
  /// The button that shows the period before.
  case earlierPeriod
  /// The button that shows the period after.
  case laterPeriod
  /// The kinds of periods.
  case week, month, quarter, year
  /// The period of all time.
  case always
  /// The period with a chosen first and last day.
  case custom
  /// The quarters; {1} is the year.
  case firstQuarter, secondQuarter, thirdQuarter, fourthQuarter
  /// The period that figures are compared with; {1} is its name.
  case comparedWith
  /// The preceding period, after “than”; the last is for periods of another length.
  case weekBefore, monthBefore, quarterBefore, yearBefore, periodBefore
  /// The first day of a period.
  case from
  /// The last day of a period.
  case to
  /// The heading of the coverage.
  case coverage
  /// The coverage in words: {1} probes, {2} answered, {3} the share.
  case coverageText
  /// The message when a period has no probes.
  case nobodyAsked
  /// The tag that took the most time: {1} is the tag, {2} its hours, {3} their interval.
  case mostTime
  /// A visible increase: {1} is the tag, {2} the hours more, {3} their interval, {4} the earlier period.
  case changedMore
  /// A visible decrease: {1} is the tag, {2} the hours less, {3} their interval, {4} the earlier period.
  case changedLess
  /// After ``mostTime``, if no change is visible among {1} tags: {2} are the hours more, {3} is their interval,
  /// {4} the earlier period.
  case sameMore
  /// After ``mostTime``, if no change is visible among {1} tags: {2} are the hours less, {3} is their interval,
  /// {4} the earlier period.
  case sameLess
  /// After a visible change: there is no other.
  case othersWithinChance
  /// After a visible change: the number of others, {1}.
  case othersVisible
  /// The warning when the coverage of two periods differs much: {1} is that of this period, {2}
  /// that of the period {3}.
  case coverageDiffers
  /// The number of days of the period without a schedule: {1}.
  case neverAsked
  /// The note when there are too few answers for more than a table.
  case patternsLater
  /// The advice when a period has no answers.
  case noAnswersNote
  /// The switch that shows bounds that hold whatever the answers to the unanswered probes would be.
  case showBounds
  /// The note about how to read the bounds.
  case boundsNote
  /// The message when the code that draws the charts could not be loaded.
  case chartsFailed
  /// The heading of the column of hours.
  case hoursColumn
  /// The heading of the column of the last weeks.
  case weeksColumn
  /// The heading of the column of changes.
  case changeColumn
  /// The label of the field that finds tags.
  case searchTags
  /// The button that lists all tags.
  case showAllTags
  /// The message when no tag matches a search.
  case noSuchTag
  /// The interval of a difference; {1} and {2} are its ends, with signs.
  case changeRange
  /// The label of a difference that is not visible; {1} is the number of tags compared.
  case mayBeChance
  /// The legend of the mark in a row of the table; {1} is the period of its value.
  case tickNote
  /// The legend of a grey change.
  case greyNote
  /// The note that the table has only the most frequent tags; {1} is the number of others.
  case tagsBeyond
  /// The heading of the tags that occur with a tag.
  case goesWith
  /// The heading of the map of the week.
  case whenInWeek
  /// The legend of the colours of the map of the week.
  case shareOfHour
  /// The days of the map of the week if the period has fewer; after “share of the hour”.
  case lastTwelveWeeks
  /// The label of hours of the week in which a tag never occurs.
  case never
  /// The label of hours in which a tag takes less than {1}.
  case underShare
  /// The label of hours in which a tag takes the most.
  case moreShare
  /// The button that leads from a tag back to the table.
  case backToTable
  /// The button that makes a selected range the period.
  case useAsPeriod
  /// The legend of the line in a row of the table.
  case intervalNote
  /// A number of hours, {1}.
  case hoursValue
  /// A number of answers, {1}.
  case answersCount
  /// The message when a period has no answers.
  case noAnswers
  /// The message when a period ends before it begins.
  case emptyPeriod
  /// A cell of the map in words: {1} answers, {2} weekday, {3} hour, {4} answers with the tag.
  case weekMapCell
  /// The label of the colours to choose from.
  case tagColor
  /// The button that assigns a tag an automatic colour instead of the chosen one.
  case ownColor
  /// The heading of the column of days, and the label of the field that chooses the day to list.
  case day

  // MARK: Colours

  /// The names of the first six colours of tags, in the order of their numbers.
  case blue, skyBlue, lime, pink, mustard, brickRed
  /// The names of the other six colours.
  case plum, turquoise, raspberry, peach, darkBlue, olive

  // MARK: Order

  /// The number of texts, from the first on, that are sent with the page; the others are sent with
  /// the
  /// first chunk of its program that is loaded.
  static var firstCount: Int { PageText.keyCompletes.rawValue }
}
