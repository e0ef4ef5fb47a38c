private import CPostgreSQL

/// The baseline on a server: the same work with direct calls of libpq, in the fastest way for each.
@safe
final class BarePostgreSQL {
  private let handle: OpaquePointer
  private let buffer = UnsafeMutableRawPointer.allocate(byteCount: 1 << 17, alignment: 8)

  struct Failure: Error {
    let reason: String
  }

  init(_ connectionString: String) throws {
    guard let handle = unsafe PQconnectdb(connectionString),
      unsafe PQstatus(handle) == CONNECTION_OK
    else { throw Failure(reason: "no connection") }
    unsafe self.handle = handle
  }

  deinit {
    unsafe buffer.deallocate()
    unsafe PQfinish(handle)
  }

  /// Makes the table and the statements.
  func prepare() throws {
    try run("SET synchronous_commit = off")
    try run(
      """
      CREATE TABLE visit (id bigint PRIMARY KEY, at bigint NOT NULL, minutes bigint NOT NULL,
        tag text COLLATE "C" NOT NULL, note text COLLATE "C")
      """)
    try run("CREATE INDEX visit_at ON visit (at)")
    let insert = "INSERT INTO visit (id, at, minutes, tag, note) VALUES ($1, $2, $3, $4, $5)"
    let arrays = """
      INSERT INTO visit (id, at, minutes, tag, note) SELECT * FROM unnest(
        $1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])
      """
    let columns = "SELECT id, at, minutes, tag, note FROM visit"
    let change = """
       ON CONFLICT (id) DO UPDATE SET at = excluded.at, minutes = excluded.minutes,
        tag = excluded.tag, note = excluded.note
      """
    for (name, sql) in [
      ("insert", insert), ("upsert", arrays + change), ("all", columns),
      ("find", columns + " WHERE id = $1"),
    ] {
      try unsafe check(PQprepare(handle, name, sql, 0, nil))
    }
  }

  func run(_ sql: String) throws {
    try unsafe check(PQexec(handle, sql))
  }

  func transaction(_ mode: String, _ body: () throws -> Void) throws {
    try run("BEGIN ISOLATION LEVEL \(mode)")
    try body()
    try run("COMMIT")
  }

  private func check(_ result: OpaquePointer?) throws {
    defer { unsafe PQclear(result) }
    let status = unsafe PQresultStatus(result)
    guard ![PGRES_FATAL_ERROR, PGRES_BAD_RESPONSE].contains(status), unsafe result != nil else {
      throw Failure(reason: unsafe String(cString: PQerrorMessage(handle)))
    }
  }
}

// MARK: Writing

extension BarePostgreSQL {
  func insert(_ visit: Visit) throws {
    _ = unsafe put(visit, at: buffer)
    try unsafe check(send("insert", count: 5, PQexecPrepared))
  }

  func copy(_ visits: [Visit]) throws {
    try run("COPY visit (id, at, minutes, tag, note) FROM STDIN (FORMAT binary)")
    var place = unsafe buffer
    for byte in Array("PGCOPY\n".utf8) + [0xff, 0x0d, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0, 0] {
      unsafe place.storeBytes(of: byte, as: UInt8.self)
      unsafe place += 1
    }
    for visit in visits {
      unsafe place = unsafe put(Int16(5), at: place)
      unsafe place = unsafe put(visit, at: place)
      if unsafe place - buffer >= 1 << 16 { unsafe place = unsafe flush(to: place) }
    }
    unsafe place = unsafe put(Int16(-1), at: place)
    _ = unsafe flush(to: place)
    unsafe PQputCopyEnd(handle, nil)
    while let result = unsafe PQgetResult(handle) { try unsafe check(result) }
  }

  /// One statement for all rows: each column is sent as an array, which is faster than one
  /// execution for each row, even when pipelined.
  func upsert(_ visits: [Visit]) throws {
    let size =
      64
      + visits.reduce(0) { sum, visit in
        max(sum, 0) + 12 + max(visit.tag.utf8.count, visit.note?.utf8.count ?? 0)
      }
    // All columns lie in one block of memory, with the same number of bytes for each.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 5 * size, alignment: 8)
    defer { unsafe memory.deallocate() }
    let starts = unsafe (0..<5).map { unsafe memory + $0 * size }
    var ends = unsafe starts
    for (column, type) in [20, 20, 20, 25, 25].enumerated() {
      for number in [1, 1, type, visits.count, 1] {
        unsafe ends[column] = unsafe put(Int32(number), at: ends[column])
      }
    }
    for visit in visits {
      for (column, number) in [visit.id, visit.at, Int64(visit.minutes)].enumerated() {
        unsafe ends[column] = unsafe put(number, at: put(Int32(8), at: ends[column]))
      }
      unsafe ends[3] = unsafe put(visit.tag, at: ends[3])
      unsafe ends[4] =
        unsafe visit.note.map { unsafe put($0, at: ends[4]) } ?? put(Int32(-1), at: ends[4])
    }
    let lengths = unsafe zip(starts, ends).map { start, end in unsafe Int32(end - start) }
    let values = unsafe starts.map { start -> UnsafePointer<CChar>? in
      unsafe UnsafePointer(start.assumingMemoryBound(to: CChar.self))
    }
    try unsafe check(PQexecPrepared(handle, "upsert", 5, values, lengths, [1, 1, 1, 1, 1], 1))
  }

