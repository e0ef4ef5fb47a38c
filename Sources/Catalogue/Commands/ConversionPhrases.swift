/// What `proba convert` says of texts that it does not understand, in one language.
public struct ConversionPhrases: Sendable {
  /// There is nothing to read.
  public let empty: String
  /// A number is written in no known manner.
  public let badNumber: String
  /// A number is divided by zero.
  public let divisionByZero: String
  /// No unit is known by this name.
  public let unknown: String
  /// A number has no unit.
  public let missingUnit: String
  /// No unit to convert to follows.
  public let missingTarget: String
  /// The text has nothing to convert.
  public let missingSource: String
  /// The units measure different things.
  public let differentDimensions: String
  /// A temperature is below −273.15 °C.
  public let belowAbsoluteZero: String
  /// The value has no place on a logarithmic scale.
  public let outOfRange: String
  /// No clock shows such a time.
  public let badTime: String
  /// No place or time is known by this name.
  public let unknownPlace: String
  /// A time is given without a place.
  public let missingPlace: String
  /// The text is too long.
  public let tooLong: String
  /// {1} is the date of the rates that an amount of money was converted at.
  public let rateOf: Phrase
  /// There is no rate for an amount of money.
  public let missingRates: String
  /// What precedes the other readings.
  public let others: String
}
