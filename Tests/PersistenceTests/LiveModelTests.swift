import PersistenceTestSupport
import TestSupport
import Testing

@testable import Persistence

/// Random changes, after which the rows must equal those of the query fetched again, and the
/// differences must transform one update into the next.
@Suite(.timeLimit(.minutes(5))) struct `Live queries against a plain fetch` {
  private static let queries: [(live: Query<Entry>, plain: Query<Entry>)] = [
    (Entry.all, Entry.all.order(\.id)),
    (Entry.where(\.minutes > 0), Entry.where(\.minutes > 0).order(\.id)),
    (
      Entry.where(.has(\.tag, prefix: "w")).order(\.note, .descending).order(\.weight),
      Entry.where(.has(\.tag, prefix: "w")).order(\.note, .descending).order(\.weight).order(\.id)
    ),
    (
      Entry.where(\.mood == .calm).order(\.minutes).limit(7),
      Entry.where(\.mood == .calm).order(\.minutes).order(\.id).limit(7)
    ),
    (
      Entry.all.order(\.tag, .descending).limit(5).offset(3),
      Entry.all.order(\.tag, .descending).order(\.id).limit(5).offset(3)
    ),
  ]

  private static func change(_ tx: Transaction, _ random: inout SplitMix) throws {
    let id = Int64.random(in: 1...30, using: &random)
    let condition = Condition<Entry>.random(depth: 1, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...6: try tx.upsert(Entry.random(id, using: &random))
    case 7: try tx.delete(Entry.self, EntryID(rawValue: id))
    case 8: try tx.update(Entry.where(condition), .set(\.minutes, Int(id) - 15))
    case 9: try tx.delete(Entry.where(condition))
    case 10:
      // More rows than are tracked individually.
      try tx.upsert((100..<300).map { Entry.random($0, using: &random) })
    default:
      let few = (1...30 as ClosedRange<Int64>).map { EntryID(rawValue: $0) }
      try tx.delete(Entry.where(!.is(\.id, oneOf: few)))
    }
  }

  /// With later seeds SQLite does not report which rows change, as in builds without that feature.
  @Test(arguments: 1...6 as ClosedRange<UInt64>, 0..<5)
  func `agree`(seed: UInt64, place: Int) async throws {
    var random = SplitMix(seed: seed)
    let folder = Folder()
    // In a file and in memory, whose readers differ.
    let store = try Store.open(
      seed % 2 == 0 ? .memory : .file(folder.file()), [Entry.self],
      Store.Options(durability: .normal, busyTimeout: .seconds(5), namesRows: seed < 5))
    let (live, plain) = Self.queries[place]
    var updates = store.live(live).makeAsyncIterator()
    var before: [Entry] = []
    for round in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        try store.write { tx in
          for _ in 0..<Int.random(in: 1...4, using: &random) { try Self.change(tx, &random) }
        }
      }
      let expected = try store.read { tx in try tx.fetch(plain) }
      while round == 0 || before != expected {
        let update = try #require(await updates.next())
        #expect(update.error == nil)
        check(update, after: before, "seed \(seed), query \(place), round \(round)")
        before = update.rows
        if round == 0 && before == expected { break }
      }
    }
  }

  /// Whether the differences lead from the previous rows to the current ones.
  private func check(_ update: LiveUpdate<Entry>, after before: [Entry], _ comment: Comment) {
    let old = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    let new = Dictionary(uniqueKeysWithValues: update.rows.map { ($0.id, $0) })
    #expect(update.inserted == update.rows.filter { old[$0.id] == nil }, comment)
    #expect(update.removed == before.filter { new[$0.id] == nil }, comment)
    #expect(
      update.updated == update.rows.filter { old[$0.id] != nil && old[$0.id] != $0 }, comment)
    let moved = Set(update.moved.map(\.id))
    #expect(moved.isSubset(of: update.updated.map(\.id)), comment)
    // Rows that were not moved, inserted or removed keep their order.
    let stayed = before.map(\.id).filter { new[$0] != nil && !moved.contains($0) }
    #expect(
      stayed == update.rows.map(\.id).filter { old[$0] != nil && !moved.contains($0) }, comment)
  }
}
