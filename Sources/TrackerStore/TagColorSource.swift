internal import Persistence
internal import Tracking

/// Where the colour of a tag comes from.
enum TagColorSource: Int64, StoredValue {
  /// Nowhere yet: the tag is to be dealt one, and has any until then.
  case pending
  /// It was dealt to the tag, which keeps it as long as the most frequent tags differ.
  case dealt
  /// A person chose it.
  case chosen

  /// The source of a number; a number of none counts as pending.
  init(primitive: Int64) { self = Self(rawValue: primitive) ?? .pending }
}
