internal import CPostgreSQL
internal import Persistence

/// A prepared statement on a server: values and rows go in binary, rows arrive one by one.
@safe
final class PostgreSQLStatement: ServerStatement {
  let sql: String
  private let name: String
  private let parameterKinds: [ValueKind?]
  private let columnKinds: [ValueKind?]
  private let columnNames: [String]
  private let retired: Retired
  private unowned let connection: PostgreSQLConnection
  private var parameters = Parameters()
  private var bound = 0
  private var misfit: StoreError?
  private var state = State.ready
  /// The current row, and its values.
  private var row: OpaquePointer?
  private let values: UnsafeMutableBufferPointer<Cell>
  /// Rows that were taken in early, to let another statement run, in reverse.
  private var early: [OpaquePointer] = unsafe []
  private(set) var changes = 0

  enum State {
    case ready
    /// Rows are arriving, or have been taken in early.
    case running
    case done
    /// Runs are sent together; so many are not yet answered.
    case batch(unanswered: Int)
    /// Rows are streamed into a table.
    case copy
  }

  /// Runs that are sent before their answers are read: these fit any buffer on the way.
  private static let batchLength = 256
  /// Bytes that are gathered before they are handed to the library.
  private static let copyLength = 1 << 16

  init(on connection: PostgreSQLConnection, name: String, sql: String) throws(StoreError) {
    try connection.makeReady()
    let handle = unsafe connection.handle
    let made = unsafe PQprepare(handle, name, sql, 0, nil)
    defer { unsafe PQclear(made) }
    try unsafe connection.check(made, sql: sql)
    let described = unsafe PQdescribePrepared(handle, name)
    defer { unsafe PQclear(described) }
    try unsafe connection.check(described, sql: sql)
    parameterKinds = unsafe (0..<PQnparams(described)).map { place in
      unsafe ValueKind(rawValue: PQparamtype(described, place))
    }
    columnKinds = unsafe (0..<PQnfields(described)).map { place in
      unsafe ValueKind(rawValue: PQftype(described, place))
    }
    columnNames = unsafe (0..<PQnfields(described)).map { place in
      unsafe String(cString: PQfname(described, place))
    }
    unsafe values = .allocate(capacity: columnKinds.count)
    unsafe values.initialize(repeating: .null)
    self.connection = connection
    retired = connection.retired
    self.name = name
    self.sql = sql
  }

  deinit {
    unsafe values.deallocate()
    retired.names.append(name)
  }

  var parameterCount: Int { parameterKinds.count }

  // MARK: Values

  var cells: UnsafeBufferPointer<Cell> { unsafe UnsafeBufferPointer(values) }

  /// Takes in the values of the current row.
  private func takeRow() {
    for column in columnKinds.indices { unsafe values[column] = cell(column) }
  }

  @inline(__always)
  private func cell(_ column: Int) -> Cell {
    let place = Int32(truncatingIfNeeded: column)
    // A missing value has no bytes; only where there are none it is asked for.
    let count = unsafe Int(PQgetlength(row, 0, place))
    if unsafe count == 0 && PQgetisnull(row, 0, place) == 1 { return unsafe .null }
    guard let kind = columnKinds[column], let start = unsafe PQgetvalue(row, 0, place) else {
      return unsafe .other
    }
    return unsafe kind.read(
      UnsafeBufferPointer(
        start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count))
  }

  func name(_ column: Int32) -> String? {
    columnNames.indices.contains(Int(column)) ? columnNames[Int(column)] : nil
  }

  func bind(_ value: Cell) {
    if bound == 0, case .copy = state { parameters.append(Int16(clamping: parameterKinds.count)) }
    bound += 1
    guard bound <= parameterKinds.count else { return }
    let isBound =
      if let kind = parameterKinds[bound - 1] {
        unsafe kind.write(value, to: &parameters)
      } else {
        false
      }
    if !isBound && misfit == nil {
      misfit = .misuse("Value \(bound) is not of the type that the server expects in: \(sql)")
    }
  }

  func checkBindings() throws(StoreError) {
    if let misfit { throw misfit }
    guard bound == parameterKinds.count else {
      throw .misuse("\(bound) values for \(parameterKinds.count) parameters in: \(sql)")
    }
  }

  // MARK: Running

  func step() throws(StoreError) -> Bool {
    switch state {
    case .ready:
      try connection.makeReady()
      try send()
      unsafe PQsetSingleRowMode(connection.handle)
      connection.streaming = self
      changes = 0
      state = .running
      return try next()
    case .running: return try next()
    case .done: return false
    case .batch(let unanswered):
      try send()
      state = .batch(unanswered: unanswered + 1)
      if unanswered + 1 == Self.batchLength { try takeAnswers() }
      return false
    case .copy:
      if parameters.count >= Self.copyLength { try sendRows() }
      return false
    }
  }

