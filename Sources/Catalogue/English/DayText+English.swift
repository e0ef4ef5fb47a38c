extension DayText {
  /// The texts of the list of a day and of missed probes, in English.
  var english: Phrase {
    switch self {
    case .toCatchUp: .plural(one: "{1} to catch up", other: "{1} to catch up")
    case .madeUp:
      "This is a made-up year of somebody else, with a question about every minute. Answer and change what you like: nothing of it is kept."
    case .older:
      .plural(one: "{1} missed over a week ago", other: "{1} missed over a week ago")
    case .showOlder: "Show older"
    case .skipProbe: "Skip"
    case .previousCard: "Previous"
    case .endDeck: "Done"
    case .dontRemember: "Don’t remember"
    case .dismissOlder: "Don’t ask about older ones"
    case .fillInAll: .plural(one: "Fill in {1}", other: "Fill in all {1}")
    case .savedAll:
      .plural(
        one: "Saved the answer for {1} question.", other: "Saved the answer for {1} questions.")
    case .closeLine: "Close"
    case .whyRandom: "Why at random moments?"
    case .questionExplained:
      "Questions come at random moments, {1} apart on average. Say what you were doing at exactly that moment, not before or after it: because the moments are random, the share of your answers with a tag is the share of your time. An answer within 10 minutes is on time. A later one, from memory, counts the same, and is marked as late."
    case .answerNow: "Answer"
    case .questionWaits: "A question is waiting."
    case .noneUnfilled: "All caught up."
    case .todaySoFar: "Today so far"
    case .hoursByTag: "Hours by tag"
    case .fillInShort: "Fill in"
    case .answerForAll: "{1} for all {2}"
    case .fillInWith: "Save {1}: {2}"
    case .otherAnswer: "Other…"
    case .afterAnswer: "after “{1}”"
    case .beforeAnswer: "before “{1}”"
    case .questionLastNightLead: "What were you doing last night"
    case .betweenTimes: "{1} and {2}"
    case .lastNight: "last night, {1}"
    case .intervalOfDays: "{1}\u{A0}– {2}"
    case .answersAround: "Copy the previous or next answer"
    case .copyPrevious: "Copy the previous answer"
    case .copyNext: "Copy the next answer"
    case .copyAnswer: "Copy {1}"
    case .nothingToday: "Nothing answered yet today."
    case .nothingAskedThatDay: "No questions on that day."
    case .problemNoTags: "Write at least one word outside the brackets."
    case .problemNothingToRepeat: "There is no earlier answer to repeat."
    case .problemTextTooLong: "The answer is too long."
    case .problemUnclosed: "Close the bracket, or remove it."
    case .problemUnopened: "Remove the closing bracket: none was opened."
    case .problemRepeatNotAlone:
      "The mark \" at character {1} repeats the previous answer only when it stands alone."
    case .problemTagTooLong: "The tag at character {1} is too long."
    case .problemTooManyTags: "There are too many tags, from character {1} on."
    case .problemControlCharacter:
      "Character {1} is a control character, which an answer cannot contain."
    case .deleteAnswer: "Delete answer"
    case .answerDeleted: "Deleted the answer for {1}."
    case .earlierAnswers: "Earlier answers"
    case .untilThen: "until {1}"
    case .writeAgain: "Write again: {1} ({2})"
    case .notDeleted: "Not deleted: Proba is not running. Try again once it is."
    case .notDone: "That did not work: Proba is not running. Try again once it is."
    case .changedMeanwhile: "Changed elsewhere meanwhile: {1}. Delete again to remove it."
    }
  }
}
