extension MeasureUnit {
  /// Returns a currency, whose size changes from day to day.
  ///
  /// - Parameters:
  ///   - code: the code of ISO 4217, such as `USD`.
  ///   - worth: the value of one unit in the base currency of the rates, above zero.
  public static func currency(_ code: String, worth: Rational) -> MeasureUnit {
    MeasureUnit(id: code, dimension: .currency, scale: .linear(factor: worth))
  }

  /// Every unit that others are composed of, in the order of their identifiers.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  public static var all: [MeasureUnit] { UnitTable.shared.names.compactMap { MeasureUnit(id: $0) } }
}
