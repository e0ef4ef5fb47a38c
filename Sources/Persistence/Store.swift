/// Records in a file: one writer at a time, and readers that wait for nobody.
///
///     let store = try Store.open(.file("entries.db"), models: [Entry.self], history: history)
///     try store.write { tx in try tx.insert(entry) }
///     let long = try store.read { tx in try tx.fetch(Entry.where(\.minutes > 90)) }
///
/// Where the caller's errors have a declared type, the closure says so, since the language does not
/// find it out: `store.read { tx throws(StoreError) in … }`.
///
/// Calls block the thread until the work is done; make them where blocking is allowed.
public final class Store: Sendable {
  private let engine: any Engine
  /// The tables of its records.
  let tables: [Table]
  /// Whether the file may only be read, and all changes are refused.
  package let isReadOnly: Bool
  let observers = Observers()
  let hub: LiveHub

  /// Where the records are kept.
  public enum Place: Sendable, Hashable {
    /// In a file, which is made if it is not there; two more files lie beside it while it is open.
    case file(String)
    /// In memory, for as long as the store is open.
    case memory
  }

  /// What a store is opened for.
  public enum Access: Sendable, Hashable {
    /// To be read and changed.
    case writing
    /// To be read. Where its user may write neither the file nor beside it, nothing is written, and
    /// changes are refused.
    case reading
  }

  /// When a transaction is kept.
  public enum Durability: String, Sendable, Hashable {
    /// When `write` returns it survives a power cut, if the disk does what it says.
    case full = "FULL"
    /// It survives the end of the program; a power cut may undo the last ones, never a part of one.
    case normal = "NORMAL"
  }

  struct Options: Sendable {
    let durability: Durability
    let busyTimeout: Duration
    /// Whether changed rows are named where SQLite can do so.
    let namesRows: Bool
  }

  package init(engine: any Engine, tables: [Table], isReadOnly: Bool = false) {
    self.engine = engine
    self.isReadOnly = isReadOnly
    hub = LiveHub(engine)
    self.tables = tables
  }

  /// Runs `body` in a transaction: what it wrote is kept when it returns and undone when it throws.
  ///
  /// Writers wait for each other; another process is waited for as long as the store was opened
  /// with. Observers are told after the transaction is kept.
  @discardableResult
  public func write<Result>(
    _ body: (Transaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try commit { tx throws(StoreError) in (try body(tx), true) }
  }

  /// Runs `body` in a transaction that is undone where it returns a failure.
  ///
  /// For a service that must look before it refuses, with errors of its own:
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

  /// Runs `body` in a transaction, where errors have no declared type: any error undoes it.
  @discardableResult
  public func write<Result>(_ body: (Transaction) throws -> Result) throws -> Result {
    try attempt { tx throws(StoreError) in Swift.Result { try body(tx) } }.get()
  }

  /// Runs `body` on the store as it is now, where errors have no declared type.
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
      // Asked again: a query that came meanwhile has read what was before.
      if let now = hub.followed { hub.committed(changed, now, now === followed ? rows : nil) }
      observers.tell(changed)
    }
    guard let result else { preconditionFailure("A transaction ended without its closure") }
    return result
  }

  /// Runs `body` on the store as it is now; writes that happen meanwhile are not seen.
  public func read<Result>(
    _ body: (Snapshot) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    var result: Result?
    try engine.read { tx throws(StoreError) in result = try body(tx) }
    guard let result else { preconditionFailure("A read ended without its closure") }
    return result
  }

  /// Whether another process, or another store, has changed the file since this was last asked.
  ///
  /// Costs a microsecond, so it can be asked often. Never waits: while this store is writing the
  /// answer is no, and the next call gives it.
  public func changedElsewhere() throws(StoreError) -> Bool {
    try engine.changedElsewhere()
  }

  /// Calls `body` after each transaction that changed something, once, on the thread that wrote.
  ///
  /// - Returns: a token; when it is released the calls end.
  public func observe(_ body: @escaping @Sendable (Changes) -> Void) -> Observation {
    observers.add(body)
  }
}
