/// Every text that the page shows, once for each language.
///
/// Each language is one value of this type, so a missing translation does not compile. Gaps are
/// written `{1}`, `{2}`; a number that bends its noun is a ``PluralPhrase``.
public struct Phrases: Sendable, Hashable {
  // MARK: The frame

  /// The name of the first screen.
  public let home: String
  /// The name of the second screen.
  public let statistics: String
  /// The label of the navigation.
  public let navigation: String
  /// While the first data are on their way.
  public let loading: String
  /// When the server cannot be reached.
  public let offline: String
  /// When a request failed; {1} is the reason.
  public let failed: Phrase
  /// The button that repeats what failed.
  public let tryAgain: String
  /// The link past the navigation, for people without a mouse.
  public let skip: String
  /// The heading at an address that leads nowhere.
  public let noSuchPage: String
  /// What to make of that.
  public let noSuchPageNote: String

  // MARK: The question

  /// The question about a moment of today; {1} is the time.
  public let questionToday: Phrase
  /// The question about another day; {1} is the date, {2} the time.
  public let questionOn: Phrase
  /// When there has been no probe yet.
  public let noProbe: String
  /// What a probe stands for; {1} is the mean gap.
  public let gapNote: Phrase
  /// When all is answered; {1} is the mean gap.
  public let nextNote: Phrase

  // MARK: States

  /// The state of a probe that still waits.
  public let statePending: String
  /// The state of a probe nobody answered in time.
  public let stateMissed: String
  /// The state of a probe answered in time.
  public let stateAnswered: String
  /// The state of a probe answered from memory.
  public let stateAnsweredLate: String
  /// The state of a probe a program filled in.
  public let stateAutoTagged: String

  // MARK: The answer form

  /// The label of the answer's field.
  public let answerLabel: String
  /// An example in the empty field.
  public let answerPrompt: String
  /// How an answer is written.
  public let answerHint: String
  /// The label of the tags offered.
  public let likelyTags: String
  /// The label of the tags that match what is typed.
  public let matchingTags: String
  /// The button that saves the answer.
  public let save: String
  /// The button that repeats the previous answer.
  public let sameAsBefore: String
  /// The button that repeats the previous answer; {1} are its tags.
  public let sameAsBeforeTags: Phrase
  /// When a probe came while the answer to another is written.
  public let newerProbe: String
  /// The button that leads to the newest probe.
  public let goToNewest: String
  /// The button that leaves a probe as it is.
  public let cancel: String
  /// The button that changes an answer.
  public let change: String
  /// The button that changes an answer; {1} is the time.
  public let changeAnswer: Phrase
  /// Said when an answer is stored; {1} is the time of the probe.
  public let saved: Phrase
  /// When an answer or a colour met no server.
  public let notSaved: String
  /// When somebody else has answered the probe first; {1} is that answer.
  public let answeredMeanwhile: Phrase
  /// The button that adds a tag; {1} is its name.
  public let addTag: Phrase

  // MARK: Lists

  /// The heading of the probes nobody answered.
  public let unfilled: String
  /// When every probe is answered.
  public let noneUnfilled: String
  /// The button that opens the form for a probe; {1} is its time.
  public let fillIn: Phrase
  /// The visible text of that button.
  public let fillInShort: String
  /// How many more there are than are shown.
  public let andMore: PluralPhrase
  /// The button that lists more.
  public let showMore: String
  /// The heading of today's answers.
  public let today: String
  /// When nothing was answered today.
  public let nothingToday: String
  /// The button that goes back a day.
  public let dayBefore: String
  /// The button that goes on a day.
  public let dayAfter: String
  /// When a day has no probes.
  public let nothingAskedThatDay: String

  // MARK: Notifications

  /// Why notifications are useful.
  public let notifyTip: String
  /// The button that asks for the permission.
  public let notifyButton: String
  /// The title of a notification.
  public let notifyTitle: String

  // MARK: Statistics

  /// The label of the range picker.
  public let period: String
  /// A period.
  public let lastWeek: String
  /// A period.
  public let lastMonth: String
  /// A period.
  public let lastYear: String
  /// A period.
  public let always: String
  /// A period with two dates.
  public let custom: String
  /// The first day of a period.
  public let from: String
  /// The last day of a period.
  public let to: String
  /// The heading of the coverage.
  public let coverage: String
  /// {1} probes, {2} answered, {3} the share.
  public let coverageText: PluralPhrase
  /// When a period has no probes.
  public let nobodyAsked: String
  /// What coverage means for the figures.
  public let coverageNote: String
  /// What shows the bounds that hold also where that is not so.
  public let showBounds: String
  /// How to read the bounds.
  public let boundsNote: String
  /// When what shows the statistics could not be fetched.
  public let statisticsFailed: String
  /// When what draws the charts could not be fetched.
  public let chartsFailed: String
  /// The heading of the list of tags.
  public let topTags: String
  /// What the line at the end of a bar means.
  public let intervalNote: String
  /// An interval; {1} and {2} are its ends.
  public let interval: Phrase
  /// Hours; {1} is the number.
  public let hoursValue: Phrase
  /// The number of answers.
  public let answersCount: PluralPhrase
  /// When a period has no answers.
  public let noAnswers: String
  /// When a period ends before it begins.
  public let emptyPeriod: String
  /// The heading of a map of the week; {1} is the tag.
  public let weekMapOf: Phrase
  /// How to read the map.
  public let weekMapNote: String
  /// A cell in words: {1} weekday, {2} hour, {3} times met, {4} answers.
  public let weekMapCell: Phrase
  /// The label of the colours to choose from.
  public let tagColor: String
  /// The button that gives a tag back the colour it has by itself.
  public let ownColor: String
  /// What the colours are called.
  public let hues: HueNames
  /// The button that shows a tag's map; {1} is the tag.
  public let showWeekMap: Phrase
  /// The button that closes a part.
  public let close: String
  /// A column's heading, and the label of the field that chooses the day whose probes are listed.
  public let day: String

  // MARK: What is wrong with an answer

  /// The answer has no tag.
  public let problemNoTags: String
  /// {1} is the place.
  public let problemUnclosed: Phrase
  /// {1} is the place.
  public let problemUnopened: Phrase
  /// {1} is the place.
  public let problemRepeatNotAlone: Phrase
  /// No previous answer.
  public let problemNothingToRepeat: String
  /// {1} is the place.
  public let problemTagTooLong: Phrase
  /// {1} is the place.
  public let problemTooManyTags: Phrase
  /// The text is too long.
  public let problemTextTooLong: String
  /// {1} is the place.
  public let problemControlCharacter: Phrase
}
