private import Dispatch

/// The records of one type in a store, for code that must not block its thread.
///
///     let books = Repository<Book>(store)
///     try await books.save(fresh, clearing: Book.where(\.shelf == "fiction"))
///     for await update in books.live(Book.all.order(\.title)) { show(update.rows) }
///
/// Each call is a separate transaction, on a thread that may block. For changes that belong together, use a
/// transaction of the store.
public struct Repository<Model: Record>: Sendable {
  private let store: Store

  /// Makes a repository of a store.
  public init(_ store: Store) {
    self.store = store
  }

  /// Adds records, or replaces those with the same keys.
  public func save(_ models: [Model]) async throws(StoreError) {
    try await store.whileWaiting { store throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.upsert(models) }
    }
  }

  /// Replaces the records of a query, with as few changes as possible.
  @discardableResult
  public func save(
    _ models: [Model], clearing query: Query<Model>
  ) async throws(StoreError) -> Replacement {
    try await store.whileWaiting { store throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.replace(query, with: models) }
    }
  }

  /// Returns the records of a query, by default all.
  public func fetch(_ query: Query<Model> = Query()) async throws(StoreError) -> [Model] {
    try await store.whileWaiting { store throws(StoreError) in
      try store.read { tx throws(StoreError) in try tx.fetch(query) }
    }
  }

  /// Returns the record with a key, if there is one.
  public func find(_ key: Model.Key) async throws(StoreError) -> Model? {
    try await store.whileWaiting { store throws(StoreError) in
      try store.read { tx throws(StoreError) in try tx.find(Model.self, key) }
    }
  }

  /// Deletes the records of a query, and returns their number.
  @discardableResult
  public func delete(_ query: Query<Model>) async throws(StoreError) -> Int {
    try await store.whileWaiting { store throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.delete(query) }
    }
  }

  /// Deletes all records of this type.
  public func eraseAll() async throws(StoreError) {
    try await store.whileWaiting { store throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.eraseAll([Model.self]) }
    }
  }

  /// Returns the records of a query, as a sequence of updates whenever they change.
  public func live(_ query: Query<Model> = Query()) -> LiveQuery<Model> {
    store.live(query)
  }
}

extension Store {
  /// The queue on which calls wait for the disk or a server, so that the caller's threads do not block.
  private static let queue = DispatchQueue(label: "persistence.waiting", attributes: .concurrent)

  /// Runs transactions on a thread that may block, so that the caller's thread can do other work.
  ///
  ///     let count = try await store.whileWaiting { store throws(StoreError) in
  ///       try store.read { tx throws(StoreError) in try tx.count(Book.all) }
  ///     }
  public func whileWaiting<Result: Sendable>(
    _ body: @escaping @Sendable (Store) throws(StoreError) -> Result
  ) async throws(StoreError) -> Result {
    let outcome: Swift.Result<Result, StoreError> = await withCheckedContinuation { waiting in
      Self.queue.async {
        do throws(StoreError) {
          waiting.resume(returning: .success(try body(self)))
        } catch {
          waiting.resume(returning: .failure(error))
        }
      }
    }
    return try outcome.get()
  }
}
