public import Persistence

/// A typed numeric identifier.
public struct EntryID: RawRepresentable, StoredValue, Hashable {
  public var rawValue: Int64

  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// An enumeration stored as text.
public enum Mood: String, StoredValue, CaseIterable {
  case calm, busy
}

/// A record with a column of every kind.
public struct Entry: Record, Equatable {
  public var id: EntryID
  public var minutes: Int
  public var tag: String
  public var note: String?
  public var weight: Double
  public var mood: Mood
  public var isLate: Bool
  public var picture: [UInt8]?

  public init(
    id: EntryID, minutes: Int, tag: String, note: String?, weight: Double, mood: Mood,
    isLate: Bool, picture: [UInt8]?
  ) {
    self.id = id
    self.minutes = minutes
    self.tag = tag
    self.note = note
    self.weight = weight
    self.mood = mood
    self.isLate = isLate
    self.picture = picture
  }

  public static let schema = Schema(
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

  /// A record with only a few relevant values.
  public static func sample(_ id: Int64, minutes: Int = 45, tag: String = "work") -> Entry {
    Entry(
      id: EntryID(rawValue: id), minutes: minutes, tag: tag, note: nil, weight: 1, mood: .calm,
      isLate: false, picture: nil)
  }
}

/// A record with a key of two columns, deleted along with the record it refers to.
public struct Tagging: Record, Equatable {
  public var entry: EntryID
  public var tag: String
  public var share: Float

  public init(entry: EntryID, tag: String, share: Float) {
    self.entry = entry
    self.tag = tag
    self.share = share
  }

  public static let schema = Schema(
    "tagging", key: (\.entry, \.tag),
    Column(\.entry, "entry", .references(Entry.self, onDelete: .cascade)),
    Column(\.tag, "tag", .indexed),
    Column(\.share, "share"),
    make: Tagging.init)
}

/// A record that refers to its own kind, and has a second unique value.
public struct Device: Record, Equatable {
  public typealias Key = String

  public var name: String
  public var parent: String?
  public var code: UInt8

  public init(name: String, parent: String?, code: UInt8) {
    self.name = name
    self.parent = parent
    self.code = code
  }

  public static let schema = Schema(
    "device", key: \.name,
    Column(\.name, "name"),
    Column(\.parent, "parent", .references(Device.self, onDelete: .clear)),
    Column(\.code, "code", .unique),
    make: Device.init)
}
