private import CPostgreSQL
public import Persistence

/// A database on a PostgreSQL server, or on one that speaks its protocol.
public struct PostgreSQL: Sendable, Hashable {
  /// The connection string, in a format of libpq.
  ///
  /// That is `host=… dbname=… sslmode=verify-full`, or `postgresql://…`. Omitted parameters come from the
  /// environment and the password file.
  public let connectionString: String

  /// Names a database by a connection string of libpq.
  public static func postgresql(_ connectionString: String) -> Self {
    Self(connectionString: connectionString)
  }

  /// The database and its host, for messages; never includes the password.
  var name: String {
    var found: [String: String] = [:]
    if let options = unsafe PQconninfoParse(connectionString, nil) {
      var option = unsafe options
      while let keyword = unsafe option.pointee.keyword {
        if let value = unsafe option.pointee.val {
          unsafe found[String(cString: keyword)] = unsafe String(cString: value)
        }
        unsafe option += 1
      }
      unsafe PQconninfoFree(options)
    }
    return "\(found["dbname"] ?? "the default database") on \(found["host"] ?? "the default host")"
  }
}

extension Store {
  /// Opens a store on a server, and migrates its tables to those of the program.
  ///
  ///     let store = try Store.open(
  ///       .postgresql("host=db.example.org dbname=entries"), models: [Entry.self])
  ///
  /// The store behaves as one in a file, with two differences. Several transactions may write at once, each
  /// isolated from the others; if two conflict, one of them is rolled back and its closure runs again, so a
  /// closure should have no side effects outside its transaction that must not happen twice. And after a
  /// statement has failed, its transaction can only be rolled back.
  ///
  /// - Parameters:
  ///   - server: the database; its text must be in UTF-8.
  ///   - models: the record types of the store; their tables are compared with those in the database.
  ///   - history: all steps from an empty database to the current tables. Without one, an empty database gets
  ///     the tables of `models` as they are.
  ///   - last: the name of the last step to take; nil takes every step.
  ///   - durability: the point at which a commit is considered durable.
  ///   - busyTimeout: the time for which a transaction that conflicts with others is retried.
  ///   - erasesOnChange: whether the tables of a database that this program made by other steps, or with other
  ///     tables, are dropped instead of refused. For development only: all records are lost. Nothing is
  ///     dropped if the history does not make the tables of `models`.
  ///   - progress: called before each step, on the calling thread.
  /// - Throws: ``StoreError``; a database that is newer or of another program is left unchanged, and so is one
  ///   whose tables would not be those of `models` after the last step.
  public static func open(
    _ server: PostgreSQL, models: [any Record.Type], history: [Migration] = [],
    upTo last: String? = nil, durability: Durability = .full,
    busyTimeout: Duration = .seconds(5), erasesOnChange: Bool = false,
    progress: (MigrationProgress) -> Void = { _ in }
  ) throws(StoreError) -> Store {
    var tables: [Table] = []
    for model in models { tables.append(try model.soundTable()) }
    let connection = try PostgreSQLConnection(server, durability: durability, rules: Rules())
    let kind = try connection.retry(for: busyTimeout) { () throws(StoreError) in
      try connection.kind()
    }
    let steps = history.isEmpty ? Table.creations(of: tables, for: kind) : history
    let goal = try steps.goal(upTo: last)
    let migrator = ServerMigrator(
      connection: connection, history: steps, goal: goal, tables: tables,
      canTry: kind == .postgresql, busyTimeout: busyTimeout)
    do throws(StoreError) {
      try migrator.run(progress)
    } catch {
      guard erasesOnChange, try migrator.mayErase(after: error) else { throw error }
      try migrator.erase()
      try migrator.run(progress)
    }
    let engine = try connection.retry(for: busyTimeout) { () throws(StoreError) in
      PostgreSQLEngine(
        server, durability: durability, busyTimeout: busyTimeout, rules: try connection.readRules(),
        count: kind.tellsOfChanges ? try connection.transactionCount() : nil)
    }
    return Store(engine: engine, tables: tables)
  }
}

extension Record {
  /// Returns the table, if its declaration is valid.
  fileprivate static func soundTable() throws(StoreError) -> Table {
    if let fault = schema.fault { throw .misuse(fault) }
    return table
  }
}
