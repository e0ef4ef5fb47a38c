internal import Persistence

/// The identifier of a tag in the store, counted from 1.
struct TagID: RawRepresentable, Hashable, Comparable, StoredValue {
  let rawValue: Int64

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
