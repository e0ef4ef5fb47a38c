/// What is said of being asked without a window: by a service, on the desktop, and at which times.
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
}
