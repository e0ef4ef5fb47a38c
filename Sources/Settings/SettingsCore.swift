internal import TextBytes

/// The state shared by a store and the watches of its backends.
///
/// Two locks: one is held while a backend is used, the other while the state is read or changed. Observers
/// and reports are called without any.
final class SettingsCore: Sendable {
  let schema: SettingsSchema
  /// Those of the person and of the device, which may be one.
  let backends: [SettingsBackend]
  private let variable: @Sendable (String) -> String?
  private let report: @Sendable (SettingProblem) -> Void
  private let state: Protected<State>
  /// Held while a backend is used.
  private let using: SettingsThreading.Lock

  private struct State {
    /// In the order of the backends: the contents last read, and the error of the last reading that failed.
    var contents: [SettingsContents]
    var failures: [SettingsError?]
    var table: SettingsTable
    var problems: [SettingProblem] = []
    var unreported: [SettingProblem] = []
    /// Whether a backend is being used, and whether it has changed meanwhile.
    var isBusy = false
    var isStale = false
    var observers: [Observer] = []
    var lastID = 0
    var isDelivering = false
  }

  private struct Observer {
    let id: Int
    /// The place of the setting in the schema.
    let place: Int
    /// The text that was delivered last.
    var last: String?
    let notify: @Sendable (String) -> Void
  }

  init(
    _ schema: SettingsSchema, _ person: SettingsBackend, _ device: SettingsBackend?,
    _ variable: @escaping @Sendable (String) -> String?, _ threading: SettingsThreading,
    _ report: @escaping @Sendable (SettingProblem) -> Void
  ) {
    self.schema = schema
    backends = [person] + (device.map { [$0] } ?? [])
    self.variable = variable
    self.report = report
    let contents = backends.map { _ in SettingsContents() }
    state = Protected(
      State(
        contents: contents, failures: contents.map { _ in nil },
        table: SettingsTable(
          schema, place: { _ in "" }, contents: { _ in SettingsContents() })),
      threading)
    using = threading.makeLock()
  }

  var table: SettingsTable { state.withLock { $0.table } }

  /// Returns the text of a setting, without a copy of the table.
  func text(of name: String) -> String? { state.withLock { $0.table.text(of: name) } }

  var problems: [SettingProblem] { state.withLock { $0.problems } }

  // MARK: Backends

  private func place(_ scope: SettingScope) -> Int { scope == .device ? backends.count - 1 : 0 }

  private func scopes(of backend: Int) -> [SettingScope] {
    SettingScope.allCases.filter { place($0) == backend }
  }

  /// Reads all backends, after any thread that uses one.
  func reload() { use { readAll() } }

  /// Records that a backend may have changed; a backend may report that in the middle of a transaction.
  func heard() {
    let isFree = state.withLock { state in
      if state.isBusy { state.isStale = true }
      return !state.isBusy
    }
    // Otherwise the thread that uses a backend reads again.
    if isFree { reload() }
  }

  /// Stores the values of former names under the present ones, in backends that have some.
  func migrate() {
    for backend in backends.indices {
      let scopes = scopes(of: backend)
      guard !table.migrations(in: scopes).isEmpty else { continue }
      do throws(SettingsError) {
        try transact(backend) { table in table.migrations(in: scopes) }
      } catch {
        reportUnkept(error)
      }
    }
  }

  /// Changes settings of a scope.
  func change(
    _ scope: SettingScope, _ body: (inout SettingsChanges) throws(SettingsError) -> Void
  ) throws(SettingsError) {
    let backend = place(scope)
    let scopes = scopes(of: backend)
    try transact(backend) { table throws(SettingsError) in
      var changes = SettingsChanges(table, scopes)
      try body(&changes)
      return changes.list
    }
  }

