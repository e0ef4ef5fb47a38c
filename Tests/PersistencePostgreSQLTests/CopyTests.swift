import Persistence
import PersistenceTestSupport
import TestSupport
import Testing

@Suite(.needsServer) struct `Copying a store` {
  @Test(arguments: TestEngine.all, TestEngine.all)
  func `copies every row to the other engine`(from: TestEngine, to: TestEngine) throws {
    var random = SplitMix(seed: 5)
    let source = try from.store()
    let entries = (1...700 as ClosedRange<Int64>).map { number in
      var entry = Entry.random(number, using: &random)
      entry.note = number % 7 == 0 ? String(repeating: "довгий текст ", count: 300) : entry.note
      return entry
    }
    // A child precedes its parent, and two rows refer to each other.
    let devices = [
      Device(name: "a", parent: "b", code: 1), Device(name: "b", parent: nil, code: 2),
      Device(name: "c", parent: "c", code: 3),
    ]
    try source.store.write { tx in
      try tx.insert(entries)
      try tx.insert(entries.prefix(9).map { Tagging(entry: $0.id, tag: $0.tag, share: 0.1) })
      try tx.insert(devices.reversed())
      try tx.update(Device.where(\.name == "b"), .set(\.parent, "a"))
    }
    let target = try to.store()
    let copied = try source.store.copy(to: target.store)
    #expect(copied.map(\.name) == ["entry", "tagging", "device"])
    #expect(copied.map(\.count) == [700, 9, 3])
    let found = try target.store.read { tx in try tx.fetch(Entry.all.order(\.id)) }
    #expect(found == entries)
    let parents = try target.store.read { tx in try tx.fetch(Device.all.order(\.name)) }
    #expect(parents.map(\.parent) == ["b", "a", "c"])
    // Copying again fails, since the target is no longer empty.
    let again = failure { () throws(StoreError) in try source.store.copy(to: target.store) }
    #expect(again == .misuse("A store was to be copied into one that has rows in entry"))
  }

  struct Team: Record, Equatable {
    typealias Key = Int64
    var id: Int64
    var leader: Int64?

    static let schema = Schema(
      "team", key: \.id, Column(\.id, "id"),
      Column(\.leader, "leader", .references(Member.self, onDelete: .clear)), make: Team.init)
  }

  struct Member: Record, Equatable {
    typealias Key = Int64
    var id: Int64
    var team: Int64

    static let schema = Schema(
      "member", key: \.id, Column(\.id, "id"),
      Column(\.team, "team", .references(Team.self, onDelete: .cascade)), make: Member.init)
  }

  @Test(arguments: TestEngine.all, TestEngine.all)
  func `copies tables that refer to each other`(from: TestEngine, to: TestEngine) throws {
    let places = (try from.place(), try to.place())
    let source = try places.0.open([Team.self, Member.self])
    let teams = (1...300 as ClosedRange<Int64>).map { Team(id: $0, leader: nil) }
    let members = (1...900 as ClosedRange<Int64>).map { Member(id: $0, team: $0 % 300 + 1) }
    let led = teams.map { Team(id: $0.id, leader: $0.id % 3 == 0 ? nil : $0.id + 299) }
    try source.write { tx in
      try tx.insert(teams)
      try tx.insert(members)
      try tx.upsert(led)
    }
    let target = try places.1.open([Team.self, Member.self])
    let copied = try source.copy(to: target)
    #expect(copied.map(\.count).sorted() == [300, 900])
    #expect(try target.read { tx in try tx.fetch(Team.all.order(\.id)) } == led)
    #expect(try target.read { tx in try tx.fetch(Member.all.order(\.id)) } == members)
    withExtendedLifetime(places) {}
  }

  @Test(arguments: TestEngine.all)
  func `copies nothing if a row cannot be read`(to: TestEngine) throws {
    let source = try TestEngine.sqlite.store()
    try source.store.write { tx in
      try tx.insert((1...400).map { Entry.sample($0) })
      try tx.execute("UPDATE entry SET tag = CAST(x'ff41' AS TEXT) WHERE id = 390")
    }
    let target = try to.store()
    let error = failure { () throws(StoreError) in try source.store.copy(to: target.store) }
    #expect(error == .decode(table: "entry", column: "tag", key: "390", problem: .encoding))
    #expect(try target.store.read { tx in try tx.count(Entry.all) } == 0)
  }

  @Test func `refuses a store of other records`() throws {
    let source = try TestEngine.sqlite.store()
    let place = try TestEngine.sqlite.place()
    let target = try place.open([Entry.self])
    let error = failure { () throws(StoreError) in try source.store.copy(to: target) }
    // The file is removed with the place.
    withExtendedLifetime(place) {}
    #expect(error == .misuse("A store was to be copied into one of other records"))
  }
}
