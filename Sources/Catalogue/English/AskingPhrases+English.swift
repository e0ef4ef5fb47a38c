extension AskingPhrases {
  /// The phrases in English.
  static let english = AskingPhrases(
    comment: "Asks what you are doing at random moments",
    fileWritten: "Written: {1}",
    fileSame: "Unchanged: {1}",
    fileRemoved: "Removed: {1}",
    installed: "Proba is running at {1} and will start whenever you log in.",
    uninstalled: "Proba no longer starts by itself.",
    notInstalled: "Proba is not installed as a service.",
    noSystemd: "systemd refused: {1}",
    systemdMissing:
      "there is no systemd for your user here, so the service was neither started nor stopped: have your system run `proba serve` when you log in",
    notRunning:
      "the service was started but is not running: `journalctl --user -u proba` says why",
    question: "What were you doing at {1}?",
    moreWait: PluralPhrase(.oneOther, one: "{1} more is waiting.", other: "{1} more are waiting."),
    away: PluralPhrase(
      .oneOther, one: "{1} question while you were away", other: "{1} questions while you were away"
    ),
    awayBody: "You can answer on the page.",
    open: "Open",
    sameAsBefore: "Same as before",
    reply: "Answer…",
    replyPlaceholder: "Tags and (a note)",
    notShown: "the desktop does not show notifications: {1}",
    noOpener: "there is no xdg-open to open the page with",
    catchUpKeys:
      "Enter alone skips a question, - means “I don’t remember”, and Esc ends.",
    nothingMissed: "Nothing is left to catch up on.",
    dismissed: "Not asked about again: {1}.",
    nothingUnanswered: "No unanswered question is there.",
    quiet: "quiet",
    quietNow: "Quiet now",
    vacation: "vacation",
    allDay: "all day",
    everyDay: "every day",
    since: "from {1}",
    sinceUntil: "{1} – {2}",
    hoursForm: "hours such as 23:00-07:00",
    weekdaysForm: "days such as mon-fri or sat,sun",
    noRules: "There are no quiet hours.",
    removedRule: "Removed: it had not begun.",
    noRule: "there is no rule {1} in force: `proba quiet list` shows the numbers",
    neverApplies: "these quiet hours would be over before they begin")
}
