internal import TextBytes

/// The units that others are composed of, by name.
///
/// Lines are read when a unit is first looked up, and each unit is computed on demand, so the start
/// of a
/// program does not depend on their number.
struct UnitTable: Sendable {
  private struct Entry: Sendable {
    let name: String
    let definition: String
  }

  private let entries: [Entry]

  static let shared = UnitTable(text: unitDefinitions)

  init(text: String) {
    var entries: [Entry] = []
    for line in text.pieces(at: UInt8(ascii: "\n")) {
      let bytes = line.bytes
      guard let space = bytes.firstIndex(of: UInt8(ascii: " ")), bytes[0] != UInt8(ascii: "#")
      else {
        continue
      }
      entries.append(
        Entry(
          name: String(bytes: Array(bytes[..<space])),
          definition: String(bytes: Array(bytes[(space + 1)...]))))
    }
    entries.sort { $0.name.precedes($1.name) }
    self.entries = entries
  }

  /// The names of all units of the table, in the order of their bytes.
  var names: [String] { entries.map { $0.name } }

  /// Returns the unit of a name, without prefix and power.
  ///
  /// - Complexity: O(log *n*), plus the cost of its definition.
  func unit(named name: String) -> MeasureUnit? {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if entries[middle].name.precedes(name) {
        range = middle + 1..<range.upperBound
      } else if name.precedes(entries[middle].name) {
        range = range.lowerBound..<middle
      } else {
        return unit(entries[middle])
      }
    }
    return nil
  }

  /// Reads `factor unit`, `base index`, `affine factor zero unit` or `log reference unit`.
  private func unit(_ entry: Entry) -> MeasureUnit? {
    let words = entry.definition.pieces(at: UInt8(ascii: " "))
    if words[0].isSame(as: "base") {
      return Array(words[1].utf8).decimal.map {
        MeasureUnit(
          id: entry.name, dimension: MeasureDimension.bases[Int($0)], scale: .linear(factor: .one))
      }
    }
    guard let number = Rational(words[words.count - 2].bytes),
      let unit = MeasureUnit(id: words[words.count - 1]), let factor = unit.scale.factor
    else { return nil }
    let size = number * factor
    let scale: Scale
    if words[0].isSame(as: "log") {
      scale = .logarithmic(reference: size)
    } else if words[0].isSame(as: "affine"), let step = Rational(words[1].bytes) {
      scale = .affine(factor: step * factor, zero: size)
    } else {
      scale = .linear(factor: size)
    }
    return MeasureUnit(id: entry.name, dimension: unit.dimension, scale: scale)
  }
}
