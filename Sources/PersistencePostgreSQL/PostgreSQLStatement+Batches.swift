internal import CPostgreSQL
internal import Persistence

extension PostgreSQLStatement {
  func begin(_ batch: Batch) throws(StoreError) {
    try connection.makeReady()
    changes = 0
    if batch.conflict.isEmpty {
      try beginCopy(into: batch.table)
    } else {
      if gathering == nil { gathering = try makeGathering(batch) }
      state = .gather
    }
    connection.batching = self
  }

  func endBatch() throws(StoreError) {
    defer {
      connection.batching = nil
      parameters.removeAll()
      state = .ready
    }
    switch state {
    case .copy: try endCopy()
    case .gather:
      defer { gathering?.removeAll() }
      // If a row could not be bound, the rows before it are discarded too.
      if misfit == nil, let gathering { try send(gathering) }
    case .ready, .running, .done: break
    }
  }

  // MARK: Rows that are added

  private func beginCopy(into table: Table) throws(StoreError) {
    let columns = table.columns.map(\.name.quoted).joined(separator: ", ")
    let copy = "COPY \(table.name.quoted) (\(columns)) FROM STDIN (FORMAT binary)"
    let result = unsafe PQexec(connection.handle, copy)
    defer { unsafe PQclear(result) }
    try unsafe connection.check(result, sql: copy)
    state = .copy
    // The signature, no flags, no extension.
    for byte in "PGCOPY\n".utf8 { parameters.append(byte) }
    for byte in [0xff, 0x0d, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0, 0] as [UInt8] {
      parameters.append(byte)
    }
  }

  func sendRows() throws(StoreError) {
    let sent = unsafe parameters.withBytes { start, count in
      unsafe PQputCopyData(
        connection.handle, start.assumingMemoryBound(to: CChar.self), Int32(clamping: count))
    }
    parameters.removeAll()
    guard sent == 1 else {
      throw unsafe connection.fail(ServerFailure(nil, connection.handle), sql: sql)
    }
  }

  private func endCopy() throws(StoreError) {
    let handle = unsafe connection.handle
    // If a row could not be bound, the rows before it are discarded too.
    if misfit == nil {
      parameters.append(Int16(-1))
      try sendRows()
    }
    unsafe PQputCopyEnd(handle, misfit == nil ? nil : "a value could not be bound")
    var first: StoreError?
    while let result = unsafe PQgetResult(handle) {
      defer { unsafe PQclear(result) }
      do throws(StoreError) {
        try unsafe connection.check(result, sql: sql)
        unsafe note(result)
      } catch {
        first = first ?? error
      }
    }
    if let first { throw first }
  }

  // MARK: Rows that replace others

  private func makeGathering(_ batch: Batch) throws(StoreError) -> Gathering {
    let rows = Gathering(batch, name: name + "_rows")
    let made = unsafe PQprepare(connection.handle, rows.name, rows.sql, 0, nil)
    defer { unsafe PQclear(made) }
    try unsafe connection.check(made, sql: rows.sql)
    return rows
  }

  /// Sends the batched rows.
  func send(_ rows: Gathering) throws(StoreError) {
    guard rows.count > 0 else { return }
    let result = unsafe rows.withPointers { count, values, lengths, formats in
      unsafe PQexecPrepared(connection.handle, rows.name, count, values, lengths, formats, 1)
    }
    defer { unsafe PQclear(result) }
    rows.removeAll()
    try unsafe connection.check(result, sql: rows.sql)
    unsafe note(result)
  }
}
