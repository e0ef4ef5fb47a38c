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
    switch Int.random(in: 0..<17, using: &random) {
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
    case 14: return .is(\.note, in: min(tag, "work")...max(tag, "work"))
    case 15: return .is(\.note, in: ""..<tag)
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

  struct Span: Record, Equatable {
    var id: Int64
    var start: Int
    var end: Int
    var low: String?
    var high: String?

    static let schema = Schema(
      "span", key: \.id, Column(\.id, "id"), Column(\.start, "start"), Column(\.end, "end"),
      Column(\.low, "low"), Column(\.high, "high"), make: Span.init)
  }

  @Test func `two columns compare in the database as in memory`() throws {
    let texts = [nil, "", "a", "b"]
    var spans: [Span] = []
    for start in 0..<3 {
      for (low, high) in texts.flatMap({ low in texts.map { (low, $0) } }) {
        spans.append(Span(id: Int64(spans.count), start: start, end: 1, low: low, high: high))
      }
    }
    let store = try Store.open(.memory, models: [Span.self])
    try store.write { tx in try tx.insert(spans) }
    for comparison in [Comparison.equal, .less, .lessOrEqual, .greater, .greaterOrEqual] {
      let conditions: [Condition<Span>] = [
        .compare(\.start, comparison, \.end), .compare(\.low, comparison, \.high),
        !.compare(\.low, comparison, \.high),
      ]
      for condition in conditions {
        let found = try store.read { tx in try tx.fetch(Span.where(condition).order(\.id)) }
        #expect(found == spans.filter { condition.holds(for: $0) }, "\(condition)")
      }
    }
  }

  @Test func `a list may be longer than a statement has parameters`() throws {
    let store = try memoryStore()
    try store.write { tx in
      try tx.insert((1...100).map { Entry.sample($0, minutes: Int($0), tag: "\($0)") })
      try tx.update(Entry.where(\.minutes == 60), .set(\.tag, "a\0b"), .set(\.picture, [0, 255]))
    }
    func count(_ condition: Condition<Entry>) throws -> Int {
      try store.read { tx in try tx.count(Entry.where(condition)) }
    }
    #expect(try count(.is(\.minutes, in: 51...30_000 as ClosedRange<Int>)) == 50)
    #expect(try count(.is(\.minutes, oneOf: Array(51...50_000))) == 50)
    #expect(try count(!.is(\.minutes, oneOf: Array(51...50_000))) == 50)
    #expect(try count(.is(\.tag, oneOf: (51...50_000).map { "\($0)" })) == 49)
    #expect(try count(.is(\.tag, oneOf: (51...40_000).map { "\($0)" } + ["a\0b"])) == 50)
    let pictures = (0..<5_000).map { [UInt8($0 % 256), UInt8($0 / 256)] } + [[0, 255]]
    #expect(try count(.is(\.picture, oneOf: pictures)) == 1)
    #expect(try count(!.is(\.minutes, oneOf: [])) == 100)
    #expect(throws: StoreError.self) {
      try count(.is(\.weight, oneOf: (0..<2_000).map { Double($0) }))
    }
  }

  @Test(arguments: [10, 1_000, 5_000])
  func `a chain may be long`(length: Int) throws {
    let store = try memoryStore()
    try store.write { tx in try tx.insert((1...3).map { Entry.sample($0, minutes: Int($0)) }) }
    var any: Condition<Entry> = \.minutes == 1
    var all: Condition<Entry> = \.minutes != 1
    for number in 0..<length {
      any = any || \.minutes == number + 3
      all = all && \.minutes != number + 3
    }
    let (found, left) = try store.read { tx in
      (try tx.fetch(Entry.where(any).order(\.id)), try tx.fetch(Entry.where(all)))
    }
    #expect(found.map(\.minutes) == [1, 3])
    #expect(left.map(\.minutes) == [2])
  }

  @Test(arguments: [false, true])
  func `alternations are deep enough, and refused beyond`(isLeft: Bool) throws {
    let store = try memoryStore()
    let entry = Entry.sample(1, minutes: 7)
    try store.write { tx in try tx.insert(entry) }
    // Each round adds two lists within each other.
    func nest(_ rounds: Int) -> Condition<Entry> {
      var condition: Condition<Entry> = .is(\.minutes, oneOf: [7])
      for _ in 0..<rounds {
        condition = isLeft ? condition && \.tag == "work" : \.tag == "work" && condition
        condition = !(isLeft ? condition || \.note == "a" : \.note == "a" || condition)
        condition = !condition
      }
      return condition
    }
    let found = try store.read { tx in try tx.fetch(Entry.where(nest(32))) }
    #expect(found == [entry])
    let error = failure { () throws(StoreError) in
      _ = try store.read { tx throws(StoreError) in try tx.fetch(Entry.where(nest(33))) }
    }
    #expect(
      error == .misuse("In a condition, && and || alternate more than 64 times"))
    #expect(nest(32).holds(for: entry))
  }
}
