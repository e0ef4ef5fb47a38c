/// Which letters count as the same when texts are compared.
///
/// There is one rule that SQLite, PostgreSQL and memory keep alike, whatever the language of the
/// machine.
public enum Folding: Sendable, Hashable {
  /// The letters A to Z are the same as a to z; every other character is itself, `Ä` is not `ä`.
  /// A text that holds U+0000 is not folded.
  case ascii
}

extension Condition {
  /// Holds where the text is `text` but for the case of some letters: every row is read.
  public static func `is`<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ text: String, folding: Folding
  ) -> Self where Value.Stored: TextPrimitive {
    Self(path) { .folded($0, .whole, text.folded) }
  }

  /// Holds where the text begins with `prefix` but for the case of some letters: every row is read.
  public static func has<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, prefix: String, folding: Folding
  ) -> Self where Value.Stored: TextPrimitive {
    Self(path) { .folded($0, .prefix, prefix.folded) }
  }

  /// Holds where the text contains `part` but for the case of some letters: every row is read.
  public static func has<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, part: String, folding: Folding
  ) -> Self where Value.Stored: TextPrimitive {
    Self(path) { .folded($0, .part, part.folded) }
  }
}

extension TextMatch {
  /// Whether a text is found in another one, which is folded first.
  func holds(_ text: String, _ wanted: String) -> Bool {
    let text = text.folded.utf8
    return switch self {
    case .whole: text.elementsEqual(wanted.utf8)
    case .prefix: text.starts(with: wanted.utf8)
    case .part: text.contains(wanted.utf8)
    }
  }
}

extension SQLText {
  /// Writes a comparison with a folded text.
  mutating func write(_ match: TextMatch, _ wanted: String, _ column: ColumnDescription) {
    let text = folded(column.name.quoted)
    sql += "coalesce("
    switch match {
    case .whole:
      sql += "\(text) = ?"
      values.append(.value(.text(wanted)))
    case .prefix:
      sql += "\(text) >= ?"
      values.append(.value(.text(wanted)))
      if let bound = wanted.upperBound {
        sql += " AND \(text) < ?"
        values.append(.value(.text(bound)))
      }
    case .part:
      sql += "instr(\(text), ?) > 0"
      values.append(.value(.text(wanted)))
    }
    sql += ", FALSE)"
  }

  private func folded(_ name: String) -> String {
    switch dialect {
    case .postgresql: "translate(\(name), '\(String.capitals)', '\(String.capitals.folded)')"
    case .sqlite:
      // Its `lower` leaves all other letters alone too, but takes a zero for the end.
      "CASE WHEN instr(\(name), char(0)) = 0 THEN lower(\(name)) ELSE \(name) END"
    }
  }
}

extension String {
  fileprivate static let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  /// With small letters in the place of the capitals A to Z, unless it holds a zero.
  fileprivate var folded: String {
    guard !utf8.contains(0) else { return self }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return String(decoding: utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
