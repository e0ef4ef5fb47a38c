private import CSQLite

/// The floor: the same work by bare calls, without checks, as quickly as they go.
@safe
final class BareSQLite {
  private let handle: OpaquePointer
  private let insertion: OpaquePointer
  private let search: OpaquePointer
  private let all: OpaquePointer
  private let total: OpaquePointer
  private let begin: OpaquePointer
  private let commit: OpaquePointer

  struct Failure: Error {}

  init(path: String) throws {
    var opened: OpaquePointer?
    unsafe sqlite3_open_v2(
      path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
    guard let handle = unsafe opened else { throw Failure() }
    unsafe self.handle = handle
    let setup = """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE visit (id INTEGER PRIMARY KEY NOT NULL, at INTEGER NOT NULL,
        minutes INTEGER NOT NULL, tag TEXT NOT NULL, note TEXT) STRICT;
      CREATE INDEX visit_at ON visit (at);
      """
    unsafe sqlite3_exec(handle, setup, nil, nil, nil)
    func prepare(_ sql: String) throws -> OpaquePointer {
      var made: OpaquePointer?
      unsafe sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
      guard let statement = unsafe made else { throw Failure() }
      return unsafe statement
    }
    let columns = "SELECT id, at, minutes, tag, note FROM visit"
    unsafe insertion = try prepare("INSERT INTO visit VALUES (?, ?, ?, ?, ?)")
    unsafe search = try prepare(columns + " WHERE id = ?")
    unsafe all = try prepare(columns)
    unsafe total = try prepare("SELECT minutes, tag FROM visit")
    unsafe begin = try prepare("BEGIN IMMEDIATE")
    unsafe commit = try prepare("COMMIT")
  }

  deinit {
    unsafe [insertion, search, all, total, begin, commit].forEach { unsafe sqlite3_finalize($0) }
    unsafe sqlite3_close_v2(handle)
  }

  func transaction(_ body: () -> Void) {
    unsafe sqlite3_step(begin)
    unsafe sqlite3_reset(begin)
    body()
    unsafe sqlite3_step(commit)
    unsafe sqlite3_reset(commit)
  }

  func insert(_ visit: Visit) {
    unsafe sqlite3_bind_int64(insertion, 1, visit.id)
    unsafe sqlite3_bind_int64(insertion, 2, visit.at)
    unsafe sqlite3_bind_int64(insertion, 3, Int64(visit.minutes))
    unsafe csqlite_bind_text(insertion, 4, visit.tag, Int32(visit.tag.utf8.count))
    if let note = visit.note {
      unsafe csqlite_bind_text(insertion, 5, note, Int32(note.utf8.count))
    } else {
      unsafe sqlite3_bind_null(insertion, 5)
    }
    unsafe sqlite3_step(insertion)
    unsafe sqlite3_reset(insertion)
  }

  func fetchAll() -> [Visit] {
    var visits: [Visit] = []
    while unsafe sqlite3_step(all) == SQLITE_ROW { visits.append(unsafe visit(all)) }
    unsafe sqlite3_reset(all)
    return visits
  }

  func find(_ id: Int64) -> Visit? {
    unsafe sqlite3_bind_int64(search, 1, id)
    defer { unsafe sqlite3_reset(search) }
    guard unsafe sqlite3_step(search) == SQLITE_ROW else { return nil }
    return unsafe visit(search)
  }

  /// Reads a number and a text of every row.
  func scan() -> Int {
    var sum = 0
    while unsafe sqlite3_step(total) == SQLITE_ROW {
      sum += unsafe Int(sqlite3_column_int64(total, 0))
      sum += unsafe String(cString: sqlite3_column_text(total, 1)).utf8.count
    }
    unsafe sqlite3_reset(total)
    return sum
  }

  private func visit(_ row: OpaquePointer) -> Visit {
    unsafe Visit(
      id: sqlite3_column_int64(row, 0), at: sqlite3_column_int64(row, 1),
      minutes: Int(sqlite3_column_int64(row, 2)), tag: String(cString: sqlite3_column_text(row, 3)),
      note: sqlite3_column_text(row, 4).map { unsafe String(cString: $0) })
  }
}
