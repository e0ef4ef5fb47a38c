/// What rows must satisfy: a value that becomes SQL, and that answers for a record in memory too.
///
///     \.minutes > 9 && \.tag == "work"
///     .is(\.tag, oneOf: ["work", "rest"]) || !.isNil(\.note)
///
/// Values are always bound. A missing value behaves as in Swift: `\.note != "x"` keeps the rows
/// without a note, and nothing is less or greater than a missing value. Text is compared by the
/// bytes of its UTF-8.
public struct Condition<Model: Record>: Sendable, Hashable {
  let node: ConditionNode

  init(_ node: ConditionNode) {
    self.node = node
  }

  init(_ path: PartialKeyPath<Model>, _ node: (Int) -> ConditionNode) {
    let place = Model.schema.position(of: path)
    self.node = place.map(node) ?? .unknown("\(path) is not a column of \(Model.schema.table.name)")
  }
}

indirect enum ConditionNode: Sendable, Hashable {
  case always
  case compare(Int, Comparison, Datum)
  case isIn(Int, [Datum])
  case between(Int, Datum, Datum)
  case hasPrefix(Int, String)
  case contains(Int, String)
  case and(ConditionNode, ConditionNode)
  case or(ConditionNode, ConditionNode)
  case not(ConditionNode)
  /// A property that has no column: refused when the query runs.
  case unknown(String)
}

enum Comparison: String, Sendable {
  case equal = "="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

extension Condition {
  /// Holds where the value is one of `values`.
  public static func `is`<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, oneOf values: some Sequence<Value>
  ) -> Self {
    Self(path) { .isIn($0, values.map(\.primitive.datum)) }
  }

  /// Holds where the value lies in a range, its ends included.
  public static func `is`<Value: StoredValue & Comparable>(
    _ path: KeyPath<Model, Value>, in range: ClosedRange<Value>
  ) -> Self {
    Self(path) {
      .between($0, range.lowerBound.primitive.datum, range.upperBound.primitive.datum)
    }
  }

  /// Holds where the value lies in a range, its upper end excluded.
  public static func `is`<Value: StoredValue & Comparable>(
    _ path: KeyPath<Model, Value>, in range: Range<Value>
  ) -> Self {
    path >= range.lowerBound && path < range.upperBound
  }

  /// Holds where there is no value.
  public static func isNil<Value>(_ path: KeyPath<Model, Value?>) -> Self {
    Self(path) { .compare($0, .equal, .null) }
  }

  /// Holds where the text begins with `prefix`, byte by byte: an index is used.
  public static func has<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, prefix: String
  ) -> Self where Value.Stored: TextPrimitive {
    Self(path) { .hasPrefix($0, prefix) }
  }

  /// Holds where the text contains `part`, byte by byte: every row is read.
  public static func has<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, part: String
  ) -> Self where Value.Stored: TextPrimitive {
    Self(path) { .contains($0, part) }
  }
}

/// Text, or text that may be missing.
public protocol TextPrimitive: Primitive {}
extension String: TextPrimitive {}
extension Optional: TextPrimitive where Wrapped == String {}
