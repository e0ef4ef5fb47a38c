extension PageText {
  /// The text in English.
  var english: Phrase {
    switch self {
    case .home: "Now"
    case .statistics: "Insights"
    case .navigation: "Sections"
    case .loading: "Loading…"
    case .offline: "Proba cannot be reached. Trying again…"
    case .failed: "That did not work: {1}"
    case .tryAgain: "Try again"
    case .skip: "Skip to the content"
    case .noSuchPage: "There is no such page."
    case .noSuchPageNote: "The address may be wrong, or what was there is gone."
    case .questionToday: "What were you doing at {1}?"
    case .questionOn: "What were you doing on {1} at {2}?"
    case .questionLead: "What were you doing at"
    case .questionOnLead: "What were you doing on {1} at"
    case .questionSpanLead: "What were you doing from"
    case .questionSpanOnLead: "What were you doing on {1} from"
    case .answeredLead: "You answered for"
    case .onTimeNote: "{1} ago · on time for {2} more"
    case .noProbe: "No probe yet. The first one comes at a random moment."
    case .gapNote: "Answer for that exact moment; it stands for about {1} of your time."
    case .nextNote: "The next probe comes at a random moment; the mean gap is {1}."
    case .statePending: "Waiting"
    case .stateMissed: "Missed"
    case .stateAnswered: "Answered"
    case .stateAnsweredLate: "Answered late"
    case .stateAutoTagged: "Filled in automatically"
    case .answerLabel: "Your answer"
    case .answerPrompt: "work email (a note)"
    case .answerHint: "Words are tags. Put a note in ( )."
    case .likelyTags: "Likely tags"
    case .likelyAnswers: "Likely answers"
    case .saveAnswer: "Save {1}"
    case .matchingTags: "Matching tags"
    case .save: "Save"
    case .sameAsBefore: "Same as last time"
    case .sameAsBeforeTags: "Same as last time: {1}"
    case .newerProbe: "A newer probe is waiting."
    case .goToNewest: "Answer it"
    case .cancel: "Cancel"
    case .change: "Change"
    case .changeAnswer: "Change the answer for {1}"
    case .saved: "Saved the answer for {1}."
    case .notSaved: "Not saved: Proba could not be reached."
    case .answeredMeanwhile: "Answered elsewhere meanwhile: {1}. Save again to replace it."
    case .removeTag: "Remove {1}"
    case .createTag: "Add the new tag {1}"
    case .keyTakesFirst: "first suggestion"
    case .undo: "Undo"
    case .undone: "Taken back."
    case .addTag: "Add {1}"
    case .unfilled: "Unanswered probes"
    case .toCatchUp: .plural(one: "{1} to catch up", other: "{1} to catch up")
    case .goThrough: "One by one"
    case .placeInDeck: "{1} of {2}"
    case .skipProbe: "Skip"
    case .dontRemember: "Don’t remember"
    case .dismissed: "Not asked again: {1}."
    case .dismissOlder: "Don’t ask about older ones"
    case .before: "before {1}"
    case .fillInAll: .plural(one: "Fill in {1}", other: "Fill in all {1}")
    case .sameAnswerNote:
      .plural(
        one: "The answer counts for {1} moment.",
        other: "The same answer counts for all {1} moments.")
    case .savedAll:
      .plural(one: "Saved the answer for {1} probe.", other: "Saved the answer for {1} probes.")
    case .noneUnfilled: "Every probe has an answer."
    case .fillIn: "Fill in {1}"
    case .fillInShort: "Fill in"
    case .showMore: "Show more"
    case .today: "Today"
    case .nothingToday: "Nothing answered yet today."
    case .dayBefore: "Day before"
    case .dayAfter: "Day after"
    case .dayFailed: "The day could not be loaded."
    case .nothingAskedThatDay: "No probes on that day."
    case .notifyTip: "Allow notifications to be asked on time."
    case .notifyButton: "Turn on notifications"
    case .notifyTitle: "What are you doing right now?"
    case .period: "Period"
    case .lastWeek: "7 days"
    case .lastMonth: "30 days"
    case .lastYear: "12 months"
    case .always: "All time"
    case .custom: "Dates"
    case .from: "From"
    case .to: "To"
    case .coverage: "Coverage"
    case .coverageText:
      .plural(
        one: "{2} of {1} probe has an answer: {3}.",
        other: "{2} of {1} probes have an answer: {3}.")
    case .nobodyAsked: "No probes in this period."
    case .coverageNote: "The figures assume that the unanswered probes were like the others."
    case .showBounds: "Show bounds that hold even if they were not"
    case .boundsNote:
      "The thin line shows the least and the most that is possible, whatever you did at the unanswered probes."
    case .statisticsFailed: "The statistics could not be loaded."
    case .chartsFailed: "The charts could not be loaded."
    case .topTags: "Where the time went"
    case .intervalNote:
      "The thin line at the end of a bar is the 95% interval: such intervals contain the true value 95 times in 100 if answered and missed moments are alike."
    case .interval: "{1}–{2}"
    case .hoursValue: "{1} h"
    case .answersCount: .plural(one: "{1} answer", other: "{1} answers")
    case .noAnswers: "No answers in this period."
    case .emptyPeriod: "The period ends before it begins."
    case .weekMapOf: "When: {1}"
    case .weekMapNote:
      "Each cell is an hour of the week; the number counts answers with this tag. The stronger the colour, the larger the tag’s share of the answers given then."
    case .weekMapCell: "{1} {2}: {3} of {4}"
    case .tagColor: "Colour"
    case .ownColor: "Choose automatically"
    case .showWeekMap: "Show the week of {1}"
    case .close: "Close"
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
    case .problemNoTags: "Write at least one word outside the brackets."
    case .problemUnclosed: "The bracket opened at character {1} is never closed."
    case .problemUnopened: "The bracket closed at character {1} was not opened."
    case .problemRepeatNotAlone:
      "The mark \" at character {1} repeats the previous answer only when it stands alone."
    case .problemNothingToRepeat: "There is no earlier answer to repeat."
    case .problemTagTooLong: "The tag at character {1} is too long."
    case .problemTooManyTags: "There are too many tags, from character {1} on."
    case .problemTextTooLong: "The answer is too long."
    case .problemControlCharacter:
      "Character {1} is a control character, which an answer cannot contain."
    case .overTime: "Over time"
    case .overTimeNote: "The band is the 95% interval. Gaps mean no answers."
    case .tags: "Tag"
    case .hoursADay: "Hours a day: {1}"
    case .hoursAWeek: "Hours a week: {1}"
    case .hoursAMonth: "Hours a month: {1}"
    case .coverageOverTime: "Coverage over time"
    case .incomplete: "incomplete"
    case .weekSummary: "Most often on {1} at {2}: {3} of {4} answers."
    case .hourWithoutAnswers: "no answers"
    case .share: "Share"
    case .intervals: "95% interval"
    case .leavePart: "Back"
    case .partHint: "Arrow keys move between parts; Escape clears the selection."
    case .weekNote:
      "The colour shows the share of answers with this tag. Where answers are few, the estimate is unreliable."
    case .nothingToDraw: "There is nothing to draw in this period yet."
    case .chartUnread: "The figures could not be read."
    case .zoomIn: "Zoom in"
    case .zoomOut: "Zoom out"
    case .showAll: "Show all"
    case .selectRange: "Select a range"
    case .showTable: "Table"
    case .lineHint: "Arrow keys move between values; plus and minus zoom."
    case .thinned: "One value in {1} is listed; zoom in to see all."
    case .lineSummary:
      "From {1} to {2}: the least is {3} ({4}), the greatest {5} ({6}), the last {7}."
    case .shares: "How the time divides"
    case .sharesNote:
      "Each answer counts once, under the outermost of its tags. {1} of the probes have an answer; nothing is known about the rest."
    case .fewAnswers:
      .plural(
        one: "Only {1} answer so far, so the intervals are wide.",
        other: "Only {1} answers so far, so the intervals are wide.")
    case .rankedTags: "Most used tags"
    case .rankedNote:
      "Shares of the answers with their 95% intervals. An answer counts for each of its tags."
    case .unrankedTags:
      .plural(
        one: "{1} other tag is not shown.",
        other: "{1} other tags are not shown.")
    case .tagsWithin: "Tags within tags"
    case .tagsWithinNote: "Select a tag to see what it was used with."
    case .largestShare: "{1} has the largest share: {2} of the answers ({3})."
    case .allAnswers: "All"
    case .answersBelow: .plural(one: "answer", other: "answers")
    case .noTag: "without a tag"
    case .restOf: "the rest of {1}"
    case .otherTags: .plural(one: "{1} other", other: "{1} others")
    }
  }
}
