internal import Persistence
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The engine of a server: a connection for each concurrent thread, with a pool of idle ones.
final class PostgreSQLEngine: Engine {
  private let server: PostgreSQL
  private let durability: Store.Durability
  private let busyTimeout: Duration
  private let rules: Rules
  private let idle = Mutex<[Confined<PostgreSQLConnection>]>([])
  /// The threads in a writing transaction.
  private let writing = Mutex<Set<UInt>>([])

  let lookInterval: Duration
  /// The change detection; nil if the server does not count its transactions.
  private let watch: Mutex<ChangeWatch?>
  private let liveVersion = Mutex(LiveVersion())
  /// The identifier of this store in notifications.
  private let sign = String(UInt64.random(in: 0 ... .max), radix: 36)
  private let listener = Mutex<Listener?>(nil)
  private let audience = Mutex(Audience())
  /// Whether the server supports notifications: those that count transactions do.
  private let supportsNotifications: Bool

  /// The maximum number of idle connections in the pool.
  private static let kept = 8

  init(
    _ server: PostgreSQL, durability: Store.Durability, busyTimeout: Duration, rules: Rules,
    count: TransactionCount?, lookInterval: Duration = .milliseconds(100)
  ) {
    self.server = server
    self.durability = durability
    self.busyTimeout = busyTimeout
    self.rules = rules
    self.lookInterval = lookInterval
    watch = Mutex(count.map { ChangeWatch(from: $0) })
    supportsNotifications = count != nil
  }

  deinit {
    listener.withLock { $0?.stop() }
  }

  func write(_ body: (Transaction) throws(StoreError) -> Bool) throws(StoreError) -> [String] {
    let me = UInt(pthread_self())
    // The inner transaction could wait for the outer one for ever, a deadlock that the server cannot detect.
    guard writing.withLock({ $0.insert(me).inserted }) else {
      throw .misuse("A transaction was begun inside another one on the same thread")
    }
    defer { _ = writing.withLock { $0.remove(me) } }
    watch.withLock { $0?.begin() }
    var hasWritten = false
    defer { watch.withLock { $0?.end(hasWritten: hasWritten) } }
    let changed = try retry { () throws(StoreError) in
      try use("SERIALIZABLE") { connection throws(StoreError) in
        try connection.transact(body) { tables throws(StoreError) in
          try self.notify(tables, on: connection)
        }
      }
    }
    hasWritten = !changed.isEmpty
    return changed
  }

  func read(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError) {
    _ = try retry { () throws(StoreError) in
      try use("REPEATABLE READ READ ONLY") { connection throws(StoreError) in
        try connection.snapshot(body)
      }
    }
  }

  /// Retries a transaction that conflicts with another one, until the timeout.
  ///
  /// - Returns: the tables that were changed; empty if nothing was committed.
  private func retry(_ body: () throws(StoreError) -> TransactionOutcome) throws(StoreError)
    -> [String]
  {
    var backoff = Backoff(for: busyTimeout)
    while true {
      switch try body() {
      case .kept(let changed): return changed
      case .undone: return []
      case .conflict(let error): guard backoff.pause() else { throw error }
      }
    }
  }

  /// Never waits for a write of this store.
  ///
  /// During one it returns false, and a later call reports the change. If the server does not count its
  /// transactions, it always returns true.
  func changedElsewhere() throws(StoreError) -> Bool {
    guard watch.withLock({ $0 != nil }) else { return true }
    return try look(for: .user) ?? false
  }

  func version() throws(StoreError) -> Int64? {
    let hasChanged = try look(for: .live)
    return liveVersion.withLock { $0.take(hasChanged) }
  }

  /// Whether others have written since the observer's last query; nil if that is currently unknown.
  private func look(for asker: ChangeWatch.Asker) throws(StoreError) -> Bool? {
    guard let before = watch.withLock({ $0?.state }), before[0] == 0 else { return nil }
    let count = try use("READ COMMITTED READ ONLY") { connection throws(StoreError) in
      defer { connection.rollBack() }
      return try connection.transactionCount()
    }
    return watch.withLock { watch in
      guard let count, watch?.state == before else { return nil }
      return watch?.take(count, for: asker)
    }
  }

