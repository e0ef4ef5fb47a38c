extension ConversionPhrases {
  static let english = ConversionPhrases(
    empty: "There is nothing to convert.",
    badNumber: "This is not a number.",
    divisionByZero: "Division by zero.",
    unknown: "This is not a known unit.",
    missingUnit: "The number has no unit.",
    missingTarget: "The unit to convert to is missing.",
    missingSource: "What to convert is missing.",
    differentDimensions: "The units measure different things.",
    belowAbsoluteZero: "The temperature is below absolute zero.",
    outOfRange: "The value is out of range.",
    tooLong: "The text is too long.",
    rateOf: "rates of {1}",
    missingRates: "There is no exchange rate for this; name a file of them by --rates.",
    others: "or")
}
