/// The values that a setting can have, as a description for a screen, a help text or a list of settings.
public indirect enum SettingDomain: Sendable, Equatable {
  /// One of a few words, in the order in which they are offered.
  case words([String])
  /// A whole number.
  case whole(ClosedRange<Int64>)
  /// A number.
  case decimal(ClosedRange<Double>)
  /// Text of at most this many bytes of UTF-8.
  case text(longest: Int)
  /// Nothing, written as a word, or a value.
  case optional(none: String, SettingDomain)
  /// Any number of values, separated by commas.
  case list(SettingDomain)
  /// Other values, which a phrase describes, such as `a color`.
  case other(String)

  /// The words, if the setting has one of a few.
  public var words: [String]? { if case .words(let words) = self { words } else { nil } }

  /// The range, if the setting is a whole number.
  public var wholeRange: ClosedRange<Int64>? {
    if case .whole(let range) = self { range } else { nil }
  }
}

extension SettingDomain: CustomStringConvertible {
  /// A phrase that completes "it must be …".
  public var description: String {
    switch self {
    case .words(let words): "one of \(listed(words))"
    case .whole(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .decimal(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .text(let longest): "text of at most \(longest) bytes"
    case .optional(let none, let domain): "\(none), or \(domain.description)"
    case .list(let domain): "a list, separated by commas, each \(domain.description)"
    case .other(let phrase): phrase
    }
  }
}

/// Returns words, separated by commas.
func listed(_ words: [String]) -> String {
  var list = ""
  for word in words { list += list.utf8.isEmpty ? word : ", \(word)" }
  return list
}
