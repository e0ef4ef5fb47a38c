internal import TextBytes

/// A stored value that cannot be used: the program continues with the value that the problem names.
public struct SettingProblem: Sendable, Equatable {
  /// The place: that of a backend, such as the path of a file, or an environment variable.
  public let place: String
  /// The line of a file, from 1; nil elsewhere.
  public let line: Int?
  /// The kind of problem.
  public let kind: Kind

  /// A kind of problem with settings.
  public enum Kind: Sendable, Equatable {
    /// A text is no value of its setting; another is used.
    case value(name: String, text: String, SettingFault, replacement: String)
    /// A line of a file is neither a setting nor a comment; it is kept as it is.
    case line(String)
    /// The backend cannot be read; the contents read before are used, or else the defaults.
    case unreadable(SettingsError)
    /// A value that a property was set to, or that a migration has made, could not be stored.
    case unkept(SettingsError)
  }

  init(_ place: String, line: Int? = nil, _ kind: Kind) {
    (self.place, self.line, self.kind) = (place, line, kind)
  }

  /// Returns whether both are one problem, which other changes of a file may have moved to another line.
  func isSame(as other: SettingProblem) -> Bool {
    place.isSame(as: other.place) && sentence.isSame(as: other.sentence)
  }
}

extension SettingProblem: CustomStringConvertible {
  /// One sentence with the place.
  ///
  /// For example, `app.settings:3: gap = "x" must be a whole number from 5 to 1440; 45 is used.`
  public var description: String {
    switch kind {
    case .value, .line: "\(place):\(line.map { "\($0):" } ?? "") \(sentence)"
    case .unreadable, .unkept: sentence
    }
  }

  private var sentence: String {
    switch kind {
    case .value(let name, let text, let fault, let replacement):
      "\(name) = \"\(text)\" \(fault.description); \(replacement) is used."
    case .line(let text): "\"\(text)\" is neither a setting nor a comment."
    case .unreadable(let error): error.description
    case .unkept(let error): "\(error.description) The setting is unchanged."
    }
  }
}
