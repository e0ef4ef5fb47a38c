import Persistence
import Testing

/// The database must give the rows that the condition itself picks in memory.
@Suite struct `Conditions` {
  static let tags = ["", "work", "wor", "world", "робота", "w\u{D7FF}", "w\u{10FFFF}x", "W%_"]

  static func entry(_ id: Int64, _ random: inout Repeatable) -> Entry {
    Entry(
      id: EntryID(rawValue: id), minutes: Int.random(in: -3...3, using: &random),
      tag: tags.randomElement(using: &random)!,
      note: Bool.random(using: &random) ? nil : tags.randomElement(using: &random)!,
      weight: [-1.5, 0, 0.1, .infinity].randomElement(using: &random)!,
      mood: Mood.allCases.randomElement(using: &random)!, isLate: .random(using: &random),
      picture: Bool.random(using: &random) ? nil : [UInt8.random(in: 0...1, using: &random)])
  }

  static func condition(_ depth: Int, _ random: inout Repeatable) -> Condition<Entry> {
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
    case 6: return \.note <= tag
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

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `the database and memory agree`(seed: UInt64) throws {
    var random = Repeatable(state: seed)
    let entries = (1...60).map { Self.entry($0, &random) }
    let store = try memoryStore()
    try store.write { tx in try tx.insert(entries) }
    for _ in 0..<150 {
      let condition = Self.condition(3, &random)
      let found = try store.read { tx in try tx.fetch(Entry.where(condition).order(\.id)) }
      let expected = entries.filter { condition.holds(for: $0) }
      #expect(found == expected, "seed \(seed): \(condition)")
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `random operations agree with a dictionary`(seed: UInt64) throws {
    var random = Repeatable(state: seed)
    let store = try memoryStore()
    var model: [EntryID: Entry] = [:]
    for _ in 0..<200 {
      let entry = Self.entry(Int64.random(in: 1...20, using: &random), &random)
      let condition = Self.condition(1, &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let error = failure { () throws(StoreError) in
          try store.write { tx throws(StoreError) in try tx.insert(entry) }
        }
        let expected = StoreError.constraint(.unique, table: "entry", column: "id")
        #expect(error == (model[entry.id] == nil ? nil : expected), "seed \(seed)")
        if error == nil { model[entry.id] = entry }
      case 1:
        try store.write { tx in try tx.upsert(entry) }
        model[entry.id] = entry
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
      default:
        let found = try store.read { tx in try tx.find(Entry.self, entry.id) }
        #expect(found == model[entry.id], "seed \(seed)")
      }
    }
    let all = try store.read { tx in try tx.fetch(Entry.all.order(\.id)) }
    #expect(all == model.values.sorted { $0.id.rawValue < $1.id.rawValue }, "seed \(seed)")
  }

  @Test func `a long list is one condition`() throws {
    let store = try memoryStore()
    try store.write { tx in try tx.insert((1...100).map { Entry.sample($0, minutes: Int($0)) }) }
    let count = try store.read { tx in
      try tx.count(Entry.where(.is(\.minutes, in: 51...30_000 as ClosedRange<Int>)))
    }
    #expect(count == 50)
    let listed = try store.read { tx in
      try tx.count(Entry.where(.is(\.minutes, oneOf: Array(51...20_000))))
    }
    #expect(listed == 50)
    let none = try store.read { tx in try tx.count(Entry.where(!.is(\.minutes, oneOf: []))) }
    #expect(none == 100)
  }
}
