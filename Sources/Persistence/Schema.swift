/// How a record is stored: its table, its key, its columns, and how to make one from a row.
///
/// Everything that depends on the record's type is compiled here, once, where the schema is
/// written: the loops over rows know every type and offset.
///
/// The compiler checks the types of the columns against the parameters of `make`. Where two columns
/// have one type, their order is checked with the first records that are written or read: a record
/// whose values `make` would exchange is refused.
public final class Schema<Model, Key>: Sendable where Key: Hashable & Sendable {
  /// The table without the record's type.
  public let table: Table
  let paths: [any PartialKeyPath<Model> & Sendable]
  let statements: TableStatements
  let codec: Codec
  /// Set where the declaration itself is wrong, such as one property named twice.
  package let fault: String?
  /// Whether the columns are in the order of the initialiser, as far as records have shown.
  let orderCheck: ColumnOrderCheck

  /// The parts that know the record's type.
  @usableFromInline @safe
  struct Codec: Sendable {
    let collect: @Sendable (Statement, Table, inout [Model]) throws(StoreError) -> Void
    let first: @Sendable (Statement, Table) throws(StoreError) -> Model?
    let bind: @Sendable (UnsafePointer<Model>, inout Binder) -> Void
    let bindKey: @Sendable (Key, inout Binder) -> Void
    /// Passes the values of a record to `make`, by the columns.
    let remake: @Sendable (UnsafePointer<Model>) -> Model
    let values: RecordValues<Model>

    @usableFromInline
    init(
      collect: @escaping @Sendable (Statement, Table, inout [Model]) throws(StoreError) -> Void,
      first: @escaping @Sendable (Statement, Table) throws(StoreError) -> Model?,
      bind: @escaping @Sendable (UnsafePointer<Model>, inout Binder) -> Void,
      bindKey: @escaping @Sendable (Key, inout Binder) -> Void,
      remake: @escaping @Sendable (UnsafePointer<Model>) -> Model,
      values: RecordValues<Model>
    ) {
      self.collect = collect
      self.first = first
      unsafe self.bind = bind
      self.bindKey = bindKey
      unsafe self.remake = remake
      self.values = values
    }

    /// The values of a record, by column.
    func data(_ model: Model) -> [Datum] { values.all(of: model) }
  }

  /// Describes records with a key of one column.
  ///
  /// - Parameters:
  ///   - name: the table.
  ///   - key: the property that tells one record from another; an integer is the row's own number.
  ///   - columns: a column for each parameter of `make`, in the same order.
  ///   - make: the memberwise initialiser.
  @inlinable @inline(__always)
  public convenience init<each Value: StoredValue>(
    _ name: String, key: any KeyPath<Model, Key> & Sendable,
    _ columns: repeat Column<Model, each Value>,
    make: @escaping @Sendable (repeat each Value) -> Model
  ) where Key: StoredValue {
    self.init(
      name, keys: [key], columns: (repeat each columns), make: make,
      bindKey: { key, binder in key.primitive.write(to: &binder) })
  }

  /// Describes records with a key of two columns.
  ///
  /// - Parameters:
  ///   - name: the table.
  ///   - key: the two properties that together tell one record from another.
  ///   - columns: a column for each parameter of `make`, in the same order.
  ///   - make: the memberwise initialiser.
  @inlinable @inline(__always)
  public convenience init<First, Second, each Value: StoredValue>(
    _ name: String,
    key: (any KeyPath<Model, First> & Sendable, any KeyPath<Model, Second> & Sendable),
    _ columns: repeat Column<Model, each Value>,
    make: @escaping @Sendable (repeat each Value) -> Model
  ) where First: StoredValue, Second: StoredValue, Key == KeyPair<First, Second> {
    let (first, second) = key
    self.init(
      name, keys: [first, second], columns: (repeat each columns), make: make,
      bindKey: { key, binder in
        key.first.primitive.write(to: &binder)
        key.second.primitive.write(to: &binder)
      })
  }

  /// Describes records with a key of three columns.
  ///
  /// - Parameters:
  ///   - name: the table.
  ///   - key: the three properties that together tell one record from another.
  ///   - columns: a column for each parameter of `make`, in the same order.
  ///   - make: the memberwise initialiser.
  @inlinable @inline(__always)
  public convenience init<First, Second, Third, each Value: StoredValue>(
    _ name: String,
    key: (
      any KeyPath<Model, First> & Sendable, any KeyPath<Model, Second> & Sendable,
      any KeyPath<Model, Third> & Sendable
    ),
    _ columns: repeat Column<Model, each Value>,
    make: @escaping @Sendable (repeat each Value) -> Model
  )
  where
    First: StoredValue, Second: StoredValue, Third: StoredValue,
    Key == KeyTriple<First, Second, Third>
  {
    let (first, second, third) = key
    self.init(
      name, keys: [first, second, third], columns: (repeat each columns), make: make,
      bindKey: { key, binder in
        key.first.primitive.write(to: &binder)
        key.second.primitive.write(to: &binder)
        key.third.primitive.write(to: &binder)
      })
  }

