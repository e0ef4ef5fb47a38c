internal import CPostgreSQL
internal import Persistence

/// A connection to a server with its prepared statements, used by one thread at a time.
@safe
final class PostgreSQLConnection {
  let handle: OpaquePointer
  /// The database and its host, for messages.
  let place: String
  let rules: Rules
  private(set) lazy var statements = PreparedStatements(of: self)
  /// The first failure in the transaction: the server accepts nothing after it.
  private(set) var failure: StoreError?
  /// Whether that failure was a conflict with another transaction.
  private(set) var isConflict = false
  /// The number of rows that the transaction changed.
  var changed = 0
  /// The statement whose rows are still arriving.
  unowned var streaming: PostgreSQLStatement?
  /// The statement whose rows are being gathered or streamed.
  unowned var batching: PostgreSQLStatement?
  let retired = Retired()
  private var prepared = 0

  init(_ server: PostgreSQL, durability: Store.Durability, rules: Rules) throws(StoreError) {
    let opened = unsafe cpostgresql_connect(server.connectionString)
    guard let opened = unsafe opened else {
      throw .cannotOpen(path: server.name, reason: "there is no memory left")
    }
    guard unsafe PQstatus(opened) == CONNECTION_OK else {
      let reason = unsafe ServerFailure.line(PQerrorMessage(opened))
      unsafe PQfinish(opened)
      throw .cannotOpen(path: server.name, reason: reason)
    }
    unsafe handle = opened
    place = server.name
    self.rules = rules
    // Suppresses notices of the server, which would appear on standard error.
    unsafe PQsetNoticeProcessor(opened, { _, _ in }, nil)
    try run("SET standard_conforming_strings = on")
    try choose(durability)
  }

  deinit {
    statements.removeAll()
    unsafe PQfinish(handle)
  }

  /// Whether the connection is ready to begin a transaction.
  var isIdle: Bool {
    unsafe PQstatus(handle) == CONNECTION_OK && PQtransactionStatus(handle) == PQTRANS_IDLE
  }

  /// Sets whether the server may acknowledge a commit before it has written it.
  private func choose(_ durability: Store.Durability) throws(StoreError) {
    guard durability == .full else { return try run("SET synchronous_commit = off") }
    if try text("SHOW synchronous_commit") == "off" { try run("SET synchronous_commit = on") }
  }
}

extension PostgreSQLConnection {
  /// Runs statements without parameters that return no rows.
  func run(_ sql: String) throws(StoreError) {
    _ = try unsafe answer(to: sql) { _ in }
  }

  /// Returns the first value of the first row of a query, as text.
  func text(_ sql: String) throws(StoreError) -> String? {
    try unsafe answer(to: sql) { result in
      guard unsafe PQntuples(result) > 0, unsafe PQgetisnull(result, 0, 0) == 0 else { return nil }
      return unsafe String(cString: PQgetvalue(result, 0, 0))
    }
  }

  private func answer<Result>(
    to sql: String, _ body: (OpaquePointer?) -> Result
  ) throws(StoreError) -> Result {
    try makeReady()
    let result = unsafe PQexec(handle, sql)
    defer { unsafe PQclear(result) }
    try unsafe check(result, sql: sql)
    return unsafe body(result)
  }

  /// Collects the remaining rows of another statement.
  func makeReady() throws(StoreError) {
    if let batching { throw .misuse("A statement was run within a batch of: \(batching.sql)") }
    streaming?.collect()
  }

  /// Throws and records an error result, after which the transaction can only be rolled back.
  func check(_ result: OpaquePointer?, sql: String) throws(StoreError) {
    let status = unsafe PQresultStatus(result)
    let isBad =
      unsafe result == nil || status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE
    guard isBad else { return }
    throw unsafe fail(ServerFailure(result, handle), sql: sql)
  }

  /// Records a failure; the first in a transaction is the cause of all others.
  func fail(_ reason: ServerFailure, sql: String) -> StoreError {
    let error = reason.error(sql: sql, place: place, rules: rules)
    if failure == nil {
      failure = error
      isConflict = reason.isConflict
      if reason.isStale { statements.removeAll() }
    }
    return failure ?? error
  }
}

// MARK: Transactions

extension PostgreSQLConnection {
  /// Clears the recorded failure before a new transaction.
  func clearFailure() {
    failure = nil
    isConflict = false
  }

  func begin(_ mode: String) throws(StoreError) {
    clearFailure()
    changed = 0
    for name in retired.takeAll() { try run("DEALLOCATE \(name)") }
    try run("BEGIN ISOLATION LEVEL \(mode)")
  }

  /// Commits the transaction; throws `StoreError.commitUnknown` if the outcome is unknown.
  func commit() throws(StoreError) {
    try makeReady()
    let result = unsafe PQexec(handle, "COMMIT")
    defer { unsafe PQclear(result) }
    guard unsafe PQresultStatus(result) == PGRES_COMMAND_OK else {
      let reason = unsafe ServerFailure(result, handle)
      switch fail(reason, sql: "COMMIT") {
      // The server may have committed before the connection was lost.
      case .disconnected(let reason): throw .commitUnknown(reason: reason)
      case let error: throw error
      }
    }
    // The server's status if it rolled back the transaction instead.
    guard unsafe String(cString: PQcmdStatus(result)) != "ROLLBACK" else {
      throw failure ?? .busy
    }
  }

  /// Rolls back the transaction; if that fails, the owner discards the connection.
  func rollBack() {
    guard !isIdle else { return }
    try? run("ROLLBACK")
  }
}

// MARK: Statements

/// The names of statements that are no longer used, but still prepared on the server.
final class Retired {
  var names: [String] = []

  func takeAll() -> [String] {
    defer { names = [] }
    return names
  }
}

extension PostgreSQLConnection: StatementMaker {
  var dialect: Dialect { .postgresql }

  func deferReferences() throws(StoreError) {
    // Not every server has this setting; those with deferrable references do.
    let sql = "SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_constraint WHERE condeferrable)"
    if try text(sql) == "t" { try run("SET CONSTRAINTS ALL DEFERRED") }
  }

  func prepare(_ sql: String, guest: Bool) throws(StoreError) -> Statement {
    let text = StatementText(sql)
    guard !guest || !StatementText.governing.contains(text.verb) else {
      throw .misuse("A statement may not control the transaction or the connection: \(sql)")
    }
    guard text.parameters <= UInt16.max else {
      throw .misuse("A statement has \(text.parameters) values; the protocol has room for 65535")
    }
    prepared += 1
    let statement = try PostgreSQLStatement(
      on: self, name: "s\(prepared)", text)
    return Statement(statement, sql: sql, writes: rules.spread(text.writes))
  }
}

extension String {
  /// The text as SQL.
  var literal: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
