import Persistence

// error: type 'Swapped' does not conform to protocol 'Record'
struct Swapped: Record {
  var id: Int64
  var tag: String
  static let schema = Schema(
    "swapped", key: \.id,
    // error: cannot convert value of type 'KeyPath<Swapped, String>' to expected argument type 'KeyPath<Swapped, Int64>'
    Column(\.tag, "tag"),
    // error: cannot convert value of type 'KeyPath<Swapped, Int64>' to expected argument type 'KeyPath<Swapped, String>'
    Column(\.id, "id"),
    make: Swapped.init)
}

// error: type 'Short' does not conform to protocol 'Record'
struct Short: Record {
  var id: Int64
  var tag: String
  // error: missing argument for parameter #3 in call
  static let schema = Schema("short", key: \.id, Column(\.id, "id"), make: Short.init)
}

// error: type 'Unstorable' does not conform to protocol 'Record'
struct Unstorable: Record {
  var id: Int64
  var range: ClosedRange<Int>
  // error: initializer 'init(_:key:_:make:)' requires that 'ClosedRange<Int>' conform to 'StoredValue'
  static let schema = Schema(
    "unstorable", key: \.id,
    Column(\.id, "id"),
    // error: generic struct 'Column' requires that 'ClosedRange<Int>' conform to 'StoredValue'
    Column(\.range, "range"),
    make: Unstorable.init)
}

// error: type 'TooLarge' does not conform to protocol 'Record'
struct TooLarge: Record {
  var id: UInt64
  // error: initializer 'init(_:key:_:make:)' requires that 'UInt64' conform to 'StoredValue'
  static let schema = Schema(
    "large", key: \.id,
    // error: generic struct 'Column' requires that 'UInt64' conform to 'StoredValue'
    Column(\.id, "id"),
    make: TooLarge.init)
}

// error: type 'WrongKey' does not conform to protocol 'Record'
struct WrongKey: Record {
  var id: Int64
  var place: Int64
  static let schema = Schema(
    "wrong", key: \.id,
    // error: cannot convert value of type 'Column<WrongKey, Int64>' to expected argument type 'Column<WrongKey, Int64>'
    Column(\.id, "id"),
    // error: cannot convert value of type 'KeyPath<WrongKey, Int64>' to expected argument type 'KeyPath<WrongKey, String>'
    Column(\.place, "place", .references(Place.self)),
    make: WrongKey.init)
}

// error: type 'WrongDefault' does not conform to protocol 'Record'
struct WrongDefault: Record {
  var id: Int64
  static let schema = Schema(
    "wrong", key: \.id,
    // error: cannot convert value of type 'String' to expected argument type 'Int64'
    Column(\.id, "id", .default("x")),
    make: WrongDefault.init)
}

final class Shared {
  var count = 0
}

struct Unsafe: Record {
  var id: Int64
  // error: stored property 'shared' of 'Sendable'-conforming struct 'Unsafe' has non-Sendable type 'Shared'
  var shared = Shared()
  static let schema = Schema("unsafe", key: \.id, Column(\.id, "id"), make: { Unsafe(id: $0) })
}
