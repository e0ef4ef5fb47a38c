extension String {
  /// The text with a space in the place of each control character: safe for a terminal and for a log.
  var onOneLine: String {
    unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : String(Character(scalar))
    }.joined()
  }
}
