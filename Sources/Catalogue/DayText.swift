/// A text of the list of a day or of missed probes, with placeholders like those of ``PageText``.
public enum DayText: Int, Sendable, CaseIterable {
  /// The heading of the unanswered probes; {1} is their number.
  case toCatchUp
  /// The answers are those of a demonstration.
  case madeUp
  /// The number of probes missed longer ago, {1}.
  case older
  /// The button that lists those.
  case showOlder
  /// The buttons that move to the next and to the previous missed probe.
  case skipProbe, previousCard
  /// The button that ends the questions about missed probes once one of them has been answered.
  case endDeck
  /// The button that stops questions about a probe.
  case dontRemember
  /// The button that stops questions about the probes missed longer ago.
  case dismissOlder
  /// The button that gives {1} probes the same answer.
  case fillInAll
  /// The message when an answer to {1} probes is stored.
  case savedAll
  /// The button that closes the line about the last action.
  case closeLine
  /// The button that explains the questions.
  case whyRandom
  /// The explanation of the questions; {1} is the mean gap.
  case questionExplained
  /// The button that leads from another screen to a question that has come.
  case answerNow
  /// The description of the link to the question while one waits.
  case questionWaits
  /// The message when every probe of the last days is answered.
  case noneUnfilled
  /// The heading of the tags of today's answers, and the link to their hours.
  case todaySoFar, hoursByTag
  /// The visible text of the button that opens the form for a missed probe.
  case fillInShort
  /// The visible text of the button that gives {2} missed probes the answer {1}.
  case answerForAll
  /// The label, for screen readers, of the button that saves {1} for the missed probes of the time {2}.
  case fillInWith
  /// The button beside the likely answers that opens the form for another.
  case otherAnswer
  /// The answer {1} just before a missed probe.
  case afterAnswer
  /// The answer {1} just after a missed probe.
  case beforeAnswer
  /// The question about several moments from yesterday evening to this morning, before their times.
  case questionLastNightLead
  /// The times between which several moments lie, after the question about them: {1} and {2}.
  case betweenTimes
  /// The name of such moments; {1} are their times.
  case lastNight
  /// A range from {1} to {2}, each a day and a time.
  case intervalOfDays
  /// The heading of the answers just before and after the missed probe of the open form, for copying.
  case answersAround
  /// The same heading if there is only the answer before, or only the one after.
  case copyPrevious, copyNext
  /// The button that copies the answer of another probe; {1} is its time and its tags.
  case copyAnswer
  /// The message when nothing has been answered today.
  case nothingToday
  /// The message when a day has no probes.
  case nothingAskedThatDay

  // MARK: Mistakes in an answer

  /// The answer has no tag, there is no previous answer to repeat, or the text is too long.
  case problemNoTags, problemNothingToRepeat, problemTextTooLong
  /// A bracket is never closed, or was never opened.
  case problemUnclosed, problemUnopened
  /// The mistakes at the position {1}.
  case problemRepeatNotAlone, problemTagTooLong, problemTooManyTags, problemControlCharacter

  // MARK: Deleting an answer

  /// The button that deletes the answer of the open form.
  case deleteAnswer
  /// The message when an answer was deleted by that button; {1} is the moment of its probe.
  case answerDeleted
  /// The heading of the earlier answers to the probe of the open form.
  case earlierAnswers
  /// The time at which an earlier answer was replaced, {1}.
  case untilThen
  /// The button that restores the earlier answer {1}; {2} is ``untilThen``.
  case writeAgain
  /// The message when the server could not be reached to delete an answer.
  case notDeleted
  /// The message when the server could not be reached for a request that is not repeated automatically.
  case notDone
  /// The message when an answer was changed elsewhere before it could be deleted; {1} is the answer now.
  case changedMeanwhile
}
