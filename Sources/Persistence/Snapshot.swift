/// A consistent snapshot of the store: reads see all earlier transactions completely and no later ones.
///
/// Valid only inside the closure that receives it.
public class Snapshot {
  private var open: PreparedStatements?

  package init(_ statements: PreparedStatements) {
    open = statements
  }

  convenience init(_ connection: Connection) {
    self.init(connection.statements)
  }

  /// Closes the snapshot: any use after it has escaped its closure throws.
  package func close() {
    open = nil
  }

  /// Returns the statements of the snapshot's connection.
  func connection() throws(StoreError) -> PreparedStatements {
    guard let open else {
      throw .misuse("A transaction was used after its closure had returned")
    }
    // Later statements would be committed individually, outside the transaction that was rolled back.
    if let error = open.undone { throw error }
    return open
  }
}

extension Snapshot {
  /// Returns the beginning of a statement in the dialect of the engine.
  func sqlText(_ sql: String) throws(StoreError) -> SQLText {
    SQLText(sql, in: try connection().dialect)
  }
}

extension Transaction {
  /// Starts recording the changed rows of these tables; nil stops recording.
  func follow(_ tables: Followed?) throws(StoreError) { try connection().follow(tables) }

  /// Returns the changed rows of each followed table, or nil if the engine does not record them.
  func changedRows() throws(StoreError) -> [RowChanges]? { try connection().changedRows }
}

extension Snapshot {
  /// Returns all records of a query.
  public func fetch<Model: Record>(_ query: Query<Model>) throws(StoreError) -> [Model] {
    let schema = Model.schema
    var models: [Model] = []
    let text = try query.sql(try sqlText(schema.statements.select))
    try connection().with(text.sql) { statement throws(StoreError) in
      try statement.bind(text.values)
      try schema.codec.collect(statement, schema.table, &models)
    }
    try schema.checkOrder(models)
    return models
  }

  /// Returns the first record of a query, if there is one.
  public func first<Model: Record>(_ query: Query<Model>) throws(StoreError) -> Model? {
    try fetch(query.limit(1)).first
  }

  /// Returns the record with a key, if there is one.
  public func find<Model: Record>(
    _ model: Model.Type, _ key: Model.Key
  ) throws(StoreError) -> Model? {
    let schema = Model.schema
    let found = try connection().with(schema.statements.fetch) { statement throws(StoreError) in
      try statement.bind { schema.codec.bindKey(key, &$0) }
      return try schema.codec.first(statement, schema.table)
    }
    if let found, schema.orderCheck.isWanted { try schema.checkOrder(found) }
    return found
  }

  /// Returns the record with a key of two columns, if there is one.
  public func find<Model: Record, First, Second>(
    _ model: Model.Type, _ first: First, _ second: Second
  ) throws(StoreError) -> Model? where Model.Key == KeyPair<First, Second> {
    try find(model, KeyPair(first, second))
  }

  /// Returns the record with a key of three columns, if there is one.
  public func find<Model: Record, First, Second, Third>(
    _ model: Model.Type, _ first: First, _ second: Second, _ third: Third
  ) throws(StoreError) -> Model? where Model.Key == KeyTriple<First, Second, Third> {
    try find(model, KeyTriple(first, second, third))
  }

  /// Whether there is a record with this key.
  public func contains<Model: Record>(
    _ model: Model.Type, _ key: Model.Key
  ) throws(StoreError) -> Bool {
    let schema = Model.schema
    return try connection().with(schema.statements.exists) { statement throws(StoreError) in
      try statement.bind { schema.codec.bindKey(key, &$0) }
      return try statement.step()
    }
  }

  /// Whether the query has any record.
  public func exists<Model: Record>(_ query: Query<Model>) throws(StoreError) -> Bool {
    let text = try query.sql(
      try sqlText("SELECT 1 FROM \(Model.schema.table.name.quoted)"))
    return try connection().with(text.sql) { statement throws(StoreError) in
      try statement.bind(text.values)
      return try statement.step()
    }
  }
}
