/// The texts about fetching exchange rates.
public struct RatePhrases: Sendable {
  /// Rates of {1} currencies were stored, the latest of the day {2}.
  public let stored: Phrase
  /// curl, which fetches the rates, is missing.
  public let noCurl: String
  /// The address {1} could not be reached; {2} is the reason.
  public let unreachable: Phrase
  /// The address {1} sent something other than a table of rates.
  public let noTable: Phrase
}