  func listen(_ heard: (@Sendable ([String]?) -> Void)?) {
    guard supportsNotifications else { return }
    let made = heard.map { heard in
      Listener(server, sign: sign) { [weak self] news in
        if let news { self?.watch.withLock { $0?.hear(news.transaction) } }
        heard(news?.tables)
      }
    }
    let last = listener.withLock { listener in
      defer { listener = made }
      return listener
    }
    last?.stop()
    made?.start()
  }

  /// Notifies other stores, if any listen, of a transaction that is about to be committed.
  private func notify(_ tables: [String], on connection: PostgreSQLConnection) throws(StoreError) {
    guard supportsNotifications else { return }
    if audience.withLock({ $0.isDue() }) {
      let isThere = try Listener.isThere(besides: sign, on: connection)
      audience.withLock { $0.isThere = isThere }
    }
    if audience.withLock({ $0.isThere }) {
      try Listener.notify(tables, of: sign, on: connection)
    }
  }

  /// Calls a closure with a connection on which a transaction has begun.
  private func use<Result>(
    _ mode: String, _ body: (PostgreSQLConnection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    while let ready = idle.withLock({ $0.popLast() }) {
      defer { put(ready) }
      let result = try ready.use { connection throws(StoreError) -> Result? in
        do throws(StoreError) {
          try connection.begin(mode)
        } catch .disconnected {
          // The server has restarted since; more connections in the pool may be lost.
          return nil
        }
        return try body(connection)
      }
      if let result { return result }
    }
    let made = Confined(try PostgreSQLConnection(server, durability: durability, rules: rules))
    defer { put(made) }
    return try made.use { connection throws(StoreError) in
      try connection.begin(mode)
      return try body(connection)
    }
  }

  /// Returns a connection to the pool, unless it is broken or the pool is full.
  private func put(_ connection: Confined<PostgreSQLConnection>) {
    let isSound =
      (try? connection.use { connection throws(StoreError) in connection.isIdle }) == true
    guard isSound else { return }
    idle.withLock { idle in if idle.count < Self.kept { idle.append(connection) } }
  }
}

/// Whether other stores listen, which is queried at intervals: each notification costs the writer, and a
/// listener that is missed finds the change by polling.
private struct Audience {
  var isThere = false
  private var asked: ContinuousClock.Instant?

  /// Whether it is time to query again; if so, the time of the query is recorded.
  mutating func isDue() -> Bool {
    let now = ContinuousClock.now
    if let asked, asked.duration(to: now) < .seconds(1) { return false }
    asked = now
    return true
  }
}

/// The outcome of a transaction.
enum TransactionOutcome {
  /// It was committed, and changed these tables.
  case kept([String])
  /// Its closure requested a rollback.
  case undone
  /// It conflicted with another one, and may be retried.
  case conflict(StoreError)
}

extension PostgreSQLConnection {
  /// Runs `body` in a writing transaction that has begun.
  ///
  /// - Parameter notify: called before the commit with the tables that it changed.
  func transact(
    _ body: (Transaction) throws(StoreError) -> Bool,
    _ notify: ([String]) throws(StoreError) -> Void
  ) throws(StoreError) -> TransactionOutcome {
    let tx = Transaction(statements)
    defer { tx.close() }
    do throws(StoreError) {
      let keep = try body(tx)
      guard keep else {
        rollBack()
        return isConflict ? .conflict(failure ?? .busy) : .undone
      }
      // The closure may have caught the failure, but later statements had no effect.
      if let failure { throw failure }
      if changed > 0 { try notify(tx.touched) }
      try commit()
    } catch {
      rollBack()
      // Even if the closure replaced it with another error.
      if isConflict { return .conflict(failure ?? error) }
      throw error
    }
    return .kept(changed == 0 ? [] : tx.touched)
  }

  /// Runs `body` in a reading transaction that has begun.
  func snapshot(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError)
    -> TransactionOutcome
  {
    let snapshot = Snapshot(statements)
    defer {
      snapshot.close()
      rollBack()
    }
    do throws(StoreError) {
      try body(snapshot)
    } catch {
      guard isConflict else { throw error }
    }
    // On some servers reads conflict too; the closure may have caught the error.
    return isConflict ? .conflict(failure ?? .busy) : .undone
  }
}
