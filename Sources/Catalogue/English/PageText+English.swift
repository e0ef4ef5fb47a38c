extension PageText {
  /// The text in English.
  var english: Phrase {
    switch self {
    case .home: "Now"
    case .statistics: "Insights"
    case .allTags: "Tags"
    case .navigation: "Sections"
    case .loading: "Loading…"
    case .offline: "Proba cannot be reached. Trying again…"
    case .failed: "That did not work: {1}"
    case .tryAgain: "Try again"
    case .skip: "Skip to the content"
    case .noSuchPage: "Page not found"
    case .noSuchPageNote: "The link may be wrong or outdated."
    case .settings: "Settings"
    case .keys: "Keyboard shortcuts"
    case .converter: "Converter"
    case .questionToday: "What were you doing at {1}?"
    case .questionOn: "What were you doing on {1} at {2}?"
    case .questionLead: "What were you doing at"
    case .questionOnLead: "What were you doing on {1} at"
    case .questionSpanLead: "What were you doing between"
    case .questionSpanOnLead: "What were you doing on {1} between"
    case .answeredLead: "You answered for"
    case .justNow: "just now"
    case .minutesAgo: "{1}\u{A0}min ago"
    case .minutesLeft: "{1}\u{A0}min left"
    case .noProbe: "No question yet. The first one comes at a random moment."
    case .nextNote: "The next question comes at random, on average every {1}."
    case .quietUntil: "No questions until {1}."
    case .quietNow:
      "No questions until you end the quiet time in the settings."
    case .statePending: "Waiting"
    case .stateMissed: "Missed"
    case .stateAnswered: "Answered"
    case .stateAnsweredLate: "Answered late"
    case .stateAutoTagged: "Filled in"
    case .stateQuiet: "Quiet time"
    case .stateUnasked: "Not asked"
    case .answerLabel: "Your answer"
    case .answerPrompt: "work email (a note)"
    case .answerHint: "Words are tags. Put a note in ( )."
    case .understood: "Understood:"
    case .keepWords: "Keep as words"
    case .likelyTags: "Likely tags"
    case .likelyAnswers: "Likely answers"
    case .saveAnswer: "Save {1}"
    case .matchingTags: "Matching tags"
    case .save: "Save"
    case .sameAsBefore: "Same as last time"
    case .sameAsBeforeTags: "Same as last time: {1}"
    case .newerProbe: "A newer question is waiting."
    case .goToNewest: "Answer it"
    case .cancel: "Cancel"
    case .change: "Edit"
    case .saved: "Saved the answer for {1}."
    case .notSaved: "Not saved yet. It will be sent when Proba is back."
    case .answeredMeanwhile: "Answered elsewhere meanwhile: {1}. Save again to replace it."
    case .removeTag: "Remove {1}"
    case .createTag: "Add the new tag {1}"
    case .keyCompletes: "Complete"
    case .undo: "Undo"
    case .undone: "Undone."
    case .undoTooLate: "Not undone: something else has been changed since."
    case .addTag: "Add {1}"
    case .unfilled: "Unanswered questions"
    case .goThrough: "One by one"
    case .placeInDeck: "{1} of {2}"
    case .dismissed: "Not asked again: {1}."
    case .before: "before {1}"
    case .sameAnswerNote:
      .plural(
        one: "The answer counts for {1} question.",
        other: "The same answer counts for all {1} questions.")
    case .fillIn: "Fill in {1}"
    case .showMore: "Show more"
    case .today: "Today"
    case .dayBefore: "Day before"
    case .dayAfter: "Day after"
    case .dayFailed: "The day could not be loaded."
    case .days: "Days"
    case .monthEarlier: "Month before"
    case .monthLater: "Month after"
    case .daySummary: "{1}: {2} of {3} answered"
    case .searchAnswers: "Search answers"
    case .searchNote:
      "Words of answers and notes, a date, or tags such as work & !(meeting | call)."
    case .nothingFound: "Nothing found."
    case .newestFound: .plural(one: "The newest {1} answer", other: "The newest {1} answers")
    case .problemCondition: "Not understood at character {1}: join tags by &, | and !."
    case .notifyButton: "Turn on notifications"
    case .notifyTitle: "What are you doing right now?"
    case .period: "Period"
    case .earlierPeriod: "Earlier period"
    case .laterPeriod: "Later period"
    case .week: "Week"
    case .month: "Month"
    case .quarter: "Quarter"
    case .year: "Year"
    case .always: "All"
    case .custom: "Custom"
    case .firstQuarter: "1st quarter {1}"
    case .secondQuarter: "2nd quarter {1}"
    case .thirdQuarter: "3rd quarter {1}"
    case .fourthQuarter: "4th quarter {1}"
    case .comparedWith: "compared with {1}"
    case .weekBefore: "the week before"
    case .monthBefore: "the month before"
    case .quarterBefore: "the quarter before"
    case .yearBefore: "the year before"
    case .periodBefore: "the period before"
    case .from: "From"
    case .to: "To"
    case .coverage: "Coverage"
    case .coverageText:
      .plural(
        one: "You answered {2} of {1} question ({3}).",
        other: "You answered {2} of {1} questions ({3}).")
    case .nobodyAsked: "No questions in this period."
    case .mostTime: "{1} took the most time: {2}\u{A0}h ({3})."
    case .changedMore: "{1} took {2}\u{A0}h ({3}) more than {4}."
    case .changedLess: "{1} took {2}\u{A0}h ({3}) less than {4}."
    case .sameMore:
      .plural(
        one: "{2}\u{A0}h ({3}) more than {4}; that may be chance.",
        other: "{2}\u{A0}h ({3}) more than {4}; that may be chance among {1} tags.")
    case .sameLess:
      .plural(
        one: "{2}\u{A0}h ({3}) less than {4}; that may be chance.",
        other: "{2}\u{A0}h ({3}) less than {4}; that may be chance among {1} tags.")
    case .othersWithinChance: "All other changes may be chance."
    case .othersVisible:
      .plural(one: "{1} other change is visible.", other: "{1} other changes are visible.")
    case .coverageDiffers:
      "You answered {1} of the questions, and {2} {3}: changes may come from that."
    case .neverAsked:
      .plural(one: "You were not asked on {1} day.", other: "You were not asked on {1} days.")
    case .patternsLater: "Patterns appear after about 20 answers."
    case .noAnswersNote: "Answer a few questions, or choose another period."
    case .showBounds: "Show bounds that hold whatever the answers to the other questions would be"
    case .boundsNote:
      "The thin line shows the lowest and the highest possible value, whatever the answers to the others would be."
    case .statisticsFailed: "The statistics could not be loaded."
    case .chartsFailed: "The charts could not be loaded."
    case .hoursColumn: "Hours"
    case .weeksColumn: "12 weeks"
    case .changeColumn: "Change"
    case .searchTags: "Search tags"
    case .showAllTags: .plural(one: "Show all {1} tags", other: "Show all {1} tags")
    case .noSuchTag: "No tag matches."
    case .changeRange: "{1} to {2}"
    case .mayBeChance:
      .plural(
        one: "may be chance",
        other: "may be chance among {1} tags")
    case .tickNote: "The mark shows the value of {1}, scaled to the time asked now."
    case .greyNote:
      .plural(
        one: "With {1} tag, a grey change may be chance.",
        other: "Grey changes may be chance among {1} tags.")
    case .tagsBeyond:
      .plural(
        one: "{1} tag that occurs less often is not listed.",
        other: "{1} tags that occur less often are not listed.")
    case .goesWith: "Goes with"
    case .whenInWeek: "When"
    case .shareOfHour: "share of the hour"
    case .lastTwelveWeeks: "the last 12 weeks"
    case .never: "never"
    case .underShare: "under {1}"
    case .moreShare: "more"
    case .backToTable: "Back to the table"
    case .useAsPeriod: "Use as period"
    case .intervalNote: "The thin line is the 95% interval."
    case .interval: "{1}–{2}"
    case .hoursValue: "{1} h"
    case .answersCount: .plural(one: "{1} answer", other: "{1} answers")
    case .noAnswers: "No answers in this period."
    case .emptyPeriod: "The end date is before the start date."
    case .weekMapCell:
      .plural(one: "{2}, {3}: {4} of {1} answer", other: "{2}, {3}: {4} of {1} answers")
    case .tagColor: "Colour"
    case .ownColor: "Choose automatically"
    case .day: "Day"
    case .blue: "Blue"
    case .skyBlue: "Sky blue"
    case .lime: "Lime"
    case .pink: "Pink"
    case .mustard: "Mustard"
    case .brickRed: "Brick red"
    case .plum: "Plum"
    case .turquoise: "Turquoise"
    case .raspberry: "Raspberry"
    case .peach: "Peach"
    case .darkBlue: "Dark blue"
    case .olive: "Olive"
    }
  }
}
