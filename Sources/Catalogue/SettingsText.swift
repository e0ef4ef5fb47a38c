/// A text of the screen of settings, with placeholders like those of ``PageText``.
public enum SettingsText: Int, Sendable, CaseIterable {
  /// The note that changes take effect at once.
  case heldAtOnce
  /// The label of the appearance.
  case theme
  /// The choice of the appearance of the device.
  case themeOfDevice
  /// The choice of always light.
  case light
  /// The choice of always dark.
  case dark
  /// The label of the contrast, and the choice of more than usual.
  case contrast, contrastMore
  /// The label of the language.
  case language
  /// The choice of the language that the browser prefers.
  case languageOfBrowser
  /// The label of the day with which weeks begin.
  case weekStart
  /// The choice of what is usual in the person’s region.
  case asUsualHere
  /// The label of the time format.
  case timeFormat
  /// The choice of the 12-hour clock.
  case twelveHours
  /// The choice of the 24-hour clock.
  case twentyFourHours
  /// The label of the time zone, the choice of that of the computer, and the note about earlier answers.
  case zone, zoneOfComputer, zoneNote
  /// The label of the field for another zone, the button that applies it, and the message that there is no zone {1}.
  case anotherZone, applyZone, noZone
  /// The sentence that times are those of the zone {1}, and the computer's clock that of {2}.
  case otherZone
  /// The sentence that the clock of the device is that of the zone {1}, and the server counts by {2}; the buttons that use
  /// the first and keep the second; and the message that the zone {1} was chosen.
  case zonesDiffer, useZone, keepZone, zoneChosen
  /// The label of the time at which days begin, and the note about what that changes.
  case dayStart, dayStartNote
  /// The label of notices of the browser.
  case notices
  /// The choice to show notices.
  case noticesOn
  /// The choice to show no notices.
  case noticesOff
  /// The note about when notices appear.
  case noticesNote
  /// The button that asks the browser to allow notices.
  case allowNotices
  /// The message when the browser does not let the page show notices.
  case noticesRefused
  /// The label of the sound, its two choices, and the note about when it is played.
  case sound, soundOn, soundOff, soundNote
  /// The label of exchange rates, the choice to fetch them daily, and the note about their purpose.
  case rates, ratesDaily, ratesNote
  /// The note about a setting that the environment variable {1} of the server replaces.
  case replacedBy
  /// The heading of the schedule of probes.
  case schedule
  /// The precision of the mean gap {2}: {1} probes a week, and ± {3} hours for a tenth of the time.
  case gapNote
  /// The label of the mean gaps to choose from.
  case meanGap
  /// The note about the effect of a change of the gap on earlier answers.
  case gapKept
  /// The label of the seed, the note about its purpose, the message that it must be from {1} to
  /// {2}, and the
  /// message that it was changed.
  case seed, seedNote, seedRange, seedChanged
  /// The button that applies the chosen gap.
  case applyGap
  /// The message when the gap was changed; {1} is the new one.
  case gapChanged
  /// The heading of importing, exporting and erasing data.
  case data
  /// The note about the location of the data, and about exporting and importing them.
  case dataNote
  /// The label of the files to import.
  case importLog
  /// The message while a file is dragged over the page: dropping it imports it.
  case dropLog
  /// The button that undoes an import, and the message that it was undone.
  case undoImport, importUndone
  /// The message while a log is imported; {1} is the share of it that has been sent.
  case importRunning
  /// The message that {1} of {2} lines were imported.
  case importedLines
  /// The number of lines that were already present, {1}.
  case importKnown
  /// The number of lines left out because their probe has another answer, {1}.
  case importDiffering
  /// One of these lines: {1} is its answer, {2} the stored one.
  case importDifference
  /// The number of lines that could not be read, {1}.
  case importMalformed
  /// The hint that the local times of {1} lines are not those of this computer.
  case importOtherClocks
  /// The message when a file has no lines.
  case importEmpty
  /// The message when a file is too large for a log; {1} is its name.
  case importTooLarge
  /// The message when the browser could not read a file; {1} is its name.
  case importUnreadable
  /// The message when a file is not text, such as a picture; {1} is its name.
  case importNoLog
  /// The link that downloads a copy of everything.
  case downloadBackup
  /// The link that downloads all probes as a log.
  case downloadLog
  /// The link to the description of the interface for programs.
  case interface
  /// The button that asks whether to erase everything.
  case eraseAll
  /// The warning about the consequences.
  case eraseWarning
  /// The button that erases everything.
  case eraseForGood
  /// The message after everything was erased.
  case erased

  // MARK: Keys

