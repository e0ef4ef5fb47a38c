import JSON

/// A text that parses as JSON, written and parsed again, gives the same value.
func checkJSONValue(_ bytes: [UInt8]) throws(Violation) {
  guard let value = try? JSONValue(parsing: bytes) else { return }
  let again = try? JSONValue(parsing: value.bytes)
  try require(
    again.map { isSame($0, value) } ?? false, "JSON is not read as it was written: \(value.text)")
}

/// Whether two values are equal except for the rounding that ``DecimalNumber`` may do.
private func isSame(_ one: JSONValue, _ other: JSONValue) -> Bool {
  switch (one, other) {
  case (.number(let one), .number(let other)):
    // The smallest numbers have fewer digits, so their rounding error is larger.
    one == other || (one - other).magnitude <= max(other.magnitude * 1e-13, 1e-300)
  case (.null, .number(let other)): !other.isFinite
  case (.number(let one), .integer(let other)): one == Double(other)
  case (.array(let one), .array(let other)):
    one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
  case (.object(let one), .object(let other)):
    one.count == other.count
      && zip(one, other).allSatisfy { $0.name == $1.name && isSame($0.value, $1.value) }
  default: one == other
  }
}
