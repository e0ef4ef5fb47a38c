import Persistence
import PersistenceTestSupport
import TestSupport
import Testing

@Suite struct `Replacing` {
  @Test func `a record found by a unique property is replaced and keeps its key`() throws {
    let store = try memoryStore()
    try store.write { tx in
      try tx.insert([
        Device(name: "a", parent: nil, code: 1), Device(name: "b", parent: "a", code: 2),
      ])
      try tx.upsert(
        [Device(name: "x", parent: "b", code: 1), Device(name: "c", parent: nil, code: 3)],
        on: \.code)
      try tx.upsert(Device(name: "b", parent: nil, code: 9), on: \.name)
    }
    let devices = try store.read { tx in try tx.fetch(Device.all.order(\.code)) }
    #expect(
      devices == [
        Device(name: "a", parent: "b", code: 1), Device(name: "c", parent: nil, code: 3),
        Device(name: "b", parent: nil, code: 9),
      ])
    let error = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.upsert(devices, on: \.parent) }
    }
    #expect(
      error
        == .misuse(#"device."parent" is not unique, so nothing can be replaced by it"#))
  }

  @Test func `unchanged records are not touched`() throws {
    let store = try memoryStore()
    let entries = (1...10).map { Entry.sample($0, minutes: Int($0)) }
    let tagging = Tagging(entry: EntryID(rawValue: 3), tag: "kept", share: 1)
    try store.write { tx in
      try tx.insert(entries)
      try tx.insert(tagging)
    }
    var fresh = Array(entries[1...4])
    fresh[1].note = "changed"
    fresh.append(.sample(20))
    fresh.append(.sample(9, minutes: 1))
    fresh.append(.sample(21))
    fresh.append(.sample(21, minutes: 2))
    let done = try store.write { tx in
      try tx.replace(Entry.where(\.minutes <= 6), with: fresh)
    }
    #expect(
      [done.inserted, done.updated, done.deleted, done.unchanged] == [2, 2, 2, 3])
    let found = try store.read { tx in try tx.fetch(Entry.all.order(\.id)) }
    #expect(found.map(\.id.rawValue) == [2, 3, 4, 5, 7, 8, 9, 10, 20, 21])
    #expect(found[1].note == "changed")
    #expect(found[6].minutes == 1)
    #expect(found[9].minutes == 2)
    // A row that was updated in place is still referred to by the other table.
    let kept = try store.read { tx in try tx.count(Tagging.all) }
    #expect(kept == 1)
    let again = try store.write { tx in
      try tx.replace(Entry.where(.is(\.id, oneOf: found.map(\.id))), with: found)
    }
    #expect(again.unchanged == 10 && again.updated + again.inserted + again.deleted == 0)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `the result equals that of deleting and inserting`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let store = try memoryStore()
    var model: [EntryID: Entry] = [:]
    for _ in 0..<30 {
      let condition = Condition<Entry>.random(depth: 1, using: &random)
      let fresh = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        Entry.random(Int64.random(in: 1...12, using: &random), using: &random)
      }
      let done = try store.write { tx in try tx.replace(Entry.where(condition), with: fresh) }
      let before = model
      model = model.filter { !condition.holds(for: $0.value) }
      for entry in fresh { model[entry.id] = entry }
      let found = try store.read { tx in try tx.fetch(Entry.all) }
      #expect(
        found.sorted { $0.id.rawValue < $1.id.rawValue }
          == model.values.sorted { $0.id.rawValue < $1.id.rawValue }, "seed \(seed)")
      #expect(done.inserted == Set(model.keys).subtracting(before.keys).count, "seed \(seed)")
      #expect(done.deleted == Set(before.keys).subtracting(model.keys).count, "seed \(seed)")
    }
  }

  @Test func `keys of two columns, and keys spelt in two ways, are distinguished`() throws {
    let store = try memoryStore()
    let id = EntryID(rawValue: 1)
    let taggings = ["é", "e\u{301}", "b"].map { Tagging(entry: id, tag: $0, share: 1) }
    try store.write { tx in
      try tx.insert(Entry.sample(1))
      try tx.insert(taggings)
    }
    let done = try store.write { tx in
      try tx.replace(
        Tagging.all, with: Array(taggings[1...]) + [Tagging(entry: id, tag: "c", share: 0)])
    }
    #expect([done.inserted, done.updated, done.deleted, done.unchanged] == [1, 0, 1, 2])
    let left = try store.read { tx in try tx.fetch(Tagging.all.order(\.tag)).map(\.tag) }
    #expect(left.map { Array($0.utf8) } == ["b", "c", "e\u{301}"].map { Array($0.utf8) })
  }

  @Test func `more records are replaced than a condition can list at once`() throws {
    let store = try memoryStore()
    let entries = (1...2_500).map { Entry.sample($0) }
    let first = try store.write { tx in try tx.replace(Entry.all, with: entries) }
    #expect(first.inserted == 2_500)
    let second = try store.write { tx in try tx.replace(Entry.all, with: [entries[7]]) }
    #expect(second.deleted == 2_499 && second.unchanged == 1)
  }

  @Test func `everything is erased despite references`() throws {
    let store = try memoryStore()
    try store.write { tx in
      try tx.insert(Entry.sample(1))
      try tx.insert(Tagging(entry: EntryID(rawValue: 1), tag: "a", share: 1))
      try tx.insert(Device(name: "a", parent: nil, code: 1))
      try tx.insert(Device(name: "b", parent: "a", code: 2))
      try tx.eraseAll([Entry.self, Tagging.self, Device.self])
      let left = (
        try tx.count(Entry.all), try tx.count(Tagging.all), try tx.count(Device.all)
      )
      #expect(left == (0, 0, 0))
    }
  }
}
