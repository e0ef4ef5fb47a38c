/// The messages of `proba convert`, in one language.
public struct ConversionPhrases: Sendable {
  /// There is nothing to convert.
  public let empty: String
  /// A number cannot be read.
  public let badNumber: String
  /// A number is divided by zero.
  public let divisionByZero: String
  /// No unit is known by this name.
  public let unknown: String
  /// A number has no unit.
  public let missingUnit: String
  /// The unit to convert to is missing.
  public let missingTarget: String
  /// The quantity to convert is missing.
  public let missingSource: String
  /// The units measure different things.
  public let differentDimensions: String
  /// A temperature is below −273.15 °C.
  public let belowAbsoluteZero: String
  /// The value has no place on a logarithmic scale.
  public let outOfRange: String
  /// No clock shows this time.
  public let badTime: String
  /// No place or time is known by this name.
  public let unknownPlace: String
  /// A time is given without a place.
  public let missingPlace: String
  /// The text is too long.
  public let tooLong: String
  /// The note about an amount of money that was converted at the rates of the day {1}.
  public let rateOf: Phrase
  /// There is no exchange rate for an amount of money.
  public let missingRates: String
  /// The word before the other readings.
  public let others: String
}
