import Persistence
import TestSupport
import Testing

/// Aggregates of the database agree with arithmetic over the same records.
@Suite struct `Aggregates` {
  struct Reading: Record, Equatable {
    var id: Int64
    var at: Int64
    var offset: Int
    var tag: String
    var size: Double?

    static let schema = Schema(
      "reading", key: \.id, Column(\.id, "id"), Column(\.at, "at"), Column(\.offset, "utc_offset"),
      Column(\.tag, "tag"), Column(\.size, "size"), make: Reading.init)
  }

  static func readings(_ seed: UInt64) -> [Reading] {
    var random = SplitMix(seed: seed)
    return (0..<200).map { id in
      Reading(
        id: id, at: Int64.random(in: -500_000...500_000, using: &random),
        offset: [-3_600, 0, 20_700].randomElement(using: &random)!,
        tag: ["work", "rest", "sleep"].randomElement(using: &random)!,
        size: Bool.random(using: &random) ? nil : Double.random(in: -5...5, using: &random))
    }
  }

  private func store(_ readings: [Reading]) throws -> Store {
    let store = try Store.open(.memory, models: [Reading.self])
    try store.write { tx in try tx.insert(readings) }
    return store
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `several aggregates are computed in one pass`(seed: UInt64) throws {
    let readings = Self.readings(seed)
    let store = try store(readings)
    for limit in [nil, 0, 1, 77] as [Int?] {
      var query = Reading.where(\.tag != "rest").order(\.at)
      if let limit { query = query.limit(limit).offset(3) }
      let picked = readings.filter { $0.tag != "rest" }.sorted { $0.at < $1.at }
      let expected = limit.map { picked.dropFirst(3).prefix($0) } ?? picked[...]
      let sizes = expected.compactMap(\.size)
      let (count, tags, sum, total, mean, least, greatest) = try store.read { tx in
        try tx.aggregate(
          query, .count, .countDistinct(\.tag), .sum(\.at), .sum(\.size), .average(\.size),
          .min(\.size), .max(\.at))
      }
      #expect(count == expected.count)
      #expect(tags == Set(expected.map(\.tag)).count)
      #expect(sum == Int(expected.map(\.at).reduce(0, +)))
      #expect(abs(total - sizes.reduce(0, +)) < 1e-9, "seed \(seed)")
      #expect(least == sizes.min())
      #expect(greatest == expected.map(\.at).max())
      if sizes.isEmpty {
        #expect(mean == nil)
      } else {
        #expect(abs((mean ?? .nan) - sizes.reduce(0, +) / Double(sizes.count)) < 1e-9)
      }
    }
  }

  @Test func `the mean of large whole numbers is accurate enough`() throws {
    let moments = (0..<1_000).map { 1_700_000_000_000_000 + Int64($0) }
    let store = try store(
      moments.map { Reading(id: $0, at: $0, offset: 0, tag: "", size: nil) })
    let mean = try store.read { tx in try tx.average(\.at, Reading.all) }
    #expect(abs((mean ?? 0) - 1_700_000_000_000_499.5) < 10)
  }

  @Test func `a sum beyond 64 bits is refused`() throws {
    let store = try store(
      (0..<2).map { Reading(id: $0, at: .max, offset: 0, tag: "", size: nil) })
    #expect(throws: StoreError.self) {
      try store.read { tx in _ = try tx.sum(\.at, Reading.all) }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `groups agree with a dictionary`(seed: UInt64) throws {
    let readings = Self.readings(seed)
    let store = try store(readings)
    let found = try store.read { tx in
      try tx.group(Reading.where(\.at > -400_000), by: \.tag, .count, .sum(\.at))
    }
    let expected = Dictionary(grouping: readings.filter { $0.at > -400_000 }, by: \.tag)
      .sorted { $0.key < $1.key }
    #expect(found.map(\.0) == expected.map(\.key), "seed \(seed)")
    #expect(found.map(\.1) == expected.map(\.value.count))
    #expect(found.map(\.2) == expected.map { Int($0.value.map(\.at).reduce(0, +)) })
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `days and hours are rounded down, also before 1970`(seed: UInt64) throws {
    let readings = Self.readings(seed)
    let store = try store(readings)
    let local = Term<Reading, Int64>.value(\.at).plus(\.offset)
    let found = try store.read { tx in
      try tx.group(
        Reading.all, by: local.divided(by: 86_400),
        and: local.remainder(by: 86_400).divided(by: 3_600), .count)
    }
    var expected: [[Int64]: Int] = [:]
    for reading in readings {
      let moment = Double(reading.at + Int64(reading.offset))
      let day = (moment / 86_400).rounded(.down)
      let hour = ((moment - day * 86_400) / 3_600).rounded(.down)
      expected[[Int64(day), Int64(hour)], default: 0] += 1
    }
    #expect(found.count == expected.count)
    for (day, hour, count) in found { #expect(expected[[day, hour]] == count, "seed \(seed)") }
    #expect(found.map(\.0) == found.map(\.0).sorted())
  }

  @Test func `groups of a missing value come first, and a bad term is refused`() throws {
    let store = try store(Self.readings(1))
    let sizes = try store.read { tx in try tx.group(Reading.all, by: \.size, .count) }
    #expect(sizes.first?.0 == nil)
    #expect(sizes.first?.1 == Self.readings(1).filter { $0.size == nil }.count)
    #expect(throws: StoreError.misuse("A term is divided by 0")) {
      try store.read { tx in
        _ = try tx.group(Reading.all, by: .value(\.at).divided(by: 0), .count)
      }
    }
  }

  @Test func `a single property is fetched, or its distinct values`() throws {
    let readings = Self.readings(2)
    let store = try store(readings)
    try store.read { tx in
      let tags = try tx.fetch(\.tag, Reading.where(\.at > 0).order(\.id, .descending).limit(9))
      #expect(tags == readings.filter { $0.at > 0 }.reversed().prefix(9).map(\.tag))
      let distinct = try tx.distinct(\.tag, Reading.all)
      #expect(distinct == ["rest", "sleep", "work"])
      let sizes = try tx.distinct(\.size, Reading.all.order(\.id).limit(20))
      let first = readings.prefix(20).map(\.size)
      #expect(sizes.count == Set(first).count)
      #expect(sizes.first == .some(nil))
    }
  }
}
