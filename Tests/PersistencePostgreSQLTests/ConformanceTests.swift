import Persistence
import PersistenceTestSupport
import Synchronization
import Testing

/// The required behaviour of every engine.
@Suite(.needsServer) struct `Every engine` {
  @Test(arguments: TestEngine.all)
  func `returns a record as it was stored`(engine: TestEngine) throws {
    let place = try engine.store()
    let full = Entry(
      id: EntryID(rawValue: .min), minutes: .min, tag: "", note: "з’їв \"обід\" 🥗", weight: -0.5,
      mood: .busy, isLate: true, picture: [0, 255, 7])
    var empty = Entry.sample(3)
    empty.picture = []
    empty.note = ""
    empty.weight = .infinity
    let bare = Entry.sample(.max)
    // One at a time, and in a batch.
    for round in 0..<2 {
      try place.store.write { tx in
        try tx.delete(Entry.all)
        if round == 0 { for entry in [bare, full, empty] { try tx.insert(entry) } }
        if round == 1 { try tx.insert([bare, full, empty]) }
      }
      let found = try place.store.read { tx in try tx.fetch(Entry.all.order(\.id)) }
      #expect(found == [full, empty, bare])
    }
  }

  @Test(arguments: TestEngine.all)
  func `stores what is not a number as a missing value`(engine: TestEngine) throws {
    let place = try engine.store()
    let error = failure { () throws(StoreError) in
      try place.store.write { tx throws(StoreError) in
        var entry = Entry.sample(1)
        entry.weight = .nan
        try tx.insert(entry)
      }
    }
    #expect(error == .constraint(.notNull, table: "entry", column: "weight"))
  }

  @Test(arguments: TestEngine.all)
  func `finds rows by keys of one and two columns`(engine: TestEngine) throws {
    let place = try engine.store()
    let id = EntryID(rawValue: 1)
    let tagging = Tagging(entry: id, tag: "work", share: 0.25)
    try place.store.write { tx in
      try tx.insert(Entry.sample(1))
      try tx.insert(tagging)
    }
    try place.store.read { tx in
      let found = try tx.find(Tagging.self, id, "work")
      #expect(found == tagging)
      let none = try tx.find(Tagging.self, id, "rest")
      #expect(none == nil)
      let there = try tx.contains(Entry.self, id)
      #expect(there)
      let absent = try tx.contains(Entry.self, EntryID(rawValue: 2))
      #expect(!absent)
      let some = try tx.exists(Entry.where(\.minutes == 45))
      #expect(some)
      let first = try tx.first(Entry.all.order(\.id))
      #expect(first == Entry.sample(1))
    }
  }

  @Test(arguments: TestEngine.all)
  func `adds and replaces, the last of equal keys winning`(engine: TestEngine) throws {
    let place = try engine.store()
    try place.store.write { tx in
      try tx.upsert(Entry.sample(1))
      try tx.upsert([Entry.sample(1, minutes: 50), .sample(2), .sample(1, minutes: 51)])
      try tx.upsert((3...1000).map { Entry.sample($0) })
    }
    try place.store.read { tx in
      let minutes = try tx.fetch(Entry.where(\.minutes != 45)).map(\.minutes)
      #expect(minutes == [51])
      let count = try tx.count(Entry.all)
      #expect(count == 1000)
    }
  }

  @Test(arguments: TestEngine.all)
  func `returns the number of changed rows`(engine: TestEngine) throws {
    let place = try engine.store()
    try place.store.write { tx in
      try tx.insert((1...10).map { Entry.sample($0, minutes: Int($0)) })
      let updated = try tx.update(
        Entry.where(\.minutes > 7), .set(\.tag, "long"), .set(\.note, "!"))
      #expect(updated == 3)
      let deleted = try tx.delete(Entry.where(\.tag == "long" && \.minutes != 9))
      #expect(deleted == 2)
      let wasThere = try tx.delete(Entry.self, EntryID(rawValue: 9))
      #expect(wasThere)
      let isThere = try tx.delete(Entry.self, EntryID(rawValue: 9))
      #expect(!isThere)
      let next = try tx.nextKey(Entry.self)
      #expect(next == 8)
      let executed = try tx.execute("UPDATE entry SET note = 'a?b' WHERE minutes <= ?", bind: 3)
      #expect(executed == 3)
    }
  }

