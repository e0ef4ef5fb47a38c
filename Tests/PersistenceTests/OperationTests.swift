import Persistence
import PersistenceTestSupport
import Testing

@Suite struct `Operations` {
  @Test func `a record is read back as it was stored`() throws {
    let store = try memoryStore()
    let full = Entry(
      id: EntryID(rawValue: -7), minutes: .min, tag: "", note: "з’їв \"обід\" 🥗", weight: -0.5,
      mood: .busy, isLate: true, picture: [0, 255, 7])
    let bare = Entry.sample(.max)
    var empty = Entry.sample(3)
    empty.picture = []
    empty.note = "a\0b"
    try store.write { tx in try tx.insert([full, bare, empty]) }
    let found = try store.read { tx in try tx.fetch(Entry.all.order(\.id)) }
    #expect(found == [full, empty, bare])
  }

  @Test func `a key of two columns finds its row`() throws {
    let store = try memoryStore()
    let tagging = Tagging(entry: EntryID(rawValue: 1), tag: "work", share: 0.25)
    try store.write { tx in
      try tx.insert(Entry.sample(1))
      try tx.insert(tagging)
    }
    let found = try store.read { tx in
      try tx.find(Tagging.self, EntryID(rawValue: 1), "work")
    }
    #expect(found == tagging)
    let none = try store.read { tx in try tx.find(Tagging.self, EntryID(rawValue: 1), "rest") }
    #expect(none == nil)
  }

  @Test func `upsert adds and replaces`() throws {
    let store = try memoryStore()
    try store.write { tx in
      try tx.upsert(Entry.sample(1))
      try tx.upsert([Entry.sample(1, minutes: 50), .sample(2)])
    }
    let minutes = try store.read { tx in try tx.fetch(Entry.all.order(\.id)).map(\.minutes) }
    #expect(minutes == [50, 45])
  }

  @Test func `update and delete return the number of rows`() throws {
    let store = try memoryStore()
    try store.write { tx in
      try tx.insert((1...10).map { Entry.sample($0, minutes: Int($0)) })
      let updated = try tx.update(
        Entry.where(\.minutes > 7), .set(\.tag, "long"), .set(\.note, "!"))
      #expect(updated == 3)
      let deleted = try tx.delete(Entry.where(\.tag == "long" && \.minutes != 9))
      #expect(deleted == 2)
      let left = try tx.count(Entry.all)
      #expect(left == 8)
      let wasThere = try tx.delete(Entry.self, EntryID(rawValue: 9))
      #expect(wasThere)
      let next = try tx.nextKey(Entry.self)
      #expect(next == 8)
    }
  }

  @Test func `aggregates agree with arithmetic`() throws {
    let store = try memoryStore()
    let entries = (1...20).map {
      Entry.sample($0, minutes: Int($0), tag: $0 % 2 == 0 ? "even" : "odd")
    }
    try store.write { tx in try tx.insert(entries) }
    try store.read { tx in
      let sum = try tx.sum(\.minutes, Entry.all)
      #expect(sum == 210)
      let none = try tx.sum(\.weight, Entry.where(\.minutes > 99))
      #expect(none == 0)
      let least = try tx.min(\.minutes, Entry.where(\.tag == "even"))
      #expect(least == 2)
      let nothing = try tx.max(\.minutes, Entry.where(\.tag == "none"))
      #expect(nothing == nil)
      let limited = try tx.count(Entry.all.order(\.minutes).limit(5))
      #expect(limited == 5)
    }
  }

  @Test func `rows of a reviewed query are typed by place`() throws {
    let store = try memoryStore()
    try store.write { tx in try tx.insert((1...4).map { Entry.sample($0, minutes: Int($0)) }) }
    var minutes: [Int] = []
    try store.read { tx in
      try tx.rows("SELECT minutes FROM entry WHERE minutes > ? ORDER BY 1", bind: 2) { row in
        minutes.append(try row.get(0))
      }
    }
    #expect(minutes == [3, 4])
    #expect(throws: StoreError.self) {
      try store.read { tx in
        try tx.rows("SELECT tag FROM entry") { row in _ = try row.get(0, as: Int.self) }
      }
    }
  }
}
