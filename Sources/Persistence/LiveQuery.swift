/// The rows of a query, as a sequence of updates whenever they change.
///
///     for await update in store.live(Entry.where(\.tag == "work").order(\.minutes)) {
///       show(update.rows)
///     }
///
/// The first update arrives immediately; each further one contains the changes since the previous one,
/// whether made in this process or in another. A slow reader gets the newest rows when it is ready, never a
/// backlog, and writers never wait for it. An update with an error keeps the last known rows, and the query
/// is retried automatically. The sequence ends only when its task is cancelled.
///
/// Each loop over the sequence is an independent reader.
public struct LiveQuery<Model: Record>: AsyncSequence, Sendable {
  /// The elements of the sequence.
  public typealias Element = LiveUpdate<Model>
  /// Errors are in the updates: they do not end the sequence.
  public typealias Failure = Never

  let store: Store
  let query: Query<Model>

  /// Starts following the query.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(LiveSubscription(store, query))
  }

  /// One reader of the query.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let subscription: LiveSubscription<Model>

    init(_ subscription: LiveSubscription<Model>) {
      self.subscription = subscription
    }

    /// Waits until the rows differ from those of the previous update.
    public mutating func next() async -> LiveUpdate<Model>? {
      await subscription.reader.next()
    }

    /// Waits until the rows differ from those of the previous update.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> LiveUpdate<Model>? {
      await subscription.reader.next()
    }
  }
}

/// Follows a query until it is released.
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

/// A subscription to the rows of a query, which ends when this token is released.
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
  /// Returns the rows of a query, as a sequence of updates whenever they change.
  public func live<Model: Record>(_ query: Query<Model>) -> LiveQuery<Model> {
    LiveQuery(store: self, query: query)
  }

  /// Calls `body` with the rows of a query, immediately and whenever they change.
  ///
  /// The calls are made one after another, on a separate task; changes during a call are merged.
  ///
  /// - Returns: a token; when it is released the calls end, after any call in progress.
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
