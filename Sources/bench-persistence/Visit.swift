import Persistence

/// The record used for measuring: five columns of the usual kinds and an index.
struct Visit: Record, Equatable {
  var id: Int64
  var at: Int64
  var minutes: Int
  var tag: String
  var note: String?

  static let schema = Schema(
    "visit", key: \.id,
    Column(\.id, "id"),
    Column(\.at, "at", .indexed),
    Column(\.minutes, "minutes"),
    Column(\.tag, "tag"),
    Column(\.note, "note"),
    make: Visit.init)

  /// Records that are the same in every run.
  static func samples(_ count: Int) -> [Visit] {
    let tags = ["work", "sleep", "reading a book", "family", "sport", "cooking dinner"]
    return (0..<count).map { index in
      Visit(
        id: Int64(index), at: 1_700_000_000 + Int64(index) * 2700, minutes: index * 7 % 120,
        tag: tags[index % tags.count], note: index % 3 == 0 ? "note number \(index)" : nil)
    }
  }
}
