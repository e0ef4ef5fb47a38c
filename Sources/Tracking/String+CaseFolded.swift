extension String {
  /// The text with full case folding, so that `straße` equals `STRASSE` and `ΟΔΟΣ` equals `οδος`, and without
  /// variation selectors.
  ///
  /// The standard library has no case folding; converting to lower, upper and again to lower case agrees with
  /// that of Unicode 14 for every character except the dotless ı, which stays distinct, and Cherokee letters,
  /// which are folded in the opposite direction.
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
