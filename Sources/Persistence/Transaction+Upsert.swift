extension Transaction {
  /// Adds a record, or replaces the values of the one with the same value of a unique property.
  ///
  /// The existing row keeps its key, to which other rows may refer. Missing values are never equal, so a
  /// record without a value is added.
  public func upsert<Model: Record, Value: StoredValue>(
    _ model: Model, on path: KeyPath<Model, Value>
  ) throws(StoreError) {
    let batch = try Model.upsertion(on: path)
    try write(model, Model.schema.statements.insert + batch.conflict)
  }

  /// Adds or replaces records by the value of a unique property, with one prepared statement for all.
  ///
  /// Existing rows keep their keys, to which other rows may refer.
  public func upsert<Model: Record, Value: StoredValue>(
    _ models: [Model], on path: KeyPath<Model, Value>
  ) throws(StoreError) {
    try write(models, try Model.upsertion(on: path))
  }
}

extension Record {
  fileprivate static func upsertion(
    on path: PartialKeyPath<Self>
  ) throws(StoreError) -> Batch {
    let name = try column(path)
    guard let place = schema.position(of: path),
      table.columns[place].isUnique || table.key == [place]
    else { throw .misuse("\(table.name).\(name) is not unique, so nothing can be replaced by it") }
    let changes = table.columns.indices.filter { $0 != place && !table.isKey($0) }.map { index in
      let name = table.columns[index].name.quoted
      return "\(name) = excluded.\(name)"
    }
    let change =
      changes.isEmpty ? "NOTHING" : "UPDATE SET " + changes.joined(separator: ", ")
    return Batch(table: table, key: [place], conflict: " ON CONFLICT (\(name)) DO \(change)")
  }
}
