internal import TextBytes

// Identifiers are read with the longest known name first, so that `pound-force-foot` is a product of
// two units rather than three.

extension MeasureUnit {
  init?(parts: [String], id: String) {
    var (dimension, factor) = (MeasureDimension.none, Rational.one)
    var (index, isBelow, count) = (0, false, 0)
    while index < parts.count {
      if parts[index].isSame(as: "per") {
        guard !isBelow, index + 1 < parts.count else { return nil }
        isBelow = true
        index += 1
        continue
      }
      guard let (unit, size, used) = Self.factor(of: parts, at: index) else { return nil }
      index += used
      count += 1
      if count == 1, index == parts.count, !isBelow, let unit {
        // A unit on its own keeps its scale, including the zero of a thermometer.
        self.init(id: id, dimension: unit.dimension, scale: unit.scale)
        return
      }
      if let unit {
        guard let unitFactor = unit.scale.factor else { return nil }
        dimension = isBelow ? dimension / unit.dimension : dimension * unit.dimension
        factor = isBelow ? factor / unitFactor : factor * unitFactor
      }
      factor = isBelow ? factor / size : factor * size
    }
    guard count > 0, count <= 12 else { return nil }
    self.init(id: id, dimension: dimension, scale: .linear(factor: factor))
  }

  /// Returns one factor of an identifier with its power: a unit or a whole number, and the number
  /// of parts it takes.
  private static func factor(
    of parts: [String], at start: [String].Index
  ) -> (unit: MeasureUnit?, number: Rational, used: Int)? {
    if let number = Array(parts[start].utf8).decimal, number > 0 {
      return (nil, Rational(Int(truncatingIfNeeded: number)), 1)
    }
    var exponent = 1
    var first = start
    if let power = Self.power(named: parts[start]) {
      exponent = power
      first += 1
    }
    guard first < parts.count else { return nil }
    for last in (first..<min(parts.count, first + 4)).reversed() {
      let name = parts[first...last].joined(separator: "-")
      guard var unit = simple(name) else { continue }
      if exponent != 1 {
        guard let factor = unit.scale.factor else { return nil }
        unit = MeasureUnit(
          id: name, dimension: unit.dimension.power(exponent),
          scale: .linear(factor: factor.power(exponent)))
      }
      return (unit, .one, last + 1 - start)
    }
    return nil
  }

  private static func power(named name: String) -> Int? {
    if name.isSame(as: "square") { return 2 }
    if name.isSame(as: "cubic") { return 3 }
    let bytes = name.bytes
    guard name.begins(with: "pow"), bytes.count == 4, (4...9).contains(Int(bytes[3]) - 48) else {
      return nil
    }
    return Int(bytes[3]) - 48
  }

  /// Returns a unit of the table, with a prefix or without.
  private static func simple(_ name: String) -> MeasureUnit? {
    if let unit = UnitTable.shared.unit(named: name) { return unit }
    for prefix in Prefix.all where name.begins(with: prefix.id) {
      let rest = String(bytes: Array(name.bytes.dropFirst(prefix.id.utf8.count)))
      guard let unit = UnitTable.shared.unit(named: rest), case .linear(let factor) = unit.scale
      else { continue }
      return MeasureUnit(
        id: name, dimension: unit.dimension, scale: .linear(factor: factor * prefix.factor))
    }
    return nil
  }
}
