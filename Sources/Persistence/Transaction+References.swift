/// Finds which reference a constraint rejected, if the engine does not report it.
extension Transaction {
  /// Returns the error for records one of which refers to a row that does not exist.
  func missingParent<Model: Record>(of models: [Model]) -> StoreError {
    let table = Model.table
    let rows = models.map { Model.schema.codec.data($0) }
    for (place, column) in table.columns.enumerated() {
      guard let parent = column.reference?.parent() else { continue }
      var keys = rows.map { $0[place] }
      // A record may refer to another one that is written with it.
      if parent.name == table.name {
        let own = rows.map { $0[table.key[0]] }
        keys.removeAll { key in own.contains { $0.isSame(as: key) } }
      }
      if keys.contains(where: { isMissing($0, in: parent) }) {
        return .constraint(.foreignKey, table: table.name, column: column.name)
      }
    }
    return .constraint(.foreignKey, table: table.name, column: "")
  }

  /// Returns the error for new values one of which refers to a row that does not exist.
  func missingParent<Model: Record>(of changes: [Change<Model>]) -> StoreError {
    let table = Model.table
    for change in changes {
      guard let place = Model.schema.position(of: change.path),
        let parent = table.columns[place].reference?.parent(), isMissing(change.value, in: parent)
      else { continue }
      return .constraint(.foreignKey, table: table.name, column: table.columns[place].name)
    }
    return .constraint(.foreignKey, table: table.name, column: "")
  }

  /// Adds the name of the table to the error if a row cannot be deleted because others refer to it.
  func referredTo<Result>(
    in table: Table, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    do throws(StoreError) {
      return try body()
    } catch .constraint(.foreignKey, _, _) {
      throw .constraint(.foreignKey, table: table.name, column: "")
    }
  }

  private func isMissing(_ key: Datum, in parent: Table) -> Bool {
    guard key != .null else { return false }
    let column = parent.columns[parent.key[0]].name.quoted
    let sql = "SELECT 1 FROM \(parent.name.quoted) WHERE \(column) = ?"
    // A failure of this query is inconclusive.
    let isFound = try? connection().with(sql) { statement throws(StoreError) in
      try statement.bind([key])
      return try statement.step()
    }
    return isFound == false
  }
}
