/// The store at one moment: reads see all of every earlier transaction and nothing of later ones.
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

  /// Ends the use: what escaped the closure throws from here on.
  package func close() {
    open = nil
  }

  /// The statements of the connection that this runs on.
  func connection() throws(StoreError) -> PreparedStatements {
    guard let open else {
      throw .misuse("A transaction was used after its closure had returned")
    }
    // What followed would be kept by itself, outside the transaction that is no more.
    if let error = open.undone { throw error }
    return open
  }
}

extension Snapshot {
  /// The beginning of a statement in the SQL of the engine.
  func sqlText(_ sql: String) throws(StoreError) -> SQLText {
    SQLText(sql, in: try connection().dialect)
  }
}

extension Transaction {
  /// Names the rows of these tables that are changed from now on; nil ends that.
  func follow(_ tables: Followed?) throws(StoreError) { try connection().follow(tables) }

  /// The rows that were changed in each followed table, or nil where the engine does not name them.
  func changedRows() throws(StoreError) -> [RowChanges]? { try connection().changedRows }
}

extension Snapshot {
  /// All records of a query.
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

  /// The first record of a query, if there is one.
  public func first<Model: Record>(_ query: Query<Model>) throws(StoreError) -> Model? {
    try fetch(query.limit(1)).first
  }

  /// The record with a key, if there is one.
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

  /// The record with a key of two columns, if there is one.
  public func find<Model: Record, First, Second>(
    _ model: Model.Type, _ first: First, _ second: Second
  ) throws(StoreError) -> Model? where Model.Key == KeyPair<First, Second> {
    try find(model, KeyPair(first, second))
  }

  /// The record with a key of three columns, if there is one.
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
