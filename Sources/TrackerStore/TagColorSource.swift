internal import Persistence
internal import Tracking

/// The source of a tag's colour.
enum TagColorSource: Int64, StoredValue {
  /// No source yet: the tag has a provisional colour until one is assigned.
  case pending
  /// The colour was assigned automatically, and is kept as long as the most frequent tags differ.
  case dealt
  /// A person chose the colour.
  case chosen

  /// Makes the source with a number; an unknown number counts as pending.
  init(primitive: Int64) { self = Self(rawValue: primitive) ?? .pending }
}
