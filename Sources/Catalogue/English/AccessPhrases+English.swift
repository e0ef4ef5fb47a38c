extension AccessPhrases {
  /// The phrases in English.
  static let english = AccessPhrases(
    wayIn:
      "It lets in your own browsers on this computer; for others, `proba session add` prints an address.",
    notLetIn:
      "This Proba lets in only those whom its owner has let in. To let this browser in, run `proba session add` on the computer where Proba runs, and open the address that it prints.",
    tryAgain: "Try again",
    ticket: "One of these addresses lets one browser in, within ten minutes:",
    times: "since {1}, last used {2}",
    noSessions: "No browser has been let in.",
    ended: PluralPhrase(
      .oneOther, one: "{1} session has ended.", other: "{1} sessions have ended."),
    noSession: "there is no session {1}: `proba session list` shows the numbers",
    noServer:
      "no server with a key is running on this file: start one with `proba serve --key`",
    keyIsOpen:
      "other users can read {1}, which holds the key: make it yours alone with `chmod 600`")
}
