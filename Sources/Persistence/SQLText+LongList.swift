/// Lists of too many values for the parameters of an SQLite statement, which are bound as one JSON text.
extension SQLText {
  /// Writes “the column is one of these”.
  mutating func write(long list: [Datum], _ column: ColumnDescription) {
    let name = column.name.quoted
    var json = "["
    var isFirst = true
    let isPlain = list.allSatisfy(\.isPlainInJSON)
    for datum in list {
      if !isFirst { json += "," }
      isFirst = false
      switch datum {
      case .integer(let value): json += "\(value)"
      case .text(let value) where isPlain: json += value.quotedJSON
      case .text(let value): json += "\"\(Array(value.utf8).hexadecimal)\""
      case .blob(let value): json += "\"\(value.hexadecimal)\""
      case .real(let value): json += "\(Int64(bitPattern: value.bitPattern))"
      case .null: preconditionFailure("missing values are not in such a list")
      }
    }
    switch column.storage {
    case .integer: sql += "\(name) IN (SELECT CAST(value AS BIGINT) FROM json_each(?))"
    // A decimal representation may not round-trip exactly.
    case .real: sql += "\(name) IN (SELECT \(Connection.realFunction)(value) FROM json_each(?))"
    case .text where isPlain: sql += "\(name) IN (SELECT CAST(value AS TEXT) FROM json_each(?))"
    default: sql += "hex(\(name)) IN (SELECT CAST(value AS TEXT) FROM json_each(?))"
    }
    values.append(.value(.text(json + "]")))
  }
}

extension Datum {
  /// Whether the value survives JSON unchanged: SQLite ends a JSON text at the first U+0000.
  fileprivate var isPlainInJSON: Bool {
    if case .text(let text) = self { !text.utf8.contains(0) } else { true }
  }
}

extension String {
  fileprivate var quotedJSON: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\0"..<" ":
        text += "\\u00" + [UInt8(truncatingIfNeeded: scalar.value)].hexadecimal
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension [UInt8] {
  /// Two upper-case hexadecimal digits per byte, as in SQLite's `hex`.
  var hexadecimal: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in self { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
