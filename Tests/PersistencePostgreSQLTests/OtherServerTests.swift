import Foundation
import Persistence
import PersistenceTestSupport
import Testing

@testable import PersistencePostgreSQL

/// Servers other than PostgreSQL that speak its protocol, according to their documentation: they
/// support only part of its SQL, and refuse any statement that conflicts with another transaction.
@Suite(.needsServer, .timeLimit(.minutes(10))) struct `Another server` {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case cockroachDB, yugabyteDB

    var testDescription: String { rawValue }

    var version: String {
      switch self {
      case .cockroachDB: "CockroachDB CCL v24.1.0 (x86_64-pc-linux-gnu)"
      case .yugabyteDB: "PostgreSQL 11.2-YB-2.20.1.0-b0 on x86_64-pc-linux-gnu"
      }
    }

    /// Words that they do not support, or accept without effect.
    var unknown: [String] {
      let both = [
        "LISTEN", "NOTIFY", "pg_notify", "advisory", "current_snapshot", "txid_", "xmin", "ctid",
        "pg_stat_activity", "LOCK TABLE", "TEMP", "nextval", "serial", "(SELECT FROM",
      ]
      return both + (self == .cockroachDB ? ["COLLATE", "SET CONSTRAINTS", "LANGUAGE"] : [])
    }

    /// A store on an empty database of such a server.
    func imitation(
      refusingOneOf rarity: Int, seed: UInt64
    ) throws -> (server: PostgreSQL, imitation: Imitation, proxy: Proxy) {
      let shared = try #require(TestServer.shared)
      let order =
        self == .cockroachDB ? "LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'" : ""
      let server = try shared.database(order)
      let imitation = Imitation(
        version: version, without: unknown, refusingOneOf: rarity, seed: seed)
      let proxy = try Proxy(to: shared.folder, as: imitation)
      let string = server.connectionString.replacingOccurrences(
        of: shared.folder, with: proxy.folder)
      return (.postgresql(string), imitation, proxy)
    }
  }

  private static func store(_ server: PostgreSQL) throws(StoreError) -> Store {
    try .open(server, models: TestPlace.models, durability: .normal, busyTimeout: .seconds(300))
  }

  @Test(arguments: Kind.allCases, 1...2 as ClosedRange<UInt64>)
  func `agrees with the model in memory, whatever it refuses`(kind: Kind, seed: UInt64) throws {
    let other = try kind.imitation(refusingOneOf: 12, seed: seed)
    #expect(try Comparison.operations(of: Self.store(other.server), seed: seed) == [])
    #expect(other.imitation.refused > 10, "seed \(seed)")
    #expect(other.imitation.notUnderstood == [])
    withExtendedLifetime(other.proxy) {}
  }

  @Test(arguments: Kind.allCases)
  func `supports conditions, aggregates, lists, replacements and copies`(kind: Kind) throws {
    let other = try kind.imitation(refusingOneOf: 40, seed: 7)
    let source = try TestEngine.sqlite.store()
    try source.store.write { tx in
      try tx.insert((1...300).map { Entry.sample($0, minutes: Int($0)) })
      try tx.insert(Device(name: "a", parent: nil, code: 1))
    }
    let store = try Self.store(other.server)
    try source.store.copy(to: store)
    try store.write { tx in
      try tx.upsert((200...400).map { Entry.sample($0, minutes: Int($0)) })
      let done = try tx.replace(Entry.where(\.minutes > 390), with: [.sample(395, minutes: 395)])
      #expect(done.deleted == 9 && done.unchanged == 1)
    }
    let (count, sum, some) = try store.read { tx in
      (
        try tx.count(Entry.all), try tx.sum(\.minutes, Entry.where(\.minutes <= 300)),
        try tx.count(Entry.where(.is(\.minutes, oneOf: Array(301...9_000))))
      )
    }
    #expect(count == 391 && sum == 45_150 && some == 91)
    #expect(other.imitation.notUnderstood == [])
    withExtendedLifetime(other.proxy) {}
  }

  /// It sends no notifications, so rows are polled.
  @Test(arguments: Kind.allCases)
  func `is polled for live queries`(kind: Kind) async throws {
    let other = try kind.imitation(refusingOneOf: 30, seed: 5)
    let store = try Self.store(other.server)
    let writer = try Self.store(other.server)
    #expect(try store.changedElsewhere() && store.changedElsewhere())
    var updates = store.live(Entry.all).makeAsyncIterator()
    for number in 1...2 as ClosedRange<Int64> {
      try writer.write { tx in try tx.insert(Entry.sample(number)) }
      while let update = await updates.next(), update.rows.count < number || update.error != nil {}
    }
    #expect(other.imitation.notUnderstood == [])
    withExtendedLifetime(other.proxy) {}
  }

  @Test(arguments: Kind.allCases)
  func `applies the steps of a history once`(kind: Kind) async throws {
    let other = try kind.imitation(refusingOneOf: 10, seed: 3)
    let server = other.server
    try await withThrowingTaskGroup { group in
      for _ in 0..<3 { group.addTask { _ = try Self.store(server) } }
      try await group.waitForAll()
    }
    try Self.store(server).write { tx in try tx.insert(Entry.sample(1)) }
    #expect(other.imitation.refused > 0)
    #expect(other.imitation.notUnderstood == [])
    withExtendedLifetime(other.proxy) {}
  }
}
