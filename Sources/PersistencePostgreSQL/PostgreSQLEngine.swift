private import Glibc
internal import Persistence
private import Synchronization

/// A server: as many connections as threads use it at once, some of them kept between uses.
final class PostgreSQLEngine: Engine {
  private let server: PostgreSQL
  private let durability: Store.Durability
  private let patience: Duration
  private let rules: Rules
  private let idle = Mutex<[Confined<PostgreSQLConnection>]>([])
  /// The threads that are in a transaction that writes.
  private let writing = Mutex<Set<UInt>>([])

  /// Nil where the server does not count its transactions.
  private let watch: Mutex<ChangeWatch?>

  /// Connections that are kept when nobody uses them.
  private static let kept = 8

  init(
    _ server: PostgreSQL, durability: Store.Durability, busyTimeout: Duration, rules: Rules,
    count: TransactionCount?
  ) {
    self.server = server
    self.durability = durability
    self.patience = busyTimeout
    self.rules = rules
    watch = Mutex(count.map { ChangeWatch(from: $0) })
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
    let start = ContinuousClock.now
    var pause = Duration.milliseconds(1)
    while true {
      let outcome = try use("SERIALIZABLE") { connection throws(StoreError) in
        try connection.transact(body)
      }
      switch outcome {
      case .kept(let changed):
        hasWritten = !changed.isEmpty
        return changed
      case .undone: return []
      case .conflict(let error):
        guard start.duration(to: .now) < patience else { throw error }
        // Who met once would meet again if both waited as long.
        pause.sleep(upTo: .milliseconds(100))
      }
    }
  }

  func read(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError) {
    try use("REPEATABLE READ READ ONLY") { connection throws(StoreError) in
      try connection.snapshot(body)
    }
  }

  /// Never waits for a write of this store.
  ///
  /// While there is one the answer is no, and the next call gives it. Where the server does not count its transactions, the answer is always yes.
  func changedElsewhere() throws(StoreError) -> Bool {
    guard let before = watch.withLock({ $0?.state }) else { return true }
    guard before[0] == 0 else { return false }
    let count = try use("READ COMMITTED READ ONLY") { connection throws(StoreError) in
      defer { connection.rollBack() }
      return try connection.transactionCount()
    }
    return watch.withLock { watch in
      guard let count, watch?.state == before else { return false }
      return watch?.take(count) ?? true
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

extension Duration {
  /// Sleeps for some part of the time, which is doubled for the next time.
  fileprivate mutating func sleep(upTo limit: Duration) {
    let (_, attoseconds) = components
    let microseconds = UInt32(clamping: attoseconds / 1_000_000_000_000)
    usleep(.random(in: 0...microseconds))
    self = min(self * 2, limit)
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
  func transact(_ body: (Transaction) throws(StoreError) -> Bool) throws(StoreError) -> Outcome {
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
  func snapshot(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError) {
    let snapshot = Snapshot(statements)
    defer {
      snapshot.close()
      rollBack()
    }
    try body(snapshot)
  }
}
