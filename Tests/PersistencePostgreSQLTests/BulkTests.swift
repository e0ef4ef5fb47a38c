import Persistence
import PersistenceTestSupport
import TestSupport
import Testing

/// The required behaviour of every engine with many rows or values at once.
@Suite(.needsServer) struct `Every engine, in bulk` {
  @Test(arguments: TestEngine.all)
  func `accepts lists of any length`(engine: TestEngine) throws {
    let place = try engine.store()
    let entries = (1...100 as ClosedRange<Int64>).map { number in
      Entry.sample(number, minutes: Int(number), tag: "\"tag\\\(number)\n")
    }
    try place.store.write { tx in try tx.insert(entries) }
    try place.store.read { tx in
      let numbers = try tx.count(Entry.where(.is(\.minutes, oneOf: Array(51...20_000))))
      #expect(numbers == 50)
      let tags = (91...5_000).map { "\"tag\\\($0)\n" }
      let texts = try tx.count(Entry.where(.is(\.tag, oneOf: tags)))
      #expect(texts == 10)
      let none = try tx.count(Entry.where(!.is(\.minutes, oneOf: [])))
      #expect(none == 100)
    }
    try place.store.write { tx in
      try tx.update(Entry.where(\.minutes == 7), .set(\.picture, [0, 255]))
      try tx.update(Entry.where(\.minutes == 8), .set(\.picture, []))
    }
    let pictures = (0..<5_000).map { [UInt8($0 % 256), UInt8($0 / 256)] } + [[0, 255], []]
    try place.store.read { tx in
      for list in [pictures, pictures.suffix(2)] {
        let found = try tx.fetch(Entry.where(.is(\.picture, oneOf: list)).order(\.id))
        #expect(found.map(\.minutes) == [7, 8])
        let others = try tx.count(Entry.where(!.is(\.picture, oneOf: list + [nil])))
        #expect(others == 0)
      }
      let weights = try tx.count(Entry.where(.is(\.weight, oneOf: [1, 0.1])))
      #expect(weights == 100)
    }
  }

  /// Every bit must be preserved, which a decimal representation may fail to do.
  @Test(arguments: TestEngine.all, 1...2 as ClosedRange<UInt64>)
  func `finds numbers in long lists exactly`(engine: TestEngine, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let edges: [Double] = [
      0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNormalMagnitude,
      .greatestFiniteMagnitude, 0.1, 1 / 3, .pi, 9_007_199_254_740_992, 1e23,
    ]
    let numbers =
      edges
      + (0..<3_000).compactMap { _ in
        let number = Double(bitPattern: random.next())
        return number.isNaN ? nil : number
      }
    let place = try engine.store()
    let entries = numbers.enumerated().map { index, number in
      var entry = Entry.sample(Int64(index))
      entry.weight = number
      return entry
    }
    try place.store.write { tx in try tx.insert(entries) }
    func ids(_ condition: Condition<Entry>) throws -> [Int64] {
      try place.store.read { tx in
        try tx.fetch(\.id, Entry.where(condition).order(\.id)).map(\.rawValue)
      }
    }
    let all = (0..<numbers.count).map { Int64($0) }
    #expect(try ids(.is(\.weight, oneOf: numbers)) == all, "seed \(seed)")
    #expect(try ids(!.is(\.weight, oneOf: numbers)) == [], "seed \(seed)")
    // Adjacent floating-point numbers are different values.
    let neighbours = numbers.map(\.nextUp) + [.nan]
    let expected = all.filter { neighbours.contains(numbers[Int($0)]) }
    #expect(try ids(.is(\.weight, oneOf: neighbours)) == expected, "seed \(seed)")
  }