  /// The heading of the keys that act on every screen.
  case keysEverywhere
  /// The heading of the keys of the answer's field.
  case keysInField
  /// The heading of the keys of the row of all days.
  case keysInRow
  /// The heading of the keys of charts.
  case keysInCharts
  /// The action of the key that moves to the field of the screen.
  case toField
  /// The action of the key that completes a word.
  case takesFirst
  /// The action of the key that opens the last tag for editing, if nothing is written after it.
  case reopensTag
  /// The action of the key that cancels or leaves the field.
  case cancelsOrLeaves
  /// The same below the field, when there is nothing to cancel.
  case leaveField
  /// The actions of the keys of the row of days.
  case oldestDays, newestDays, daysBack, daysForward
  /// The action of the key that finishes the review.
  case figuresOfWeek
  /// The label of the keys that act outside fields.
  case shortcuts
  /// The description of these keys.
  case shortcutsUse
  /// The note about where they act.
  case shortcutsNote
  /// The note when they are turned off.
  case shortcutsAreOff
  /// The button that closes a sheet.
  case close

  // MARK: Quiet time

  /// The heading of the quiet time.
  case quietTime
  /// The note about its effect on the figures.
  case quietNote
  /// The note when there is no quiet time.
  case noQuietTime
  /// The button that opens the form of a rule, and the label of the choice of its kind.
  case addQuietTime
  /// The kind of rule whose hours recur.
  case everyWeek
  /// The kind of rule for consecutive days, and the name of such a rule.
  case daysOff
  /// The number of days of such a rule that is being made, {1}.
  case countOfDaysOff
  /// The days of a rule for all days with hours past midnight.
  case everyNight
  /// The days of a rule for all days.
  case everyDay
  /// The days of a rule from Monday to Friday.
  case workdays
  /// The days of a rule on Saturdays and Sundays.
  case weekends
  /// The hours of a rule for whole days, after “Every day, ”.
  case allDay
  /// The checkbox of a rule for whole days.
  case wholeDay
  /// The time of a rule without an end; {1} is its first day.
  case fromDay
  /// The button that adds a rule.
  case add
  /// The button that ends a rule.
  case endRule
  /// The same button for screen readers; {1} is the rule.
  case endThisRule
  /// The message when a rule was added; {1} is the rule.
  case ruleAdded
  /// The message when a rule was ended; {1} is the rule.
  case ruleEnded
  /// The message when a rule would never apply.
  case ruleIsOver
  /// The label of the time with which hours begin.
  case hoursStart
  /// The label of the time with which they end.
  case hoursEnd

  // MARK: Changes

  /// The heading of the history of changes.
  case changes
  /// The note about what can be undone.
  case changesNote
  /// The note when nothing has been changed.
  case noChanges
  /// The button that lists older changes.
  case olderChanges
  /// The mark of a change that was undone.
  case changeUndone
  /// The button that redoes a change, and the message that it was redone.
  case redo, redone
  /// The question before a change of {1} answers is reverted.
  case changesMany
  /// A change: answers were given, were deleted, or are not asked for any more.
  case editAnswer, editWithdrawal, editDismissal
  /// A change: the tags {2} were renamed to {1}, or merged into it.
  case editRename, editMerge
  /// A change: a tag was split, or the tag {1} was changed.
  case editSplit, editTag
  /// A change: a log was imported.
  case editImport
  /// A change: that of the settings {1}.
  case editSettings
  /// A change: a quiet time was added or ended.
  case editQuietTime, editQuietTimeEnd

  // MARK: About

  /// The heading of the section about the program.
  case about
  /// The version of the program, {1}, and its licence.
  case versionAndLicence
  /// The button that shows the log of recent failures, and the title of that log.
  case programLog
  /// The note about its content, which may be sent to helpers.
  case programLogNote
  /// The message when nothing went wrong.
  case programLogEmpty
  /// The link to the log as a file.
  case saveAsFile
  /// The severity of a line of the log.
  case levelNotice, levelWarning, levelError, levelCritical

  // MARK: First run

  /// The introduction to the program.
  case welcome
  /// The link to importing a log.
  case bringLog

  // MARK: Tips

  /// The heading of a tip.
  case tip
  /// The button that closes a tip for good.
  case closeTip
  /// A tip: notices help to answer in time, when a probe was missed at {1}.
  case tipNotices
  /// A tip: the probes of a night can be answered at once.
  case tipNight
  /// A tip: the week has a review.
  case tipReview
  /// A tip: the previous answer can be repeated.
  case tipSameAnswer
  /// A tip: a drag over the strip of a day answers the missed probes there.
  case tipStrip
  /// A tip: quiet hours can be set.
  case tipQuietHours
  /// A tip: every screen has keys.
  case tipKeys
  /// A tip: tags can be merged.
  case tipMerging
}
