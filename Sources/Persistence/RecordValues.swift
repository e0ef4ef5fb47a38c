/// The values of a record as the database holds them, each read by itself.
///
/// The readers are compiled where the schema is written, and know the type of their value and where
/// it lies in the record.
@usableFromInline @safe
struct RecordValues<Model>: Sendable {
  @usableFromInline typealias Reader = @Sendable (UnsafePointer<Model>) -> Datum

  private let readers: [Reader]

  /// - Parameter readers: one for each column.
  @usableFromInline
  init(_ readers: [Reader]) {
    unsafe self.readers = readers
  }

  /// The places of the columns.
  var columns: Range<Int> { unsafe readers.indices }

  /// The value for a column.
  subscript(column: Int, of model: Model) -> Datum {
    unsafe withUnsafePointer(to: model) { model in unsafe readers[column](model) }
  }

  /// The values for all columns.
  func all(of model: Model) -> [Datum] {
    unsafe withUnsafePointer(to: model) { model in unsafe readers.map { unsafe $0(model) } }
  }
}

extension Column {
  /// Reads the value of a record.
  ///
  /// - Parameter offset: where it lies in the record: reading there spares a walk along the key path.
  @inlinable
  func reader(at offset: Int?) -> RecordValues<Model>.Reader {
    guard let offset else {
      return { [path] model in unsafe model.pointee[keyPath: path].primitive.datum }
    }
    return { model in
      unsafe (UnsafeRawPointer(model) + offset).assumingMemoryBound(to: Value.self).pointee
        .primitive.datum
    }
  }
}