  @Test(arguments: TestEngine.all)
  func `accepts conditions of any length and depth`(engine: TestEngine) throws {
    let place = try engine.store()
    let entries = (1...3).map { Entry.sample($0, minutes: Int($0)) }
    try place.store.write { tx in try tx.insert(entries) }
    var conditions: [Condition<Entry>] = [
      .any((0..<10_000).map { \.minutes == $0 * 3 }),
      .all((0..<10_000).map { \.minutes != $0 * 3 + 3 }),
    ]
    for isLeft in [false, true] {
      var ladder: Condition<Entry> = \.minutes == 2
      for number in 0..<499 {
        let (all, any): (Condition<Entry>, Condition<Entry>) = (
          \.minutes != number + 3, \.minutes == number + 1_000
        )
        ladder = isLeft ? ladder && all : all && ladder
        ladder = !(isLeft ? ladder || any : any || ladder)
        ladder = !ladder
      }
      conditions += [ladder, !ladder, \.minutes > 0 && ladder, ladder || \.tag == ""]
    }
    for (number, condition) in conditions.enumerated() {
      let found = try place.store.read { tx in try tx.fetch(Entry.where(condition).order(\.id)) }
      #expect(found == entries.filter { condition.holds(for: $0) }, "condition \(number)")
      #expect(!found.isEmpty)
    }
  }

  /// Rows are sent in batches; a key may occur again within a batch or in a later one.
  @Test(arguments: TestEngine.all, [3, 8_000, 20_000])
  func `replaces many rows, the last of equal keys winning`(engine: TestEngine, count: Int) throws {
    let place = try engine.store()
    let entries = (0..<count).map { number in
      var entry = Entry.sample(Int64(number % (count - 2)), minutes: number)
      entry.note = number % 5 == 0 ? nil : "\(number)"
      entry.picture = number % 7 == 0 ? [] : nil
      return entry
    }
    let expected = Dictionary(entries.map { ($0.id, $0) }) { $1 }.values.sorted {
      $0.id.rawValue < $1.id.rawValue
    }
    for _ in 0..<2 {
      try place.store.write { tx in try tx.upsert(entries) }
      let found = try place.store.read { tx in try tx.fetch(Entry.all.order(\.id)) }
      #expect(found == expected)
    }
    let devices = ["a", "b", "c", "b"].enumerated().map { place, name in
      Device(name: name, parent: nil, code: [1, 2, 1, 2][place])
    }
    try place.store.write { tx in try tx.upsert(devices, on: \.code) }
    let names = try place.store.read { tx in try tx.fetch(Device.all.order(\.code)).map(\.name) }
    #expect(names == ["a", "b"])
  }

  struct Slot: Record, Equatable {
    var id: Int64
    var number: Int
    var name: String?

    static let schema = Schema(
      "slot", key: \.id, Column(\.id, "id"), Column(\.number, "number", .unique),
      Column(\.name, "name", .unique), make: Slot.init)
  }

  /// Random permutations of unique values among records, and chains of them.
  @Test(arguments: TestEngine.all, 1...3 as ClosedRange<UInt64>)
  func `lets records exchange unique values`(engine: TestEngine, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let place = try engine.place()
    let store = try place.open([Slot.self])
    for _ in 0..<12 {
      let count = Int.random(in: 0...7, using: &random)
      let ids = (1...8 as ClosedRange<Int64>).shuffled(using: &random).prefix(count)
      let numbers = [Int.min, -1, 0, 1, 2, 3, 4, 5].shuffled(using: &random)
      let names = ["a", "b", "c", "d", nil, nil, nil].shuffled(using: &random)
      let slots = ids.enumerated().map { place, id in
        Slot(id: id, number: numbers[place], name: names[place])
      }
      try store.write { tx in try tx.replace(Slot.all, with: slots) }
      let found = try store.read { tx in try tx.fetch(Slot.all.order(\.id)) }
      #expect(found == slots.sorted { $0.id < $1.id }, "seed \(seed)")
    }
    // Long enough to overflow the stack if the engine recursed for each record.
    let many = (0..<20_000).map { Slot(id: Int64($0), number: $0, name: nil) }
    let turned = many.map { Slot(id: $0.id, number: ($0.number + 1) % many.count, name: nil) }
    try store.write { tx in
      try tx.replace(Slot.all, with: many)
      let done = try tx.replace(Slot.all, with: turned)
      #expect(done.updated == many.count)
    }
    // A value that another record keeps cannot be taken.
    let error = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        _ = try tx.replace(Slot.where(\.id == 1), with: [Slot(id: 1, number: 5, name: nil)])
      }
    }
    #expect(error == .constraint(.unique, table: "slot", column: "number"))
    withExtendedLifetime(place) {}
  }
}
