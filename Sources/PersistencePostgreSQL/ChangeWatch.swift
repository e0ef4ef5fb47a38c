internal import Persistence

/// Tells from the server's own count of transactions whether others have written.
///
/// Every transaction that writes gets a number, on the whole server, so what others do in another
/// database counts too: to be told once too often is no harm. What this store wrote itself is left
/// out.
struct ChangeWatch {
  /// Transactions of this store that write and have not ended.
  private(set) var active = 0
  /// Those that ended and are known to have been given a number.
  private var own: UInt64 = 0
  /// Those of other stores that the live queries were told of, and that no count has shown yet.
  private var heard: Set<UInt64> = []
  /// What was seen by each who asks.
  private var seen: [(count: TransactionCount, own: UInt64)]

  /// Who asks: each is told what is new to it.
  enum Asker: Int, CaseIterable {
    /// Whoever uses the store.
    case user
    /// The live queries.
    case live
  }

  init(from count: TransactionCount) {
    seen = Asker.allCases.map { _ in (count, 0) }
  }

  mutating func begin() {
    active += 1
  }

  mutating func end(hasWritten: Bool) {
    active -= 1
    if hasWritten { own += 1 }
  }

  /// Takes note of a transaction of another store, of which the live queries were told.
  mutating func hear(_ transaction: UInt64) {
    // Of one that a count has shown was told before; to leave it out later would hide another.
    if transaction >= seen[Asker.live.rawValue].count.next { heard.insert(transaction) }
  }

  /// What is to be the same before and after the server is asked, or its answer says nothing.
  var state: [UInt64] { [UInt64(active), own] }

  /// Takes in the count, and says whether others have written since the last time.
  mutating func take(_ count: TransactionCount, for asker: Asker) -> Bool {
    let last = seen[asker.rawValue]
    seen[asker.rawValue] = (count, own)
    var known = own &- last.own
    if asker == .live {
      let shown = heard.filter { $0 < count.next }
      heard.subtract(shown)
      known &+= UInt64(shown.count)
    }
    // One that was running then may have ended without a change of the count.
    return count.next &- last.count.next != known || count.running != last.count.running
  }
}

/// A number that changes when others have written, or where that is not known for long.
struct LiveVersion {
  private var number: Int64 = 0
  private var blind = 0
  /// Answers in a row that say nothing, before rows are read again.
  private static let patience = 10

  /// Takes in an answer, nil where there was none, and gives the number.
  mutating func take(_ hasChanged: Bool?) -> Int64 {
    blind = hasChanged == nil ? blind + 1 : 0
    if hasChanged == true || blind == Self.patience {
      number += 1
      blind = 0
    }
    return number
  }
}

/// Which transactions a server has seen: `10:20:10,14`.
struct TransactionCount: Equatable {
  /// The number after the last of those that have ended.
  let next: UInt64
  /// The numbers below it of those that have not.
  let running: Substring

  /// Reads the text of a snapshot; nil where it is none.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let next = UInt64(parts[1]) else { return nil }
    self.next = next
    running = parts[2]
  }
}

extension PostgreSQLConnection {
  /// The count of now; only PostgreSQL itself keeps one that means something.
  func transactionCount() throws(StoreError) -> TransactionCount? {
    try text("SELECT pg_catalog.pg_current_snapshot()::text").flatMap { TransactionCount($0) }
  }
}
