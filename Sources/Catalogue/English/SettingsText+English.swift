extension SettingsText {
  /// What the screen of settings says in English.
  var english: Phrase {
    switch self {
    case .heldAtOnce: "Changes take effect at once, on every open page."
    case .theme: "Appearance"
    case .themeOfDevice: "Same as device"
    case .light: "Light"
    case .dark: "Dark"
    case .language: "Language"
    case .languageOfBrowser: "Same as browser"
    case .weekStart: "Weeks begin on"
    case .asUsualHere: "By region"
    case .timeFormat: "Time format"
    case .twelveHours: "12-hour"
    case .twentyFourHours: "24-hour"
    case .notices: "Notifications"
    case .noticesOn: "On"
    case .noticesOff: "Off"
    case .noticesNote:
      "One appears when a probe comes: on a Linux desktop always, in a browser while Proba is open in a tab."
    case .noticesRefused:
      "The browser does not allow notifications for this page. Its own settings for this site can change that."
    case .schedule: "Schedule"
    case .gapNote:
      .plural(
        one:
          "Probes are {2} apart on average, {1} a week. What takes a tenth of your time is known to ± {3} h from a week in which you answer all of them.",
        other:
          "Probes are {2} apart on average, {1} a week. What takes a tenth of your time is known to ± {3} h from a week in which you answer all of them."
      )
    case .data: "Data"
    case .dataNote:
      "Everything is in one file on the machine that runs Proba. There, `proba export tagtime` writes your answers as a log, and `proba import tagtime` reads one."
    case .interface: "API for programs"
    }
  }
}
