internal import CPostgreSQL
private import Dispatch
internal import Persistence

/// A dedicated connection on which the server notifies of writes by other stores.
///
/// If it is lost, it is reopened; writes in the meantime are reported as a change of any table.
///
/// Unchecked because: mutable state is accessed on `queue` only.
final class Listener: @unchecked Sendable {
  /// The notification channel of the stores.
  private static let channel = "persistence"
  /// The prefix of the connection's name in the server's list of connections, followed by the sign of the
  /// store.
  private static let name = "persistence live"
  private static let pause = DispatchTimeInterval.seconds(1)

  /// A notification of another store.
  struct News {
    /// The number of its transaction.
    let transaction: UInt64
    /// The tables that it has changed, or nil if it may be any.
    let tables: [String]?

    /// Parses a notification; nil if it has another form.
    init?(_ lines: [Substring]) {
      guard lines.count >= 2, let transaction = UInt64(lines[1]) else { return nil }
      self.transaction = transaction
      tables = lines.count > 2 ? lines.dropFirst(2).map(String.init) : nil
    }
  }

  private let server: PostgreSQL
  /// The sign of the store, whose own notifications are ignored.
  private let sign: String
  private let heard: @Sendable (News?) -> Void
  private let queue = DispatchQueue(label: "persistence.listener")
  private var connection: PostgreSQLConnection?
  private var source: (any DispatchSourceRead)?
  private var isOver = false

  /// - Parameters:
  ///   - sign: identifies the store.
  ///   - heard: called with each notification of another store, or nil if anything may have changed.
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
      // There are no notifications of earlier writes.
      heard(nil)
    } catch {
      queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in self?.connect() }
    }
  }

  private func listen(_ made: PostgreSQLConnection) {
    connection = made
    let source = DispatchSource.makeReadSource(fileDescriptor: made.socket, queue: queue)
    source.setEventHandler { [weak self] in self?.read() }
    // The socket must not be closed before the source is cancelled.
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
  /// Queries the server for other stores that listen.
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

  /// Notifies other stores, when the transaction is committed, that it has changed these tables.
  static func notify(
    _ tables: [String], of sign: String, on connection: PostgreSQLConnection
  ) throws(StoreError) {
    let names = tables.map { "\n\($0)" }.joined()
    // The payload is limited to less than 8,000 bytes; without names it means any table.
    let isLong = names.utf8.count > 7_000 || tables.contains { $0.contains("\n") }
    _ = try connection.text(
      """
      SELECT pg_catalog.pg_notify('\(channel)', \("\(sign)\n".literal)
        || pg_catalog.pg_current_xact_id()::text || \((isLong ? "" : names).literal))
      """)
  }
}

extension PostgreSQLConnection {
  /// The socket, for waiting until data can be read.
  var socket: Int32 { unsafe PQsocket(handle) }

  /// Returns the notifications since the last call; nil if the connection is lost.
  func notifications() -> [String]? {
    guard unsafe PQconsumeInput(handle) == 1, unsafe PQstatus(handle) == CONNECTION_OK else {
      return nil
    }
    var texts: [String] = []
    while let notification = unsafe PQnotifies(handle) {
      unsafe texts.append(String(cString: notification.pointee.extra))
      unsafe PQfreemem(notification)
    }
    return texts
  }
}
