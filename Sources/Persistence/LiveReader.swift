internal import Synchronization

/// A live query, independent of its record type.
protocol LiveFeed: AnyObject, Sendable {
  var table: Table { get }
  /// The other tables that the query uses.
  var otherTables: [Table] { get }
  /// Updates the rows, and notifies the reader if they have changed.
  func refresh(_ changes: RowChanges, _ tx: Snapshot) throws(StoreError)
  /// Notifies the reader that the rows may be out of date.
  func fail(_ error: StoreError)
}

extension LiveFeed {
  /// All tables that the query uses.
  var tables: [Table] { [table] + otherTables }

  func uses(_ name: String) -> Bool { tables.contains { $0.name == name } }
}

/// A reader of a live query, which has the newest rows or waits for them, without a backlog.
final class LiveReader<Model: Record>: LiveFeed {
  let table = Model.schema.table
  let otherTables: [Table]
  private let order: RowOrder<Model>
  private let state: Mutex<State>

  private struct State: Sendable {
    var rows: LiveRows<Model>
    /// Whether the rows have been read once.
    var hasBegun = false
    /// Whether the rows have been taken once.
    var wasTaken = false
    var error: StoreError?
    var takenError: StoreError?
    var isOver = false
    var waiting: CheckedContinuation<Bool, Never>?

    var hasNews: Bool {
      rows.haveChanged || (hasBegun && !wasTaken) || error != takenError
    }

    mutating func take() -> (rows: LiveRows<Model>.Taken, error: StoreError?) {
      wasTaken = hasBegun
      takenError = error
      return (rows.take(), error)
    }
  }

  init(_ query: Query<Model>) {
    order = RowOrder(query)
    let rows = LiveRows(query)
    otherTables = rows.otherTables
    state = Mutex(State(rows: rows))
  }

  func refresh(_ changes: RowChanges, _ tx: Snapshot) throws(StoreError) {
    guard let reading = try read(changes, tx) else { return }
    update { state in
      state.rows.apply(reading)
      state.hasBegun = true
      state.error = nil
    }
  }

  /// Reads outside the lock, which is safe because only the hub changes the rows, in one round at a time.
  private func read(
    _ changes: RowChanges, _ tx: Snapshot
  ) throws(StoreError) -> LiveRows<Model>.Reading? {
    let (rows, hasBegun) = state.withLock { ($0.rows, $0.hasBegun) }
    return try rows.read(hasBegun ? changes : .any, tx)
  }

  func fail(_ error: StoreError) {
    update { $0.error = error }
  }

  /// Returns the next update, or nil at the end.
  func next() async -> LiveUpdate<Model>? {
    await withTaskCancellationHandler {
      let isThere = await withCheckedContinuation { waiting in
        let answer = state.withLock { state -> Bool? in
          if state.isOver { return false }
          if state.hasNews { return true }
          state.waiting?.resume(returning: false)
          state.waiting = waiting
          return nil
        }
        if let answer { waiting.resume(returning: answer) }
      }
      guard isThere else { return nil }
      let (taken, error) = state.withLock { $0.take() }
      return LiveUpdate(from: taken.old, to: taken.new, taken.changes, order, error: error)
    } onCancel: {
      end()
    }
  }

  /// Ends the updates.
  func end() {
    update { $0.isOver = true }
  }

  private func update(_ change: (inout State) -> Void) {
    let (waiting, isOver) = state.withLock { state in
      change(&state)
      let waiting = state.hasNews || state.isOver ? state.waiting.take() : nil
      return (waiting, state.isOver)
    }
    waiting?.resume(returning: !isOver)
  }
}
