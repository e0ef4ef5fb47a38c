internal import Persistence

/// Detects writes of other clients by the server's own transaction counter.
///
/// Every writing transaction on the server gets a number, so writes to other databases count too: an
/// occasional false positive does no harm. Writes of this store are subtracted.
struct ChangeWatch {
  /// The number of writing transactions of this store in progress.
  private(set) var active = 0
  /// The number of those that ended and are known to have consumed a transaction number.
  private var own: UInt64 = 0
  /// Transactions of other stores that the live queries were notified of and that no count has included yet.
  private var heard: Set<UInt64> = []
  /// The count last seen by each observer.
  private var seen: [(count: TransactionCount, own: UInt64)]

  /// The observers of changes, each with a separate last count.
  enum Asker: Int, CaseIterable {
    /// The user of the store.
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

  /// Records a transaction of another store that the live queries were notified of.
  mutating func hear(_ transaction: UInt64) {
    // A transaction already included in a count must not be subtracted later, which would hide another one.
    if transaction >= seen[Asker.live.rawValue].count.next { heard.insert(transaction) }
  }

  /// The state that must be unchanged while the server is queried; otherwise its answer is inconclusive.
  var state: [UInt64] { [UInt64(active), own] }

  /// Updates the count of an observer, and returns whether others have written since its last one.
  mutating func take(_ count: TransactionCount, for asker: Asker) -> Bool {
    let last = seen[asker.rawValue]
    seen[asker.rawValue] = (count, own)
    var known = own &- last.own
    if asker == .live {
      let shown = heard.filter { $0 < count.next }
      heard.subtract(shown)
      known &+= UInt64(shown.count)
    }
    // A transaction that was running then may have ended without changing the count.
    return count.next &- last.count.next != known || count.running != last.count.running
  }
}

/// A version that changes when others have written, or after repeated inconclusive answers.
struct LiveVersion {
  private var number: Int64 = 0
  private var blind = 0
  /// The number of consecutive inconclusive answers after which rows are read again.
  private static let mostBlindRounds = 10

  /// Updates the version by an answer, nil for an inconclusive one, and returns it.
  mutating func take(_ hasChanged: Bool?) -> Int64 {
    blind = hasChanged == nil ? blind + 1 : 0
    if hasChanged == true || blind == Self.mostBlindRounds {
      number += 1
      blind = 0
    }
    return number
  }
}

/// The state of the transactions of a server: `10:20:10,14`.
struct TransactionCount: Equatable {
  /// The number after the last transaction that has ended.
  let next: UInt64
  /// The lower numbers of transactions that are still running.
  let running: Substring

  /// Parses the text of a snapshot; nil if it has another form.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let next = UInt64(parts[1]) else { return nil }
    self.next = next
    running = parts[2]
  }
}

extension PostgreSQLConnection {
  /// Returns the current count; only PostgreSQL itself maintains a meaningful one.
  func transactionCount() throws(StoreError) -> TransactionCount? {
    try text("SELECT pg_catalog.pg_current_snapshot()::text").flatMap { TransactionCount($0) }
  }
}
