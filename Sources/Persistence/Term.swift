/// An expression computed for each row: a column, or integer arithmetic on one.
///
///     .value(\.tag)
///     .value(\.at).divided(by: 3_600).remainder(by: 24)   // the hour of the day, in UTC
///
/// Intermediate results must fit 64 bits.
public struct Term<Model: Record, Value: StoredValue>: Sendable, Hashable {
  let node: TermNode

  private init(_ node: TermNode) {
    self.node = node
  }

  /// The value of a property.
  public static func value(_ path: KeyPath<Model, Value>) -> Self {
    let place = Model.schema.position(of: path)
    return Self(
      place.map { .column($0) } ?? .unknown("\(path) is not a column of \(Model.table.name)"))
  }
}

extension Term where Value: FixedWidthInteger, Value.Stored == Int64 {
  /// The sum with a number.
  public func plus(_ number: Value) -> Self {
    Self(.plus(node, number.primitive))
  }

  /// The sum with another number of the same row, such as its offset from UTC.
  public func plus<Other: FixedWidthInteger & StoredValue>(
    _ other: KeyPath<Model, Other>
  ) -> Self where Other.Stored == Int64 {
    Self(.sum(node, Term<Model, Other>.value(other).node))
  }

  /// The quotient, rounded down even for negative numbers, so that moments before 1970 fall into the right
  /// hour.
  ///
  /// - Parameter number: a positive number.
  public func divided(by number: Value) -> Self {
    Self(
      number > 0 ? .quotient(node, number.primitive) : .unknown("A term is divided by \(number)"))
  }

  /// The remainder: from zero up to, but not including, `number`.
  ///
  /// - Parameter number: a positive number.
  public func remainder(by number: Value) -> Self {
    Self(
      number > 0 ? .remainder(node, number.primitive) : .unknown("A term is divided by \(number)"))
  }
}

/// A term without the types of the record and the value.
indirect enum TermNode: Sendable, Hashable {
  case column(Int)
  case plus(TermNode, Int64)
  case sum(TermNode, TermNode)
  case quotient(TermNode, Int64)
  case remainder(TermNode, Int64)
  /// An invalid term, which makes the query fail.
  case unknown(String)
}

extension TermNode {
  /// Returns the term as SQL; numbers are written as literals, because an engine must recognise
  /// that two terms are equal.
  func sql(of table: Table) throws(StoreError) -> String {
    switch self {
    case .column(let place): return table.columns[place].name.quoted
    case .plus(let term, let number): return "(\(try term.sql(of: table)) + (\(number)))"
    case .sum(let left, let right):
      return "(\(try left.sql(of: table)) + \(try right.sql(of: table)))"
    case .quotient(let term, let number):
      // Engines truncate towards zero.
      let inner = try term.sql(of: table)
      return "(\(inner) / \(number) - CASE WHEN \(inner) % \(number) < 0 THEN 1 ELSE 0 END)"
    case .remainder(let term, let number):
      let inner = try term.sql(of: table)
      return "(\(inner) % \(number) + CASE WHEN \(inner) % \(number) < 0 THEN \(number) ELSE 0 END)"
    case .unknown(let sentence): throw .misuse(sentence)
    }
  }
}
