internal import Synchronization

/// The tables that one transaction changed.
public struct Changes: Sendable, Hashable {
  /// Their names, including those changed by triggers and deletion rules.
  public let tables: Set<String>

  /// Whether the table of these records was changed.
  public func touch<Model: Record>(_ model: Model.Type) -> Bool {
    tables.contains(Model.schema.table.name)
  }
}

/// A subscription to changes, which ends when this token is released.
public final class ChangeObservation: Sendable {
  private let id: Int
  private let observers: Observers

  init(id: Int, observers: Observers) {
    self.id = id
    self.observers = observers
  }

  deinit {
    observers.remove(id)
  }
}

/// The observers of commits.
final class Observers: Sendable {
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var bodies: [Int: @Sendable (Changes) -> Void] = [:]
  }

  func add(_ body: @escaping @Sendable (Changes) -> Void) -> ChangeObservation {
    let id = state.withLock { state in
      state.next += 1
      state.bodies[state.next] = body
      return state.next
    }
    return ChangeObservation(id: id, observers: self)
  }

  func remove(_ id: Int) {
    // Released outside the lock, because the closure may hold another observation.
    _ = state.withLock { $0.bodies.removeValue(forKey: id) }
  }

  /// Calls all observers outside the lock, so that they may write and observe in turn.
  func notify(_ tables: [String]) {
    let bodies = state.withLock { $0.bodies }
    guard !bodies.isEmpty else { return }
    let changes = Changes(tables: Set(tables))
    for (_, body) in bodies.sorted(by: { $0.key < $1.key }) { body(changes) }
  }
}
