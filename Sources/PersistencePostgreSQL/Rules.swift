internal import Persistence

/// What the catalogue of the server says of the rules of tables: an error names only the rule.
struct Rules: Sendable {
  /// The columns of a rule, by its table and name.
  private var places: [String: [String: String]] = [:]
  /// The tables whose rows are changed when rows of a table are deleted.
  private var followers: [String: Set<String>] = [:]

  /// Notes a unique index or a reference and its columns.
  mutating func note(_ rule: String, of table: String, columns: String) {
    places[table, default: [:]][rule] = columns
  }

  /// Notes that a table has a rule by which its rows follow those of another.
  mutating func note(_ table: String, follows parent: String) {
    followers[parent, default: []].insert(table)
  }

  func columns(of rule: String, in table: String) -> String? {
    places[table]?[rule]
  }

  /// These tables, and all that may change with them.
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
