/// The storage of a record: its table, its key, its columns, and the way to make one from a row.
///
/// All code that depends on the record's type is specialised once, where the schema is declared, so the loops
/// over rows are compiled for the exact types and offsets.
///
/// The compiler checks the types of the columns against the parameters of `make`. If several columns have the
/// same type, their order is checked with the first records written or read: a record whose values `make`
/// would swap is rejected.
public final class Schema<Model, Key>: Sendable where Key: Hashable & Sendable {
  /// The table without the record's type.
  public let table: Table
  let paths: [any PartialKeyPath<Model> & Sendable]
  let statements: TableStatements
  let codec: Codec
  /// A description of an invalid declaration, such as a duplicate property; nil if it is valid.
  package let fault: String?
  /// The check of the order of the columns against the initialiser.
  let orderCheck: ColumnOrderCheck

  /// The functions specialised for the record's type.
  @usableFromInline @safe
  struct Codec: Sendable {
    let collect: @Sendable (Statement, Table, inout [Model]) throws(StoreError) -> Void
    let first: @Sendable (Statement, Table) throws(StoreError) -> Model?
    let bind: @Sendable (UnsafePointer<Model>, inout Binder) -> Void
    let bindKey: @Sendable (Key, inout Binder) -> Void
    /// Passes the values of a record through `make`, in the order of the columns.
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

    /// Returns the values of a record, by column.
    func data(_ model: Model) -> [Datum] { values.all(of: model) }
  }

  /// Describes records with a key of one column.
  ///
  /// - Parameters:
  ///   - name: the table.
  ///   - key: the property that identifies a record; an integer is the row ID.
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
  ///   - key: the two properties that together identify a record.
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
  ///   - key: the three properties that together identify a record.
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
    // The offsets of the properties in the record: reading there avoids evaluating key paths.
    var offsets: [Int] = []
    var readers: [RecordValues<Model>.Reader] = unsafe []
    for column in repeat each columns {
      paths.append(column.path)
      let offset = MemoryLayout<Model>.offset(of: column.path)
      descriptions.append(column.description(at: offset))
      if let offset { offsets.append(offset) }
      unsafe readers.append(column.reader(at: offset))
    }
    // Captures only `make`, a constant, so that the compiler inlines the initialiser into the loop and avoids
    // reference counting of texts on their way into the record.
    let codec = unsafe Codec(
      collect: { (statement, table, models) throws(StoreError) in
        guard try statement.step() else { return }
        // The first row is read by throwing code; its values are placeholders for those that cannot be read
        // in later rows, until the failure is checked.
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
          : names.count != columns.count
            ? "Two columns of \(name) have one name"
            : Self.fault(of: columns, keys: places).map { "\($0) of \(name)" }
    table = Table(name: name, columns: columns, key: places.isEmpty ? [0] : places)
    orderCheck = ColumnOrderCheck(fault == nil ? columns : [])
    statements = TableStatements(table)
    self.paths = paths
    self.codec = codec
  }

  /// Returns what is wrong with a generated column, without the name of the table.
  private static func fault(of columns: [ColumnDescription], keys: [Int]) -> String? {
    let generated = columns.indices.first { columns[$0].isGenerated && keys != [$0] }
    return generated.map { "\(columns[$0].name) is generated, but it is not the key" }
  }

  /// Returns the index of a property's column, or nil if it has none.
  func position(of path: PartialKeyPath<Model>) -> Int? {
    paths.firstIndex { $0 == path }
  }
}

extension Table {
  /// Adds the location of a value that could not be read to its error.
  @usableFromInline
  func located(_ error: Mismatch, in row: borrowing Row) -> StoreError {
    var parts: [String] = []
    for place in key { parts.append(row.sketch(Int32(place))) }
    return .decode(
      table: name, column: columns[Int(error.column)].name, key: parts.joined(separator: ", "),
      problem: error.problem)
  }
}

/// Increments a number and returns it.
@inlinable
func advance<Number: FixedWidthInteger>(_ number: inout Number) -> Number {
  number += 1
  return number
}

/// Binds the value at an address; the caller guarantees its type.
@inlinable
func store<Value: StoredValue>(
  _ type: Value.Type, at place: UnsafeRawPointer, _ binder: inout Binder
) {
  unsafe place.assumingMemoryBound(to: Value.self).pointee.store(in: &binder)
}

/// Returns the value at an address; the caller guarantees its type.
@inlinable
func value<Value: StoredValue>(_ type: Value.Type, at place: UnsafeRawPointer) -> Value {
  unsafe place.assumingMemoryBound(to: Value.self).pointee
}
