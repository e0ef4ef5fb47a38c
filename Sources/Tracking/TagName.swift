/// The name of a tag as it was first written.
///
/// Two names are the same tag when they differ in letter case only, or in how a sign is asked to be
/// shown; the first spelling is kept.
public struct TagName: Sendable {
  /// The longest name allowed, in Unicode scalars.
  public static let longest = 100

  /// The name as written.
  public let text: String

  /// What decides whether two names are the same tag: the name with its case folded in full, so that
  /// `straße` is `STRASSE` and `ΟΔΟΣ` is `οδος`, and without variation selectors.
  ///
  /// The standard library has no table of case folding; lower, upper and lower case one after the
  /// other agree with that of Unicode 14 for every character but the dotless ı, which stays apart, and
  /// Cherokee letters, which are folded the other way.
  public var key: String {
    var key = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.properties.isVariationSelector {
      if scalar == "\u{131}" {
        key.append(scalar)
      } else {
        key += String(scalar).lowercased().uppercased().lowercased().unicodeScalars
      }
    }
    return key.isEmpty ? text : String(key)
  }

  /// Wraps a word that ``AnswerText`` has found to be a name.
  public init(_ text: String) { self.text = text }
}

extension TagName: Hashable {
  /// Whether two names are the same tag.
  public static func == (one: Self, other: Self) -> Bool { one.key == other.key }

  /// Hashes what makes a name a tag: its key.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
