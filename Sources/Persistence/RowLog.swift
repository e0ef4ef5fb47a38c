private import CSQLite

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Records the keys of the rows that a connection changes in the followed tables.
///
/// SQLite reports each row before it is changed if it was built with `ENABLE_PREUPDATE_HOOK`. This is checked
/// at run time, because a build without it has no such functions to link.
@safe
final class RowLog {
  private let hook: PreupdateHook
  private let places: [Place]
  private var keys: [[RowKey]]
  private var isOverfull = false

  /// The way in which the rows of a table are identified.
  private struct Place {
    let table: [CChar]
    /// The columns of the key in the actual table; empty if the key is the row ID.
    let columns: [Int32]
  }

  /// Starts recording; nil if SQLite does not report rows.
  init?(_ followed: Followed, on connection: Connection) throws(StoreError) {
    guard let hook = PreupdateHook.shared else { return nil }
    self.hook = hook
    var places: [Place] = []
    for table in followed.tables {
      places.append(
        Place(
          table: Array(table.name.utf8CString), columns: try connection.keyPlaces(of: table)))
    }
    self.places = places
    keys = Array(repeating: [], count: places.count)
    unsafe connection.withHandle { handle in
      unsafe _ = hook.install(handle, note, Unmanaged.passUnretained(self).toOpaque())
    }
  }

  /// Stops recording; the log must live until then.
  func end(on connection: Connection) {
    unsafe connection.withHandle { handle in unsafe _ = hook.install(handle, nil, nil) }
  }

  /// Clears the recorded keys.
  func clear() {
    for place in keys.indices { keys[place].removeAll(keepingCapacity: true) }
    isOverfull = false
  }

  /// The changes recorded since the last clear.
  var changes: [RowChanges] {
    isOverfull ? keys.map { _ in .any } : keys.map { .some($0) }
  }

  fileprivate func add(
    _ handle: OpaquePointer?, _ action: Int32, _ table: UnsafePointer<CChar>, _ old: Int64,
    _ new: Int64
  ) {
    guard !isOverfull,
      let place = places.firstIndex(where: { unsafe strcmp($0.table, table) == 0 })
    else { return }
    if keys[place].count > RowChanges.limit {
      isOverfull = true
      return
    }
    let columns = places[place].columns
    if columns.isEmpty {
      if action != SQLITE_INSERT { keys[place].append(.number(old)) }
      if action == SQLITE_INSERT || (action == SQLITE_UPDATE && old != new) {
        keys[place].append(.number(new))
      }
    } else {
      if action != SQLITE_INSERT { unsafe add(handle, columns, hook.old, place) }
      if action != SQLITE_DELETE { unsafe add(handle, columns, hook.new, place) }
    }
  }

  private func add(
    _ handle: OpaquePointer?, _ columns: [Int32], _ read: PreupdateHook.Read, _ place: Int
  ) {
    var values: [Datum] = []
    for column in columns {
      var value: OpaquePointer?
      guard unsafe read(handle, column, &value) == SQLITE_OK, let value = unsafe value else {
        isOverfull = true
        return
      }
      values.append(unsafe Datum(value))
    }
    keys[place].append(RowKey(values))
  }
}

/// Called by SQLite before it changes a row.
private func note(
  _ log: UnsafeMutableRawPointer?, _ handle: OpaquePointer?, _ action: Int32,
  _: UnsafePointer<CChar>?, _ table: UnsafePointer<CChar>?, _ old: Int64, _ new: Int64
) {
  guard let log = unsafe log, let table = unsafe table else { return }
  // The connection retains the log while it is installed.
  unsafe Unmanaged<RowLog>.fromOpaque(log).takeUnretainedValue()
    .add(handle, action, table, old, new)
}

/// SQLite's functions of the pre-update hook, looked up by name.
@safe
struct PreupdateHook: Sendable {
  typealias Note =
    @convention(c) (
      UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      Int64, Int64
    ) -> Void
  typealias Install =
    @convention(c) (OpaquePointer?, Note?, UnsafeMutableRawPointer?) ->
    UnsafeMutableRawPointer?
  typealias Read =
    @convention(c) (
      OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Int32

  let install: Install
  let old: Read
  let new: Read

  /// The functions; nil if SQLite was built without them.
  static let shared: PreupdateHook? = {
    guard unsafe sqlite3_compileoption_used("ENABLE_PREUPDATE_HOOK") != 0,
      let install = unsafe dlsym(nil, "sqlite3_preupdate_hook"),
      let old = unsafe dlsym(nil, "sqlite3_preupdate_old"),
      let new = unsafe dlsym(nil, "sqlite3_preupdate_new")
    else { return nil }
    return unsafe PreupdateHook(
      install: unsafeBitCast(install, to: Install.self), old: unsafeBitCast(old, to: Read.self),
      new: unsafeBitCast(new, to: Read.self))
  }()
}

extension Datum {
  /// A value that SQLite holds.
  fileprivate init(_ value: OpaquePointer) {
    let count = unsafe Int(sqlite3_value_bytes(value))
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .integer(unsafe sqlite3_value_int64(value))
    case SQLITE_FLOAT: self = .real(unsafe sqlite3_value_double(value))
    case SQLITE_TEXT:
      let bytes = unsafe UnsafeBufferPointer(start: sqlite3_value_text(value), count: count)
      self = .text(unsafe String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let bytes = unsafe UnsafeRawBufferPointer(start: sqlite3_value_blob(value), count: count)
      self = .blob(unsafe Array(bytes))
    default: self = .null
    }
  }
}

extension Connection {
  /// Returns the columns of a table's key, by their indices in the actual table; empty if the key
  /// is the row ID.
  fileprivate func keyPlaces(of table: Table) throws(StoreError) -> [Int32] {
    var isOwnNumber = table.hasRowID
    try with("SELECT 1 FROM pragma_index_list(?) WHERE origin = 'pk'") {
      statement throws(StoreError) in
      try statement.bind([.text(table.name)])
      // The key has a separate index if it is not the row ID.
      if try statement.step() { isOwnNumber = false }
    }
    guard !isOwnNumber else { return [] }
    var places: [Int32] = []
    for place in table.key {
      try with("SELECT cid FROM pragma_table_info(?) WHERE name = ?") {
        statement throws(StoreError) in
        try statement.bind([.text(table.name), .text(table.columns[place].name)])
        guard try statement.step() else { throw .misuse("There is no table \(table.name)") }
        places.append(try statement.row.get(0))
      }
    }
    return places
  }
}
