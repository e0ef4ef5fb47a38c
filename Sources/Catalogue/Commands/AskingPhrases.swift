/// The texts for being asked without a window: by a service, on the desktop, and at which times.
public struct AskingPhrases: Sendable {
  // MARK: `install`

  /// What the program does, as a menu of programs says it.
  public let comment: String
  /// The file {1} is new or other than before.
  public let fileWritten: Phrase
  /// The file {1} is as it was.
  public let fileSame: Phrase
  /// The file {1} is gone.
  public let fileRemoved: Phrase
  /// The service runs, and serves the page at {1}.
  public let installed: Phrase
  /// The service is gone.
  public let uninstalled: String
  /// There is no service to remove.
  public let notInstalled: String
  /// systemd refused; {1} says why.
  public let noSystemd: Phrase
  /// There is no systemd here, or none for this user.
  public let systemdMissing: String
  /// The service was started and ended at once.
  public let notRunning: String

  // MARK: Notifications of the desktop

  /// What is asked about the time {1}.
  public let question: Phrase
  /// {1} other probes of today wait.
  public let moreWait: PluralPhrase
  /// {1} probes came while asking was impossible.
  public let away: PluralPhrase
  /// What can be done about them.
  public let awayBody: String
  /// Opens the page.
  public let open: String
  /// Answers with the tags of the answer before, in at most 20 characters.
  public let sameAsBefore: String
  /// Opens a field for an answer, in at most 20 characters.
  public let reply: String
  /// What the field says while it is empty.
  public let replyPlaceholder: String
  /// The desktop shows no notification; {1} is the name of its error.
  public let notShown: Phrase
  /// The page could not be opened, as there is no `xdg-open`.
  public let noOpener: String

  // MARK: `quiet`

  /// The state of a probe that was not asked by a rule; the kind of a rule for hours.
  public let quiet: String
  /// The label of the quiet time that applies now.
  public let quietNow: String
  /// The kind of a rule for days off.
  public let vacation: String
  /// The whole day, in place of hours.
  public let allDay: String
  /// Every day, in place of days of the week.
  public let everyDay: String
  /// A rule applies from {1}.
  public let since: Phrase
  /// A rule applies from {1} until {2}.
  public let sinceUntil: Phrase
  /// What `--hours` must be.
  public let hoursForm: String
  /// What `--weekdays` must be.
  public let weekdaysForm: String
  /// There are no rules.
  public let noRules: String
  /// There is no rule {1} that could be ended.
  public let noRule: Phrase
  /// A rule would never apply.
  public let neverApplies: String
}
