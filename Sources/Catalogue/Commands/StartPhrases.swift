public import Demonstration

/// The texts of the commands that begin with Proba: a demonstration, and opening the page.
public struct StartPhrases: Sendable {
  /// `proba demo`.
  public let demo: HelpPhrases.Topic
  /// `proba open`.
  public let open: HelpPhrases.Topic
  /// The page that follows shows a made-up year until the program ends.
  public let demoServes: String
  /// The page was opened; its address is {1}.
  public let opened: Phrase
  /// No program that opens addresses was found; the page is at {1}.
  public let openYourself: Phrase
  /// The tags with which the person of the demonstration answers.
  public let answer: @Sendable (MadeUpLife.Activity) -> String
}