  private func transact(
    _ backend: Int, _ body: (SettingsTable) throws(SettingsError) -> [SettingChange]
  ) throws(SettingsError) {
    var failure: SettingsError?
    use {
      do throws(SettingsError) {
        let contents = try backends[backend].transact { contents throws(SettingsError) in
          var all = state.withLock { $0.contents }
          all[backend] = contents
          // Values that a variable replaces for this process are not stored.
          return try body(makeTable(all) { _ in nil })
        }
        keep {
          $0[backend] = contents
        } failures: {
          $0[backend] = nil
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Uses backends, then passes on the changes.
  private func use(_ body: () -> Void) {
    using {
      state.withLock { $0.isBusy = true }
      body()
      while isStillBusy() { readAll() }
    }
    for problem in takeUnreported() { report(problem) }
    deliver()
  }

  private func isStillBusy() -> Bool {
    state.withLock { state in
      state.isBusy = state.isStale
      state.isStale = false
      return state.isBusy
    }
  }

  private func readAll() {
    for (place, backend) in backends.enumerated() {
      do throws(SettingsError) {
        let contents = try backend.load()
        keep {
          $0[place] = contents
        } failures: {
          $0[place] = nil
        }
      } catch {
        // The contents read before stay.
        keep { _ in
        } failures: {
          $0[place] = error
        }
      }
    }
  }

  private func makeTable(
    _ contents: [SettingsContents], _ variable: (String) -> String?
  ) -> SettingsTable {
    SettingsTable(
      schema, place: { backends[place($0)].place }, contents: { contents[place($0)] },
      variable: variable)
  }

  /// Replaces the state; only one thread at a time uses backends, so nothing intervenes.
  private func keep(
    _ change: (inout [SettingsContents]) -> Void,
    failures changeFailures: (inout [SettingsError?]) -> Void
  ) {
    var (contents, failures) = state.withLock { ($0.contents, $0.failures) }
    change(&contents)
    changeFailures(&failures)
    let table = makeTable(contents, variable)
    var problems: [SettingProblem] = []
    for (place, backend) in backends.enumerated() {
      if let failure = failures[place] {
        problems.append(SettingProblem(backend.place, .unreadable(failure)))
      }
      for line in contents[place].unreadableLines {
        problems.append(SettingProblem(backend.place, line: line.number, .line(line.text)))
      }
    }
    problems += table.problems
    state.withLock { state in
      state.contents = contents
      state.failures = failures
      state.table = table
      for problem in problems where !state.problems.contains(where: { $0.isSame(as: problem) }) {
        state.unreported.append(problem)
      }
      state.problems = problems
    }
  }

  private func takeUnreported() -> [SettingProblem] {
    state.withLock { state in
      let problems = state.unreported
      state.unreported = []
      return problems
    }
  }

  func reportUnkept(_ error: SettingsError) {
    report(SettingProblem(backends.first?.place ?? "", .unkept(error)))
  }

  // MARK: Observers

  func observe(_ place: Int, _ notify: @escaping @Sendable (String) -> Void) -> Int {
    let id = state.withLock { state in
      state.lastID += 1
      state.observers.append(
        Observer(id: state.lastID, place: place, last: nil, notify: notify))
      return state.lastID
    }
    deliver()
    return id
  }

  func endObserving(_ id: Int) {
    // Released outside the lock, as it may hold anything.
    let ended = state.withLock { state in
      let place = state.observers.firstIndex { $0.id == id }
      return place.map { state.observers.remove(at: $0) }
    }
    _ = ended
  }

  /// Calls the observers to whom the present text has not been delivered.
  ///
  /// Only one thread at a time does so, so that an observer receives the values in order, the
  /// present one last.
  private func deliver() {
    var isMine = false
    while true {
      let call = state.withLock { state -> (notify: @Sendable (String) -> Void, text: String)? in
        guard isMine || !state.isDelivering else { return nil }
        state.isDelivering = true
        for index in state.observers.indices {
          let text = state.table.text(at: state.observers[index].place)
          if let last = state.observers[index].last, last.isSame(as: text) { continue }
          state.observers[index].last = text
          return (state.observers[index].notify, text)
        }
        state.isDelivering = false
        return nil
      }
      guard let call else { return }
      isMine = true
      call.notify(call.text)
    }
  }
}
