/// A text of the review of a week, with placeholders like those of ``PageText``.
public enum ReviewText: Int, Sendable, CaseIterable {
  /// The name of the screen that reviews a week, and the link to it.
  case weekInReview
  /// The button that reviews the week before.
  case weekEarlier
  /// The button that reviews the week after.
  case weekLater
  /// The button that shows the card before.
  case previousCard
  /// The button that shows the next card.
  case nextCard
  /// The button that starts the automatic advance of the cards.
  case playCards
  /// The button that pauses it.
  case pauseCards
  /// The heading above each card; {1} are the days.
  case yourWeek
  /// The sentence about what took most of the week; {1} are the tags.
  case mostOfWeek
  /// The same sentence while the week is not over.
  case mostOfWeekSoFar
  /// The caption within the ring, below the share of probes with an answer.
  case ofProbesAnswered
  /// The button that explains the figures of a card, where there is little room.
  case howCounted
  /// The note about how answers become hours; {1} are the hours in which the person was asked.
  case scaledToAsked
  /// The bounds that hold whatever the unanswered probes were; {1} is a tag, {2} the range of its hours.
  case boundsOfFirst
  /// The explanation of parts of the ring that are smaller than the hours of their tags.
  case countedOnce
  /// The note below such a tag; {1} are its hours that other parts of the ring contain.
  case hoursElsewhere
  /// The link to the figures of the week.
  case openWeek
  /// The link to the comparison of the week.
  case compareWeek
  /// The link to a day.
  case openDay
  /// The sentence of the card of goals.
  case goalsOfWeek
  /// The verdict when the hours are above those of the goal, {1}.
  case aboveHours
  /// The verdict when the hours are below those of the goal, {1}.
  case belowHours
  /// The verdicts when the interval of the hours contains those of the goal, {1}.
  case likelyAbove, likelyBelow
  /// The answers of the week compared with a goal: {1} is the number at which it is reached, {2} that
  /// of the week.
  case answersOfGoal
  /// The line below the listed goals; {1} is the number of the others.
  case moreGoals
  /// The note about the goals and these numbers.
  case goalsNote
  /// The sentence when nothing has visibly changed; {1} is the number of weeks.
  case likeLastWeeks
  /// The note that then all differences may be chance; {1} is the number of tags compared.
  case likeLastWeeksNote
  /// The sentence about increases; {1} is the number of weeks, {2} are the tags.
  case moreThanWeeks
  /// The sentence about decreases; {1} is the number of weeks, {2} are the tags.
  case lessThanWeeks
  /// The sentence about both; {1} is the number of weeks, {2} are tags that took more, {3} those
  /// that took less.
  case moreAndLess
  /// An increase of {1} hours.
  case hoursMore
  /// A decrease of {1} hours.
  case hoursLess
  /// The legend of a circle; {1} is the number of weeks.
  case circleNote
  /// The legend of the dot.
  case dotNote
  /// The note about the share of findings due to chance.
  case tenthIsChance
  /// The note about how weeks are compared; {1} are the hours in which the person was asked in this week.
  case weeksScaled
  /// The sentence when sleep is later before days off; {1} are hours and minutes.
  case sleepsLater
  /// The sentence when sleep is earlier before days off; {1} are hours and minutes.
  case sleepsEarlier
  /// The hours of a difference within such a sentence.
  case byHours
  /// The minutes of a difference within such a sentence, alone or after the hours.
  case byMinutes
  /// A number of minutes, {1}, with a short unit.
  case shortMinutes
  /// The sentence when the nights show no visible difference.
  case sleepsAlike
  /// The caption below the time of falling asleep.
  case asleepAt
  /// The caption below the time of waking.
  case awakeAt
  /// The caption below hours and minutes; {1} is half the width of their interval.
  case laterWhenFree
  /// The caption below hours and minutes; {1} is half the width of their interval.
  case earlierWhenFree
  /// The name of the table of nights.
  case nightsTable
  /// The legend of the bar of nights before workdays.
  case workNight
  /// The legend of the bar of nights before days off.
  case freeNight
  /// The note about the data behind the nights.
  case rhythmNote
  /// The sentence about a record; {1} is the number of weeks before, {2} the tag.
  case recordOfWeeks
  /// The sentence about a tag that is back; {1} is the number of days without it, {2} the tag.
  case backAfterDays
  /// The sentence about a tag used for the first time, {1}.
  case firstTime
  /// The sentence about a tag, {2}, that often follows another, {1}.
  case followsOften
  /// The frequency of that: {1} is the number of occasions, {2} the number of times that it followed.
  case followedTimes
  /// The label of the bar of the observed share.
  case observedShare
  /// The label of the bar of the share expected by the time of day alone.
  case expectedShare
  /// The sentence of the card that compares with the same week a year ago.
  case yearAgo
  /// The note below figures that have their intervals beside them.
  case intervalsNote
  /// The note that ranges are bounds, where answers are lacking.
  case rangesAreBounds
  /// The note about its hours; {1} are those in which the person was asked this week.
  case yearAgoNote
  /// The heading of the column of a year ago.
  case thenColumn
  /// The heading of the column of this week.
  case nowColumn
  /// The sentence about the coverage; {1} is the share of probes answered.
  case answeredShare
  /// The note about hours in which most probes go unanswered; {1} and {2} are their first and last time.
  case silentHoursNote
  /// The link to the quiet hours, below that.
  case setQuietHours
  /// The note that the sleep rhythm appears after {1} more weeks.
  case rhythmWaits
  /// The note that changes appear after {1} more weeks.
  case changesWait
  /// The note that novelties appear after {1} more weeks.
  case noveltyWaits
  /// The note when a week has too few answers; {1} is the number that it needs, {2} the number that it has.
  case answersNeeded
  /// The message before the first week is over; {1} is the day on which it appears.
  case firstWeek
  /// The note about the assumption behind the figures.
  case boundsFollow
  /// The sentence of the card with a picture of the week.
  case keepWeek
  /// The description of the picture for screen readers; {1} are the days, {2} is the first card's sentence.
  case weekPicture
  /// The note about who sees the picture.
  case pictureNote
  /// The link that saves the picture.
  case savePicture
  /// The button that offers the picture to other programs.
  case sharePicture
}
