import Persistence

/// An identifier that is a number of its own kind.
struct EntryID: RawRepresentable, StoredValue, Hashable {
  var rawValue: Int64
}

enum Mood: String, StoredValue, CaseIterable {
  case calm, busy
}

struct Entry: Record, Equatable {
  var id: EntryID
  var minutes: Int
  var tag: String
  var note: String?
  var weight: Double
  var mood: Mood
  var isLate: Bool
  var picture: [UInt8]?

  static let schema = Schema(
    "entry", key: \.id,
    Column(\.id, "id"),
    Column(\.minutes, "minutes", .indexed),
    Column(\.tag, "tag", .default("it's")),
    Column(\.note, "note"),
    Column(\.weight, "weight", .default(1)),
    Column(\.mood, "mood", .default(.calm)),
    Column(\.isLate, "is_late"),
    Column(\.picture, "picture", .default([0, 255])),
    make: Entry.init)

  static func sample(_ id: Int64, minutes: Int = 45, tag: String = "work") -> Entry {
    Entry(
      id: EntryID(rawValue: id), minutes: minutes, tag: tag, note: nil, weight: 1, mood: .calm,
      isLate: false, picture: nil)
  }
}

struct Tagging: Record, Equatable {
  var entry: EntryID
  var tag: String
  var share: Float

  static let schema = Schema(
    "tagging", key: (\.entry, \.tag),
    Column(\.entry, "entry", .references(Entry.self, onDelete: .cascade)),
    Column(\.tag, "tag", .indexed),
    Column(\.share, "share"),
    make: Tagging.init)
}

struct Device: Record, Equatable {
  typealias Key = String

  var name: String
  var parent: String?
  var code: UInt8

  static let schema = Schema(
    "device", key: \.name,
    Column(\.name, "name"),
    Column(\.parent, "parent", .references(Device.self, onDelete: .clear)),
    Column(\.code, "code", .unique),
    make: Device.init)
}