  private func flush(to end: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    unsafe PQputCopyData(
      handle, buffer.assumingMemoryBound(to: CChar.self), Int32(end - buffer))
    return unsafe buffer
  }

  private func put(_ visit: Visit, at start: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    var place = unsafe start
    for number in [visit.id, visit.at, Int64(visit.minutes)] {
      unsafe place = unsafe put(Int32(8), at: place)
      unsafe place = unsafe put(number, at: place)
    }
    unsafe place = unsafe put(visit.tag, at: place)
    guard let note = visit.note else { return unsafe put(Int32(-1), at: place) }
    return unsafe put(note, at: place)
  }

  private func put<Number: FixedWidthInteger>(
    _ number: Number, at place: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    unsafe place.storeBytes(of: number.bigEndian, as: Number.self)
    return unsafe place + MemoryLayout<Number>.size
  }

  private func put(_ text: String, at start: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    var text = text
    return text.withUTF8 { bytes in
      let place = unsafe put(Int32(bytes.count), at: start)
      if let source = bytes.baseAddress {
        unsafe place.copyMemory(from: source, byteCount: bytes.count)
      }
      return unsafe place + bytes.count
    }
  }

  /// Executes a statement with the values in the buffer, each after its length.
  private func send<Answer>(
    _ name: String, count: Int,
    _ call: (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafePointer<UnsafePointer<CChar>?>?,
      UnsafePointer<Int32>?, UnsafePointer<Int32>?, Int32
    ) -> Answer
  ) -> Answer {
    unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: count) {
      values in
      unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * count) { numbers in
        var place = unsafe UnsafeRawPointer(buffer)
        for index in 0..<count {
          let length = unsafe Int32(bigEndian: place.loadUnaligned(as: Int32.self))
          unsafe place += 4
          unsafe values[index] = length < 0 ? nil : place.assumingMemoryBound(to: CChar.self)
          unsafe numbers[index] = max(0, length)
          unsafe numbers[count + index] = 1
          unsafe place += Int(max(0, length))
        }
        return unsafe call(
          handle, name, Int32(count), values.baseAddress, numbers.baseAddress,
          numbers.baseAddress.map { unsafe $0 + count }, 1)
      }
    }
  }
}

// MARK: Reading

extension BarePostgreSQL {
  /// Row by row, which is the fastest way here on an idle machine.
  ///
  /// A quarter of a million rows took 48 ms this way in C, 56 through a cursor that requests the
  /// next thousands while these are read, 56 with `COPY` (2 cores, Debian 12, libpq 15). As one
  /// result they were measured on a busy machine only: 79 ms or more, where row by row took 75.
  func fetchAll() throws -> [Visit] {
    unsafe PQsendQueryPrepared(handle, "all", 0, nil, nil, nil, 1)
    unsafe PQsetSingleRowMode(handle)
    var visits: [Visit] = []
    while let result = unsafe PQgetResult(handle) {
      if unsafe PQresultStatus(result) == PGRES_SINGLE_TUPLE {
        visits.append(try unsafe visit(result))
        unsafe PQclear(result)
      } else {
        try unsafe check(result)
      }
    }
    return visits
  }

  func find(_ id: Int64) throws -> Visit? {
    _ = unsafe put(id, at: put(Int32(8), at: buffer))
    let result = unsafe send("find", count: 1, PQexecPrepared)
    defer { unsafe PQclear(result) }
    return unsafe PQntuples(result) == 1 ? try unsafe visit(result) : nil
  }

  private func visit(_ result: OpaquePointer?) throws -> Visit {
    guard let tag = try unsafe text(result, 3) else { throw Failure(reason: "no text") }
    return unsafe Visit(
      id: try number(result, 0), at: try number(result, 1), minutes: Int(try number(result, 2)),
      tag: tag, note: try text(result, 4))
  }

  /// A missing value has no bytes, so its length identifies it.
  private func number(_ result: OpaquePointer?, _ column: Int32) throws -> Int64 {
    guard unsafe PQgetlength(result, 0, column) == 8,
      let start = unsafe PQgetvalue(result, 0, column)
    else { throw Failure(reason: "no number") }
    return unsafe Int64(bigEndian: UnsafeRawPointer(start).loadUnaligned(as: Int64.self))
  }

  private func text(_ result: OpaquePointer?, _ column: Int32) throws -> String? {
    let count = unsafe Int(PQgetlength(result, 0, column))
    if unsafe count == 0 && PQgetisnull(result, 0, column) == 1 { return nil }
    guard let start = unsafe PQgetvalue(result, 0, column) else { throw Failure(reason: "no text") }
    let bytes = unsafe UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count)
    return String(copying: try unsafe UTF8Span(validating: bytes.span))
  }
}