  @inlinable @inline(__always)
  convenience init<each Value: StoredValue>(
    _ name: String, keys: [any PartialKeyPath<Model> & Sendable],
    columns: (repeat Column<Model, each Value>),
    make: @escaping @Sendable (repeat each Value) -> Model,
    bindKey: @escaping @Sendable (Key, inout Binder) -> Void
  ) {
    var paths: [any PartialKeyPath<Model> & Sendable] = []
    var descriptions: [ColumnDescription] = []
    // Where the properties lie in the record: reading there spares a walk along the key path.
    var offsets: [Int] = []
    var readers: [RecordValues<Model>.Reader] = unsafe []
    for column in repeat each columns {
      paths.append(column.path)
      let offset = MemoryLayout<Model>.offset(of: column.path)
      descriptions.append(column.description(at: offset))
      if let offset { offsets.append(offset) }
      unsafe readers.append(column.reader(at: offset))
    }
    // Captures `make` alone, a constant: so the compiler puts the initialiser itself into the loop,
    // and no text is counted up and down on its way into the record.
    let codec = unsafe Codec(
      collect: { (statement, table, models) throws(StoreError) in
        guard try statement.step() else { return }
        // The first row is read by the loop that throws; its values stand in for those that a later
        // row lacks, until that is noticed.
        let first: Model
        do throws(Mismatch) {
          var column: Int32 = -1
          first = make(repeat try (each Value).load(statement.row, advance(&column)))
        } catch {
          throw table.located(error, in: statement.row)
        }
        models.append(first)
        try unsafe withUnsafePointer(to: first) { first throws(StoreError) in
          var cursor = unsafe RowCursor(statement, of: table, other: UnsafeRawPointer(first))
          let next = statement.steps
          while try next() {
            cursor.column = 0
            models.append(make(repeat (each Value).next(&cursor)))
            if let failure = cursor.failure { throw table.located(failure, in: cursor.row) }
          }
        }
      },
      first: { (statement, table) throws(StoreError) in
        guard try statement.step() else { return nil }
        let row = statement.row
        do throws(Mismatch) {
          var column: Int32 = -1
          return make(repeat try (each Value).load(row, advance(&column)))
        } catch {
          throw table.located(error, in: row)
        }
      },
      bind: { [offsets] model, binder in
        var column = -1
        repeat unsafe store(
          (each Value).self, at: UnsafeRawPointer(model) + offsets[advance(&column)], &binder)
      },
      bindKey: bindKey,
      remake: { [offsets] model in
        var column = -1
        return make(
          repeat unsafe value(
            (each Value).self, at: UnsafeRawPointer(model) + offsets[advance(&column)]))
      },
      values: RecordValues(readers))
    self.init(
      name, keys: keys, paths: paths, columns: descriptions,
      areStored: offsets.count == paths.count,
      codec: codec)
  }

  @usableFromInline
  init(
    _ name: String, keys: [any PartialKeyPath<Model> & Sendable],
    paths: [any PartialKeyPath<Model> & Sendable], columns: [ColumnDescription], areStored: Bool,
    codec: Codec
  ) {
    let places = keys.compactMap { key in paths.firstIndex { $0 == key } }
    let names = Set(columns.map(\.name))
    fault =
      !areStored
      ? "A column of \(name) is not a stored property"
      : places.count != keys.count
        ? "A key of \(name) is not one of its columns"
        : Set(paths as [PartialKeyPath<Model>]).count != paths.count
          ? "A property of \(name) has two columns"
          : names.count != columns.count ? "Two columns of \(name) have one name" : nil
    table = Table(name: name, columns: columns, key: places.isEmpty ? [0] : places)
    orderCheck = ColumnOrderCheck(fault == nil ? columns : [])
    statements = TableStatements(table)
    self.paths = paths
    self.codec = codec
  }

  /// The place of a property's column, or nil where it has none.
  func position(of path: PartialKeyPath<Model>) -> Int? {
    paths.firstIndex { $0 == path }
  }
}

extension Table {
  /// Says where a value lies that could not be read.
  @usableFromInline
  func located(_ error: Mismatch, in row: borrowing Row) -> StoreError {
    var parts: [String] = []
    for place in key { parts.append(row.sketch(Int32(place))) }
    return .decode(
      table: name, column: columns[Int(error.column)].name, key: parts.joined(separator: ", "),
      problem: error.problem)
  }
}

/// Counts on, and says where it is.
@inlinable
func advance<Number: FixedWidthInteger>(_ number: inout Number) -> Number {
  number += 1
  return number
}

/// Binds the value that lies at an address, of which the caller knows the type.
@inlinable
func store<Value: StoredValue>(
  _ type: Value.Type, at place: UnsafeRawPointer, _ binder: inout Binder
) {
  unsafe place.assumingMemoryBound(to: Value.self).pointee.store(in: &binder)
}

/// The value that lies at an address, of which the caller knows the type.
@inlinable
func value<Value: StoredValue>(_ type: Value.Type, at place: UnsafeRawPointer) -> Value {
  unsafe place.assumingMemoryBound(to: Value.self).pointee
}
