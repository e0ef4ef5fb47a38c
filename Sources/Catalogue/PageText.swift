/// A text that the page shows, whatever the language; its gaps are `{1}`, `{2}` and so on.
///
/// A program for the browser knows texts by these numbers alone: what they say in one language comes
/// as ``Texts``.
public enum PageText: Int, Sendable, CaseIterable {
  // MARK: The frame

  /// The name of the first screen.
  case home
  /// The screen of all days.
  case days
  /// The name of the second screen.
  case statistics
  /// The screen of all tags.
  case allTags
  /// The label of the navigation.
  case navigation
  /// While the first data are on their way.
  case loading
  /// When the server cannot be reached.
  case offline
  /// When a request failed; {1} is the reason.
  case failed
  /// The button that repeats what failed.
  case tryAgain
  /// The link past the navigation, for people without a mouse.
  case skip
  /// The heading at an address that leads nowhere.
  case noSuchPage
  /// What to make of that.
  case noSuchPageNote
  /// The screen of what is chosen once for everything, and the way there.
  case settings
  /// The sheet of what keys do, the screen that converts quantities and times, and the ways there.
  case keys, converter
  /// When what shows the day could not be fetched.
  case dayFailed
  /// When what shows the statistics could not be fetched.
  case statisticsFailed

  // MARK: The question

  /// The question about a moment of today; {1} is the time.
  case questionToday
  /// The question about another day; {1} is the date, {2} the time.
  case questionOn
  /// What is asked about a moment of today, before its time.
  case questionLead
  /// The question about another day, before the time; {1} is the date.
  case questionOnLead
  /// What is asked about several moments of today, before their times.
  case questionSpanLead
  /// What is asked about several moments of another day, before their times; {1} is the date.
  case questionSpanOnLead
  /// The words before the time of a probe that has an answer.
  case answeredLead
  /// How long ago a probe was, {1}, and how long an answer still counts as on time, {2}.
  case onTimeNote
  /// When there has been no probe yet.
  case noProbe
  /// When all is answered; {1} is the mean gap.
  case nextNote
  /// When a quiet time ends, {1}, and when it has no end.
  case quietUntil, quietNow

  // MARK: States

  /// The state of a probe that still waits.
  case statePending
  /// The state of a probe that was not answered in time.
  case stateMissed
  /// The states of a probe answered in time, and from memory.
  case stateAnswered, stateAnsweredLate
  /// The state of a probe a program filled in.
  case stateAutoTagged
  /// The state of a probe that was not asked by a rule of the person.
  case stateQuiet
  /// The state of a probe that came while no program ran.
  case stateUnasked

  // MARK: The answer form

  /// The label of the answer's field.
  case answerLabel
  /// An example in the empty field.
  case answerPrompt
  /// How an answer is written.
  case answerHint
  /// What precedes amounts that were understood, and what takes these for words.
  case understood, keepWords
  /// The label of the tags offered.
  case likelyTags
  /// The label of the whole answers offered.
  case likelyAnswers
  /// The button that saves a whole answer; {1} is the answer.
  case saveAnswer
  /// The label of the tags that match what is typed.
  case matchingTags
  /// The button that saves the answer.
  case save
  /// The button that repeats the previous answer.
  case sameAsBefore
  /// The button that repeats the previous answer; {1} are its tags.
  case sameAsBeforeTags
  /// When a probe came while the answer to another is written.
  case newerProbe
  /// The button that leads to the newest probe.
  case goToNewest
  /// The button that leaves a probe as it is.
  case cancel
  /// The button that changes an answer.
  case change
  /// The message when an answer is stored; {1} is the time of the probe.
  case saved
  /// When an answer or a colour did not reach the server.
  case notSaved
  /// When somebody else has answered the probe first; {1} is that answer.
  case answeredMeanwhile
  /// The button that takes a tag out of what is written; {1} is the tag.
  case removeTag
  /// The button that adds a tag that is new; {1} is its name.
  case createTag
  /// The button that adds a tag; {1} is its name.
  case addTag
  /// What answering several probes does; {1} is their number.
  case sameAnswerNote
  /// An interval; {1} and {2} are its ends.
  case interval
  /// The title of a notification.
  case notifyTitle

  // MARK: Lists

