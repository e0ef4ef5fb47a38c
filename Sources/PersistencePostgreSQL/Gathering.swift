internal import Persistence

/// A batch of rows to be sent to a server by column, each column as one array.
///
/// One statement inserts all of them, in a fraction of the time of separate runs. It must not contain a key
/// twice, so the batch is sent before a row with a key already in it is added; the later row wins, as if each
/// row had been inserted separately.
final class Gathering {
  /// The statement that inserts them, and its name on the server.
  let sql: String
  let name: String
  private let key: [Int]
  private let columns: [Column]
  private var keys: Set<Key> = []
  private var size = 0
  private(set) var count = 0

  /// The key of a row: a number, or the bytes of its values.
  enum Key: Hashable {
    case number(Int64)
    case bytes([UInt8])
  }

  /// The values of one column.
  private final class Column {
    let kind: ValueKind
    var values = BoundParameters(capacity: 1 << 12)
    private var start = 0

    init(_ kind: ValueKind) {
      self.kind = kind
    }

    /// Begins an array of a length that is not known yet.
    func begin() {
      values.removeAll()
      start = values.beginArray(of: kind, count: 0)
    }

    func end(count: Int) {
      values.endArray(start, count: count)
    }
  }

  /// The maximum numbers of rows and bytes in a batch; larger ones would not be faster.
  private static let mostRows = 8_192
  private static let mostBytes = 1 << 21

  init(_ batch: Batch, name: String) {
    let table = batch.table
    let names = table.columns.map(\.name.quoted).joined(separator: ", ")
    let arrays = table.columns.enumerated().map { place, column in
      "CAST($\(place + 1) AS \(column.storage.typeName)[])"
    }
    sql = """
      INSERT INTO \(table.name.quoted) (\(names)) \
      SELECT * FROM unnest(\(arrays.joined(separator: ", ")))\(batch.conflict)
      """
    self.name = name
    key = batch.key
    columns = table.columns.map { Column(ValueKind($0.storage)) }
    removeAll()
  }

  var isFull: Bool { count >= Self.mostRows || size >= Self.mostBytes }

  /// Whether the batch has a row with this key.
  func meets(_ key: Key) -> Bool {
    keys.contains(key)
  }

  /// Adds a row, each value preceded by its length.
  func add(_ row: borrowing BoundParameters, _ key: Key) {
    keys.insert(key)
    unsafe row.eachValue { place, bytes in
      unsafe columns[place].values.append(bytes)
    }
    size += row.count
    count += 1
  }

  func removeAll() {
    for column in columns { column.begin() }
    keys.removeAll(keepingCapacity: true)
    size = 0
    count = 0
  }

  /// Returns the key of a row: its number, or the bytes of its values, each preceded by its length.
  func key(of row: borrowing BoundParameters) -> Key {
    if key.count == 1, columns[key[0]].kind == .int8, let number = row.number(key[0]) {
      return .number(number)
    }
    var bytes: [UInt8] = []
    unsafe row.eachValue { place, value in
      guard key.contains(place) else { return }
      // Positive and negative zero are equal.
      let isZero =
        unsafe columns[place].kind == .float8 && value.dropFirst(5).allSatisfy { $0 == 0 }
      unsafe bytes += value.prefix(isZero ? 4 : value.count)
    }
    return .bytes(bytes)
  }

  /// Calls a closure with the arrays in the form that libpq expects.
  func withPointers<Result>(
    _ body: (
      Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
    ) -> Result
  ) -> Result {
    for column in columns { column.end(count: count) }
    return unsafe withUnsafeTemporaryAllocation(
      of: UnsafePointer<CChar>?.self, capacity: columns.count
    ) { values in
      unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * columns.count) { numbers in
        for (place, column) in columns.enumerated() {
          unsafe column.values.withBytes { start, count in
            // After the length, which libpq expects separately.
            unsafe values[place] = UnsafePointer((start + 4).assumingMemoryBound(to: CChar.self))
            unsafe numbers[place] = Int32(clamping: count - 4)
          }
          unsafe numbers[columns.count + place] = 1
        }
        return unsafe body(
          Int32(clamping: columns.count), UnsafePointer(values.baseAddress),
          UnsafePointer(numbers.baseAddress),
          numbers.baseAddress.map { unsafe UnsafePointer($0 + columns.count) })
      }
    }
  }
}
