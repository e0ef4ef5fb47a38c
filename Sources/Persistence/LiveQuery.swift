/// The rows of a query now, and again whenever they change.
///
///     for await update in store.live(Entry.where(\.tag == "work").order(\.minutes)) {
///       show(update.rows)
///     }
///
/// The first update comes at once; each further one tells what has changed since the one before, in
/// this process or in another. A reader that is slow gets the newest rows when it is ready and
/// never a queue of old ones, and no writer waits for it. An update with an error keeps the rows that
/// are known; the query goes on by itself. The sequence ends only when its task is cancelled.
///
/// Each loop over the sequence is a reader of its own.
public struct LiveQuery<Model: Record>: AsyncSequence, Sendable {
  /// What the sequence consists of.
  public typealias Element = LiveUpdate<Model>
  /// Errors are in the updates: they do not end the sequence.
  public typealias Failure = Never

  let store: Store
  let query: Query<Model>

  /// Begins to follow the query.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(LiveSubscription(store, query))
  }

  /// One reader of the query.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let subscription: LiveSubscription<Model>

    init(_ subscription: LiveSubscription<Model>) {
      self.subscription = subscription
    }

    /// Waits until there are rows that are not those of the update before.
    public mutating func next() async -> LiveUpdate<Model>? {
      await subscription.reader.next()
    }

    /// Waits until there are rows that are not those of the update before.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> LiveUpdate<Model>? {
      await subscription.reader.next()
    }
  }
}

/// Follows a query for as long as it is held.
final class LiveSubscription<Model: Record>: Sendable {
  let reader: LiveReader<Model>
  private let store: Store
  private let id: Int

  init(_ store: Store, _ query: Query<Model>) {
    reader = LiveReader(query)
    self.store = store
    id = store.hub.add(reader)
  }

  deinit {
    store.hub.remove(id)
  }
}

/// The wish to be told of the rows of a query, which ends when this is released.
public final class LiveObservation: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit {
    task.cancel()
  }
}

extension Store {
  /// The rows of a query now, and again whenever they change.
  public func live<Model: Record>(_ query: Query<Model>) -> LiveQuery<Model> {
    LiveQuery(store: self, query: query)
  }

  /// Calls `body` with the rows of a query now, and again whenever they change.
  ///
  /// The calls come one after another, on a task of their own; while one runs, changes gather.
  ///
  /// - Returns: a token; when it is released the calls end, after the one under way.
  public func live<Model: Record>(
    _ query: Query<Model>, _ body: @escaping @Sendable (LiveUpdate<Model>) async -> Void
  ) -> LiveObservation {
    let updates = live(query)
    return LiveObservation(
      Task {
        for await update in updates { await body(update) }
      })
  }
}
