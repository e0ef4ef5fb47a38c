extension Unit {
  /// Returns a currency, whose size changes from day to day.
  ///
  /// - Parameters:
  ///   - code: the code of ISO 4217, such as `USD`.
  ///   - worth: the value of one unit in the base currency of the rates, above zero.
  public static func currency(_ code: String, worth: Rational) -> Unit {
    Unit(id: code, dimension: .currency, scale: .linear(factor: worth))
  }

  /// Every unit that others are composed of, in the order of their identifiers.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  public static var all: [Unit] { UnitTable.shared.names.compactMap { Unit(id: $0) } }
}
