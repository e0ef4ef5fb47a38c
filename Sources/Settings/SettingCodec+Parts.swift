internal import TextBytes

extension SettingCodec {
  /// A value or nothing.
  ///
  /// - Parameters:
  ///   - none: the word for nothing. A value that is written in the same way gets a backslash after it.
  ///   - codec: writes the value.
  public static func optional<Wrapped>(_ codec: SettingCodec<Wrapped>, none: String = "none")
    -> Self
  where Value == Wrapped? {
    SettingCodec(
      .optional(none: none, codec.domain),
      encode: { value in
        guard let value else { return none }
        let text = codec.encode(value)
        return isMarked(text, none) ? text + "\\" : text
      },
      decode: { text throws(SettingFault) in
        if text.isSame(as: none) { return nil }
        guard isMarked(text, none) else { return try codec.decode(text) }
        return try codec.decode(String(bytes: text.bytes.dropLast()))
      })
  }

  /// Any number of values, separated by commas.
  ///
  /// A comma within a value, and a space at its beginning, have a backslash before them; other spaces after
  /// commas are ignored.
  public static func list<Element>(_ codec: SettingCodec<Element>) -> Self
  where Value == [Element] {
    SettingCodec(
      .list(codec.domain),
      encode: { values in
        var list: [UInt8] = []
        for (place, value) in values.enumerated() {
          if place > 0 { list.append(UInt8(ascii: ",")) }
          let bytes = codec.encode(value).bytes
          for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\\")
              || byte == UInt8(ascii: " ") && index == 0
            {
              list.append(UInt8(ascii: "\\"))
            }
            list.append(byte)
          }
          // Without a last comma, an empty text at the end would look like none.
          if place == values.count - 1, bytes.isEmpty { list.append(UInt8(ascii: ",")) }
        }
        return String(bytes: list)
      },
      decode: { text throws(SettingFault) in
        var values: [Element] = []
        for piece in pieces(text) { values.append(try codec.decode(piece)) }
        return values
      })
  }
}

/// Returns whether a text is a word with any number of backslashes after it.
private func isMarked(_ text: String, _ word: String) -> Bool {
  text.begins(with: word)
    && text.utf8.dropFirst(word.utf8.count).allSatisfy { $0 == UInt8(ascii: "\\") }
}

/// Returns the parts of a list, without the backslashes before their commas.
private func pieces(_ text: String) -> [String] {
  var pieces: [String] = []
  var piece: [UInt8] = []
  var isEscaped = false
  for byte in text.bytes {
    if !isEscaped, byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if !isEscaped, byte == UInt8(ascii: ",") {
      pieces.append(String(bytes: piece))
      piece = []
    } else if isEscaped || byte != UInt8(ascii: " ") || !piece.isEmpty {
      piece.append(byte)
      isEscaped = false
    }
  }
  // A comma at the end belongs to the text before it.
  if !piece.isEmpty { pieces.append(String(bytes: piece)) }
  return pieces
}
