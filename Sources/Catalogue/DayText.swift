/// A text of a day's list or of what was missed, with gaps as those of ``PageText``.
public enum DayText: Int, Sendable, CaseIterable {
  /// The heading of the unanswered probes; {1} is their number.
  case toCatchUp
  /// How many more were missed longer ago, {1} being their number.
  case older
  /// The button that lists those.
  case showOlder
  /// The button that asks about the next missed probe, and the one that asks about the previous one.
  case skipProbe, previousCard
  /// The button that leaves the questions about missed probes once one of them was answered.
  case endDeck
  /// The button that stops questions about a probe.
  case dontRemember
  /// The button that stops questions about the probes missed longer ago.
  case dismissOlder
  /// The button that gives {1} probes the same answer.
  case fillInAll
  /// The message when an answer to {1} probes is stored.
  case savedAll
  /// The button that closes the line that says what was done last.
  case closeLine
  /// When every probe of the last days is answered.
  case noneUnfilled
  /// The heading of the tags of today's answers, and the link to their hours.
  case todaySoFar, hoursByTag
  /// The visible text of the button that opens the form for a missed probe.
  case fillInShort
  /// The visible text of the button that gives {2} missed probes the answer {1}.
  case answerForAll
  /// What the button with the text {1} does for the missed probes of the time {2}.
  case fillInWith
  /// Beside the likely answer: the button that opens the form for another.
  case otherAnswer
  /// What was done just before a missed probe: {1}, so that the probe came after that.
  case afterAnswer
  /// What was done just after a missed probe: {1}, so that the probe came before that.
  case beforeAnswer
  /// What is asked about several moments from the evening of yesterday to the morning of today, before their times.
  case questionLastNightLead
  /// Such moments, {1} being their times.
  case lastNight
  /// From {1} to {2}, each a day and a time.
  case intervalOfDays
  /// The heading of the answers just before and after the missed probe of the open form, which can be copied.
  case answersAround
  /// The same where only that before, or after, is there.
  case copyPrevious, copyNext
  /// The button that copies the answer of another probe; {1} is its time and its tags.
  case copyAnswer
  /// When nothing was answered today.
  case nothingToday
  /// When a day has no probes.
  case nothingAskedThatDay

  // MARK: What is wrong with an answer

  /// It has no tag, there is no previous one, or its text is too long.
  case problemNoTags, problemNothingToRepeat, problemTextTooLong
  /// A bracket without the other.
  case problemUnclosed, problemUnopened
  /// What is wrong at the place {1}.
  case problemRepeatNotAlone, problemTagTooLong, problemTooManyTags, problemControlCharacter

  // MARK: Deleting an answer

  /// The button that takes the answer of the open form back.
  case deleteAnswer
  /// The message when an answer was taken back by that button; {1} is the moment of its probe.
  case answerDeleted
  /// The heading of the answers that the probe of the open form had before.
  case earlierAnswers
  /// When an earlier answer was replaced: at the time {1}.
  case untilThen
  /// The button that writes the earlier answer {1} again; {2} is ``untilThen``.
  case writeAgain
  /// When the server could not be reached to delete an answer.
  case notDeleted
  /// When the server could not be reached to do something that is not sent again by itself.
  case notDone
  /// When an answer was changed elsewhere before it could be deleted; {1} is what it is now.
  case changedMeanwhile
}
