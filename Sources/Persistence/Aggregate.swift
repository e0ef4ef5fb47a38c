/// An aggregate of the values of many rows.
///
///     let (count, minutes) = try tx.aggregate(Entry.all, .count, .sum(\.minutes))
///     for (tag, count) in try tx.group(Entry.all, by: \.tag, .count) { … }
public struct Aggregate<Model: Record, Value: StoredValue>: Sendable {
  let function: AggregateFunction
  let term: TermNode?

  private init(_ function: AggregateFunction, _ term: TermNode?) {
    self.function = function
    self.term = term
  }
}

/// The aggregate function.
enum AggregateFunction: Sendable {
  case count, countDistinct, sum, average, least, greatest
}

extension Aggregate where Value == Int {
  /// The number of rows.
  public static var count: Self { Self(.count, nil) }

  /// The number of distinct values of a property; missing values are not counted.
  public static func countDistinct<Part: StoredValue>(_ path: KeyPath<Model, Part>) -> Self {
    Self(.countDistinct, Term.value(path).node)
  }
}

extension Aggregate {
  /// The sum of a property; missing values are ignored.
  ///
  /// Integers are added exactly; if the sum does not fit 64 bits, the query fails.
  public static func sum<Part: StoredValue>(_ path: KeyPath<Model, Part>) -> Self
  where Part.Stored: NumericPrimitive, Part.Stored.Total == Value {
    Self(.sum, Term.value(path).node)
  }
}

extension Aggregate where Value == Double? {
  /// The mean of a property, ignoring missing values; nil if there are no values.
  ///
  /// Its error is at most about ten units in the sixteenth digit.
  public static func average<Part: StoredValue>(_ path: KeyPath<Model, Part>) -> Self
  where Part.Stored: NumericPrimitive {
    Self(.average, Term.value(path).node)
  }
}

extension Aggregate {
  /// The least value of a property, or nil if no row has one.
  public static func min<Part: StoredValue>(_ path: KeyPath<Model, Part>) -> Self
  where Part.Stored: SolidPrimitive, Value == Part? {
    Self(.least, Term.value(path).node)
  }

  /// The greatest value of a property, or nil if no row has one.
  public static func max<Part: StoredValue>(_ path: KeyPath<Model, Part>) -> Self
  where Part.Stored: SolidPrimitive, Value == Part? {
    Self(.greatest, Term.value(path).node)
  }

  /// The least value of an optional property, or nil if no row has one.
  public static func min<Part: StoredValue>(_ path: KeyPath<Model, Part?>) -> Self
  where Part.Stored: SolidPrimitive, Value == Part? {
    Self(.least, Term.value(path).node)
  }

  /// The greatest value of an optional property, or nil if no row has one.
  public static func max<Part: StoredValue>(_ path: KeyPath<Model, Part?>) -> Self
  where Part.Stored: SolidPrimitive, Value == Part? {
    Self(.greatest, Term.value(path).node)
  }
}

extension Aggregate {
  /// Returns the aggregate as SQL, cast to the type that is read, because engines differ in the
  /// type of a sum.
  func sql(of table: Table) throws(StoreError) -> String {
    let inner = try term.map { term throws(StoreError) in try term.sql(of: table) } ?? "*"
    switch function {
    case .count: return "count(*)"
    case .countDistinct: return "count(DISTINCT \(inner))"
    case .sum where Value.Stored.storage == .real:
      return "CAST(coalesce(sum(\(inner)), 0) AS DOUBLE PRECISION)"
    case .sum: return "CAST(coalesce(sum(\(inner)), 0) AS BIGINT)"
    case .average: return "CAST(avg(\(inner)) AS DOUBLE PRECISION)"
    case .least: return "min(\(inner))"
    case .greatest: return "max(\(inner))"
    }
  }
}

/// A type that can be summed: a number, or an optional number.
public protocol NumericPrimitive: Primitive {
  /// The type of a sum.
  associatedtype Total: StoredValue
}

extension Int64: NumericPrimitive {
  /// Whole numbers add up to a whole number.
  public typealias Total = Int
}

extension Double: NumericPrimitive {
  /// Numbers add up to a number.
  public typealias Total = Double
}

extension Optional: NumericPrimitive where Wrapped: NumericPrimitive & SolidPrimitive {
  /// As for the value inside.
  public typealias Total = Wrapped.Total
}