  @Test(arguments: TestEngine.all)
  func `counts, sums and groups`(engine: TestEngine) throws {
    let place = try engine.store()
    let entries = (1...20).map { number in
      var entry = Entry.sample(
        Int64(number), minutes: number, tag: number % 2 == 0 ? "even" : "odd")
      entry.note = number % 3 == 0 ? entry.tag : nil
      return entry
    }
    try place.store.write { tx in try tx.insert(entries) }
    try place.store.read { tx in
      let sum = try tx.sum(\.minutes, Entry.all)
      #expect(sum == 210)
      let weight = try tx.sum(\.weight, Entry.all)
      #expect(weight == 20)
      let none = try tx.sum(\.weight, Entry.where(\.minutes > 99))
      #expect(none == 0)
      let least = try tx.min(\.minutes, Entry.where(\.tag == "even"))
      #expect(least == 2)
      let nothing = try tx.max(\.tag, Entry.where(\.tag == "none"))
      #expect(nothing == nil)
      let sums = try tx.group(
        Entry.all, by: \.tag, .sum(\.minutes), .average(\.minutes), .countDistinct(\.note))
      #expect(sums.map(\.0) == ["even", "odd"])
      #expect(sums.map(\.1) == [110, 100])
      #expect(sums.map(\.2) == [11, 10])
      #expect(sums.map(\.3) == [1, 1])
      let notes = try tx.distinct(\.note, Entry.all)
      #expect(notes == [nil, "even", "odd"])
      let limited = try tx.count(Entry.all.order(\.minutes).limit(5))
      #expect(limited == 5)
      let groups = try tx.group(Entry.all, by: \.note, .count)
      #expect(groups.map(\.0) == [nil, "even", "odd"])
      #expect(groups.map(\.1) == [14, 3, 3])
    }
  }

  @Test(arguments: TestEngine.all)
  func `sorts text by its bytes and the missing first`(engine: TestEngine) throws {
    let place = try engine.store()
    let texts = ["", " ", "B", "a", "a b", "a,b", "ab", "z", "ä", "я", "\u{FFFD}", "🥗"]
    try place.store.write { tx in
      for (index, text) in texts.enumerated().shuffled() {
        var entry = Entry.sample(Int64(index), tag: text)
        entry.note = index == 3 ? nil : text
        try tx.insert(entry)
      }
    }
    try place.store.read { tx in
      let tags = try tx.fetch(Entry.all.order(\.tag)).map(\.tag)
      #expect(tags == texts)
      let up = try tx.fetch(Entry.all.order(\.note).limit(2)).map(\.note)
      #expect(up == [nil, ""])
      let down = try tx.fetch(Entry.all.order(\.note, .descending)).map(\.note)
      #expect(down.first == "🥗")
      #expect(down.last == .some(nil))
      let rest = try tx.fetch(Entry.all.order(\.id).offset(10)).map(\.id.rawValue)
      #expect(rest == [10, 11])
      let limited = try tx.fetch(Entry.all.order(\.id).limit(2).offset(9)).map(\.id.rawValue)
      #expect(limited == [9, 10])
    }
  }

