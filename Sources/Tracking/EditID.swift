/// Identifies an edit, a change of answers or tags that can be undone.
///
/// Later edits have larger numbers.
public struct EditID: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number, from 1.
  public let rawValue: Int64

  /// Makes the id with a number.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Whether one edit is earlier than another.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
