/// The name of a tag as it was first written.
///
/// Two names are the same tag when they differ in letter case only, or in how a sign is asked to be
/// shown; the first spelling is kept.
public struct TagName: Sendable {
  /// The longest name allowed, in Unicode scalars.
  public static let longest = 100

  /// The name as written.
  public let text: String

  /// What decides whether two names are the same tag: the name with its case folded, and without
  /// variation selectors.
  public var key: String {
    let key = text.caseFolded
    return key.isEmpty ? text : key
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
