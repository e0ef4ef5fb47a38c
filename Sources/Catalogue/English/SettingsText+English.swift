extension SettingsText {
  /// The texts of the screen of settings in English.
  var english: Phrase {
    switch self {
    case .heldAtOnce: "Changes take effect at once, on every open page."
    case .theme: "Appearance"
    case .themeOfDevice: "Same as device"
    case .light: "Light"
    case .dark: "Dark"
    case .contrast: "Contrast"
    case .contrastMore: "High"
    case .language: "Language"
    case .languageOfBrowser: "Same as browser"
    case .weekStart: "Weeks begin on"
    case .asUsualHere: "By region"
    case .zone: "Time zone"
    case .zoneOfComputer: "As on the computer of Proba"
    case .zoneNote:
      "Days, hours and quiet times follow this zone. Earlier answers keep the clock of their time, unless that was only the UTC of a server."
    case .anotherZone: "Another time zone, such as Europe/Kyiv"
    case .applyZone: "Use"
    case .noZone: "There is no time zone “{1}”."
    case .otherZone: "Times are those of {1}; the clock of Proba’s computer is that of {2}."
    case .zonesDiffer:
      "Your device is in the time zone {1}, but Proba counts days and hours by {2}."
    case .useZone: "Use {1}"
    case .keepZone: "Keep {1}"
    case .zoneChosen: "Times are now those of {1}."
    case .dayStart: "Days begin at"
    case .dayStartNote:
      "What you answer before this time belongs to the day before, in days, weeks, goals and figures. Times are those of the clock."
    case .timeFormat: "Time format"
    case .twelveHours: "12-hour"
    case .twentyFourHours: "24-hour"
    case .notices: "Notifications"
    case .noticesOn: "On"
    case .noticesOff: "Off"
    case .noticesNote:
      "One appears when a question comes: on a Linux desktop always, in a browser while Proba is open in a tab."
    case .allowNotices: "Allow in this browser"
    case .noticesRefused:
      "The browser does not allow notifications for this page. Its own settings for this site can change that."
    case .sound: "Sound"
    case .soundOn: "On"
    case .soundOff: "Off"
    case .soundNote:
      "A short, soft sound when a question comes while Proba is open in a tab; never in quiet hours."
    case .rates: "Exchange rates"
    case .ratesDaily: "Fetch daily"
    case .ratesNote:
      "For converting money: from the European Central Bank and the National Bank of Ukraine. Otherwise Proba connects to nothing."
    case .replacedBy:
      "Set by {1} where Proba runs. Without that variable, you choose here again."
    case .schedule: "Schedule"
    case .gapNote:
      .plural(
        one:
          "Questions are {2} apart on average, {1} a week. What takes a tenth of your time is known to ±\u{A0}{3}\u{A0}h from a week in which you answer all of them.",
        other:
          "Questions are {2} apart on average, {1} a week. What takes a tenth of your time is known to ±\u{A0}{3}\u{A0}h from a week in which you answer all of them."
      )
    case .meanGap: "Average time between questions"
    case .gapKept:
      "A change applies from then on; earlier answers keep their weight."
    case .seed: "Seed"
    case .seedNote:
      "With the same seed and the same average time, questions come at the same moments: on another device, or for a friend."
    case .seedRange: "The seed must be a whole number from {1} to {2}."
    case .seedChanged: "From now on, questions follow the new seed."
    case .applyGap: "Use from now on"
    case .gapChanged: "From now on, questions are {1} apart on average."
    case .data: "Data"
    case .dataNote:
      "Everything is in one file on the machine that runs Proba. You can export everything at any time, or import a TagTime or Proba log; existing answers are never replaced."
    case .importLog: "Import a log"
    case .dropLog: "Drop the log to import it"
    case .undoImport: "Undo import"
    case .importUndone: "Import undone."
    case .importRunning: "Importing… {1}"
    case .importedLines: "Lines imported: {1} of {2}."
    case .importKnown: "Already present: {1}."
    case .importDiffering: "Left out, because there is another answer: {1}."
    case .importDifference: "In the log: {1} · stored: {2}"
    case .importMalformed: "Could not be read: {1}."
    case .importOtherClocks:
      "Local times that differ from those of your time zone: {1}. If the log was kept in another time zone, import it once more with proba import tagtime --trust-clocks, which corrects them."
    case .importEmpty: "The file has no lines."
    case .importTooLarge: "{1} is too large for a log."
    case .importUnreadable: "The browser could not read {1}."
    case .importNoLog: "{1} is not a log."
    case .downloadBackup: "Download a backup"
    case .downloadLog: "Download everything as a log"
    case .interface: "API for programs"
    case .eraseAll: "Erase everything…"
    case .eraseWarning:
      "All questions, answers and tags will be erased for good; your settings stay. This cannot be undone, so download a backup first if you are not sure."
    case .eraseForGood: "Erase for good"
    case .erased: "Everything has been erased."
    case .keysEverywhere: "Everywhere"
    case .keysInField: "In the answer field"
    case .keysInRow: "In the row of days"
    case .keysInCharts: "In charts"
    case .toField: "Answer or search field"
    case .takesFirst: "Take the first suggestion"
    case .reopensTag: "Edit the last tag"
    case .cancelsOrLeaves: "Cancel, or leave the field"
    case .leaveField: "Leave"
    case .oldestDays: "First days"
    case .newestDays: "Latest days"
    case .daysBack: "Earlier days"
    case .daysForward: "Later days"
    case .figuresOfWeek: "Insights of the week"
    case .shortcuts: "Single-key shortcuts"
    case .shortcutsUse: "Such as 2 for Days and / for search. Press ? to see all."
    case .shortcutsNote:
      "Digits, letters and signs act while no field has the focus. They can be turned off in the settings."
    case .shortcutsAreOff: "Single-key shortcuts are off. They can be turned on in the settings."
    case .close: "Close"
    case .quietTime: "Quiet hours and days off"
    case .quietNote:
      "Proba does not ask at these times and leaves them out of all figures. They are fixed beforehand, so nothing in them counts as missed."
    case .noQuietTime: "None yet."
    case .addQuietTime: "Add quiet time"
    case .everyWeek: "Every week"
    case .daysOff: "Days off"
    case .countOfDaysOff:
      .plural(one: "{1} day off", other: "{1} days off")
    case .everyNight: "Every night"
    case .everyDay: "Every day"
    case .workdays: "Monday to Friday"
    case .weekends: "Saturdays and Sundays"
    case .allDay: "all day"
    case .wholeDay: "All day"
    case .fromDay: "From {1}"
    case .add: "Add"
    case .endRule: "End"
    case .endThisRule: "End: {1}"
    case .ruleAdded: "Added: {1}"
    case .ruleEnded: "Ended: {1}"
    case .ruleIsOver: "These days have already passed."
    case .hoursStart: "Starts"
    case .hoursEnd: "Ends"
    case .changes: "Changes"
    case .changesNote:
      "What you have changed here, in other windows or on the command line. Changes are undone one after the other, the newest first."
    case .noChanges: "Nothing has been changed yet."
    case .olderChanges: "Show older changes"
    case .changeUndone: "undone"
    case .redo: "Redo"
    case .redone: "Redone."
    case .changesMany: "This affects {1}. Is that what you want?"
    case .editAnswer: "Answered"
    case .editWithdrawal: "Deleted an answer"
    case .editDismissal: "Set aside missed questions"
    case .editRename: "Renamed {2} to {1}"
    case .editMerge: "Merged {2} into {1}"
    case .editSplit: "Split a tag"
    case .editTag: "Changed the tag {1}"
    case .editImport: "Imported a log"
    case .editSettings: "Settings: {1}"
    case .editQuietTime: "Added a quiet time"
    case .editQuietTimeEnd: "Ended a quiet time"
    case .about: "About Proba"
    case .versionAndLicence: "Version {1}. Free software under the MIT licence."
    case .programLog: "Program log"
    case .programLogNote:
      "The last failures since Proba started. The log contains nothing from your answers, so you can send it to someone who helps you."
    case .programLogEmpty: "Nothing has gone wrong since Proba started."
    case .saveAsFile: "Save as file"
    case .levelNotice: "Notice"
    case .levelWarning: "Warning"
    case .levelError: "Error"
    case .levelCritical: "Critical error"
    case .welcome:
      "Proba asks what you are doing at random moments. Your answers add up to an honest picture of your time."
    case .bringLog: "Import a TagTime or Proba log"
    case .tip: "Tip"
    case .closeTip: "Close the tip"
    case .tipNotices:
      "A question was missed ({1}). To answer the next one in time, turn on notifications and keep the page open in a tab."
    case .tipNight:
      "Were you asleep? “Fill in all” gives every question of the night the same answer; “One by one” asks about each."
    case .tipReview: "Your first week is complete. Its review shows where the time went."
    case .tipSameAnswer:
      "Still doing the same? One tap on “Same as last time” saves it; on a keyboard, write \" and press Enter."
    case .tipStrip:
      "Several questions of today have no answer. Drag over the strip of the day to answer a whole stretch at once."
    case .tipQuietHours:
      "Do questions come while you sleep? Set quiet hours, and Proba does not ask then."
    case .tipKeys: "Press Esc and then ? to see what keys do on each screen."
    case .tipMerging:
      "Do two tags mean the same? Merge them: all answers follow, and you can undo it."
    }
  }
}
