extension String {
  /// The text with a space in place of each control character, line or paragraph separator, and character
  /// that changes the direction of text: safe for a terminal and for a log.
  var onOneLine: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.isOnOneLine ? scalar : " ") }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it neither ends a line nor changes the visual order of other characters.
  fileprivate var isOnOneLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !properties.isBidiControl
    }
  }
}
