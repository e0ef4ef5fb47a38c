import Persistence
import PersistenceTestSupport
import Testing

@Suite struct `Reading` {
  @Test(arguments: 1...4 as ClosedRange<Int64>)
  func `a bad value is found in any row`(id: Int64) throws {
    let store = try memoryStore()
    try store.write { tx in
      try tx.insert((1...4).map { Entry.sample($0) })
      try tx.execute("UPDATE entry SET note = CAST(x'61ff' AS TEXT) WHERE id = ?", bind: id)
    }
    let error = failure { () throws(StoreError) in
      _ = try store.read { tx throws(StoreError) in try tx.fetch(Entry.all.order(\.id)) }
    }
    #expect(
      error == .decode(table: "entry", column: "note", key: "\(id)", problem: .encoding))
  }

  @Test func `the first bad column of a row is named`() throws {
    let store = try memoryStore()
    try store.write { tx in
      try tx.insert((1...3).map { Entry.sample($0) })
      try tx.execute("UPDATE entry SET is_late = 7, mood = 'odd' WHERE id = 2")
    }
    let error = failure { () throws(StoreError) in
      _ = try store.read { tx throws(StoreError) in try tx.fetch(Entry.all) }
    }
    #expect(
      error
        == .decode(table: "entry", column: "mood", key: "2", problem: .value(type: "Mood")))
  }

  /// Texts short enough to be stored inline are created in another way than longer ones.
  @Test(arguments: 0...20 as ClosedRange<Int>)
  func `text of every length is read back, and invalid UTF-8 is refused`(length: Int) throws {
    let store = try memoryStore()
    let letters = "abcdefghijklmnopqrstuvwxyz".prefix(length)
    try store.write { tx in
      try tx.insert(Entry.sample(1, tag: String(letters)))
      for place in 0..<length {
        let mixed = letters.prefix(place) + "é" + letters.dropFirst(place + 1)
        try tx.insert(Entry.sample(Int64(place + 2), tag: String(mixed)))
      }
    }
    let tags = try store.read { tx in try tx.fetch(Entry.all.order(\.id)).map(\.tag) }
    #expect(tags.first == String(letters))
    for (place, tag) in tags.dropFirst().enumerated() {
      #expect(tag == letters.prefix(place) + "é" + letters.dropFirst(place + 1))
    }
    for place in 0..<length {
      var bytes = Array(letters.utf8)
      bytes[place] = 0x80
      let error = failure { () throws(StoreError) in
        _ = try store.write { tx throws(StoreError) in
          try tx.execute("UPDATE entry SET tag = CAST(? AS TEXT)", bind: bytes)
          _ = try tx.first(Entry.all)
        }
      }
      #expect(error == .decode(table: "entry", column: "tag", key: "1", problem: .encoding))
    }
  }
}
