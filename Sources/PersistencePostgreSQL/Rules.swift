internal import Persistence

/// The constraints of the tables in the server's catalogue, because an error names only the constraint.
struct Rules: Sendable {
  /// The columns of a constraint, by its table and name.
  private var places: [String: [String: String]] = [:]
  /// The tables whose rows are changed when rows of a table are deleted.
  private var followers: [String: Set<String>] = [:]

  /// Records a unique index or a reference and its columns.
  mutating func note(_ rule: String, of table: String, columns: String) {
    places[table, default: [:]][rule] = columns
  }

  /// Records that a table has a reference by which its rows change with those of another.
  mutating func note(_ table: String, follows parent: String) {
    followers[parent, default: []].insert(table)
  }

  func columns(of rule: String, in table: String) -> String? {
    places[table]?[rule]
  }

  /// Returns these tables and all tables that may change with them.
  func spread(_ tables: [String]) -> [String] {
    var all = tables
    var next = 0
    while next < all.count {
      for follower in followers[all[next], default: []].sorted() where !all.contains(follower) {
        all.append(follower)
      }
      next += 1
    }
    return all
  }
}
