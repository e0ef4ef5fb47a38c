private import CSQLite

/// The baseline: the same work with direct calls of SQLite, as fast as possible.
///
/// It writes without checking results. It reads as strictly as Persistence: a program that trusts
/// the stored types does less, and would not be comparable.
@safe
final class BareSQLite {
  private let handle: OpaquePointer
  private let insertion: OpaquePointer
  private let upsertion: OpaquePointer
  private let deletion: OpaquePointer
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
    unsafe upsertion = try prepare(
      """
      INSERT INTO visit VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at,
        minutes = excluded.minutes, tag = excluded.tag, note = excluded.note
      """)
    unsafe deletion = try prepare("DELETE FROM visit WHERE id >= ?")
    unsafe search = try prepare(columns + " WHERE id = ?")
    unsafe all = try prepare(columns)
    unsafe total = try prepare("SELECT minutes, tag FROM visit")
    unsafe begin = try prepare("BEGIN IMMEDIATE")
    unsafe commit = try prepare("COMMIT")
  }

  deinit {
    unsafe [insertion, upsertion, deletion, search, all, total, begin, commit].forEach {
      unsafe sqlite3_finalize($0)
    }
    unsafe sqlite3_close_v2(handle)
  }

  func transaction(_ body: () throws -> Void) rethrows {
    unsafe sqlite3_step(begin)
    unsafe sqlite3_reset(begin)
    try body()
    unsafe sqlite3_step(commit)
    unsafe sqlite3_reset(commit)
  }

  func insert(_ visit: Visit) {
    unsafe write(visit, insertion)
  }

  func upsert(_ visit: Visit) {
    unsafe write(visit, upsertion)
  }

  func delete(from id: Int64) {
    unsafe sqlite3_bind_int64(deletion, 1, id)
    unsafe sqlite3_step(deletion)
    unsafe sqlite3_reset(deletion)
  }

  private func write(_ visit: Visit, _ statement: OpaquePointer) {
    unsafe sqlite3_bind_int64(statement, 1, visit.id)
    unsafe sqlite3_bind_int64(statement, 2, visit.at)
    unsafe sqlite3_bind_int64(statement, 3, Int64(visit.minutes))
    unsafe csqlite_bind_text(statement, 4, visit.tag, Int32(visit.tag.utf8.count))
    if let note = visit.note {
      unsafe csqlite_bind_text(statement, 5, note, Int32(note.utf8.count))
    } else {
      unsafe sqlite3_bind_null(statement, 5)
    }
    unsafe sqlite3_step(statement)
    unsafe sqlite3_reset(statement)
  }

  func fetchAll() throws -> [Visit] {
    var visits: [Visit] = []
    while unsafe sqlite3_step(all) == SQLITE_ROW { visits.append(try unsafe visit(all)) }
    unsafe sqlite3_reset(all)
    return visits
  }

  func find(_ id: Int64) throws -> Visit? {
    unsafe sqlite3_bind_int64(search, 1, id)
    defer { unsafe sqlite3_reset(search) }
    guard unsafe sqlite3_step(search) == SQLITE_ROW else { return nil }
    return try unsafe visit(search)
  }

  /// Reads a number and a text of every row.
  func scan() throws -> Int {
    var sum = 0
    while unsafe sqlite3_step(total) == SQLITE_ROW {
      sum += try unsafe Int(integer(total, 0))
      sum += try unsafe text(sqlite3_column_value(total, 1)).utf8.count
    }
    unsafe sqlite3_reset(total)
    return sum
  }
}

extension BareSQLite {
  private func visit(_ row: OpaquePointer) throws -> Visit {
    let note = unsafe sqlite3_column_value(row, 4)
    return try unsafe Visit(
      id: integer(row, 0), at: integer(row, 1), minutes: Int(integer(row, 2)),
      tag: text(sqlite3_column_value(row, 3)),
      note: sqlite3_value_type(note) == SQLITE_NULL ? nil : text(note))
  }

  /// Rejects anything that is not an integer, as Persistence does, with the fewest calls known.
  private func integer(_ row: OpaquePointer, _ column: Int32) throws -> Int64 {
    let value = unsafe sqlite3_column_value(row, column)
    guard unsafe sqlite3_value_type(value) == SQLITE_INTEGER else { throw Failure() }
    return unsafe sqlite3_value_int64(value)
  }

  /// Rejects anything that is not text in UTF-8, as Persistence does.
  private func text(_ value: OpaquePointer?) throws -> String {
    guard unsafe sqlite3_value_type(value) == SQLITE_TEXT,
      let start = unsafe sqlite3_value_text(value)
    else { throw Failure() }
    let bytes = unsafe UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    return String(copying: try unsafe UTF8Span(validating: bytes.span))
  }
}
