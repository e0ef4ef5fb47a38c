extension ConversionPhrases {
  static let english = ConversionPhrases(
    empty: "there is nothing to convert",
    badNumber: "this is not a number",
    divisionByZero: "division by zero",
    unknown: "this is not a known unit",
    missingUnit: "the number has no unit",
    missingTarget: "the unit to convert to is missing",
    missingSource: "what to convert is missing",
    differentDimensions: "the units measure different things",
    belowAbsoluteZero: "the temperature is below absolute zero",
    outOfRange: "the value is out of range",
    badTime: "no clock shows this time",
    unknownPlace: "this is not a known place or time",
    missingPlace: "the place of the time is missing",
    tooLong: "the text is too long",
    rateOf: "rates of {1}",
    missingRates:
      "there is no exchange rate for this; `proba rates` fetches them, or the settings let a server do so",
    others: "or")
}
