import Persistence

struct Visit: Record {
  var id: Int64
  var minutes: Int
  var tag: String
  var isLate: Bool

  static let schema = Schema(
    "visit", key: \.id,
    Column(\.id, "id"), Column(\.minutes, "minutes"), Column(\.tag, "tag"),
    Column(\.isLate, "is_late"), make: Visit.init)
}

struct Place: Record {
  var name: String
  var visit: Int64
  static let schema = Schema(
    "place", key: \.name, Column(\.name, "name"),
    Column(\.visit, "visit", .references(Visit.self)), make: Place.init)
}
