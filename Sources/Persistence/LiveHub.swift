internal import Dispatch
internal import Synchronization

/// Keeps the live queries of a store up to date, in rounds on a separate queue.
///
/// A transaction records the keys of its changed rows here and returns. A round reads these rows from a
/// snapshot, for all queries at once, then rests eight times as long as it worked: under many writes, rounds
/// become fewer and larger, and writers keep most of the processor time.
///
/// Several transactions may therefore be merged into one update, but one transaction never becomes two.
final class LiveHub: Sendable {
  private let engine: any Engine
  private let queue = DispatchQueue(label: "persistence.live")
  private let state = Mutex(State())

  fileprivate struct State: Sendable {
    var feeds: [Int: any LiveFeed] = [:]
    var nextID = 0
    var followed: Followed?
    /// The changes that no round has processed, by table.
    var pending: [String: RowChanges] = [:]
    /// The feeds that must read all rows: new ones, and those that failed.
    var behind: Set<Int> = []
    var failures = 0
    var isBusy = false
    var isPolling = false
    var isListening = false
    /// The last known version of the engine.
    var version: Int64?
    /// Whether rows were read before the version was known.
    var mayHaveMissed = false
  }

  private static let shortestRest: UInt64 = 4_000_000
  private static let longestRest: UInt64 = 1_000_000_000

  init(_ engine: any Engine) {
    self.engine = engine
  }

  /// The tables for which a transaction should record changed rows; nil if there are no live queries.
  var followed: Followed? { state.withLock { $0.followed } }

  /// Adds a query, which is read at once.
  ///
  /// - Returns: the identifier with which to remove it.
  func add(_ feed: any LiveFeed) -> Int {
    let id = state.withLock { state in
      state.nextID += 1
      state.feeds[state.nextID] = feed
      state.follow()
      return state.nextID
    }
    // The order matters: changes made elsewhere after the first read are then not missed.
    queue.async { self.listen() }
    poll()
    queue.async { self.begin(id) }
    return id
  }

  func remove(_ id: Int) {
    // Released outside the lock.
    _ = state.withLock { state in
      let feed = state.feeds.removeValue(forKey: id)
      state.behind.remove(id)
      state.follow()
      return feed
    }
    queue.async { self.listen() }
  }

  /// Records a committed transaction.
  ///
  /// - Parameters:
  ///   - tables: the changed tables.
  ///   - followed: the tables that were followed during the transaction.
  ///   - rows: the changed rows of each followed table; nil if they are unknown.
  func committed(_ tables: [String], _ followed: Followed, _ rows: [RowChanges]?) {
    state.withLock { state in
      for (place, table) in followed.tables.enumerated() {
        if let rows {
          state.add(rows[place], to: table.name)
        } else if tables.contains(table.name) {
          state.add(.any, to: table.name)
        }
      }
    }
    wake()
  }

  /// Schedules a round, unless one is running or scheduled.
  private func wake() {
    let isNeeded = state.withLock { state in
      guard !state.isBusy, !state.pending.isEmpty || !state.behind.isEmpty else { return false }
      state.isBusy = true
      return true
    }
    if isNeeded { queue.async { self.round() } }
  }

  /// Reads a new query immediately, without waiting for the end of a rest.
  private func begin(_ id: Int) {
    let found = state.withLock { state in
      if state.version == nil { state.mayHaveMissed = true }
      return state.feeds[id]
    }
    guard let feed = found else { return }
    let failed = refresh([id: feed], [:], [id])
    guard !failed.isEmpty else { return }
    state.withLock { $0.behind.formUnion(failed) }
    wake()
  }

