/// The name of a tag as it was first written.
///
/// Two names are the same tag if they differ only in letter case or in variation selectors; the first
/// spelling is kept.
public struct TagName: Sendable {
  /// The maximum length of a name, in Unicode scalars.
  public static let longest = 100

  /// The name as written.
  public let text: String

  /// The key by which two names are compared: the name with its case folded, and without variation selectors.
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

  /// Hashes the ``key`` of the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
