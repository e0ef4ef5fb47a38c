/// A store of records in a file, with one writer at a time, and readers that never wait.
///
///     let store = try Store.open(.file("entries.db"), models: [Entry.self], history: history)
///     try store.write { tx in try tx.insert(entry) }
///     let long = try store.read { tx in try tx.fetch(Entry.where(\.minutes > 90)) }
///
/// In functions with typed throws, the closure must declare its error type, which the compiler does not
/// infer: `store.read { tx throws(StoreError) in … }`.
///
/// Calls block the thread until they are done, so make them only where blocking is allowed.
public final class Store: Sendable {
  let engine: any Engine
  /// The tables of its records.
  let tables: [Table]
  /// Whether the file is read-only, so that all changes fail.
  package let isReadOnly: Bool
  let observers = Observers()
  let hub: LiveHub

  /// The location of the records.
  public enum Place: Sendable, Hashable {
    /// In a file, which is created if it does not exist; two more files are beside it while it is open.
    case file(String)
    /// In memory, for as long as the store is open.
    case memory
  }

  /// The access to a store.
  public enum Access: Sendable, Hashable {
    /// Reading and writing.
    case writing
    /// Reading. If the user may write neither the file nor its folder, nothing is written, and changes fail.
    case reading
  }

  /// The point at which a commit is considered durable.
  public enum Durability: String, Sendable, Hashable {
    /// A transaction survives a power cut once `write` returns, if the disk honours flushes.
    case full = "FULL"
    /// A transaction survives the end of the program; a power cut may lose the latest ones, but never a part
    /// of one.
    case normal = "NORMAL"
  }

  struct Options: Sendable {
    let durability: Durability
    let busyTimeout: Duration
    /// Whether to record changed rows if SQLite supports it.
    let namesRows: Bool
  }

  package init(engine: any Engine, tables: [Table], isReadOnly: Bool = false) {
    self.engine = engine
    self.isReadOnly = isReadOnly
    hub = LiveHub(engine)
    self.tables = tables
  }

  /// Runs `body` in a transaction, which is committed when it returns and rolled back when it throws.
  ///
  /// Writers wait for each other, and for another process up to the busy timeout of the store. Observers are
  /// notified after the commit.
  @discardableResult
  public func write<Result>(
    _ body: (Transaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try commit { tx throws(StoreError) in (try body(tx), true) }
  }

  /// Runs `body` in a transaction, which is rolled back if it returns a failure.
  ///
  /// Use it for operations that read before they reject a request with their own errors:
  ///
  ///     try store.attempt { tx throws(StoreError) -> Result<Probe, TrackerError> in
  ///       guard let probe = try tx.find(Probe.self, id) else { return .failure(.unknownProbe) }
  ///       …
  ///     }
  public func attempt<Success, Failure>(
    _ body: (Transaction) throws(StoreError) -> Result<Success, Failure>
  ) throws(StoreError) -> Result<Success, Failure> {
    try commit { tx throws(StoreError) in
      let result = try body(tx)
      guard case .success = result else { return (result, false) }
      return (result, true)
    }
  }

  /// Runs `body`, a closure of untyped errors, in a transaction; any error rolls it back.
  @discardableResult
  public func write<Result>(_ body: (Transaction) throws -> Result) throws -> Result {
    try attempt { tx throws(StoreError) in Swift.Result { try body(tx) } }.get()
  }

  /// Runs `body`, a closure of untyped errors, on a snapshot of the store.
  public func read<Result>(_ body: (Snapshot) throws -> Result) throws -> Result {
    try read { tx throws(StoreError) in Swift.Result { try body(tx) } }.get()
  }

  private func commit<Result>(
    _ body: (Transaction) throws(StoreError) -> (Result, keep: Bool)
  ) throws(StoreError) -> Result {
    var result: Result?
    var rows: [RowChanges]?
    let followed = hub.followed
    let changed = try engine.write { tx throws(StoreError) in
      try tx.follow(followed)
      let (value, keep) = try body(tx)
      result = value
      if followed != nil { rows = try tx.changedRows() }
      return keep
    }
    if !changed.isEmpty {
      // Checked again, because a query added meanwhile has read the state before.
      if let now = hub.followed { hub.committed(changed, now, now === followed ? rows : nil) }
      observers.notify(changed)
    }
    guard let result else { preconditionFailure("A transaction ended without its closure") }
    return result
  }

  /// Runs `body` on a snapshot of the store, which does not include concurrent writes.
  public func read<Result>(
    _ body: (Snapshot) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    var result: Result?
    try engine.read { tx throws(StoreError) in result = try body(tx) }
    guard let result else { preconditionFailure("A read ended without its closure") }
    return result
  }

  /// Whether another process, or another store, has changed the file since the last call.
  ///
  /// Takes a microsecond, so it can be called often. Never waits: while this store is writing it returns
  /// false, and a later call reports the change.
  public func changedElsewhere() throws(StoreError) -> Bool {
    try engine.changedElsewhere()
  }

  /// Calls `body` once after each transaction that changed something, on the writing thread.
  ///
  /// - Returns: a token; when it is released the calls end.
  public func observe(_ body: @escaping @Sendable (Changes) -> Void) -> ChangeObservation {
    observers.add(body)
  }
}