  private func round() {
    let start = DispatchTime.now().uptimeNanoseconds
    let (feeds, pending, behind) = state.withLock { state in
      defer {
        state.pending = [:]
        state.behind = []
      }
      return (state.feeds, state.pending, state.behind)
    }
    let concerned = feeds.filter { id, feed in
      behind.contains(id) || feed.tables.contains { pending[$0.name] != nil }
    }
    let failed = concerned.isEmpty ? [] : refresh(concerned, pending, behind)
    let failures = state.withLock { state in
      state.behind.formUnion(failed.filter { state.feeds[$0] != nil })
      state.failures = failed.isEmpty ? 0 : min(state.failures + 1, 10)
      return state.failures
    }
    let work = DispatchTime.now().uptimeNanoseconds - start
    // Failed feeds are retried after a tenth of a second, doubling each time.
    let rest = failures == 0 ? 8 * work : 50_000_000 << UInt64(failures)
    let span = min(max(rest, Self.shortestRest), Self.longestRest)
    queue.asyncAfter(deadline: .now() + .nanoseconds(Int(span))) { [weak self] in
      self?.state.withLock { $0.isBusy = false }
      self?.wake()
    }
  }

  /// Updates feeds.
  ///
  /// - Returns: the feeds whose update failed.
  private func refresh(
    _ feeds: [Int: any LiveFeed], _ pending: [String: RowChanges], _ behind: Set<Int>
  ) -> Set<Int> {
    var failed: Set<Int> = []
    do throws(StoreError) {
      try engine.read { tx throws(StoreError) in
        failed = []
        for (id, feed) in feeds.sorted(by: { $0.key < $1.key }) {
          let changes = behind.contains(id) ? .any : pending[feed.table.name] ?? .any
          do throws(StoreError) {
            try feed.refresh(changes, tx)
          } catch {
            feed.fail(error)
            failed.insert(id)
          }
        }
      }
    } catch {
      for feed in feeds.values { feed.fail(error) }
      failed = Set(feeds.keys)
    }
    return failed
  }

  /// Subscribes to the engine's notifications of changes made elsewhere while there are live queries.
  private func listen() {
    let isWanted = state.withLock { state -> Bool? in
      guard state.feeds.isEmpty == state.isListening else { return nil }
      state.isListening.toggle()
      return state.isListening
    }
    guard let isWanted else { return }
    guard isWanted else { return engine.listen(nil) }
    engine.listen { [weak self] tables in self?.hear(tables) }
  }

  private func hear(_ tables: [String]?) {
    state.withLock { state in
      if let tables {
        for table in tables where state.feeds.values.contains(where: { $0.uses(table) }) {
          state.add(.any, to: table)
        }
      } else {
        state.behind.formUnion(state.feeds.keys)
      }
    }
    wake()
  }

  /// Polls for changes made elsewhere while there are live queries.
  private func poll() {
    let begins = state.withLock { state in
      guard !state.isPolling else { return false }
      state.isPolling = true
      return true
    }
    if begins { queue.async { self.look() } }
  }

  private func look() {
    // An error will surface when the rows are read.
    let version = (try? engine.version()) ?? nil
    let goesOn = state.withLock { state in
      guard !state.feeds.isEmpty else {
        state.isPolling = false
        state.version = nil
        return false
      }
      if let version, version != state.version {
        if state.version != nil || state.mayHaveMissed {
          state.behind.formUnion(state.feeds.keys)
          state.mayHaveMissed = false
        }
        state.version = version
      }
      return true
    }
    guard goesOn else { return }
    wake()
    queue.asyncAfter(deadline: .now() + engine.lookInterval / .seconds(1)) { [weak self] in
      self?.look()
    }
  }
}

extension LiveHub.State {
  fileprivate mutating func add(_ changes: RowChanges, to table: String) {
    if case .some(let keys) = changes, keys.isEmpty { return }
    pending[table, default: .some([])].add(changes)
  }

  /// Follows the tables of all feeds, each once.
  fileprivate mutating func follow() {
    var tables: [String: Table] = [:]
    for table in feeds.values.flatMap(\.tables) { tables[table.name] = table }
    let names = Set(tables.keys)
    guard names != Set(followed?.tables.map(\.name) ?? []) else { return }
    followed = tables.isEmpty ? nil : Followed(tables.sorted { $0.key < $1.key }.map(\.value))
  }
}
