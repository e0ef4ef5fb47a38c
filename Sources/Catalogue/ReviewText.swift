/// A text of the review of a week, with gaps as those of ``PageText``.
public enum ReviewText: Int, Sendable, CaseIterable {
  /// The name of the screen that reviews a week, and of the way there.
  case weekInReview
  /// The button that reviews the week before.
  case weekEarlier
  /// The button that reviews the week after.
  case weekLater
  /// The button that shows the card before.
  case previousCard
  /// The button that shows the next card.
  case nextCard
  /// The button that has cards turn by themselves.
  case playCards
  /// The button that halts them.
  case pauseCards
  /// What stands above each card; {1} are the days.
  case yourWeek
  /// What took most of the week; {1} are the tags.
  case mostOfWeek
  /// Within the ring, below the share of the probes that have an answer.
  case ofProbesAnswered
  /// The button that opens how the figures of a card are made, where there is little room.
  case howCounted
  /// How answers become hours; {1} are those in which the person was asked.
  case scaledToAsked
  /// How far unanswered probes may matter; {1} is a tag, {2} are hours with two ends.
  case boundsOfFirst
  /// Why a part of the ring is smaller than the hours of its tag.
  case countedOnce
  /// Below such a tag; {1} are its hours that other parts of the ring contain.
  case hoursElsewhere
  /// The way to the figures of the week.
  case openWeek
  /// The way to the week’s comparison.
  case compareWeek
  /// The way to a day.
  case openDay
  /// The sentence of the card of goals.
  case goalsOfWeek
  /// When hours are above those of a goal, {1}.
  case aboveHours
  /// When hours are below those of a goal, {1}.
  case belowHours
  /// When the interval of hours has those of a goal in it.
  case tooCloseToSay
  /// {1} is the number of answers that a goal takes, {2} that of the week.
  case answersOfGoal
  /// Below the goals that are listed; {1} is the number of the others.
  case moreGoals
  /// What the goals and these numbers are.
  case goalsNote
  /// When nothing has changed; {1} is the number of weeks.
  case likeLastWeeks
  /// What that means.
  case likeLastWeeksNote
  /// {1} is the number of weeks, {2} are tags.
  case moreThanWeeks
  /// {1} is the number of weeks, {2} are tags.
  case lessThanWeeks
  /// {1} is the number of weeks, {2} are tags that took more, {3} those that took less.
  case moreAndLess
  /// {1} are hours.
  case hoursMore
  /// {1} are hours.
  case hoursLess
  /// What a circle means; {1} is the number of weeks.
  case circleNote
  /// What the dot means.
  case dotNote
  /// How far findings can be trusted.
  case tenthIsChance
  /// How weeks are compared; {1} are the hours in which the person was asked in this one.
  case weeksScaled
  /// {1} are hours.
  case sleepsLater
  /// {1} are hours and minutes.
  case sleepsEarlier
  /// When nights differ little.
  case sleepsAlike
  /// Below the time of falling asleep.
  case asleepAt
  /// Below the time of waking.
  case awakeAt
  /// Below hours and minutes; {1} is how far their interval reaches to both sides.
  case laterWhenFree
  /// Below hours and minutes; {1} is how far their interval reaches to both sides.
  case earlierWhenFree
  /// The name of the table of nights.
  case nightsTable
  /// What a bar means.
  case workNight
  /// What a bar means.
  case freeNight
  /// What the nights rest on.
  case rhythmNote
  /// {1} is the number of weeks, {2} a tag.
  case recordOfWeeks
  /// {1} is the number of days, {2} a tag.
  case backAfterDays
  /// {1} is a tag.
  case firstTime
  /// {1} and {2} are tags.
  case followsOften
  /// {1} is the number of occasions, {2} how often it followed.
  case followedTimes
  /// The label of a bar.
  case observedShare
  /// The label of a bar.
  case expectedShare
  /// The sentence of a card.
  case yearAgo
  /// Below figures that have their intervals beside them.
  case intervalsNote
  /// What its hours mean; {1} are those in which the person was asked this week.
  case yearAgoNote
  /// A column’s heading.
  case thenColumn
  /// A column’s heading.
  case nowColumn
  /// {1} is a share.
  case answeredShare
  /// {1} and {2} are times.
  case silentHoursNote
  /// The way to the quiet hours, below that.
  case setQuietHours
  /// {1} is a number of weeks.
  case rhythmWaits
  /// {1} is a number of weeks.
  case changesWait
  /// {1} is a number of weeks.
  case noveltyWaits
  /// {1} is the number of answers that a week needs, {2} that of this week.
  case answersNeeded
  /// Where nothing has been answered yet; {1} is the day on which the first week is over.
  case firstWeek
  /// What the coverage means for figures.
  case boundsFollow
  /// The sentence of the card with a picture of the week.
  case keepWeek
  /// What the picture shows, for those who do not see it; {1} are the days, {2} is the first card's sentence.
  case weekPicture
  /// Who sees the picture.
  case pictureNote
  /// The link that saves the picture.
  case savePicture
  /// The button that offers the picture to other programs.
  case sharePicture
}
