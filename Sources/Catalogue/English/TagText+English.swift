extension TagText {
  /// The texts of the screens of tags in English.
  var english: Phrase {
    switch self {
    case .tagCount: .plural(one: "{1} tag", other: "{1} tags")
    case .noTags: "No tags yet. The words of your answers appear here."
    case .editTag: "Edit “{1}”"
    case .edit: "Edit"
    case .name: "Name"
    case .rename: "Rename"
    case .renameNote: .plural(one: "Changes {1} answer.", other: "Changes {1} answers.")
    case .merge: "Merge"
    case .mergeNote:
      .plural(
        one: "There is already a tag “{3}”. In {1} answer, “{2}” becomes “{3}”.",
        other: "There is already a tag “{3}”. In {1} answers, “{2}” becomes “{3}”.")
    case .mayBeSame: "“{1}” and “{2}” may be the same."
    case .mergePair: "Merge…"
    case .keepBoth: "Keep both"
    case .renamed: "Renamed “{1}” to “{2}”."
    case .merged: "Merged “{1}” into “{2}”."
    case .undone: "Undone."
    case .notATag: "A tag is one word, without brackets."
    case .tagIsGone: "This tag no longer exists."
    case .openTag: "Tag page"
    case .showAnswers: "All its answers"
    case .searchOrCombine: "Search tags, or combine: work & !call"
    case .showCondition: "Show hours"
    case .showConditionOf: "Show the hours of “{1}”"
    case .unknownTag: "One of these tags has never been used."
    case .renameTag: "Rename “{1}”"
    case .mergeTag: "Merge “{1}” into another tag"
    case .otherTag: "Other tag"
    case .split: "Split"
    case .splitTag: "Split “{1}”"
    case .answersWith: "Which answers with “{1}”"
    case .conditionPrompt: "desk & !call"
    case .newTag: "New tag"
    case .splitNote:
      .plural(
        one: "In {1} answer, “{2}” becomes “{3}”.", other: "In {1} answers, “{2}” becomes “{3}”.")
    case .noAnswerMeets: "No answer meets this condition."
    case .splitDone:
      .plural(
        one: "In {1} answer, “{2}” became “{3}”.", other: "In {1} answers, “{2}” became “{3}”.")
    case .noSuchTag: "There is no tag “{1}”"
    case .noSuchTagNote: "It may have been renamed or merged, or the link is wrong."
    case .shiftOfWeeks: "Likely shift near {1}: about {2} h a week before, {3} h since ({4})."
    case .shiftOfMonths: "Likely shift near {1}: about {2} h a month before, {3} h since ({4})."
    case .halfYear: "26 weeks"
    case .intervalOfHours: "{1} (95%)"
    case .aWeek: "a week"
    case .ofAnswers: .plural(one: "of {1} answer", other: "of {1} answers")
    case .ofTime: "of your time"
    case .amounts: "Amounts"
    case .amountsNote:
      "Only what your answers state; what you did between questions is not counted."
    case .inAllAmounts: "in all"
    case .timesSaid: "times stated"
    case .onAverage: "on average, 95%: {1}"
    case .eachTime: "each time"
    case .aWeekAmount: "a week, 95%: {1}"
    case .amountADay: "{1} a day"
    case .amountAWeek: "{1} a week"
    case .amountAMonth: "{1} a month"
    case .meanAmount: "{1} on average"
    case .goesAlone: "In this period, no other tag occurs with it."
    case .about: "About this tag"
    case .aliases: "Other words for it"
    case .addAlias: "Add another word for it"
    case .aliasNote: "In answers, these words count as “{1}”."
    case .aliasAdded: "“{1}” now counts as “{2}”."
    case .aliasRemoved: "“{1}” is a word of its own again."
    case .aliasIsTaken:
      "“{1}” is already another tag, or another word for one. You can merge the two."
    case .level: "How broad it is"
    case .levelNote: "On the map of your time, broader tags contain narrower ones."
    case .narrowest: "Narrowest"
    case .narrower: "Narrower"
    case .automaticLevel: "Automatic"
    case .broader: "Broader"
    case .broadest: "Broadest"
    case .levelSaved: "Saved."
    case .atRateOf: "expected from {1}"
    case .comparison: "Comparison"
    case .aYearBefore: "a year before"
    case .inOtherPeriod: "the other period"
    case .vacationDays:
      .plural(
        one: "Not asked on {1} day of vacation.", other: "Not asked on {1} days of vacation.")
    case .gapInHours:
      .plural(
        one: "Incomplete: {1} question between {2} and {3} has no answer.",
        other: "Incomplete: {1} questions between {2} and {3} have no answer.")
    case .gapOverall: "Incomplete: fewer than half of the questions have an answer."
    case .gapNote: "Fill them in before you trust these figures."
    case .saveAsFile: "Save as a file:"
    case .reportFile: "Report (PDF)"
    case .tableFile: "Table (CSV)"
    case .barsFile: "Hours by tag (SVG)"
    case .ringFile: "Shares (SVG)"
    case .mapFile: "Tags within tags (SVG)"
    case .weekFile: "Week of {1} (SVG)"
    case .whatIsInterval: "What is an interval?"
    case .intervalExplained:
      "You are asked at random moments, so your answers are a sample of your time. With other moments, the figures would be slightly different. In 95 of 100 cases, the interval contains the true value, provided that what you did when you did not answer was similar. The more answers, the narrower it is."
    case .comparisonLacks:
      "Too many questions of one of the two periods are unanswered: differences may come from that."
    case .upToThisTime: "The last of these days counts only up to this time of day."
    case .soFar: "{1}, so far"
    case .soFarSentence: "So far, {1}"
    case .toTheseDays: "Go to these days"
    case .asMuchAs: "As much as {1}."
    case .daysOverlap: "Choose days outside the period itself."
    case .showAllTime: "Show all time"
    case .emoji: "Emoji"
    case .noEmoji: "No emoji"
    case .emojiSaved: "Emoji saved."
    case .colorSaved: "Colour saved."
    case .notAnEmoji: "“{1}” is not one emoji or symbol."
    case .goal: "Goal for a week"
    case .goalAtLeast: "At least"
    case .goalAtMost: "At most"
    case .hoursAWeek: "Hours a week"
    case .noGoal: "No goal"
    case .goalSaved: "Goal saved."
    case .goalRemoved: "Goal removed."
    case .notHours: "Enter the hours as a number, such as 7.5."
    case .notAGoal: "A goal can be from 0.1 to 168 hours a week."
    case .atLeastHours: "at least {1}"
    case .atMostHours: "at most {1}"
    case .goalOfDays:
      .plural(one: "{2} in {1} day ({3} in 7)", other: "{2} in {1} days ({3} in 7)")
    case .weekOff: "You are not asked this week, so the goal does not apply."
    case .weekOfGoal: "This week: about {1} of {2}"
    case .weeksEndAbove:
      .plural(
        one: "{1} of 100 weeks like this ends with an estimate above {2}",
        other: "{1} of 100 weeks like this end with an estimate above {2}")
    case .weeksEndBelow:
      .plural(
        one: "{1} of 100 weeks like this ends with an estimate below {2}",
        other: "{1} of 100 weeks like this end with an estimate below {2}")
    case .fewerThanOneWeek: "Fewer than 1"
    case .moreThan99Weeks: "More than 99"
    case .weekEndsUnknown: "There are too few weeks yet to say how this one ends"
    case .answersToGoal:
      .plural(one: "{1} more answer needed", other: "{1} more answers needed")
    case .answersWithinGoal:
      .plural(one: "room for {1} more answer", other: "room for {1} more answers")
    case .noAnswerWithinGoal: "one more answer would exceed the limit"
    case .goalReached: "the goal is reached so far"
    case .goalExceeded: "the limit is exceeded so far"
    case .note: "Note"
    case .saveNote: "Save note"
    case .noteSaved: "Note saved."
    case .noteTooLong: "A note can have 2,000 bytes, and no control characters."
    case .hide: "Hide"
    case .showAgain: "Show"
    case .hiddenNote: "Hidden: not offered when you answer. Its answers and figures stay."
    case .shownAgain: "Offered again."
    case .hidden: "hidden"
    }
  }
}
