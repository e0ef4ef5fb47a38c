extension String {
  /// Decodes bytes as UTF-8; invalid sequences are replaced.
  @inline(never)
  package init(bytes: [UInt8]) { self = String(decoding: bytes, as: UTF8.self) }

  /// The text's bytes.
  ///
  /// An array made from the standard library's `utf8` view would also link the code for bridged foreign
  /// strings.
  @inline(never)
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    unsafe utf8Span.span.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    return bytes
  }

  /// The number of Unicode scalars: of the bytes that begin one.
  @inline(never)
  package var scalarCount: Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// Splits the text at an ASCII byte; between two consecutive separators there is an empty piece.
  @inline(never)
  package func pieces(at separator: UInt8) -> [String] {
    var pieces: [String] = []
    var piece: [UInt8] = []
    for byte in bytes {
      if byte == separator {
        pieces.append(String(bytes: piece))
        piece.removeAll(keepingCapacity: true)
      } else {
        piece.append(byte)
      }
    }
    pieces.append(String(bytes: piece))
    return pieces
  }

  /// The text without the spaces at its beginning and its end.
  @inline(never)
  package var withoutOuterSpaces: String {
    let bytes = bytes
    let space = UInt8(ascii: " ")
    guard let start = bytes.firstIndex(where: { $0 != space }),
      let end = bytes.lastIndex(where: { $0 != space })
    else { return "" }
    return String(bytes: Array(bytes[start...end]))
  }

  /// Whether both consist of the same bytes.
  ///
  /// The `==` of `String` compares canonical equivalents, which needs the Unicode tables; the page leaves
  /// them out.
  @inline(never)
  package func isSame(as other: String) -> Bool {
    isIdentical(to: other) || utf8Span.count == other.utf8Span.count && begins(with: other)
  }

  /// Whether both share one representation, which is decided without reading their contents.
  private func isIdentical(to other: String) -> Bool {
    #if _pointerBitWidth(_32)
      typealias Bits = (UInt32, UInt32, UInt32)
    #else
      typealias Bits = (UInt64, UInt64)
    #endif
    return unsafe unsafeBitCast(self, to: Bits.self) == unsafeBitCast(other, to: Bits.self)
  }

  /// Whether the bytes come before those of the other text in the order of a dictionary.
  @inline(never)
  package func precedes(_ other: String) -> Bool {
    let one = utf8Span.span
    let other = other.utf8Span.span
    for index in 0..<min(one.count, other.count) where one[index] != other[index] {
      return one[index] < other[index]
    }
    return one.count < other.count
  }

  /// Whether the first bytes are those of the other text.
  @inline(never)
  package func begins(with other: String) -> Bool {
    let whole = utf8Span.span
    let start = other.utf8Span.span
    guard start.count <= whole.count else { return false }
    for index in start.indices where whole[index] != start[index] { return false }
    return true
  }
}