  /// What the Tab key does.
  case keyCompletes
  /// The button that takes back what was saved.
  case undo
  /// The message when an answer was taken back.
  case undone
  /// When a change cannot be undone, because there has been another since.
  case undoTooLate
  /// The label of the unanswered probes.
  case unfilled
  /// The button that asks about missed probes one by one.
  case goThrough
  /// Which of the missed probes is asked about: {1} of {2}.
  case placeInDeck
  /// The message when probes were put away; {1} is when they were.
  case dismissed
  /// Which probes were put away: all before {1}.
  case before
  /// The button that opens the form for a probe; {1} is its time.
  case fillIn
  /// The button that lists more.
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
  /// A day: {1} is its name, {2} how many probes were answered, {3} of how many.
  case daySummary
  /// The label of the field that finds answers.
  case searchAnswers
  /// What can be written there.
  case searchNote
  /// When no answer has what is searched for.
  case nothingFound
  /// When a search found more answers than are shown; {1} is how many are shown.
  case newestFound
  /// When a condition on tags is wrong; {1} is the place.
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
  /// A period.
  case always
  /// A period with two dates.
  case custom
  /// The quarters; {1} is the year.
  case firstQuarter, secondQuarter, thirdQuarter, fourthQuarter
  /// The period that figures are compared with; {1} is its name.
  case comparedWith
  /// The period before, after “than”; the last is the days before those that were stated.
  case weekBefore, monthBefore, quarterBefore, yearBefore, periodBefore
  /// The first day of a period.
  case from
  /// The last day of a period.
  case to
  /// The heading of the coverage.
  case coverage
  /// {1} probes, {2} answered, {3} the share.
  case coverageText
  /// When a period has no probes.
  case nobodyAsked
  /// What took most of the time: {1} is the tag, {2} its hours, {3} their interval.
  case mostTime
  /// A visible change: {1} is the tag, {2} how many hours more, {3} their interval, {4} than when.
  case changedMore
  /// A visible change: {1} is the tag, {2} how many hours fewer, {3} their interval, {4} than when.
  case changedLess
  /// After ``mostTime``, where no change is visible: {1} is how many hours more, {2} than when.
  case sameMore
  /// After ``mostTime``, where no change is visible: {1} is how many hours fewer, {2} than when.
  case sameLess
  /// After a visible change: there are no others.
  case othersWithinChance
  /// After a visible change: how many others there are.
  case othersVisible
  /// When far more was answered in one period than in the other: {1} is the coverage now, {2} before, {3} when.
  case coverageDiffers
  /// How many days of the period no schedule ran: {1}.
  case neverAsked
  /// When there are too few answers for more than a table.
  case patternsLater
  /// What to do where a period has no answers.
  case noAnswersNote
  /// What shows the bounds that hold also where that is not so.
  case showBounds
  /// How to read the bounds.
  case boundsNote
  /// When what draws the charts could not be fetched.
  case chartsFailed
  /// A column’s heading.
  case hoursColumn
  /// A column’s heading.
  case weeksColumn
  /// A column’s heading.
  case changeColumn
  /// The label of the field that finds tags.
  case searchTags
  /// The button that lists all tags.
  case showAllTags
  /// When no tag has what is searched for.
  case noSuchTag
  /// The interval of a difference; {1} and {2} are its ends.
  case changeRange
  /// Of a difference that is not visible.
  case withinChance
  /// What the mark in a row of the table means; {1} says when.
  case tickNote
  /// What a grey change means.
  case greyNote
  /// The heading of the tags that occur with a tag.
  case goesWith
  /// The heading of the map of the week.
  case whenInWeek
  /// What a colour of the map of the week means.
  case shareOfHour
  /// The days of the map of the week where the period has fewer; after “share of the hour”.
  case lastTwelveWeeks
  /// Of hours of the week in which a tag never occurs.
  case never
  /// Of hours in which a tag takes less than {1}.
  case underShare
  /// Of hours in which a tag takes the most.
  case moreShare
  /// The button that leads from a tag back to the table.
  case backToTable
  /// The button that takes a chosen range for the period.
  case useAsPeriod
  /// What the line in a row of the table means.
  case intervalNote
  /// Hours; {1} is the number.
  case hoursValue
  /// The number of answers.
  case answersCount
  /// When a period has no answers.
  case noAnswers
  /// When a period ends before it begins.
  case emptyPeriod
  /// A cell in words: {1} weekday, {2} hour, {3} times met, {4} answers.
  case weekMapCell
  /// The label of the colours to choose from.
  case tagColor
  /// The button that has a colour dealt to a tag in place of the one chosen.
  case ownColor
  /// A column's heading, and the label of the field that chooses the day whose probes are listed.
  case day

  // MARK: Colours

  /// The names of the first six colours of tags, in the order of their numbers.
  case blue, skyBlue, lime, pink, mustard, brickRed
  /// The names of the other six.
  case plum, turquoise, raspberry, peach, darkBlue, olive

  // MARK: Order

  /// How many of them, from the first on, are sent with the page; the others are sent with the first
  /// chunk of its program that is loaded.
  static var firstCount: Int { PageText.keyCompletes.rawValue }
}
