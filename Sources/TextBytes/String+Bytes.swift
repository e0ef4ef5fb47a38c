extension String {
  /// The text that the bytes are; what is no text among them is replaced.
  @inline(never)
  package init(bytes: [UInt8]) { self = String(decoding: bytes, as: UTF8.self) }

  /// The text's bytes.
  ///
  /// An array made of the library's own view of them brings in, besides, what reads the texts of
  /// other languages.
  @inline(never)
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    unsafe utf8Span.span.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    return bytes
  }

  /// The text, divided at a byte of ASCII; where two follow one another, an empty text is between them.
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

  /// Whether both are the same bytes.
  ///
  /// The `==` of texts finds letters equal that are written differently, for which it needs the
  /// tables of Unicode; the page does without them.
  @inline(never)
  package func isSame(as other: String) -> Bool {
    isIdentical(to: other) || utf8Span.count == other.utf8Span.count && begins(with: other)
  }

  /// Whether one is a copy of the other, which is told without a look at what they hold.
  private func isIdentical(to other: String) -> Bool {
    #if _pointerBitWidth(_32)
      typealias Bits = (UInt32, UInt32, UInt32)
    #else
      typealias Bits = (UInt64, UInt64)
    #endif
    return unsafe unsafeBitCast(self, to: Bits.self) == unsafeBitCast(other, to: Bits.self)
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
