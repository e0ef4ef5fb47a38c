/// A condition on rows, which can be translated to SQL and evaluated for a record in memory.
///
///     \.minutes > 9 && \.tag == "work"
///     .is(\.tag, oneOf: ["work", "rest"]) || !.isNil(\.note)
///
/// Values are always bound. A missing value behaves as in Swift: `\.note != "x"` includes the rows without a
/// note, and no value is less or greater than a missing one. Text is compared by its UTF-8 bytes.
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
  /// A comparison of the folded text with one that is folded already.
  case folded(Int, TextMatch, String)
  /// Whether a value is among those of a column in the rows of another table.
  case related(Int, RelatedRows)
  case join(ConditionList)
  case not(ConditionNode)
  /// A property without a column, or a tree that is too deep; the query then fails.
  case unknown(String)
}

/// The position at which a text must occur in another one.
enum TextMatch: Sendable {
  case whole, prefix, part
}

/// The operator that joins several conditions.
enum Junction: String, Sendable {
  case and = "AND"
  case or = "OR"
}

/// The comparison of two values.
public enum Comparison: String, Sendable, Hashable {
  /// Both are equal, or both are missing.
  case equal = "="
  /// The first is less than the second.
  case less = "<"
  /// The first is less than or equal to the second.
  case lessOrEqual = "<="
  /// The first is greater than the second.
  case greater = ">"
  /// The first is greater than or equal to the second.
  case greaterOrEqual = ">="
}

extension Condition {
  /// Holds if all of some conditions hold, and therefore if there are none.
  ///
  ///     .all(words.map { .has(\.note, part: $0) })
  ///
  /// - Complexity: O(n) in the conditions; a chain of `&&` that is built in a loop takes O(n²).
  public static func all(_ conditions: some Sequence<Self>) -> Self {
    Self(.join(.and, conditions.lazy.map(\.node)))
  }

  /// Holds if at least one of some conditions holds, and therefore never if there are none.
  ///
  /// - Complexity: O(n) in the conditions; a chain of `||` that is built in a loop takes O(n²).
  public static func any(_ conditions: some Sequence<Self>) -> Self {
    Self(.join(.or, conditions.lazy.map(\.node)))
  }

  /// Holds if the value is one of `values`.
  public static func `is`<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, oneOf values: some Sequence<Value>
  ) -> Self {
    Self(path) { .isIn($0, values.map(\.primitive.datum)) }
  }

  /// Holds if the value lies in a closed range.
  public static func `is`<Value: StoredValue & Comparable>(
    _ path: KeyPath<Model, Value>, in range: ClosedRange<Value>
  ) -> Self {
    Self(path) {
      .between($0, range.lowerBound.primitive.datum, range.upperBound.primitive.datum)
    }
  }

  /// Holds if the value lies in a half-open range.
  public static func `is`<Value: StoredValue & Comparable>(
    _ path: KeyPath<Model, Value>, in range: Range<Value>
  ) -> Self {
    path >= range.lowerBound && path < range.upperBound
  }

  /// Holds if there is a value and it lies in a closed range.
  public static func `is`<Value: StoredValue & Comparable>(
    _ path: KeyPath<Model, Value?>, in range: ClosedRange<Value>
  ) -> Self {
    Self(path) {
      .between($0, range.lowerBound.primitive.datum, range.upperBound.primitive.datum)
    }
  }

  /// Holds if there is a value and it lies in a half-open range.
  public static func `is`<Value: StoredValue & Comparable>(
    _ path: KeyPath<Model, Value?>, in range: Range<Value>
  ) -> Self {
    path >= range.lowerBound && path < range.upperBound
  }

  /// Holds if two values of one record satisfy a comparison.
  ///
  ///     .compare(\.started, .lessOrEqual, \.ended)
  ///
  /// Two missing values are equal; no value is greater or less than a missing one.
  public static func compare<Value: StoredValue>(
    _ left: KeyPath<Model, Value>, _ comparison: Comparison, _ right: KeyPath<Model, Value>
  ) -> Self {
    Self(left) { place in
      Self(right) { .match(place, comparison, $0) }.node
    }
  }

  /// Holds if there is no value.
  public static func isNil<Value>(_ path: KeyPath<Model, Value?>) -> Self {
    Self(path) { .compare($0, .equal, .null) }
  }

  /// Holds if the text begins with `prefix`, compared by bytes; can use an index.
  public static func has<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, prefix: String
  ) -> Self where Value.Stored: TextPrimitive {
    Self(path) { .hasPrefix($0, prefix) }
  }

  /// Holds if the text contains `part`, compared by bytes; reads every row.
  public static func has<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, part: String
  ) -> Self where Value.Stored: TextPrimitive {
    Self(path) { .contains($0, part) }
  }
}

/// A primitive that is text or optional text.
public protocol TextPrimitive: Primitive {}
extension String: TextPrimitive {}
extension Optional: TextPrimitive where Wrapped == String {}
