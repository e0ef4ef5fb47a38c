extension ReviewText {
  /// The texts of the review of a week in English.
  var english: Phrase {
    switch self {
    case .weekInReview: "Week in review"
    case .weekEarlier: "Week before"
    case .weekLater: "Week after"
    case .previousCard: "Previous card"
    case .nextCard: "Next card"
    case .playCards: "Play"
    case .pauseCards: "Pause"
    case .yourWeek: "Your week, {1}"
    case .mostOfWeek: "Most of the week: {1}."
    case .mostOfWeekSoFar: "Most of the week so far: {1}."
    case .ofProbesAnswered: "of questions answered"
    case .howCounted: "How it is counted"
    case .scaledToAsked:
      "Hours are scaled up from your answers to all {1} in which you were asked."
    case .boundsOfFirst:
      "Whatever the answers to the other questions would be, {1} took {2}."
    case .countedOnce:
      "The ring counts each answer once, under its broadest tag; hours beside a tag are its total."
    case .hoursElsewhere: "{1} of it under other tags"
    case .openWeek: "Open week"
    case .compareWeek: "Compare"
    case .openDay: "Open day"
    case .goalsOfWeek: "The week against your goals."
    case .aboveHours: "above {1}"
    case .belowHours: "below {1}"
    case .likelyAbove: "above {1} by the estimate, but not for certain"
    case .likelyBelow: "below {1} by the estimate, but not for certain"
    case .answersOfGoal: "answers: {2}, at the goal {1}"
    case .moreGoals: .plural(one: "and {1} more goal", other: "and {1} more goals")
    case .goalsNote:
      "The goals are those you have now. How many answers each needs is estimated from this week."
    case .likeLastWeeks:
      .plural(
        one: "No change from the week before stands out.",
        other: "No change from the last {1} weeks stands out.")
    case .likeLastWeeksNote:
      .plural(
        one: "The difference may be chance.",
        other: "All differences may be chance among {1} tags.")
    case .moreThanWeeks:
      .plural(
        one: "More {2} than usual over the last {1} week.",
        other: "More {2} than usual over the last {1} weeks.")
    case .lessThanWeeks:
      .plural(
        one: "Less {2} than usual over the last {1} week.",
        other: "Less {2} than usual over the last {1} weeks.")
    case .moreAndLess:
      .plural(
        one: "More {2}, less {3} than usual over the last {1} week.",
        other: "More {2}, less {3} than usual over the last {1} weeks.")
    case .hoursMore: "{1} h more"
    case .hoursLess: "{1} h less"
    case .circleNote: .plural(one: "one of the last {1} week", other: "one of the last {1} weeks")
    case .dotNote: "this week, 95% interval"
    case .tenthIsChance: "On average, at most one in ten such findings is due to chance."
    case .weeksScaled: "Each week is scaled to the {1} in which you were asked this week."
    case .sleepsLater: "Before days off, you fall asleep and wake up {1} later."
    case .sleepsEarlier: "Before days off, you fall asleep and wake up {1} earlier."
    case .byHours: .plural(one: "{1} hour", other: "{1} hours")
    case .byMinutes: .plural(one: "{1} minute", other: "{1} minutes")
    case .shortMinutes: "{1}\u{A0}min"
    case .sleepsAlike: "No difference is visible between your sleep before workdays and days off."
    case .asleepAt: "asleep, before work"
    case .awakeAt: "awake, on workdays"
    case .laterWhenFree: "later on days off, give or take {1}"
    case .earlierWhenFree: "earlier on days off, give or take {1}"
    case .nightsTable: "Sleep by the night of the week"
    case .workNight: "before a workday"
    case .freeNight: "before a day off"
    case .rhythmNote: "From your answers alone, mean of four weeks."
    case .recordOfWeeks:
      .plural(
        one: "{2}: more than in the {1} week before.",
        other: "{2}: more than in any of the {1} weeks before.")
    case .backAfterDays:
      .plural(
        one: "{2}: for the first time in {1} day.", other: "{2}: for the first time in {1} days.")
    case .firstTime: "New this week: {1}."
    case .followsOften: "{2} often follows {1}."
    case .followedTimes:
      .plural(one: "Within the hour, {2} of {1} time.", other: "Within the hour, {2} of {1} times.")
    case .observedShare: "as it was"
    case .expectedShare: "by the time of day alone"
    case .intervalsNote: "Ranges are 95% intervals."
    case .rangesAreBounds:
      "Ranges are the lowest and the highest possible hours, whatever you did at the unanswered moments."
    case .yearAgo: "The same week a year ago."
    case .yearAgoNote: "Both weeks are scaled to the {1} in which you were asked this week."
    case .thenColumn: "a year ago"
    case .nowColumn: "this week"
    case .answeredShare: "You answered {1} of the questions."
    case .silentHoursNote: "From {1} to {2} most questions go unanswered."
    case .setQuietHours: "Set quiet hours"
    case .rhythmWaits:
      .plural(
        one: "Your sleep rhythm appears after {1} more week.",
        other: "Your sleep rhythm appears after {1} more weeks.")
    case .changesWait:
      .plural(
        one: "Changes appear after {1} more week.",
        other: "Changes appear after {1} more weeks.")
    case .noveltyWaits:
      .plural(
        one: "What is new appears after {1} more week.",
        other: "What is new appears after {1} more weeks.")
    case .answersNeeded:
      .plural(
        one: "Most cards need {1} answer in a week; this week has {2}.",
        other: "Most cards need {1} answers in a week; this week has {2}.")
    case .firstWeek: "Your first week will be here on {1}."
    case .boundsFollow: "The figures assume that unanswered questions are like the others."
    case .keepWeek: "Keep this week as a picture, or share it."
    case .weekPicture: "{1}. {2}"
    case .pictureNote:
      "The picture shows your tags; only you decide who sees it."
    case .savePicture: "Save the picture"
    case .sharePicture: "Share…"
    }
  }
}
