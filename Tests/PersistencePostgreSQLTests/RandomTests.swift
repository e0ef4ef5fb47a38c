import Persistence
import TestSupport
import Testing

/// Every engine must give the rows that a condition picks in memory.
@Suite(.needsServer) struct `Every engine, at random` {
  static let tags = [
    "", "work", "wor", "World", "робота", "w\u{D7FF}", "w\u{10FFFF}x", "W%_", "w-o",
  ]

  static func entry(_ id: Int64, _ random: inout SplitMix) -> Entry {
    Entry(
      id: EntryID(rawValue: id), minutes: Int.random(in: -3...3, using: &random),
      tag: tags.randomElement(using: &random)!,
      note: Bool.random(using: &random) ? nil : tags.randomElement(using: &random)!,
      weight: [-1.5, 0, 0.1, .infinity].randomElement(using: &random)!,
      mood: Mood.allCases.randomElement(using: &random)!, isLate: .random(using: &random),
      picture: Bool.random(using: &random) ? nil : [UInt8.random(in: 0...1, using: &random)])
  }

  static func condition(_ depth: Int, _ random: inout SplitMix) -> Condition<Entry> {
    let tag = tags.randomElement(using: &random)!
    let number = Int.random(in: -3...3, using: &random)
    if depth > 0 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return condition(depth - 1, &random) && condition(depth - 1, &random)
      case 1: return condition(depth - 1, &random) || condition(depth - 1, &random)
      case 2: return !condition(depth - 1, &random)
      default: break
      }
    }
    switch Int.random(in: 0..<15, using: &random) {
    case 0: return \.minutes == number
    case 1: return \.minutes != number
    case 2: return \.minutes < number
    case 3: return \.note == tag
    case 4: return \.note != tag
    case 5: return \.note >= tag
    case 6: return \.tag <= tag
    case 7: return .isNil(\.note)
    case 8: return .is(\.tag, oneOf: [tag, "work"])
    case 9: return .is(\.note, oneOf: [tag, nil])
    case 10: return .is(\.minutes, in: number...number + 1)
    case 11: return .has(\.tag, prefix: tag)
    case 12: return .has(\.note, part: tag)
    case 13: return \.weight > 0 && \.mood == .busy
    default: return .is(\.note, oneOf: [tag]) || \.picture == [1] || \.isLate == true
    }
  }

  @Test(arguments: TestEngine.all, 1...3 as ClosedRange<UInt64>)
  func `the engine and memory agree`(engine: TestEngine, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let entries = (1...60).map { Self.entry($0, &random) }
    let place = try engine.store()
    try place.store.write { tx in try tx.insert(entries) }
    for _ in 0..<100 {
      let condition = Self.condition(3, &random)
      let found = try place.store.read { tx in try tx.fetch(Entry.where(condition).order(\.id)) }
      #expect(found == entries.filter { condition.holds(for: $0) }, "seed \(seed): \(condition)")
    }
  }

  @Test(arguments: TestEngine.all, 1...3 as ClosedRange<UInt64>)
  func `random operations agree with a dictionary`(engine: TestEngine, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let place = try engine.store()
    let store = place.store
    var model: [EntryID: Entry] = [:]
    for _ in 0..<150 {
      let entry = Self.entry(Int64.random(in: 1...20, using: &random), &random)
      let condition = Self.condition(1, &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let error = failure { () throws(StoreError) in
          try store.write { tx throws(StoreError) in try tx.insert(entry) }
        }
        let expected = StoreError.constraint(.unique, table: "entry", column: "id")
        #expect(error == (model[entry.id] == nil ? nil : expected), "seed \(seed)")
        if error == nil { model[entry.id] = entry }
      case 1:
        let count = Int.random(in: 1...30, using: &random)
        let entries = (0..<count).map { _ in
          Self.entry(Int64.random(in: 1...20, using: &random), &random)
        }
        try store.write { tx in try tx.upsert(entries) }
        for entry in entries { model[entry.id] = entry }
      case 2:
        let count = try store.write { tx in
          try tx.update(Entry.where(condition), .set(\.minutes, 2), .set(\.note, nil))
        }
        let hits = model.values.filter { condition.holds(for: $0) }
        #expect(count == hits.count, "seed \(seed)")
        for hit in hits {
          model[hit.id]?.minutes = 2
          model[hit.id]?.note = nil
        }
      case 3:
        let count = try store.write { tx in try tx.delete(Entry.where(condition)) }
        let before = model.count
        model = model.filter { !condition.holds(for: $0.value) }
        #expect(count == before - model.count, "seed \(seed)")
      case 4:
        // Undone, so the model stays as it is.
        _ = try? store.write { tx in
          try tx.upsert(entry)
          try tx.delete(Entry.where(condition))
          throw StoreError.busy
        }
      default:
        let found = try store.read { tx in try tx.find(Entry.self, entry.id) }
        #expect(found == model[entry.id], "seed \(seed)")
      }
    }
    let all = try store.read { tx in try tx.fetch(Entry.all.order(\.id)) }
    #expect(all == model.values.sorted { $0.id.rawValue < $1.id.rawValue }, "seed \(seed)")
  }
}
