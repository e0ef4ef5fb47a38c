import Persistence
import PersistenceTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A repository` {
  @Test func `saves, clears, finds, deletes and notifies`() async throws {
    let store = try memoryStore()
    let entries = Repository<Entry>(store)
    var updates = entries.live(Entry.all.order(\.id)).makeAsyncIterator()
    #expect(await updates.next()?.rows == [])
    try await entries.save([.sample(1), .sample(2), .sample(3, tag: "rest")])
    #expect(await updates.next()?.rows.count == 3)
    let done = try await entries.save(
      [.sample(2), .sample(4)], clearing: Entry.where(\.tag == "work"))
    #expect([done.inserted, done.updated, done.deleted, done.unchanged] == [1, 0, 1, 1])
    #expect(try await entries.fetch().map(\.id.rawValue).sorted() == [2, 3, 4])
    #expect(try await entries.find(EntryID(rawValue: 3)) == .sample(3, tag: "rest"))
    #expect(try await entries.find(EntryID(rawValue: 9)) == nil)
    #expect(try await entries.delete(Entry.where(\.tag == "rest")) == 1)
    try await entries.eraseAll()
    #expect(try await entries.fetch(Entry.all.limit(5)) == [])
  }

  @Test func `throws what the store throws`() async throws {
    let devices = Repository<Device>(try memoryStore())
    let two = ["a", "b"].map { Device(name: $0, parent: nil, code: 1) }
    await #expect(throws: StoreError.constraint(.unique, table: "device", column: "code")) {
      try await devices.save(two)
    }
    #expect(try await devices.fetch() == [])
  }
}
