/// The service by which systemd runs `proba serve` for a user.
struct ServiceUnit {
  /// Its name in systemd.
  static let name = "proba.service"

  /// A short description.
  let description: String
  /// The absolute path of the program.
  let program: String
  /// The arguments of the program.
  let arguments: [String]

  /// The lines of its file: systemd.service(5).
  var lines: String {
    let words = [Self.quoted(program)] + arguments.map { Self.quoted($0, isArgument: true) }
    return """
      [Unit]
      Description=\(Self.escaped(description))

      [Service]
      ExecStart=\(words.joined(separator: " "))
      Restart=on-failure
      RestartSec=5

      [Install]
      WantedBy=default.target

      """
  }

  /// Returns a word of a command line, in quotation marks if it needs them.
  ///
  /// `%` would begin a specifier anywhere, and `$` a variable in all words but the first: systemd.unit(5),
  /// systemd.service(5).
  private static func quoted(_ word: String, isArgument: Bool = false) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "/._-:=+,".unicodeScalars.contains($0)
    }
    if isPlain, !word.isEmpty { return word }
    let text = escaped(word).replacingCharacters { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "$" where isArgument: "$$"
      default: nil
      }
    }
    return "\"\(text.replacingCharacters(Self.controlEscape))\""
  }

  /// Returns text in which nothing is a specifier.
  private static func escaped(_ text: String) -> String {
    text.replacingCharacters { $0 == "%" ? "%%" : nil }
  }

  private static func controlEscape(_ character: Unicode.Scalar) -> String? {
    guard character.value < 32 || character.value == 127 else { return nil }
    let digits = String(character.value, radix: 16)
    return "\\x" + (digits.count < 2 ? "0" : "") + digits
  }
}

extension String {
  /// Returns the text with some of its characters replaced; nil leaves one as it is.
  fileprivate func replacingCharacters(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let other = replacement(scalar) {
        text += other
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
