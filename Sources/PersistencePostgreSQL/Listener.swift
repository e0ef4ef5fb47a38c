internal import CPostgreSQL
private import Dispatch
internal import Persistence

/// A connection of its own, on which a server tells at once what other stores have written.
///
/// Where it is lost it is made again; whatever was written meanwhile is told of as a change of
/// anything.
///
/// Unchecked because: what changes is touched on `queue` only.
final class Listener: @unchecked Sendable {
  /// What stores tell each other by.
  private static let channel = "persistence"
  /// What the connection is called where the server lists its connections; a store's own sign follows.
  private static let name = "persistence live"
  private static let pause = DispatchTimeInterval.seconds(1)

  /// What another store has told.
  struct News {
    /// The number of its transaction.
    let transaction: UInt64
    /// The tables that it has changed, or nil where they may be any.
    let tables: [String]?

    /// Reads what stores tell each other; nil where it is something else.
    init?(_ lines: [Substring]) {
      guard lines.count >= 2, let transaction = UInt64(lines[1]) else { return nil }
      self.transaction = transaction
      tables = lines.count > 2 ? lines.dropFirst(2).map(String.init) : nil
    }
  }

  private let server: PostgreSQL
  /// The sign of the store, whose own writing it is not told of.
  private let sign: String
  private let heard: @Sendable (News?) -> Void
  private let queue = DispatchQueue(label: "persistence.listener")
  private var connection: PostgreSQLConnection?
  private var source: (any DispatchSourceRead)?
  private var isOver = false

  /// - Parameters:
  ///   - sign: tells the store from others.
  ///   - heard: called with what another store has told, or nil where anything may have changed.
  init(_ server: PostgreSQL, sign: String, heard: @escaping @Sendable (News?) -> Void) {
    self.server = server
    self.sign = sign
    self.heard = heard
  }

  func start() {
    queue.async { self.connect() }
  }

  func stop() {
    queue.async {
      self.isOver = true
      self.source?.cancel()
    }
  }

  private func connect() {
    guard !isOver else { return }
    do throws(StoreError) {
      let made = try PostgreSQLConnection(server, durability: .normal, rules: Rules())
      try made.run("SET application_name = '\(Self.name) \(sign)'")
      try made.run("LISTEN \(Self.channel)")
      listen(made)
      // What was written before is not told of.
      heard(nil)
    } catch {
      queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in self?.connect() }
    }
  }

  private func listen(_ made: PostgreSQLConnection) {
    connection = made
    let source = DispatchSource.makeReadSource(fileDescriptor: made.socket, queue: queue)
    source.setEventHandler { [weak self] in self?.read() }
    // The socket is closed when nobody waits on it any more, not before.
    source.setCancelHandler { self.end() }
    self.source = source
    source.resume()
  }

  private func read() {
    guard let connection, let names = connection.notifications() else {
      source?.cancel()
      return
    }
    for name in names {
      let lines = name.split(separator: "\n")
      if lines.first.map(String.init) != sign { heard(News(lines)) }
    }
  }

  private func end() {
    connection = nil
    source = nil
    guard !isOver else { return }
    queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in self?.connect() }
  }
}

extension Listener {
  /// Asks the server whether another store listens.
  static func isThere(besides sign: String, on connection: PostgreSQLConnection) throws(StoreError)
    -> Bool
  {
    try connection.text(
      """
      SELECT EXISTS (
        SELECT 1 FROM pg_catalog.pg_stat_activity
        WHERE datname = current_database() AND application_name LIKE '\(name) %'
          AND application_name <> '\(name) \(sign)')
      """) == "t"
  }

  /// Tells other stores, when the transaction is kept, that it has changed these tables.
  static func tell(
    _ tables: [String], of sign: String, on connection: PostgreSQLConnection
  ) throws(StoreError) {
    let names = tables.map { "\n\($0)" }.joined()
    // The server takes less than eight thousand bytes; without names any table may be meant.
    let isLong = names.utf8.count > 7_000 || tables.contains { $0.contains("\n") }
    _ = try connection.text(
      """
      SELECT pg_catalog.pg_notify('\(channel)', \("\(sign)\n".literal)
        || pg_catalog.pg_current_xact_id()::text || \((isLong ? "" : names).literal))
      """)
  }
}

extension PostgreSQLConnection {
  /// What readiness to read is waited for on.
  var socket: Int32 { unsafe PQsocket(handle) }

  /// What has been told since this was last asked; nil where the connection is lost.
  func notifications() -> [String]? {
    guard unsafe PQconsumeInput(handle) == 1, unsafe PQstatus(handle) == CONNECTION_OK else {
      return nil
    }
    var texts: [String] = []
    while let told = unsafe PQnotifies(handle) {
      unsafe texts.append(String(cString: told.pointee.extra))
      unsafe PQfreemem(told)
    }
    return texts
  }
}
