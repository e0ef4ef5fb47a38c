import Persistence
import PersistenceTestSupport
import Testing

/// The database must return the rows that the condition selects in memory.
@Suite struct `Conditions` {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `the database and memory agree`(seed: UInt64) throws {
    #expect(try Comparison.conditions(of: memoryStore(), seed: seed) == [])
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `random operations agree with a dictionary`(seed: UInt64) throws {
    #expect(try Comparison.operations(of: memoryStore(), seed: seed) == [])
  }

  @Test(arguments: [
    ("Work", "wORK", true), ("Ä", "ä", false), ("K", "\u{212A}", false), ("[", "{", false),
    ("", "", true), ("A\0B", "a\0b", false), ("A\0B", "A\0B", true), ("A\0B", "A\0C", false),
  ])
  func `only the letters A to Z are folded`(text: String, other: String, isSame: Bool) throws {
    let store = try memoryStore()
    let entry = Entry.sample(1, tag: text)
    try store.write { tx in try tx.insert(entry) }
    let conditions: [Condition<Entry>] = [
      .is(\.tag, other, folding: .ascii), .has(\.tag, prefix: other, folding: .ascii),
      .has(\.tag, part: other, folding: .ascii),
    ]
    for condition in conditions {
      #expect(condition.holds(for: entry) == isSame)
      #expect(try store.read { tx in try tx.exists(Entry.where(condition)) } == isSame)
    }
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
  }

  @Test(arguments: [10, 1_000, 10_000])
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

  @Test func `an empty list and a list of one are conditions, too`() throws {
    let store = try memoryStore()
    let entries = (1...3).map { Entry.sample($0, minutes: Int($0)) }
    try store.write { tx in try tx.insert(entries) }
    let one: Condition<Entry> = \.minutes == 2
    let cases: [(Condition<Entry>, [Int])] = [
      (.all([]), [1, 2, 3]), (.any([]), []), (!.any([]), [1, 2, 3]), (!.all([]), []),
      (.all([one]), [2]), (.any([one]), [2]), (.any([one, \.minutes == 3]), [2, 3]),
      (.all([.any([]), one]), []), (.any([.all([]), one]), [1, 2, 3]),
    ]
    for (condition, expected) in cases {
      let found = try store.read { tx in try tx.fetch(Entry.where(condition).order(\.id)) }
      #expect(found.map(\.minutes) == expected, "\(condition)")
      #expect(entries.filter { condition.holds(for: $0) } == found, "\(condition)")
    }
    let two: Condition<Entry> = \.minutes == 3
    #expect(Condition.all([one]) == one)
    #expect(Condition.any([one, .any([two, one])]) == (one || two || one))
  }

  @Test func `alternations nested too deeply are refused`() throws {
    let store = try memoryStore()
    var condition: Condition<Entry> = \.minutes == 1
    for number in 1...1_001 {
      condition = number % 2 == 0 ? condition && \.tag == "a" : condition || \.tag == "b"
    }
    let error = failure { () throws(StoreError) in
      _ = try store.read { tx throws(StoreError) in try tx.fetch(Entry.where(condition)) }
    }
    #expect(error == .misuse("In a condition, && and || alternate more than 1000 times"))
  }
}
