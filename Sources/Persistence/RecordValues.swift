/// Reads individual values of a record in the form in which the database stores them.
///
/// The readers are compiled where the schema is declared, specialised for the type of their value and its
/// offset in the record.
@usableFromInline @safe
struct RecordValues<Model>: Sendable {
  @usableFromInline typealias Reader = @Sendable (UnsafePointer<Model>) -> Datum

  private let readers: [Reader]

  /// - Parameter readers: one for each column.
  @usableFromInline
  init(_ readers: [Reader]) {
    unsafe self.readers = readers
  }

  /// The indices of the columns.
  var columns: Range<Int> { unsafe readers.indices }

  /// The value for a column.
  subscript(column: Int, of model: Model) -> Datum {
    unsafe withUnsafePointer(to: model) { model in unsafe readers[column](model) }
  }

  /// Returns the values for all columns.
  func all(of model: Model) -> [Datum] {
    unsafe withUnsafePointer(to: model) { model in unsafe readers.map { unsafe $0(model) } }
  }
}

extension Column {
  /// Reads the value of a record.
  ///
  /// - Parameter offset: its offset in the record: reading there avoids evaluating the key path.
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
