extension Transaction {
  /// Adds a record with an unused key, and returns it.
  ///
  ///     let book = try tx.insert(new: Book.self) { Book(id: $0, title: "Solaris") }
  ///
  /// - Parameters:
  ///   - model: the type of the record.
  ///   - make: makes the record from its key, which is that of ``nextKey(_:)``.
  @discardableResult
  public func insert<Model: Record>(
    new model: Model.Type, _ make: (Model.Key) throws(StoreError) -> Model
  ) throws(StoreError) -> Model where Model.Key: StoredValue, Model.Key.Stored == Int64 {
    let number = try nextKey(model)
    guard let key = Model.Key(primitive: number) else {
      throw .misuse("The next key of \(Model.table.name), \(number), is not a \(Model.Key.self)")
    }
    let record = try make(key)
    try insert(record)
    return record
  }

  /// Returns an unused key.
  ///
  /// If the key is ``ColumnOption/generated``, it is above all that the table has ever had; otherwise it is
  /// the least integer above those that it has now. On a server, where many write at once, a generated key is
  /// taken by this call; elsewhere it is the same until a record with it is inserted.
  public func nextKey<Model: Record>(_ model: Model.Type) throws(StoreError) -> Int64
  where Model.Key: StoredValue, Model.Key.Stored == Int64 {
    let table = Model.table
    guard table.generatesKey else { return try leastKey(of: table) }
    switch try connection().dialect {
    case .sqlite: return try generatedKey(of: table)
    case .postgresql:
      let sql = "SELECT nextval(pg_get_serial_sequence(?, ?)::regclass)"
      return try connection().with(sql) { statement throws(StoreError) in
        try statement.bind(table.sequence)
        guard try statement.step() else { throw table.keysAreUsedUp }
        return try statement.row.get(0)
      }
    }
  }

  private func leastKey(of table: Table) throws(StoreError) -> Int64 {
    let key = table.columns[table.key[0]].name.quoted
    // The largest number has no successor; a damaged file may contain it.
    let sql =
      "SELECT coalesce(max(\(key)), 0) + 1 FROM \(table.name.quoted) WHERE \(key) < \(Int64.max)"
    return try connection().with(sql) { statement throws(StoreError) in
      guard try statement.step() else { return 1 }
      return try statement.row.get(0)
    }
  }

  /// Returns the successor of the greatest key that the table has had, which SQLite keeps.
  private func generatedKey(of table: Table) throws(StoreError) -> Int64 {
    let key = table.columns[table.key[0]].name.quoted
    let sql = """
      SELECT max(coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = ?), 0),
        coalesce((SELECT max(\(key)) FROM \(table.name.quoted)), 0))
      """
    let last: Int64 = try connection().with(sql) { statement throws(StoreError) in
      try statement.bind([.text(table.name)])
      guard try statement.step() else { return 0 }
      return try statement.row.get(0)
    }
    guard last < .max else { throw table.keysAreUsedUp }
    return Swift.max(0, last) + 1
  }

  /// Moves a server's sequence past keys that the program chose; SQLite does this by itself.
  ///
  /// Only forward, and only if it is behind, so that it disturbs no transaction that takes a key meanwhile.
  func keepAhead(of table: Table) throws(StoreError) {
    guard table.generatesKey, try connection().dialect == .postgresql else { return }
    let key = table.columns[table.key[0]].name.quoted
    let sql = """
      SELECT setval(s.name, k.key) FROM (SELECT pg_get_serial_sequence(?, ?)::regclass AS name) AS s,
        (SELECT max(\(key)) AS key FROM \(table.name.quoted)) AS k
      WHERE k.key > greatest(coalesce(pg_sequence_last_value(s.name), 0), 0)
      """
    try run(sql, table.sequence)
  }
}

extension Transaction {
  /// Continues the keys of a table after those of another store, including the deleted ones.
  func continueKeys(of table: Table, after source: Snapshot) throws(StoreError) {
    guard table.generatesKey, let last = try source.lastKey(of: table), last > 0 else { return }
    switch try connection().dialect {
    case .sqlite:
      try run("DELETE FROM sqlite_sequence WHERE name = ?", [.text(table.name)])
      try run(
        "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)",
        [.text(table.name), .integer(last)])
    case .postgresql:
      try run(
        "SELECT setval(pg_get_serial_sequence(?, ?)::regclass, ?)",
        table.sequence + [.integer(last)])
    }
  }

  fileprivate func run(_ sql: String, _ values: [Datum]) throws(StoreError) {
    try connection().with(sql) { statement throws(StoreError) in
      try statement.bind(values)
      while try statement.step() {}
    }
  }
}

extension Snapshot {
  /// Returns the greatest key that a table with generated keys has had; nil if it has had none.
  fileprivate func lastKey(of table: Table) throws(StoreError) -> Int64? {
    let (sql, values): (String, [Datum]) =
      switch try connection().dialect {
      case .sqlite:
        ("SELECT max(seq) FROM sqlite_sequence WHERE name = ?", [.text(table.name)])
      case .postgresql:
        ("SELECT pg_sequence_last_value(pg_get_serial_sequence(?, ?)::regclass)", table.sequence)
      }
    return try connection().with(sql) { statement throws(StoreError) in
      try statement.bind(values)
      guard try statement.step() else { return nil }
      return try statement.row.get(0)
    }
  }
}

extension Table {
  /// The arguments with which a server finds the sequence of the key.
  fileprivate var sequence: [Datum] { [.text(name.quoted), .text(columns[key[0]].name)] }

  fileprivate var keysAreUsedUp: StoreError { .misuse("All keys of \(name) have been used") }
}
