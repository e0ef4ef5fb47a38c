extension String {
  /// The text with its case folded in full, so that `straße` is `STRASSE` and `ΟΔΟΣ` is `οδος`, and
  /// without variation selectors.
  ///
  /// The standard library has no table of case folding; lower, upper and lower case one after the
  /// other agree with that of Unicode 14 for every character but the dotless ı, which stays apart, and
  /// Cherokee letters, which are folded the other way.
  var caseFolded: String {
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.properties.isVariationSelector {
      if scalar == "\u{131}" {
        folded.append(scalar)
      } else {
        folded += String(scalar).lowercased().uppercased().lowercased().unicodeScalars
      }
    }
    return String(folded)
  }
}
