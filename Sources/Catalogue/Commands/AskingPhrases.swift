/// The texts for asking without a window: the service, notifications of the desktop, and quiet hours.
public struct AskingPhrases: Sendable {
  // MARK: `install`

  /// The description of the program in a menu of programs.
  public let comment: String
  /// The file {1} was created or changed.
  public let fileWritten: Phrase
  /// The file {1} is unchanged.
  public let fileSame: Phrase
  /// The file {1} was removed.
  public let fileRemoved: Phrase
  /// The service runs, and serves the page at {1}.
  public let installed: Phrase
  /// The service was removed.
  public let uninstalled: String
  /// There is no service to remove.
  public let notInstalled: String
  /// systemd refused; {1} is the reason.
  public let noSystemd: Phrase
  /// There is no systemd here, or none for this user.
  public let systemdMissing: String
  /// The service was started and ended at once.
  public let notRunning: String

  // MARK: Notifications of the desktop

  /// The question about the time {1}.
  public let question: Phrase
  /// {1} other probes of today are waiting.
  public let moreWait: PluralPhrase
  /// {1} probes came while asking was impossible.
  public let away: PluralPhrase
  /// The body of that notification, which points to the page.
  public let awayBody: String
  /// The button that opens the page.
  public let open: String
  /// The button that repeats the tags of the previous answer, in at most 20 characters.
  public let sameAsBefore: String
  /// The button that opens a field for an answer, in at most 20 characters.
  public let reply: String
  /// The placeholder of the empty field.
  public let replyPlaceholder: String
  /// The desktop does not show notifications; {1} is the name of its error.
  public let notShown: Phrase
  /// The page could not be opened because there is no `xdg-open`.
  public let noOpener: String

  // MARK: `catchup`, `dismiss` and `answer` for several probes

  /// The keys and words that `catchup` understands beside answers.
  public let catchUpKeys: String
  /// The message when no probe of the last week is unanswered.
  public let nothingMissed: String
  /// The message that {1} will not be asked about again: probes.
  public let dismissed: Phrase
  /// The message when no unanswered probe is where it was looked for.
  public let nothingUnanswered: String

  // MARK: `quiet`

  /// The state of a probe in quiet time, and the kind of a rule for hours.
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
  /// The requirement for the value of `--hours`.
  public let hoursForm: String
  /// The requirement for the value of `--weekdays`.
  public let weekdaysForm: String
  /// There are no rules.
  public let noRules: String
  /// A rule was removed, since it had not begun.
  public let removedRule: String
  /// There is no rule {1} in force that could be ended.
  public let noRule: Phrase
  /// A rule would never apply.
  public let neverApplies: String
}
