/// The case folding for comparing texts.
///
/// The only rule is one that SQLite, PostgreSQL and memory implement identically in every locale.
public enum Folding: Sendable, Hashable {
  /// The letters A to Z equal a to z; other characters are not folded, so `Ä` differs from `ä`. A text that
  /// contains U+0000 is not folded.
  case ascii
}

extension Condition {
  /// Holds if the text equals `text`, ignoring case; reads every row.
  public static func `is`<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ text: String, folding: Folding
  ) -> Self where Value.Stored: TextPrimitive {
    Self(path) { .folded($0, .whole, text.folded) }
  }

  /// Holds if the text begins with `prefix`, ignoring case; reads every row.
  public static func has<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, prefix: String, folding: Folding
  ) -> Self where Value.Stored: TextPrimitive {
    Self(path) { .folded($0, .prefix, prefix.folded) }
  }

  /// Holds if the text contains `part`, ignoring case; reads every row.
  public static func has<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, part: String, folding: Folding
  ) -> Self where Value.Stored: TextPrimitive {
    Self(path) { .folded($0, .part, part.folded) }
  }
}

extension TextMatch {
  /// Whether a text, after folding, matches a text that is folded already.
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
      // Its `lower` also leaves other letters unchanged, but treats U+0000 as the end.
      "CASE WHEN instr(\(name), char(0)) = 0 THEN lower(\(name)) ELSE \(name) END"
    }
  }
}

extension String {
  fileprivate static let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  /// The text with A to Z in lower case, or unchanged if it contains U+0000.
  fileprivate var folded: String {
    guard !utf8.contains(0) else { return self }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return String(decoding: utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
