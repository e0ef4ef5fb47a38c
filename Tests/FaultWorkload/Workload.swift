private import Glibc
public import Persistence

/// Rounds of related changes, so that a torn or lost one can be detected.
///
/// In one transaction, each round adds a row with ten others that refer to it, marks those of the
/// previous round, deletes the oldest round with its rows, and increments the count of rounds.
public enum Workload {
  /// The number of rounds kept.
  private static let kept: Int64 = 5
  private static let items: Int64 = 10

  /// The migrations: the second rebuilds a table, which needs a copy of the file.
  public static let history = [
    Migration(
      "tables",
      """
      CREATE TABLE tally (id INTEGER PRIMARY KEY NOT NULL, rounds INTEGER NOT NULL) STRICT;
      CREATE TABLE round (id INTEGER PRIMARY KEY NOT NULL) STRICT;
      CREATE TABLE item (id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT;
      INSERT INTO round VALUES (0);
      INSERT INTO item VALUES (0, 'from the first step');
      """),
    Migration(
      "references", rebuilds: true,
      """
      CREATE TABLE next (
        id INTEGER PRIMARY KEY NOT NULL,
        round INTEGER NOT NULL REFERENCES round (id) ON DELETE CASCADE,
        text TEXT NOT NULL) STRICT;
      INSERT INTO next SELECT id, id / 100, text FROM item;
      DROP TABLE item;
      ALTER TABLE next RENAME TO item;
      CREATE INDEX item_round ON item (round);
      """),
    Migration(
      "first",
      """
      UPDATE item SET text = text || ', kept by the third';
      INSERT INTO tally VALUES (1, 0);
      """),
  ]

  /// Opens the store, and brings it to the last step.
  public static func open(
    _ path: String, durability: Store.Durability = .normal
  ) throws(StoreError) -> Store {
    try Store.open(
      .file(path), models: [Tally.self, Round.self, Item.self], history: history,
      durability: durability)
  }

  /// Runs one round, and returns its number once it is committed.
  public static func run(_ store: Store) throws(StoreError) -> Int64 {
    try store.write { tx throws(StoreError) in
      let number = (try tx.find(Tally.self, 1)?.rounds ?? 0) + 1
      try tx.upsert(Tally(id: 1, rounds: number))
      try tx.insert(Round(id: number))
      try tx.insert(items(of: number, isLast: true))
      try tx.upsert(items(of: number - 1, isLast: false))
      try tx.delete(Round.self, number - kept)
      return number
    }
  }

  /// The time in nanoseconds of a clock that all processes have in common, and that never goes back.
  public static var clock: Int64 {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }

  /// Adds one to the number of rounds and nothing else.
  public static func count(_ store: Store) throws(StoreError) {
    try store.write { tx throws(StoreError) in
      let number = try tx.find(Tally.self, 1)?.rounds ?? 0
      try tx.update(Tally.all, .set(\.rounds, number + 1))
    }
  }

  /// The number of the last round.
  ///
  /// - Throws: ``Torn`` if the stored rows are not the result of whole rounds.
  public static func lastRound(_ store: Store) throws -> Int64 {
    try store.read { tx in
      let last = try tx.find(Tally.self, 1)?.rounds ?? -1
      let rounds = (max(0, last - kept + 1)...max(0, last)).map { Round(id: $0) }
      guard last >= 0, try tx.fetch(Round.all.order(\.id)) == rounds else {
        throw Torn(after: last, table: "round")
      }
      let expected = rounds.flatMap { items(of: $0.id, isLast: $0.id == last) }
      guard try tx.fetch(Item.all.order(\.id)) == expected else {
        throw Torn(after: last, table: "item")
      }
      return last
    }
  }

  private static func items(of round: Int64, isLast: Bool) -> [Item] {
    guard round > 0 else {
      return [Item(id: 0, round: 0, text: "from the first step, kept by the third")]
    }
    let padding = String(repeating: "\(round) ", count: 150)
    return (0..<items).map { place in
      Item(id: round * 100 + place, round: round, text: "\(isLast) \(place) \(padding)")
    }
  }
}

/// The stored rows are not the result of whole rounds.
public struct Torn: Error {
  /// The stored count of rounds.
  public let after: Int64
  /// The table with unexpected rows.
  public let table: String
}