  func reset() {
    switch state {
    case .ready, .batch: parameters.removeAll()
    case .copy: break
    case .running, .done:
      // What is left is taken in and thrown away: the connection has no other way to go on.
      if case .running = state { while (try? next()) == true {} }
      unsafe PQclear(row)
      unsafe row = nil
      parameters.removeAll()
      state = .ready
    }
    bound = 0
    misfit = nil
  }

  /// Takes in the rows that are still to come.
  func collect() {
    var results: [OpaquePointer] = unsafe []
    while let result = unsafe PQgetResult(connection.handle) { unsafe results.append(result) }
    unsafe early = results.reversed()
    connection.streaming = nil
  }

  /// Moves to the next row.
  private func next() throws(StoreError) -> Bool {
    unsafe PQclear(row)
    unsafe row = nil
    let isEarly = unsafe !early.isEmpty
    guard let result = unsafe isEarly ? early.popLast() : PQgetResult(connection.handle) else {
      finish()
      return false
    }
    if unsafe PQresultStatus(result) == PGRES_SINGLE_TUPLE {
      unsafe row = result
      takeRow()
      return true
    }
    defer { unsafe PQclear(result) }
    do throws(StoreError) {
      try unsafe connection.check(result, sql: sql)
    } catch {
      finish()
      throw error
    }
    unsafe note(result)
    finish()
    return false
  }

  /// Reads on until the server is ready for another statement.
  private func finish() {
    state = .done
    unsafe early.forEach { unsafe PQclear($0) }
    unsafe early.removeAll()
    guard connection.streaming === self else { return }
    while let rest = unsafe PQgetResult(connection.handle) { unsafe PQclear(rest) }
    connection.streaming = nil
  }

  /// Counts the rows that a run changed.
  private func note(_ result: OpaquePointer) {
    guard unsafe PQresultStatus(result) == PGRES_COMMAND_OK || columnKinds.isEmpty else { return }
    let count = unsafe Int(String(cString: PQcmdTuples(result))) ?? 0
    changes += count
    connection.changed += count
  }

  private func send() throws(StoreError) {
    let count = parameterKinds.count
    let sent = unsafe parameters.withBytes { start, _ in
      unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: count + 1) {
        pointers in
        unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * count + 1) { numbers in
          var place = UnsafeRawPointer(start)
          for index in 0..<count {
            let length = unsafe Int32(bigEndian: place.loadUnaligned(as: Int32.self))
            unsafe place += 4
            unsafe pointers[index] = length < 0 ? nil : place.assumingMemoryBound(to: CChar.self)
            unsafe numbers[index] = max(0, length)
            // All are in binary.
            unsafe numbers[count + index] = 1
            unsafe place += Int(max(0, length))
          }
          return unsafe PQsendQueryPrepared(
            connection.handle, name, Int32(clamping: count), pointers.baseAddress,
            numbers.baseAddress, numbers.baseAddress.map { unsafe $0 + count }, 1)
        }
      }
    }
    guard sent == 1 else {
      throw unsafe connection.fail(ServerFailure(nil, connection.handle), sql: sql)
    }
  }
}

// MARK: Batches

extension PostgreSQLStatement {
  func beginBatch(into table: Table?) throws(StoreError) {
    try connection.makeReady()
    changes = 0
    if let table {
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
    } else {
      guard unsafe PQenterPipelineMode(connection.handle) == 1 else {
        throw .misuse("A batch was begun while another one runs: \(sql)")
      }
      state = .batch(unanswered: 0)
    }
    connection.batching = self
  }

  func endBatch() throws(StoreError) {
    defer {
      connection.batching = nil
      parameters.removeAll()
      state = .ready
    }
    if case .copy = state { return try endCopy() }
    defer { unsafe PQexitPipelineMode(connection.handle) }
    try takeAnswers()
  }

  /// Waits for the answers of all runs that were sent.
  private func takeAnswers() throws(StoreError) {
    guard case .batch(let unanswered) = state else { return }
    state = .batch(unanswered: 0)
    let handle = unsafe connection.handle
    guard unsafe PQpipelineSync(handle) == 1 else {
      throw unsafe connection.fail(ServerFailure(nil, handle), sql: sql)
    }
    var first: StoreError?
    for _ in 0..<unanswered {
      // Each run has an answer, and then none.
      while let result = unsafe PQgetResult(handle) {
        defer { unsafe PQclear(result) }
        do throws(StoreError) {
          try unsafe connection.check(result, sql: sql)
          unsafe note(result)
        } catch {
          first = first ?? error
        }
      }
    }
    // The mark that was set behind them.
    unsafe PQclear(PQgetResult(handle))
    if let first { throw first }
    guard unsafe PQstatus(handle) == CONNECTION_OK else {
      throw unsafe connection.fail(ServerFailure(nil, handle), sql: sql)
    }
  }

  private func sendRows() throws(StoreError) {
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
    // Where a row could not be bound, the rows before it are not wanted either.
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
}
