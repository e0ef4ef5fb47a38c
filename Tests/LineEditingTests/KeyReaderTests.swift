import LineEditing
import TestSupport
import Testing

@Suite struct `Keys from bytes` {
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: String
    let keys: [Key]
    init(_ bytes: String, _ keys: Key...) { (self.bytes, self.keys) = (bytes, keys) }
    var testDescription: String { String(reflecting: bytes) }
  }

  static let cases = [
    Case("a", .text("a")), Case("дім", .text("дім")), Case("🎲", .text("🎲")),
    Case("e\u{301}", .text("e\u{301}")), Case("\u{FFFD}", .text("\u{FFFD}")),
    Case("\r", .enter), Case("\n", .enter), Case("\t", .tab),
    Case("\u{7F}\u{8}", .backspace, .backspace),
    Case("\u{1}\u{5}\u{2}\u{6}", .home, .end, .left, .right),
    Case("\u{3}\u{4}", .interrupt, .endOfInput),
    Case("\u{17}\u{15}\u{B}", .deleteWord, .deleteToStart, .deleteToEnd),
    Case("\u{10}\u{E}", .up, .down), Case("\u{7}\u{1D}x", .text("x")),
    Case("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .up, .down, .right, .left),
    Case("\u{1B}OA\u{1B}OH\u{1B}OF", .up, .home, .end),
    Case("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[3~", .home, .end, .home, .end, .delete),
    Case("\u{1B}[1;2Cx\u{1B}[99~y", .text("xy")),
    Case("\u{1B}[1;5C\u{1B}[1;3D", .wordRight, .wordLeft),
    Case("\u{1B}f\u{1B}b\u{1B}d\u{1B}\u{7F}", .wordRight, .wordLeft, .deleteNextWord, .deleteWord),
    Case("\u{1B}xa\u{1B}д", .text("aд")), Case("\u{1B}\u{3}", .interrupt),
    Case("\u{1B}[200~two\r\nlines\u{1B}[31m\u{1B}[201~!", .text("two  lines[31m!")),
    Case("\u{1B}[200~\u{1B}[201~a", .text("a")),
    Case("\u{1B}[200~lost end\u{3}x", .text("lost end"), .interrupt, .text("x")),
    Case("\u{1B}[200~\u{1B}[20\u{1B}[201~\r", .text("[20"), .enter),
    Case("\u{85}\u{9B}a", .text("a")),
  ]

  @Test(arguments: cases)
  func `are found whole`(one: Case) {
    var reader = KeyReader()
    #expect(reader.take(Array(one.bytes.utf8)) == one.keys)
    #expect(!reader.isWaiting)
  }

  @Test(arguments: cases)
  func `are found in pieces of one byte`(one: Case) {
    var reader = KeyReader()
    var keys: [Key] = []
    for byte in one.bytes.utf8 { keys += reader.take([byte]) }
    #expect(keys.withTextJoined == one.keys && !reader.isWaiting)
  }

  @Test func `may be an escape alone`() {
    var reader = KeyReader()
    #expect(reader.take([0x1B]).isEmpty && reader.isWaiting)
    #expect(reader.finish() == [.escape] && !reader.isWaiting)
    #expect(reader.take(Array("\u{1B}[1".utf8)).isEmpty)
    #expect(reader.finish().isEmpty && !reader.isWaiting)
    #expect(reader.take([0xD0]).isEmpty && reader.finish().isEmpty && reader.isWaiting)
    #expect(reader.take([0xB4]) == [.text("д")])
    #expect(reader.take(Array("\u{1B}[200~a\u{1B}".utf8)) == [.text("a")])
    #expect(reader.isWaiting && reader.finish().isEmpty)
    #expect(reader.take(Array("[201~\r".utf8)) == [.enter])
  }

  @Test(arguments: ["", "\u{1B}[200~"])
  func `of a long text are one for each piece in which it comes`(mark: String) {
    var reader = KeyReader()
    _ = reader.take(Array(mark.utf8))
    for _ in 0..<300 {
      let piece = String(repeating: "word ", count: 200)
      #expect(reader.take(Array(piece.utf8)) == [.text(piece)])
      // Nothing is read a second time.
      #expect(!reader.isWaiting)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `do not depend on where bytes are cut`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let bytes = (0..<30).map { _ -> UInt8 in
        [0x1B, 0x5B, 0x41, 0x7E, 0x31, 0x4F, 0xD0, 0xB4, 0xF0, 0x9F, 0x8E, 0xB2, 0xFF, 0x80, 0x03]
          .randomElement(using: &random) ?? 0
      }
      var whole = KeyReader()
      let keys = whole.take(bytes)
      var cut = KeyReader()
      var found: [Key] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...7, using: &random))
        rest = rest.dropFirst(piece.count)
        found += cut.take(Array(piece))
      }
      #expect(found.withTextJoined == keys, "seed \(seed), \(bytes)")
    }
  }
}

extension [Key] {
  /// The keys that a reader would find if all bytes came at once.
  fileprivate var withTextJoined: [Key] {
    reduce(into: []) { keys, key in
      if case .text(let text) = key, case .text(let before)? = keys.last {
        keys[keys.count - 1] = .text(before + text)
      } else {
        keys.append(key)
      }
    }
  }
}
