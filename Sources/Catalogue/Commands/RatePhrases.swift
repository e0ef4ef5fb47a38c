/// The texts about fetching exchange rates.
public struct RatePhrases: Sendable {
  /// {1} currencies have a rate now, the latest of them of the day {2}.
  public let stored: Phrase
  /// The program that fetches them is missing.
  public let noCurl: String
  /// The address {1} could not be reached; {2} says why.
  public let unreachable: Phrase
  /// What the address {1} sent is something else.
  public let noTable: Phrase
}
