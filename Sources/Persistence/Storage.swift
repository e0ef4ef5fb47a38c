private import TextBytes

/// The four storage types of a column, all of which also allow NULL.
public enum Storage: String, Sendable, Hashable {
  /// A signed integer of 64 bits.
  case integer = "INTEGER"
  /// A floating-point number of 64 bits.
  case real = "REAL"
  /// Text in UTF-8.
  case text = "TEXT"
  /// Raw bytes.
  case blob = "BLOB"
}

/// A value as stored in the database.
public enum Datum: Sendable, Hashable {
  /// The absence of a value.
  case null
  /// An integer.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// Text, compared by its bytes in UTF-8.
  case text(String)
  /// Bytes.
  case blob([UInt8])
}

extension Datum {
  /// Whether both are the same value in the database, where text is compared by bytes, not by canonical
  /// equivalence.
  func isSame(as other: Datum) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a == b
    case (.text(let a), .text(let b)): a.isSame(as: b)
    case (.blob(let a), .blob(let b)): a == b
    default: false
    }
  }

  /// Whether `self` sorts before `other`; false if either is missing or the kinds differ.
  func isBefore(_ other: Datum) -> Bool {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): a < b
    case (.real(let a), .real(let b)): a < b
    case (.text(let a), .text(let b)): a.utf8.lexicographicallyPrecedes(b.utf8)
    case (.blob(let a), .blob(let b)): a.lexicographicallyPrecedes(b)
    default: false
    }
  }

  /// The kind of the value; nil if it is missing.
  var storage: Storage? {
    switch self {
    case .null: nil
    case .integer: .integer
    case .real: .real
    case .text: .text
    case .blob: .blob
    }
  }

  /// The bytes of a text, or nil.
  var utf8: String.UTF8View? {
    if case .text(let text) = self { text.utf8 } else { nil }
  }
}
