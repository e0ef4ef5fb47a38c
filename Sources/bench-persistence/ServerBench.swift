private import Persistence
private import PersistencePostgreSQL

/// The measurements on a server, each compared with its baseline.
struct ServerBench {
  /// The connection string of a server on which databases can be created.
  let connectionString: String
  let rows: Int
  let rounds: Int
  /// The prefix of the names of the requested figures.
  let wanted: String
  private static let budget = 1.15

  /// Runs all measurements, and returns whether each is within its budget.
  func run() throws -> Bool {
    let visits = Visit.samples(rows)
    var figures = Figures(wanted: wanted)
    let owner = try BarePostgreSQL(connectionString)
    for round in 0..<rounds {
      for name in ["bare", "ours"] { try owner.run("CREATE DATABASE \(name)\(round)") }
      let bare = try BarePostgreSQL(connectionString + " dbname=bare\(round)")
      try bare.prepare()
      let store = try Store.open(
        .postgresql(connectionString + " dbname=ours\(round)"), models: [Visit.self],
        durability: .normal)
      figures.flip = round % 2 == 1
      // Does the work on the store's database that is not measured.
      let rest = try BarePostgreSQL(connectionString + " dbname=ours\(round)")
      try measureWrites(visits, bare, store, rest, &figures)
      try measureReads(visits, bare, store, &figures)
      try measureTransactions(visits.count, bare, store, &figures)
    }
    return figures.report()
  }

  private func measureWrites(
    _ visits: [Visit], _ bare: BarePostgreSQL, _ store: Store, _ rest: BarePostgreSQL,
    _ figures: inout Figures
  ) throws {
    try figures.measure("postgresql insert batch", "ms", budget: Self.budget) {
      try bare.transaction("SERIALIZABLE") { try bare.copy(visits) }
    } ours: {
      try store.write { tx in try tx.insert(visits) }
    }
    let changed = visits.prefix(10_000).map { visit in
      Visit(id: visit.id, at: visit.at, minutes: 1, tag: "changed", note: nil)
    }
    for _ in 0..<4 {
      figures.flip.toggle()
      // Both start with a table without dead rows, and no checkpoint runs during the measurement.
      try bare.run("VACUUM visit")
      try rest.run("VACUUM visit")
      try rest.run("CHECKPOINT")
      try figures.measure("postgresql upsert batch", "ms", budget: Self.budget) {
        try bare.transaction("SERIALIZABLE") { try bare.upsert(changed) }
      } ours: {
        try store.write { tx in try tx.upsert(changed) }
      }
    }
  }

  private func measureReads(
    _ visits: [Visit], _ bare: BarePostgreSQL, _ store: Store, _ figures: inout Figures
  ) throws {
    let mode = "REPEATABLE READ READ ONLY"
    // Both have read the table once before the clock starts.
    expect(try bare.fetchAll().count == visits.count)
    expect(try store.read { tx in try tx.count(Visit.all) } == visits.count)
    for _ in 0..<6 {
      figures.flip.toggle()
      try figures.measure("postgresql fetch all", "ms", budget: Self.budget) {
        try bare.transaction(mode) { expect(try bare.fetchAll().count == visits.count) }
      } ours: {
        expect(try store.read { tx in try tx.fetch(Visit.all) }.count == visits.count)
      }
    }
    let keys = (0..<5_000).map { Int64($0 * 7919 % visits.count) }
    // In short turns, because the time the two processes take to wake each other varies constantly.
    for start in stride(from: 0, to: keys.count, by: 500) {
      let keys = keys[start..<start + 500]
      figures.flip.toggle()
      try figures.measure("postgresql find by key", "us", per: keys.count, budget: Self.budget) {
        try bare.transaction(mode) { for key in keys { expect(try bare.find(key)?.id == key) } }
      } ours: {
        try store.read { tx in
          for key in keys { expect(try tx.find(Visit.self, key)?.id == key) }
        }
      }
    }
  }

  private func measureTransactions(
    _ first: Int, _ bare: BarePostgreSQL, _ store: Store, _ figures: inout Figures
  ) throws {
    let visits = (0..<3_000).map { index in
      Visit(id: Int64(first + index), at: Int64(index), minutes: 1, tag: "one", note: nil)
    }
    try figures.measure(
      "postgresql one-row transaction", "us", per: visits.count, budget: Self.budget
    ) {
      for visit in visits { try bare.transaction("SERIALIZABLE") { try bare.insert(visit) } }
    } ours: {
      for visit in visits { try store.write { tx in try tx.insert(visit) } }
    }
  }

  /// Uses a result, so that no work is optimised away, and checks it, or the figures are worthless.
  private func expect(_ holds: Bool) {
    precondition(holds, "the measured calls returned something else")
  }
}
