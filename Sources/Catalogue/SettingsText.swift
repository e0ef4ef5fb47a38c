/// A text of the screen of settings, with gaps as those of ``PageText``.
public enum SettingsText: Int, Sendable, CaseIterable {
  /// When changes take effect.
  case heldAtOnce
  /// The label of light and dark.
  case theme
  /// Light or dark as the device is.
  case themeOfDevice
  /// Always light.
  case light
  /// Always dark.
  case dark
  /// The label of contrast, and more of it than usual.
  case contrast, contrastMore
  /// The label of the language.
  case language
  /// The language that the browser prefers.
  case languageOfBrowser
  /// The label of the day with which weeks begin.
  case weekStart
  /// As is usual where the person lives.
  case asUsualHere
  /// The label of how times are written.
  case timeFormat
  /// With hours from one to twelve.
  case twelveHours
  /// With hours from 0 to 23.
  case twentyFourHours
  /// The label of notices of the browser.
  case notices
  /// Notices are shown.
  case noticesOn
  /// Notices are not shown.
  case noticesOff
  /// When notices come.
  case noticesNote
  /// The button that asks the browser to allow notices.
  case allowNotices
  /// When the browser does not let the page show any.
  case noticesRefused
  /// The label of the sound, whether it is played, and when.
  case sound, soundOn, soundOff, soundNote
  /// The label of fetching exchange rates, the choice to do so, and what it is for.
  case rates, ratesDaily, ratesNote
  /// The note about a setting that the environment variable {1} of the server replaces.
  case replacedBy
  /// The heading of when probes come.
  case schedule
  /// The mean gap {2} and what it means: {1} probes a week, {3} hours to either side of a tenth of it.
  case gapNote
  /// The label of the mean gaps to choose from.
  case meanGap
  /// What a change of the gap means for earlier answers.
  case gapKept
  /// The label of the seed, what it is for, which numbers it may be, from {1} to {2}, and that it was changed.
  case seed, seedNote, seedRange, seedChanged
  /// The button that applies the chosen gap.
  case applyGap
  /// The message when the gap was changed; {1} is the new one.
  case gapChanged
  /// The heading of what becomes of the data.
  case data
  /// Where the data are, and how they leave and enter.
  case dataNote
  /// The label of the files to import.
  case importLog
  /// While a file is dragged over the page: that dropping it imports it.
  case dropLog
  /// The button that undoes an import, and the message that it is undone.
  case undoImport, importUndone
  /// While a log is imported; {1} is the share of it that is sent.
  case importRunning
  /// That {1} of {2} lines were imported.
  case importedLines
  /// How many lines said nothing new.
  case importKnown
  /// How many lines were left out because their probe has another answer.
  case importDiffering
  /// How many lines are in no form that a log has.
  case importMalformed
  /// When a file has no lines.
  case importEmpty
  /// When a file is larger than any log; {1} is its name.
  case importTooLarge
  /// When the browser could not read a file; {1} is its name.
  case importUnreadable
  /// When a file is not a text, such as a picture; {1} is its name.
  case importNoLog
  /// The link to a copy of everything.
  case downloadBackup
  /// The link to all probes as a log.
  case downloadLog
  /// The link to the description of the interface for programs.
  case interface
  /// The button that asks whether to erase everything.
  case eraseAll
  /// What that means.
  case eraseWarning
  /// The button that erases everything.
  case eraseForGood
  /// After that.
  case erased

  // MARK: Keys

  /// The heading of the keys that act on every screen.
  case keysEverywhere
  /// The heading of the keys of the answer's field.
  case keysInField
  /// The heading of the keys of the row of all days.
  case keysInRow
  /// The heading of what the keys of charts do.
  case keysInCharts
  /// What leads to the field of the screen does.
  case toField
  /// What the key does that completes a word.
  case takesFirst
  /// What the key does that opens the last tag, where nothing is written after it.
  case reopensTag
  /// What the key does that leaves the field.
  case cancelsOrLeaves
  /// The same below the field, where there is nothing to cancel.
  case leaveField
  /// Where keys of the row of days lead.
  case oldestDays, newestDays, daysBack, daysForward
  /// Where the key leads that finishes the review.
  case figuresOfWeek
  /// The label of the keys that act outside fields.
  case shortcuts
  /// What these keys are.
  case shortcutsUse
  /// Where they act.
  case shortcutsNote
  /// When they are turned off.
  case shortcutsAreOff
  /// The button that closes a sheet.
  case close

  // MARK: Quiet time

  /// The heading of when the person is not asked.
  case quietTime
  /// What it means for the figures.
  case quietNote
  /// Where there is none.
  case noQuietTime
  /// The button that opens the form of a rule, and the label of its kind.
  case addQuietTime
  /// The kind of rule whose hours return.
  case everyWeek
  /// The kind of rule of some days in a row, and what it is called.
  case daysOff
  /// On all days, over midnight.
  case everyNight
  /// On all days.
  case everyDay
  /// From Monday to Friday.
  case workdays
  /// On Saturdays and Sundays.
  case weekends
  /// Without hours, after “Every day, ”.
  case allDay
  /// The checkbox of a rule without hours.
  case wholeDay
  /// From when a rule without an end applies; {1} is the day.
  case fromDay
  /// The button that makes a rule.
  case add
  /// The button that ends a rule.
  case endRule
  /// The same for people who do not see which one; {1} is the rule.
  case endThisRule
  /// The message when a rule was made; {1} is the rule.
  case ruleAdded
  /// The message when a rule was ended; {1} is the rule.
  case ruleEnded
  /// When a rule would never apply.
  case ruleIsOver
  /// The label of the time with which hours begin.
  case hoursStart
  /// The label of the time with which they end.
  case hoursEnd

  // MARK: About

  /// The heading over what the program is.
  case about
  /// The version of the program, {1}, and its licence.
  case versionAndLicence
  /// The button that shows what went wrong lately, and the title of that.
  case programLog
  /// What it contains, and whom it may be shown to.
  case programLogNote
  /// When nothing went wrong.
  case programLogEmpty
  /// The link to the log as a file.
  case saveAsFile
  /// How serious a line of the log is.
  case levelNotice, levelWarning, levelError, levelCritical

  // MARK: First run

  /// What the program is for.
  case welcome
  /// The link to where a log is imported.
  case bringLog

  // MARK: Tips

  /// Above a tip.
  case tip
  /// The button that closes a tip for good.
  case closeTip
  /// That a probe was missed at {1} for want of notices.
  case tipNotices
  /// That the probes of a night can be answered at once.
  case tipNight
  /// That there is a review of the week.
  case tipReview
  /// That the previous answer can be given again.
  case tipSameAnswer
  /// That a drag over the strip of a day answers what is missed there.
  case tipStrip
  /// That there are quiet hours.
  case tipQuietHours
  /// That there are keys.
  case tipKeys
  /// That tags can be merged.
  case tipMerging
}
