private import Glibc
private import Persistence

/// The measurements, each compared with its baseline.
struct Bench {
  let rows: Int
  let rounds: Int
  /// The prefix of the names of the requested figures; they need the batch all the same.
  let wanted: String

  /// Runs all measurements, and returns whether each is within its budget.
  mutating func run() throws -> Bool {
    let visits = Visit.samples(rows)
    let folder = try Folder()
    var figures = Figures(wanted: wanted)
    for round in 0..<rounds {
      let bare = try BareSQLite(path: folder.file("bare-\(round)"))
      let store = try Store.open(
        .file(folder.file("store-\(round)")), models: [Visit.self], durability: .normal)
      // The order alternates between rounds, so that changes in machine load affect both equally.
      figures.flip = round % 2 == 1
      try measureBatch(visits, bare, store, &figures)
      try measureUpserts(visits, bare, store, &figures)
      try measureReads(visits, bare, store, &figures)
      try measureTransactions(visits.count, bare, store, &figures)
      try measureObserved(visits.count + 10_000, store, &figures)
    }
    try measureMemory(&figures)
    return figures.report()
  }

  private func measureBatch(
    _ visits: [Visit], _ bare: BareSQLite, _ store: Store, _ figures: inout Figures
  ) throws {
    try figures.measure("insert batch", "ms", budget: 1.25) {
      bare.transaction { for visit in visits { bare.insert(visit) } }
    } ours: {
      try store.write { tx in try tx.insert(visits) }
    }
  }

  /// Half of the rows exist already; the other half is deleted again afterwards.
  private func measureUpserts(
    _ visits: [Visit], _ bare: BareSQLite, _ store: Store, _ figures: inout Figures
  ) throws {
    let first = max(0, visits.count - 5_000)
    let changed = (first..<visits.count + 5_000).map { index in
      Visit(id: Int64(index), at: Int64(index), minutes: 1, tag: "changed", note: nil)
    }
    try figures.measure("upsert batch", "ms", budget: 1.25) {
      bare.transaction { for visit in changed { bare.upsert(visit) } }
    } ours: {
      try store.write { tx in try tx.upsert(changed) }
    }
    bare.transaction { bare.delete(from: Int64(visits.count)) }
    try store.write { tx in try tx.delete(Visit.where(\.id >= Int64(visits.count))) }
  }

  private func measureReads(
    _ visits: [Visit], _ bare: BareSQLite, _ store: Store, _ figures: inout Figures
  ) throws {
    // Both have read the table once, so that neither pays for loading pages into memory.
    expect(try bare.scan() > 0)
    expect(try store.read { tx in try tx.sum(\.minutes, Visit.all) } > 0)
    // Repeated, because the first result of a process pays for the allocation of memory.
    for _ in 0..<4 {
      try figures.measure("fetch all", "ms", budget: 1.10) {
        expect(try bare.fetchAll().count == visits.count)
      } ours: {
        let found = try store.read { tx in try tx.fetch(Visit.all) }
        expect(found.count == visits.count)
      }
    }
    try figures.measure("raw rows", "ms", budget: 1.10) {
      expect(try bare.scan() > 0)
    } ours: {
      var sum = 0
      try store.read { tx in
        try tx.rows("SELECT minutes, tag FROM visit") { row in
          sum += try row.get(0, as: Int.self)
          sum += try row.get(1, as: String.self).utf8.count
        }
      }
      expect(sum > 0)
    }
    let keys = (0..<20_000).map { Int64($0 * 7919 % visits.count) }
    try figures.measure("find by key", "us", per: keys.count, budget: 1.5) {
      // In one transaction, as in Persistence: beginning one for each key would cost more than
      // finding it.
      try bare.transaction { for key in keys { expect(try bare.find(key)?.id == key) } }
    } ours: {
      try store.read { tx in
        for key in keys { expect(try tx.find(Visit.self, key)?.id == key) }
      }
    }
  }

  private func measureMemory(_ figures: inout Figures) throws {
    guard figures.wants("peak memory") else { return }
    for _ in 0..<rounds {
      figures.note(
        "peak memory", "MB", budget: 1.1, floor: try Peak.measure(.bare, rows: rows),
        ours: try Peak.measure(.ours, rows: rows))
    }
  }

  private func measureTransactions(
    _ first: Int, _ bare: BareSQLite, _ store: Store, _ figures: inout Figures
  ) throws {
    let visits = (0..<10_000).map { index in
      Visit(id: Int64(first + index), at: Int64(index), minutes: 1, tag: "one", note: nil)
    }
    try figures.measure("one-row transaction", "us", per: visits.count, budget: 1.25) {
      for visit in visits { bare.transaction { bare.insert(visit) } }
    } ours: {
      for visit in visits { try store.write { tx in try tx.insert(visit) } }
    }
  }

  /// Uses a result, so that no work is optimised away, and checks it, or the figures are worthless.
  private func expect(_ holds: Bool) {
    precondition(holds, "the measured calls returned something else")
  }
}

/// A temporary folder, removed at the end.
final class Folder {
  private let path = "/tmp/bench-persistence-\(getpid())"

  init() throws {
    guard unsafe mkdir(path, 0o700) == 0 else { throw BareSQLite.Failure() }
  }

  func file(_ name: String) -> String { "\(path)/\(name).db" }

  deinit {
    guard let folder = unsafe opendir(path) else { return }
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { unsafe unlink("\(path)/\(name)") }
    }
    unsafe closedir(folder)
    unsafe rmdir(path)
  }
}
