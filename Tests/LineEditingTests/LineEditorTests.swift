import LineEditing
import TestSupport
import Testing

@Suite struct `A line that is edited` {
  private static let tags = ["work", "дім", "walk"]

  /// The line after some keys, with `|` where the cursor is.
  private func line(_ typed: String, suggestions: [String] = []) -> String {
    var (reader, editor) = (KeyReader(), LineEditor(longest: 40))
    for key in reader.take(Array(typed.utf8)) {
      _ = editor.handle(key, suggestions: { _ in suggestions })
    }
    return String(editor.characters[..<editor.cursor]) + "|"
      + String(editor.characters[editor.cursor...])
  }

  @Test(arguments: [
    ("work", "work|"), ("work\u{7F}\u{7F}", "wo|"), ("\u{7F}a", "a|"),
    ("ab\u{2}\u{2}\u{2}c", "c|ab"), ("ab\u{1}\u{1B}[3~", "|b"), ("ab\u{1B}[3~", "ab|"),
    ("a b c\u{17}", "a b |"), ("a b  \u{17}", "a |"), ("ab cd\u{2}\u{15}", "|d"),
    ("ab cd\u{1}\u{6}\u{B}", "a|"), ("e\u{301}x\u{7F}\u{7F}", "|"),
    ("ab cd\u{1B}b", "ab |cd"), ("ab  cd\u{1B}b\u{1B}b\u{1B}b", "|ab  cd"),
    ("ab cd\u{1}\u{1B}f", "ab| cd"), ("ab cd\u{1}\u{1B}f\u{1B}f\u{1B}f", "ab cd|"),
    ("ab cd\u{1B}b\u{1B}\u{7F}", "|cd"), ("ab cd\u{1}\u{1B}d", "| cd"),
    ("a🇺🇦\u{2}b", "ab|🇺🇦"), ("ab\u{2}\u{4}", "a|"), ("ab\u{1}\u{5}c", "abc|"),
  ])
  func `keeps its characters whole`(typed: String, expected: String) {
    #expect(line(typed) == expected)
  }

  @Test(arguments: [
    ("wo\t", "work |"), ("x wo\tb", "x work b|"), ("\u{1B}[B\r", "work |"),
    ("\u{1B}[B\u{1B}[B\t", "дім |"), ("\u{1B}[A\t", "walk |"),
    ("\u{1B}[B\u{1B}[A\t", "work |"), ("a b\u{2}\u{2}\t", "work |b"),
  ])
  func `takes suggestions`(typed: String, expected: String) {
    #expect(line(typed, suggestions: Self.tags) == expected)
  }

  @Test func `holds no more than it has room for`() {
    var editor = LineEditor("abcdef", longest: 4)
    #expect(editor.text == "abcd")
    _ = editor.handle(.backspace, suggestions: { _ in [] })
    // A character is taken whole or not at all.
    _ = editor.handle(.text("e\u{301}"), suggestions: { _ in [] })
    #expect(editor.text == "abc")
    _ = editor.handle(.home, suggestions: { _ in [] })
    _ = editor.handle(.text("xyz"), suggestions: { _ in [] })
    #expect(editor.text == "xabc" && editor.cursor == 1)
  }

  @Test func `looks for suggestions only if a key needs them`() {
    var editor = LineEditor(longest: 2_000)
    var searches = 0
    func handle(_ keys: Key...) {
      for key in keys {
        _ = editor.handle(key) { line in
          searches += line.choice == nil ? 1 : 0
          return Self.tags
        }
      }
    }
    handle(.text("a"), .text(String(repeating: "word ", count: 2_000)), .backspace, .left, .home)
    #expect(editor.text.unicodeScalars.count == 1_999 && searches == 0)
    handle(.deleteToEnd, .escape, .interrupt, .enter)
    #expect(searches == 0)
    handle(.down, .enter, .text("w"), .tab)
    #expect(searches == 3 && editor.text == "work work ")
  }

  @Test func `ends at Enter, Escape, Ctrl-C, and Ctrl-D in an empty line`() {
    var editor = LineEditor(longest: 40)
    #expect(editor.handle(.endOfInput, suggestions: { _ in [] }) == .cancelled)
    #expect(editor.handle(.text("a"), suggestions: { _ in [] }) == .editing)
    #expect(editor.handle(.endOfInput, suggestions: { _ in [] }) == .editing)
    #expect(editor.handle(.interrupt, suggestions: { _ in [] }) == .cancelled)
    #expect(editor.handle(.escape, suggestions: { _ in [] }) == .cancelled)
    #expect(editor.handle(.down, suggestions: { _ in Self.tags }) == .editing && editor.choice == 0)
    #expect(
      editor.handle(.escape, suggestions: { _ in Self.tags }) == .editing && editor.choice == nil)
    #expect(
      editor.handle(.enter, suggestions: { _ in Self.tags }) == .submitted && editor.text == "a")
  }

  @Test func `knows the word at its cursor, but for comments`() {
    var editor = LineEditor(longest: 40)
    for (text, word) in [
      ("work di", "di"), ("m ", ""), ("(a co", nil), ("mment) ", ""), ("x", "x"),
    ] as [(String, String?)] {
      _ = editor.handle(.text(text), suggestions: { _ in [] })
      #expect(editor.word == word)
    }
    #expect(editor.otherWords == ["work", "dim", "(a", "comment)"])
  }

  @Test(arguments: [UInt64(3), 4])
  func `holds for any keys`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let keys: [Key] = [
      .text("a"), .text("🇺🇦"), .text("\u{301}"), .text(" "), .text("(b"), .tab, .escape, .backspace,
      .delete, .left, .right, .up, .down, .home, .end, .deleteWord, .deleteToStart, .deleteToEnd,
      .wordLeft, .wordRight, .deleteNextWord, .enter, .interrupt, .endOfInput,
    ]
    var editor = LineEditor(longest: 40)
    for _ in 0..<5_000 {
      guard let key = keys.randomElement(using: &random) else { continue }
      let offered = Bool.random(using: &random) ? Self.tags : []
      _ = editor.handle(key, suggestions: { _ in offered })
      #expect(editor.text.unicodeScalars.count <= editor.longest, "seed \(seed)")
      #expect((0...editor.characters.count).contains(editor.cursor), "seed \(seed)")
      #expect(Array(editor.text) == editor.characters, "seed \(seed)")
    }
  }
}
