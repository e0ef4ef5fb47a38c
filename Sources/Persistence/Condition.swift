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
  case match(Int, Comparison, Int)
  case isIn(Int, [Datum])
  case between(Int, Datum, Datum)
  case hasPrefix(Int, String)
  case contains(Int, String)
  /// How a text is compared with one that was folded, after it was folded too.
  case folded(Int, TextMatch, String)
  /// Whether a value is among those of a column in the rows of another table.
  case related(Int, RelatedRows)
  case join(ConditionList)
  case not(ConditionNode)
  /// A property that has no column, or a tree too deep: refused when the query runs.
  case unknown(String)
}

/// Where a text is looked for in another one.
enum TextMatch: Sendable {
  case whole, prefix, part
}

/// What makes one condition of several.
enum Junction: String, Sendable {
  case and = "AND"
  case or = "OR"
}

/// How two values are compared.
public enum Comparison: String, Sendable, Hashable {
  /// They are the same, or both are missing.
  case equal = "="
  /// The first is below the second.
  case less = "<"
  /// The first is below the second or the same.
  case lessOrEqual = "<="
  /// The first is above the second.
  case greater = ">"
  /// The first is above the second or the same.
  case greaterOrEqual = ">="
}

extension Condition {
  /// Holds where all of some conditions hold, so also where there are none.
  ///
  ///     .all(words.map { .has(\.note, part: $0) })
  ///
  /// - Complexity: O(n) in the conditions; a chain of `&&` that is built in a loop takes O(n²).
  public static func all(_ conditions: some Sequence<Self>) -> Self {
    Self(.join(.and, conditions.lazy.map(\.node)))
  }

  /// Holds where at least one of some conditions holds, so never where there are none.
  ///
  /// - Complexity: O(n) in the conditions; a chain of `||` that is built in a loop takes O(n²).
  public static func any(_ conditions: some Sequence<Self>) -> Self {
    Self(.join(.or, conditions.lazy.map(\.node)))
  }

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

  /// Holds where there is a value and it lies in a range, its ends included.
  public static func `is`<Value: StoredValue & Comparable>(
    _ path: KeyPath<Model, Value?>, in range: ClosedRange<Value>
  ) -> Self {
    Self(path) {
      .between($0, range.lowerBound.primitive.datum, range.upperBound.primitive.datum)
    }
  }

  /// Holds where there is a value and it lies in a range, its upper end excluded.
  public static func `is`<Value: StoredValue & Comparable>(
    _ path: KeyPath<Model, Value?>, in range: Range<Value>
  ) -> Self {
    path >= range.lowerBound && path < range.upperBound
  }

  /// Holds where two values of one record compare so.
  ///
  ///     .compare(\.started, .lessOrEqual, \.ended)
  ///
  /// Two missing values are equal; nothing is above or below a missing one.
  public static func compare<Value: StoredValue>(
    _ left: KeyPath<Model, Value>, _ comparison: Comparison, _ right: KeyPath<Model, Value>
  ) -> Self {
    Self(left) { place in
      Self(right) { .match(place, comparison, $0) }.node
    }
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
