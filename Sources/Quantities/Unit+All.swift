extension Unit {
  /// Every unit that others are composed of, in the order of their identifiers.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  public static var all: [Unit] { UnitTable.shared.names.compactMap { Unit(id: $0) } }
}
