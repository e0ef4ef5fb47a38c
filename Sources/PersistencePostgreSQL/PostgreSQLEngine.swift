internal import Persistence
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A server: as many connections as threads use it at once, some of them kept between uses.
final class PostgreSQLEngine: Engine {
  private let server: PostgreSQL
  private let durability: Store.Durability
  private let patience: Duration
  private let rules: Rules
  private let idle = Mutex<[Confined<PostgreSQLConnection>]>([])
  /// The threads that are in a transaction that writes.
  private let writing = Mutex<Set<UInt>>([])

  let lookInterval: Duration
  /// Nil where the server does not count its transactions.
  private let watch: Mutex<ChangeWatch?>
  private let liveVersion = Mutex(LiveVersion())
  /// What this store is known by to others.
  private let sign = String(UInt64.random(in: 0 ... .max), radix: 36)
  private let listener = Mutex<Listener?>(nil)
  private let audience = Mutex(Audience())
  /// Whether the server passes on what stores tell each other: those that count do.
  private let isTold: Bool

  /// Connections that are kept when nobody uses them.
  private static let kept = 8

  init(
    _ server: PostgreSQL, durability: Store.Durability, busyTimeout: Duration, rules: Rules,
    count: TransactionCount?, lookInterval: Duration = .milliseconds(100)
  ) {
    self.server = server
    self.durability = durability
    self.patience = busyTimeout
    self.rules = rules
    self.lookInterval = lookInterval
    watch = Mutex(count.map { ChangeWatch(from: $0) })
    isTold = count != nil
  }

  deinit {
    listener.withLock { $0?.stop() }
  }

  func write(_ body: (Transaction) throws(StoreError) -> Bool) throws(StoreError) -> [String] {
    let me = UInt(pthread_self())
    // The inner transaction could wait for the outer one for ever, and no server would see it.
    guard writing.withLock({ $0.insert(me).inserted }) else {
      throw .misuse("A transaction was begun inside another one on the same thread")
    }
    defer { _ = writing.withLock { $0.remove(me) } }
    watch.withLock { $0?.begin() }
    var hasWritten = false
    defer { watch.withLock { $0?.end(hasWritten: hasWritten) } }
    let changed = try insist { () throws(StoreError) in
      try use("SERIALIZABLE") { connection throws(StoreError) in
        try connection.transact(body) { tables throws(StoreError) in
          try self.tell(tables, on: connection)
        }
      }
    }
    hasWritten = !changed.isEmpty
    return changed
  }

  func read(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError) {
    _ = try insist { () throws(StoreError) in
      try use("REPEATABLE READ READ ONLY") { connection throws(StoreError) in
        try connection.snapshot(body)
      }
    }
  }

  /// Runs a transaction again that met another one, until it has been patient enough.
  ///
  /// - Returns: the tables that were changed, none where nothing was kept.
  private func insist(_ body: () throws(StoreError) -> Outcome) throws(StoreError) -> [String] {
    var patience = Patience(for: self.patience)
    while true {
      switch try body() {
      case .kept(let changed): return changed
      case .undone: return []
      case .conflict(let error): guard patience.lasts() else { throw error }
      }
    }
  }

  /// Never waits for a write of this store.
  ///
  /// While there is one the answer is no, and the next call gives it. Where the server does not count
  /// its transactions, the answer is always yes.
  func changedElsewhere() throws(StoreError) -> Bool {
    guard watch.withLock({ $0 != nil }) else { return true }
    return try look(for: .user) ?? false
  }

  func version() throws(StoreError) -> Int64? {
    let hasChanged = try look(for: .live)
    return liveVersion.withLock { $0.take(hasChanged) }
  }

  /// Whether others have written since somebody asked; nil where that cannot be told now.
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
    guard isTold else { return }
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

  /// Tells other stores of a transaction that is about to be kept, where some listen.
  private func tell(_ tables: [String], on connection: PostgreSQLConnection) throws(StoreError) {
    guard isTold else { return }
    if audience.withLock({ $0.isDue() }) {
      let isThere = try Listener.isThere(besides: sign, on: connection)
      audience.withLock { $0.isThere = isThere }
    }
    if audience.withLock({ $0.isThere }) {
      try Listener.tell(tables, of: sign, on: connection)
    }
  }

  /// Lends a connection on which a transaction has begun.
  private func use<Result>(
    _ mode: String, _ body: (PostgreSQLConnection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    while let ready = idle.withLock({ $0.popLast() }) {
      defer { put(ready) }
      let result = try ready.use { connection throws(StoreError) -> Result? in
        do throws(StoreError) {
          try connection.begin(mode)
        } catch .disconnected {
          // The server has been started again since; there may be more such connections.
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

  /// Takes a connection back, unless it is broken or there are enough.
  private func put(_ connection: Confined<PostgreSQLConnection>) {
    let isSound =
      (try? connection.use { connection throws(StoreError) in connection.isIdle }) == true
    guard isSound else { return }
    idle.withLock { idle in if idle.count < Self.kept { idle.append(connection) } }
  }
}

/// Whether anybody listens, which is asked now and then: to tell costs every writer, and whoever is
/// missed finds out by looking.
private struct Audience {
  var isThere = false
  private var asked: ContinuousClock.Instant?

  /// Whether it is time to ask again; if so, it is asked now.
  mutating func isDue() -> Bool {
    let now = ContinuousClock.now
    if let asked, asked.duration(to: now) < .seconds(1) { return false }
    asked = now
    return true
  }
}

/// How a transaction ended.
enum Outcome {
  /// It is permanent, and changed these tables.
  case kept([String])
  /// Its closure did not want it kept.
  case undone
  /// It met another one, and may be run again.
  case conflict(StoreError)
}

extension PostgreSQLConnection {
  /// Runs a transaction that writes and has begun.
  ///
  /// - Parameter tell: called, before it is kept, with the tables that it changed.
  func transact(
    _ body: (Transaction) throws(StoreError) -> Bool,
    _ tell: ([String]) throws(StoreError) -> Void
  ) throws(StoreError) -> Outcome {
    let tx = Transaction(statements)
    defer { tx.close() }
    do throws(StoreError) {
      let keep = try body(tx)
      guard keep else {
        rollBack()
        return isConflict ? .conflict(failure ?? .busy) : .undone
      }
      // The closure may have caught it, but nothing after it was done.
      if let failure { throw failure }
      if changed > 0 { try tell(tx.touched) }
      try commit()
    } catch {
      rollBack()
      // Also where the closure made another error of it.
      if isConflict { return .conflict(failure ?? error) }
      throw error
    }
    return .kept(changed == 0 ? [] : tx.touched)
  }

  /// Runs `body` in a transaction that reads and has begun.
  func snapshot(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError) -> Outcome {
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
    // Some servers refuse reads too; the closure may have caught it.
    return isConflict ? .conflict(failure ?? .busy) : .undone
  }
}