  @Test(arguments: TestEngine.all)
  func `returns the rows of a reviewed query, nested queries included`(engine: TestEngine) throws {
    let place = try engine.store()
    try place.store.write { tx in
      try tx.insert((1...500).map { Entry.sample($0, minutes: Int($0)) })
      var pairs = 0
      try tx.rows("SELECT minutes, id FROM entry WHERE minutes > ? ORDER BY 1", bind: 497) { row in
        let minutes = try row.get(0, as: Int.self)
        try tx.rows("SELECT id FROM entry WHERE minutes > ?", bind: 497) { row in
          pairs += try row.get(0, as: Int.self) == minutes ? 1 : 100
        }
        try tx.execute("UPDATE entry SET note = 'seen' WHERE id = ?", bind: minutes)
      }
      #expect(pairs == 3 + 600)
      let seen = try tx.count(Entry.where(\.note == "seen"))
      #expect(seen == 3)
    }
    let wrong = failure { () throws(StoreError) in
      try place.store.read { tx throws(StoreError) in
        try tx.rows("SELECT tag FROM entry") { row throws(StoreError) in
          _ = try row.get(0, as: Int.self)
        }
      }
    }
    #expect(
      wrong
        == .decode(
          table: "query", column: "tag", key: "unknown", problem: .kind(expected: .integer)))
    // A query that was abandoned half-way blocks no other.
    let count = try place.store.read { tx in try tx.count(Entry.all) }
    #expect(count == 500)
  }

  @Test(arguments: TestEngine.all)
  func `refuses values that are too many, too few or of another kind`(engine: TestEngine) throws {
    let place = try engine.store()
    let few = failure { () throws(StoreError) in
      try place.store.write { tx throws(StoreError) in
        _ = try tx.execute("UPDATE entry SET minutes = ?")
      }
    }
    #expect(few == .misuse("0 values for 1 parameters in: UPDATE entry SET minutes = ?"))
    let odd = failure { () throws(StoreError) in
      try place.store.write { tx throws(StoreError) in
        try tx.insert(Entry.sample(1))
        _ = try tx.execute("UPDATE entry SET minutes = ?", bind: "many")
      }
    }
    #expect(odd != nil)
  }

  @Test(arguments: TestEngine.all)
  func `names the column of a violated constraint`(engine: TestEngine) throws {
    let place = try engine.store()
    func error(_ body: (Transaction) throws(StoreError) -> Void) -> StoreError? {
      failure { () throws(StoreError) in
        try place.store.write { tx throws(StoreError) in try body(tx) }
      }
    }
    let devices = ["a", "b"].map { Device(name: $0, parent: nil, code: 1) }
    let unique = StoreError.constraint(.unique, table: "device", column: "code")
    #expect(error { tx throws(StoreError) in try tx.insert(devices) } == unique)
    #expect(error { tx throws(StoreError) in try tx.upsert(devices) } == unique)
    #expect(
      error { tx throws(StoreError) in for device in devices { try tx.insert(device) } } == unique)
    let orphan = error { tx throws(StoreError) in
      try tx.insert(Tagging(entry: EntryID(rawValue: 9), tag: "work", share: 1))
    }
    guard case .constraint(.foreignKey, _, _) = orphan else {
      Issue.record("\(String(describing: orphan))")
      return
    }
    let key = error { tx throws(StoreError) in
      try tx.insert(Entry.sample(1))
      for _ in 0..<2 { try tx.insert(Tagging(entry: EntryID(rawValue: 1), tag: "a", share: 1)) }
    }
    #expect(key == .constraint(.unique, table: "tagging", column: "entry, tag"))
    #expect(try place.store.read { tx in try tx.count(Device.all) } == 0)
  }

  @Test(arguments: TestEngine.all)
  func `enforces rules of deletion`(engine: TestEngine) throws {
    let place = try engine.store()
    let heard = Mutex<[Set<String>]>([])
    let token = place.store.observe { changes in heard.withLock { $0.append(changes.tables) } }
    try place.store.write { tx in
      try tx.insert(Entry.sample(1))
      try tx.insert(Tagging(entry: EntryID(rawValue: 1), tag: "work", share: 1))
      try tx.insert([
        Device(name: "a", parent: nil, code: 1), Device(name: "b", parent: "a", code: 2),
      ])
    }
    try place.store.write { tx in try tx.delete(Entry.all) }
    try place.store.write { tx in try tx.delete(Device.self, "a") }
    try place.store.write { tx in try tx.delete(Entry.all) }
    _ = try? place.store.write { tx in
      try tx.insert(Entry.sample(2))
      throw StoreError.busy
    }
    try place.store.read { tx in
      let taggings = try tx.count(Tagging.all)
      #expect(taggings == 0)
      let devices = try tx.fetch(Device.all)
      #expect(devices == [Device(name: "b", parent: nil, code: 2)])
    }
    withExtendedLifetime(token) {}
    // One notification for each commit with changes, including tables changed by rules of deletion.
    let expected: [Set<String>] = [
      ["entry", "tagging", "device"], ["entry", "tagging"], ["device"],
    ]
    #expect(heard.withLock { $0 } == expected)
  }

  @Test(arguments: TestEngine.all)
  func `commits all of a transaction or nothing`(engine: TestEngine) throws {
    struct Refused: Error {}
    let place = try engine.store()
    #expect(throws: Refused.self) {
      try place.store.write { tx in
        try tx.insert((1...300).map { Entry.sample($0) })
        throw Refused()
      }
    }
    let outcome: Result<Int, Refused> = try place.store.attempt { tx throws(StoreError) in
      try tx.insert(Entry.sample(2))
      return .failure(Refused())
    }
    #expect(throws: Refused.self) { try outcome.get() }
    try place.store.write { tx in
      try tx.insert(Entry.sample(1))
      // Readers neither wait nor see a partial transaction.
      #expect(try place.store.read { tx in try tx.count(Entry.all) } == 0)
    }
    try place.store.read { tx in
      try place.store.write { tx in try tx.insert(Entry.sample(2)) }
      let count = try tx.count(Entry.all)
      #expect(count == 1 || count == 2)
      try place.store.write { tx in try tx.insert(Entry.sample(3)) }
      #expect(try tx.count(Entry.all) == count)
    }
  }

  @Test(arguments: TestEngine.all)
  func `refuses misuse instead of deadlocking`(engine: TestEngine) throws {
    let place = try engine.store()
    var escaped: Transaction?
    let nested = failure { () throws(StoreError) in
      try place.store.write { tx throws(StoreError) in
        escaped = tx
        try place.store.write { _ in }
      }
    }
    #expect(nested == .misuse("A transaction was begun inside another one on the same thread"))
    let late = failure { () throws(StoreError) in try escaped?.insert(Entry.sample(1)) }
    #expect(late == .misuse("A transaction was used after its closure had returned"))
    let sly = failure { () throws(StoreError) in
      try place.store.write { tx throws(StoreError) in
        _ = try tx.execute("/* a */ COMMIT")
      }
    }
    #expect(
      sly
        == .misuse("A statement may not control the transaction or the connection: /* a */ COMMIT"))
  }

  @Test(arguments: TestEngine.all)
  func `executes many shapes of query`(engine: TestEngine) throws {
    let place = try engine.store()
    try place.store.write { tx in try tx.insert((1...3).map { Entry.sample($0) }) }
    for limit in 1...200 {
      let found = try place.store.read { tx in
        try tx.count(Entry.where(.is(\.minutes, oneOf: Array(1...limit)) && \.tag == "work"))
      }
      #expect(found == (limit >= 45 ? 3 : 0))
    }
    // More shapes of statement than are cached.
    for bits in 0..<160 {
      var condition: Condition<Entry> = \.tag == "work"
      for place in 0..<8 where bits & (1 << place) != 0 {
        condition = condition && (place % 2 == 0 ? \.minutes > place : \.minutes < 100 + place)
      }
      #expect(try place.store.read { tx in try tx.count(Entry.where(condition)) } == 3)
    }
  }

  @Test(arguments: TestEngine.all)
  func `notices changes by others`(engine: TestEngine) throws {
    let place = try engine.store()
    let theirs = try place.place.open(TestPlace.models)
    _ = try place.store.changedElsewhere()
    try theirs.write { tx in try tx.insert(Entry.sample(2)) }
    #expect(try place.store.changedElsewhere())
    try place.store.write { tx in
      try tx.insert(Entry.sample(3))
      #expect(try !place.store.changedElsewhere())
    }
  }
}
