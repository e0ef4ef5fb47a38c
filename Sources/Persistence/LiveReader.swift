internal import Synchronization

/// What the hub knows of a live query, whatever its record.
protocol LiveFeed: AnyObject, Sendable {
  var table: Table { get }
  /// Those that the query asks for besides.
  var otherTables: [Table] { get }
  /// Brings the rows up to date, and tells the reader where that changes what it has.
  func refresh(_ changes: RowChanges, _ tx: Snapshot) throws(StoreError)
  /// Tells the reader that the rows may not be the newest.
  func fail(_ error: StoreError)
}

extension LiveFeed {
  /// All tables that the query asks for.
  var tables: [Table] { [table] + otherTables }

  func uses(_ name: String) -> Bool { tables.contains { $0.name == name } }
}

/// One reader of a live query: it has the newest rows or waits for them, and never a queue.
final class LiveReader<Model: Record>: LiveFeed {
  let table = Model.schema.table
  let otherTables: [Table]
  private let order: RowOrder<Model>
  private let state: Mutex<State>

  private struct State: Sendable {
    var rows: LiveRows<Model>
    /// Whether the rows have been read once.
    var hasBegun = false
    /// Whether somebody has taken the rows once.
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
    tell { state in
      state.rows.apply(reading)
      state.hasBegun = true
      state.error = nil
    }
  }

  /// Reads outside the lock: only the hub changes the rows, one round after another.
  private func read(
    _ changes: RowChanges, _ tx: Snapshot
  ) throws(StoreError) -> LiveRows<Model>.Reading? {
    let (rows, hasBegun) = state.withLock { ($0.rows, $0.hasBegun) }
    return try rows.read(hasBegun ? changes : .any, tx)
  }

  func fail(_ error: StoreError) {
    tell { $0.error = error }
  }

  /// The next update, or nil when it is over.
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

  /// Ends the updates for good.
  func end() {
    tell { $0.isOver = true }
  }

  private func tell(_ change: (inout State) -> Void) {
    let (waiting, isOver) = state.withLock { state in
      change(&state)
      let waiting = state.hasNews || state.isOver ? state.waiting.take() : nil
      return (waiting, state.isOver)
    }
    waiting?.resume(returning: !isOver)
  }
}
