/// The statements of a table that do not depend on a query, built once.
struct TableStatements: Sendable {
  let insert: String
  let upsert: String
  /// The conflict clause of `upsert`, after the values.
  let conflict: String
  let select: String
  let fetch: String
  let exists: String
  let delete: String

  init(_ table: Table) {
    let name = table.name.quoted
    let names = table.columns.map(\.name.quoted)
    let list = names.joined(separator: ", ")
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    let keys = table.key.map { names[$0] }
    let isKey = keys.map { "\($0) = ?" }.joined(separator: " AND ")
    let changes = names.indices.filter { !table.isKey($0) }.map { index in
      "\(names[index]) = excluded.\(names[index])"
    }
    let change =
      changes.isEmpty ? "NOTHING" : "UPDATE SET " + changes.joined(separator: ", ")
    insert = "INSERT INTO \(name) (\(list)) VALUES (\(marks))"
    conflict = " ON CONFLICT (\(keys.joined(separator: ", "))) DO \(change)"
    upsert = insert + conflict
    select = "SELECT \(list) FROM \(name)"
    fetch = select + " WHERE \(isKey)"
    exists = "SELECT 1 FROM \(name) WHERE \(isKey)"
    delete = "DELETE FROM \(name) WHERE \(isKey)"
  }
}
