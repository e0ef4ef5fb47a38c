private import Dispatch

/// The records of one kind in a store, for code that must not block its thread.
///
///     let books = Repository<Book>(store)
///     try await books.save(fresh, clearing: Book.where(\.shelf == "fiction"))
///     for await update in books.live(Book.all.order(\.title)) { show(update.rows) }
///
/// Each call is a transaction of its own, on a thread that may wait. What belongs together is one
/// transaction of the store.
public struct Repository<Model: Record>: Sendable {
  private let store: Store

  /// Names the records of a store.
  public init(_ store: Store) {
    self.store = store
  }

  /// Adds records, or replaces those with the same keys.
  public func save(_ models: [Model]) async throws(StoreError) {
    try await store.whileWaiting { store throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.upsert(models) }
    }
  }

  /// Puts records in the place of those of a query, with as few changes as that takes.
  @discardableResult
  public func save(
    _ models: [Model], clearing query: Query<Model>
  ) async throws(StoreError) -> Replacement {
    try await store.whileWaiting { store throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.replace(query, with: models) }
    }
  }

  /// The records of a query; all of them unless told otherwise.
  public func fetch(_ query: Query<Model> = Query()) async throws(StoreError) -> [Model] {
    try await store.whileWaiting { store throws(StoreError) in
      try store.read { tx throws(StoreError) in try tx.fetch(query) }
    }
  }

  /// The record with a key, if there is one.
  public func find(_ key: Model.Key) async throws(StoreError) -> Model? {
    try await store.whileWaiting { store throws(StoreError) in
      try store.read { tx throws(StoreError) in try tx.find(Model.self, key) }
    }
  }

  /// Deletes the records of a query, and says how many they were.
  @discardableResult
  public func delete(_ query: Query<Model>) async throws(StoreError) -> Int {
    try await store.whileWaiting { store throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.delete(query) }
    }
  }

  /// Deletes all records of this kind.
  public func eraseAll() async throws(StoreError) {
    try await store.whileWaiting { store throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.eraseAll([Model.self]) }
    }
  }

  /// The records of a query now, and again whenever they change.
  public func live(_ query: Query<Model> = Query()) -> LiveQuery<Model> {
    store.live(query)
  }
}

extension Store {
  /// Where calls wait for the disk or a server, so that no thread of the caller does.
  private static let queue = DispatchQueue(label: "persistence.waiting", attributes: .concurrent)

  /// Runs transactions on a thread that may wait, while the caller's does other work.
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
