public import Persistence
internal import TestSupport

/// Compares a store with naive models.
public enum Comparison {
  /// Queries a store by many conditions, and returns those whose result differs from the records that
  /// they select in memory.
  public static func conditions(of store: Store, seed: UInt64) throws -> [String] {
    var random = SplitMix(seed: seed)
    let entries = (1...60).map { Entry.random($0, using: &random) }
    try store.write { tx in try tx.insert(entries) }
    var wrong: [String] = []
    for number in 0..<128 {
      let condition: Condition<Entry> =
        number < 120
        ? .random(depth: 3, using: &random)
        : .random(levels: 1 << (number - 120), using: &random)
      let found = try store.read { tx in try tx.fetch(Entry.where(condition).order(\.id)) }
      if found != entries.filter({ condition.holds(for: $0) }) {
        wrong.append("seed \(seed): \(condition)")
      }
    }
    return wrong
  }

  /// Performs random operations on an empty store and on a dictionary, and returns the differences.
  public static func operations(of store: Store, seed: UInt64) throws -> [String] {
    var random = SplitMix(seed: seed)
    var model: [EntryID: Entry] = [:]
    var wrong: [String] = []
    for step in 0..<150 {
      let entry = Entry.random(Int64.random(in: 1...20, using: &random), using: &random)
      let condition = Condition<Entry>.random(depth: 1, using: &random)
      func check(_ isRight: Bool, _ name: String) {
        if !isRight { wrong.append("seed \(seed), step \(step): \(name), \(condition)") }
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let error = failure { () throws(StoreError) in
          try store.write { tx throws(StoreError) in try tx.insert(entry) }
        }
        let expected = StoreError.constraint(.unique, table: "entry", column: "id")
        check(error == (model[entry.id] == nil ? nil : expected), "insert")
        if error == nil { model[entry.id] = entry }
      case 1:
        let count = Int.random(in: 1...30, using: &random)
        let entries = (0..<count).map { _ in
          Entry.random(Int64.random(in: 1...20, using: &random), using: &random)
        }
        try store.write { tx in try tx.upsert(entries) }
        for entry in entries { model[entry.id] = entry }
      case 2:
        let count = try store.write { tx in
          try tx.update(Entry.where(condition), .set(\.minutes, 2), .set(\.note, nil))
        }
        let hits = model.values.filter { condition.holds(for: $0) }
        check(count == hits.count, "update")
        for hit in hits {
          model[hit.id]?.minutes = 2
          model[hit.id]?.note = nil
        }
      case 3:
        let count = try store.write { tx in try tx.delete(Entry.where(condition)) }
        let before = model.count
        model = model.filter { !condition.holds(for: $0.value) }
        check(count == before - model.count, "delete")
      case 4:
        // Rolled back, so the model does not change.
        _ = try? store.write { tx in
          try tx.upsert(entry)
          try tx.delete(Entry.where(condition))
          throw StoreError.busy
        }
      default:
        let found = try store.read { tx in try tx.find(Entry.self, entry.id) }
        check(found == model[entry.id], "find")
      }
    }
    let all = try store.read { tx in try tx.fetch(Entry.all.order(\.id)) }
    if all != model.values.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      wrong.append("seed \(seed): the end")
    }
    return wrong
  }
}
