private import Glibc
internal import Persistence
private import Synchronization

extension Bench {
  /// Transactions of one row each while a live query of twenty thousand rows is affected by every
  /// second of them, compared with the same transactions without an observer.
  func measureObserved(_ first: Int, _ store: Store, _ figures: inout Figures) throws {
    guard figures.wants("observed transaction") else { return }
    let visits = (first..<first + 20_000).map { index in
      Visit(
        id: Int64(index), at: Int64(index), minutes: 1, tag: index % 2 == 0 ? "seen" : "unseen",
        note: nil)
    }
    let seen = (first + 20_000..<first + 40_000).map { index in
      Visit(id: Int64(index), at: Int64(index), minutes: 1, tag: "seen", note: nil)
    }
    try store.write { tx in try tx.insert(seen) }
    let early = figures.flip ? try observed(visits.suffix(10_000), store) : nil
    let base = try time(visits.prefix(10_000), store)
    let ours = try early ?? observed(visits.suffix(10_000), store)
    figures.note("observed transaction", "us", budget: 1.25, floor: base, ours: ours)
    try store.write { tx in try tx.delete(Visit.where(\.id >= Int64(first))) }
  }

  private func observed(_ visits: ArraySlice<Visit>, _ store: Store) throws -> Double {
    let counter = Counter()
    let token = store.live(Visit.where(\.tag == "seen")) { update in
      counter.rows.store(update.rows.count, ordering: .relaxed)
    }
    while counter.rows.load(ordering: .relaxed) < 20_000 { usleep(1000) }
    let taken = try time(visits, store)
    // The query has missed none.
    while counter.rows.load(ordering: .relaxed) < 20_000 + visits.count / 2 { usleep(1000) }
    withExtendedLifetime(token) {}
    return taken
  }

  /// Microseconds per transaction.
  private func time(_ visits: ArraySlice<Visit>, _ store: Store) throws -> Double {
    let span = try ContinuousClock().measure {
      for visit in visits { try store.write { tx in try tx.insert(visit) } }
    }
    return span / .microseconds(1) / Double(visits.count)
  }
}

/// The number of rows in the last update.
private final class Counter: Sendable {
  let rows = Atomic(0)
}
