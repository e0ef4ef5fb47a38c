/// A writing transaction, which is atomic.
///
/// Valid only inside the closure that receives it.
public final class Transaction: Snapshot {
  /// The written tables, in the order of their first change.
  package private(set) var touched: [String] = []

  /// Adds a record; fails if one with the same key exists.
  public func insert<Model: Record>(_ model: Model) throws(StoreError) {
    try write(model, Model.schema.statements.insert)
  }

  /// Adds records, with one prepared statement for all.
  public func insert<Model: Record>(_ models: [Model]) throws(StoreError) {
    try write(models, Model.insertion)
  }

  /// Adds a record, or replaces the values of the one with the same key.
  public func upsert<Model: Record>(_ model: Model) throws(StoreError) {
    try write(model, Model.schema.statements.upsert)
  }

  /// Adds or replaces records, with one prepared statement for all.
  public func upsert<Model: Record>(_ models: [Model]) throws(StoreError) {
    let schema = Model.schema
    let table = schema.table
    try write(
      models, Batch(table: table, key: table.key, conflict: schema.statements.conflict))
  }

  /// Sets values in all rows of a query, and returns the number of rows.
  @discardableResult
  public func update<Model: Record>(
    _ query: Query<Model>, _ changes: Change<Model>...
  ) throws(StoreError) -> Int {
    guard !changes.isEmpty else { return 0 }
    var head = try sqlText("UPDATE \(Model.schema.table.name.quoted) SET ")
    for (index, change) in changes.enumerated() {
      head.sql += "\(index == 0 ? "" : ", ")\(try Model.column(change.path)) = ?"
      head.values.append(.value(change.value))
    }
    do throws(StoreError) {
      return try edit(query, head)
    } catch .constraint(.foreignKey, _, "") {
      throw missingParent(of: changes)
    }
  }

  /// Deletes all rows of a query, and returns their number.
  @discardableResult
  public func delete<Model: Record>(_ query: Query<Model>) throws(StoreError) -> Int {
    try referredTo(in: Model.schema.table) { () throws(StoreError) in
      try edit(query, try sqlText("DELETE FROM \(Model.schema.table.name.quoted)"))
    }
  }

  /// Deletes the record with a key, and returns whether there was one.
  @discardableResult
  public func delete<Model: Record>(
    _ model: Model.Type, _ key: Model.Key
  ) throws(StoreError) -> Bool {
    let schema = Model.schema
    return try referredTo(in: schema.table) { () throws(StoreError) in
      try change(schema.statements.delete) { statement throws(StoreError) in
        try statement.bind { schema.codec.bindKey(key, &$0) }
      }
    } > 0
  }

  /// Runs an SQL statement that returns no rows, and returns the number of rows it changed.
  ///
  /// The SQL must be a literal of the program, never assembled at run time; values are bound.
  @discardableResult
  public func execute<each Value: StoredValue>(
    _ sql: StaticString, bind values: repeat each Value
  ) throws(StoreError) -> Int {
    try change(sql.text, guest: true) { statement throws(StoreError) in
      try statement.bind([Datum](binding: repeat each values))
    }
  }
}

extension Record {
  fileprivate static var insertion: Batch { Batch(table: table, key: [], conflict: "") }
}

/// A new value for one column, the same in every row of an update.
public struct Change<Model: Record>: Sendable {
  let path: any PartialKeyPath<Model> & Sendable
  let value: Datum

  /// Sets a property to a value.
  public static func set<Value: StoredValue>(
    _ path: any KeyPath<Model, Value> & Sendable, _ value: Value
  ) -> Self {
    Self(path: path, value: value.primitive.datum)
  }
}

extension Transaction {
  func write<Model: Record>(_ model: Model, _ sql: String) throws(StoreError) {
    let schema = Model.schema
    if schema.orderCheck.isWanted { try schema.checkOrder(model) }
    let bind = unsafe schema.codec.bind
    do throws(StoreError) {
      try change(sql) { statement throws(StoreError) in
        try statement.bind { binder in
          unsafe withUnsafePointer(to: model) { unsafe bind($0, &binder) }
        }
      }
    } catch .constraint(.foreignKey, _, "") {
      throw missingParent(of: [model])
    }
    try keepAhead(of: schema.table)
  }

  func write<Model: Record>(_ models: [Model], _ batch: Batch) throws(StoreError) {
    guard !models.isEmpty else { return }
    try Model.schema.checkOrder(models)
    do throws(StoreError) {
      try run(models, batch)
    } catch .constraint(.foreignKey, _, "") {
      throw missingParent(of: models)
    }
    try keepAhead(of: Model.table)
  }

  private func run<Model: Record>(_ models: [Model], _ batch: Batch) throws(StoreError) {
    let bind = unsafe Model.schema.codec.bind
    try connection().with(Model.schema.statements.insert + batch.conflict) {
      statement throws(StoreError) in
      touch(statement)
      try statement.run(models.count > 1 ? batch : nil) { () throws(StoreError) in
        try unsafe models.withUnsafeBufferPointer { models throws(StoreError) in
          for index in models.indices {
            try statement.bind { binder in
              if let first = models.baseAddress { unsafe bind(first + index, &binder) }
            }
            while try statement.step() {}
            statement.reset()
          }
        }
      }
    }
  }

  private func edit<Model: Record>(
    _ query: Query<Model>, _ head: SQLText
  ) throws(StoreError) -> Int {
    guard query.isWhole else {
      throw .misuse("An update or deletion in \(Model.schema.table.name) has a limit or offset")
    }
    let text = try query.unordered.sql(head)
    return try change(text.sql) { statement throws(StoreError) in
      try statement.bind(text.values)
    }
  }

  @discardableResult
  func change(
    _ sql: String, guest: Bool = false, _ bind: (Statement) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    try connection().with(sql, guest: guest) { statement throws(StoreError) in
      touch(statement)
      try bind(statement)
      while try statement.step() {}
      return statement.changes
    }
  }

  func touch(_ statement: Statement) {
    for table in statement.writes where !touched.contains(table) { touched.append(table) }
  }
}
