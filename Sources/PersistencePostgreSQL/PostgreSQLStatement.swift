internal import CPostgreSQL
internal import Persistence

/// A prepared statement on a server: values and rows are in binary format, and rows arrive one by one.
@safe
final class PostgreSQLStatement: ServerStatement {
  let sql: String
  let name: String
  private var parameterKinds: [ValueKind?]
  private var columnNames: [String] = []
  /// Whether it has many parameters, whose types are then sent with each run.
  private let isLarge: Bool
  private var isPrepared = false
  private let retired: Retired
  unowned let connection: PostgreSQLConnection
  /// The handle of the connection, stored here because reference counting per row would cost more than a
  /// value.
  private let handle: OpaquePointer
  var parameters = BoundParameters()
  private var bound = 0
  /// The list to which values are being added: their kind and the offset of its header.
  private var list: (kind: ValueKind, start: Int)?
  private(set) var misfit: StoreError?
  var state = State.ready
  /// The batch of rows to insert, once its statement is prepared.
  var gathering: Gathering?
  /// The current row, the types of its columns, and its values.
  private var row: OpaquePointer?
  private var columnKinds: UnsafeMutableBufferPointer<ValueKind?>
  private var values: UnsafeMutableBufferPointer<Cell>
  /// Rows that were collected early, to let another statement run, and the number of them consumed.
  private var early: [OpaquePointer] = unsafe []
  private var used = 0
  var changes = 0

  enum State {
    case ready
    /// Rows are arriving, or have been collected early.
    case running
    case done
    /// Rows are streamed into a table.
    case copy
    /// Rows are batched, and sent together.
    case gather
  }

  /// The number of bytes that are buffered before they are passed to libpq.
  static let copyLength = 1 << 16

  /// With more parameters than this, libpq cannot parse the server's description of a statement: it treats a
  /// message of that length as an error.
  private static let mostDescribed = 4_096

  init(
    on connection: PostgreSQLConnection, name: String, _ text: StatementText
  ) throws(StoreError) {
    self.connection = connection
    unsafe handle = connection.handle
    retired = connection.retired
    isLarge = text.parameters > Self.mostDescribed
    // An unnamed statement is replaced automatically by the next one.
    self.name = isLarge ? "" : name
    sql = text.sql
    parameterKinds = Array(repeating: nil, count: text.parameters)
    unsafe columnKinds = UnsafeMutableBufferPointer(start: nil, count: 0)
    unsafe values = UnsafeMutableBufferPointer(start: nil, count: 0)
    guard !isLarge else { return }
    try prepare([])
    let described = unsafe PQdescribePrepared(connection.handle, name)
    defer { unsafe PQclear(described) }
    try unsafe connection.check(described, sql: sql)
    parameterKinds = unsafe (0..<PQnparams(described)).map { place in
      unsafe ValueKind(rawValue: PQparamtype(described, place))
    }
    unsafe describeColumns(by: described)
  }

  /// Prepares the statement on the server.
  ///
  /// - Parameter types: the types of its parameters; empty to let the server infer them.
  private func prepare(_ types: [UInt32]) throws(StoreError) {
    try connection.makeReady()
    let made = unsafe PQprepare(
      handle, name, sql, Int32(clamping: types.count), types.isEmpty ? nil : types)
    defer { unsafe PQclear(made) }
    try unsafe connection.check(made, sql: sql)
    isPrepared = true
  }

  /// Reads the types of the columns of the rows.
  private func describeColumns(by result: OpaquePointer?) {
    let count = unsafe PQnfields(result)
    columnNames = (0..<count).map { place in
      unsafe String(cString: PQfname(result, place))
    }
    unsafe columnKinds.deallocate()
    unsafe columnKinds = .allocate(capacity: Int(count))
    unsafe values.deallocate()
    unsafe values = .allocate(capacity: Int(count))
    unsafe values.initialize(repeating: .null)
    for place in 0..<count {
      let kind = unsafe ValueKind(rawValue: PQftype(result, place))
      unsafe columnKinds.initializeElement(at: Int(place), to: kind)
    }
  }

  deinit {
    unsafe columnKinds.deallocate()
    unsafe values.deallocate()
    if isPrepared && !isLarge { retired.names.append(name) }
    if let gathering { retired.names.append(gathering.name) }
  }

  var parameterCount: Int { parameterKinds.count }

  // MARK: Values

  var cells: UnsafeBufferPointer<Cell> { unsafe UnsafeBufferPointer(values) }

  /// Reads the values of a row.
  @inline(__always)
  private func takeValues(of row: OpaquePointer) {
    // Copied, because the compiler cannot know that calls of libpq do not change them.
    let (kinds, values) = unsafe (columnKinds, values)
    for column in 0..<kinds.count {
      unsafe values[column] = Self.value(row, Int32(truncatingIfNeeded: column), kinds[column])
    }
  }

  @inline(__always)
  private static func value(
    _ row: OpaquePointer, _ column: Int32, _ kind: ValueKind?
  ) -> Cell {
    // A null has no bytes, so the check for it is needed only for empty values.
    let count = unsafe Int(PQgetlength(row, 0, column))
    if unsafe count == 0 && PQgetisnull(row, 0, column) == 1 { return unsafe .null }
    guard let kind, let start = unsafe PQgetvalue(row, 0, column) else { return unsafe .other }
    return unsafe kind.read(
      UnsafeBufferPointer(
        start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count))
  }

