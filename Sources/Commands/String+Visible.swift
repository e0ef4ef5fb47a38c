extension String {
  /// The text with its control characters written out, as `\u{1B}`, except the ends of lines.
  ///
  /// A message about an argument or a file quotes their text: a terminal would obey escape sequences in it.
  var visible: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar != "\n", scalar.properties.generalCategory == .control {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
