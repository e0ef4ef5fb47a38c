extension Language {
  /// Returns the language of a terminal's messages; English if Proba does not speak it.
  ///
  /// The first variable that is set and not empty decides: `LC_ALL`, `LC_MESSAGES`, `LANG`
  /// (POSIX.1-2024, Base Definitions, 8.2).
  ///
  /// - Parameter variable: the value of an environment variable, such as `uk_UA.UTF-8`.
  public static func ofMessages(_ variable: (_ name: String) -> String?) -> Language {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = variable(name), !locale.utf8.isEmpty else { continue }
      // The language and the territory precede the encoding and a modifier.
      let name = locale.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
      return preferred([String(decoding: Array(name), as: UTF8.self)])
    }
    return .english
  }
}