  func name(_ column: Int32) -> String? {
    columnNames.indices.contains(Int(column)) ? columnNames[Int(column)] : nil
  }

  func bind(_ value: Cell) {
    if let list {
      if unsafe !list.kind.write(value, to: &parameters) { refuse() }
      return
    }
    if bound == 0, case .copy = state { parameters.append(Int16(clamping: parameterKinds.count)) }
    bound += 1
    guard bound <= parameterKinds.count else { return }
    if isLarge { parameterKinds[bound - 1] = unsafe ValueKind(value) }
    let kind = parameterKinds[bound - 1]
    if unsafe kind?.write(value, to: &parameters) != true { refuse() }
  }

  func beginList(of storage: Storage, count: Int) {
    bound += 1
    guard bound <= parameterKinds.count else { return }
    if isLarge { parameterKinds[bound - 1] = ValueKind(storage).array }
    guard let kind = parameterKinds[bound - 1]?.element else { return refuse() }
    list = (kind, parameters.beginArray(of: kind, count: count))
  }

  func endList() {
    if let list { parameters.endArray(list.start) }
    list = nil
  }

  private func refuse() {
    guard misfit == nil else { return }
    misfit = .misuse("Value \(bound) is not of the type that the server expects in: \(sql)")
  }

  func checkBindings() throws(StoreError) {
    if let misfit { throw misfit }
    guard bound == parameterKinds.count else {
      throw .misuse("\(bound) values for \(parameterKinds.count) parameters in: \(sql)")
    }
  }

  // MARK: Running

  func step() throws(StoreError) -> Bool {
    // Separate from other states, so that a row costs little more than the calls of libpq.
    guard case .running = state else { return try begin() }
    return try next()
  }

  /// Handles every step except the one to a further row.
  @inline(never)
  private func begin() throws(StoreError) -> Bool {
    switch state {
    case .ready:
      try connection.makeReady()
      if isLarge { try prepare(parameterKinds.map { ($0 ?? .unknown).rawValue }) }
      try send()
      unsafe PQsetSingleRowMode(connection.handle)
      connection.streaming = self
      changes = 0
      state = .running
      return try next()
    case .running: return try next()
    case .done: return false
    case .copy:
      if parameters.count >= Self.copyLength { try sendRows() }
      return false
    case .gather:
      guard let gathering else { return false }
      let key = gathering.key(of: parameters)
      if gathering.isFull || gathering.meets(key) { try send(gathering) }
      gathering.add(parameters, key)
      return false
    }
  }

  func reset() {
    switch state {
    case .ready, .gather: parameters.removeAll()
    case .copy: break
    case .running, .done:
      // The remaining rows are read and discarded, which the protocol requires before another statement.
      if case .running = state { while (try? next()) == true {} }
      unsafe PQclear(row)
      unsafe row = nil
      parameters.removeAll()
      state = .ready
    }
    bound = 0
    misfit = nil
  }

  /// Collects the remaining rows.
  func collect() {
    var results: [OpaquePointer] = unsafe []
    while let result = unsafe PQgetResult(handle) { unsafe results.append(result) }
    unsafe early = results
    connection.streaming = nil
  }

  /// Moves to the next row.
  @inline(__always)
  private func next() throws(StoreError) -> Bool {
    unsafe PQclear(row)
    let result = unsafe early.isEmpty ? PQgetResult(handle) : nextEarly()
    guard let result = unsafe result, unsafe PQresultStatus(result) == PGRES_SINGLE_TUPLE else {
      unsafe row = nil
      return try unsafe end(with: result)
    }
    unsafe row = result
    if unsafe columnKinds.isEmpty { unsafe describeColumns(by: result) }
    unsafe takeValues(of: result)
    return true
  }

  /// Handles a result that is not a row.
  @inline(never)
  private func end(with result: OpaquePointer?) throws(StoreError) -> Bool {
    guard let result = unsafe result else {
      finish()
      return false
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

  @inline(never)
  private func nextEarly() -> OpaquePointer? {
    guard unsafe used < early.count else { return nil }
    used += 1
    return unsafe early[used - 1]
  }

  /// Reads on until the server is ready for another statement.
  private func finish() {
    state = .done
    for place in unsafe used..<early.count { unsafe PQclear(early[place]) }
    unsafe early = []
    used = 0
    guard connection.streaming === self else { return }
    while let rest = unsafe PQgetResult(handle) { unsafe PQclear(rest) }
    connection.streaming = nil
  }

  /// Counts the rows that a run changed.
  func note(_ result: OpaquePointer?) {
    guard unsafe PQresultStatus(result) == PGRES_COMMAND_OK || columnKinds.isEmpty else { return }
    let count = unsafe Int(String(cString: PQcmdTuples(result))) ?? 0
    changes += count
    connection.changed += count
  }

  private func send() throws(StoreError) {
    let sent = unsafe parameters.withPointers(parameterKinds.count) { values, lengths, formats in
      unsafe PQsendQueryPrepared(
        connection.handle, name, Int32(clamping: parameterKinds.count), values, lengths, formats, 1)
    }
    guard sent == 1 else {
      throw unsafe connection.fail(ServerFailure(nil, connection.handle), sql: sql)
    }
  }
}
