/// The texts about who is let in to a server with a key.
public struct AccessPhrases: Sendable {
  // MARK: `serve --key`

  /// The address that is printed lets in browsers of the same user; others need a ticket.
  public let wayIn: String
  /// The text of the page for a browser that is not let in.
  public let notLetIn: String
  /// The link on that page which requests the same address again.
  public let tryAgain: String

  // MARK: `session`

  /// The introduction of addresses of which one lets a browser in.
  public let ticket: String
  /// A session began at {1} and was last used at {2}.
  public let times: Phrase
  /// No browser is let in.
  public let noSessions: String
  /// {1} sessions were ended.
  public let ended: PluralPhrase
  /// There is no session {1}.
  public let noSession: Phrase
  /// No server with a key runs on the data.
  public let noServer: String
  /// Other users can read the file {1}, which holds the key.
  public let keyIsOpen: Phrase
}
