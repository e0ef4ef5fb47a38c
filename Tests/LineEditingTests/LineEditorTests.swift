import LineEditing
import TestSupport
import Testing

@Suite struct `A line that is edited` {
  private static let tags = ["work", "дім", "walk"]

  /// The line after some keys, with `|` where the cursor is.
  private func line(_ typed: String, suggestions: [String] = []) -> String {
    var (reader, editor) = (KeyReader(), LineEditor())
    for key in reader.take(Array(typed.utf8)) {
      _ = editor.handle(key, suggestions: suggestions)
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

  @Test func `ends at Enter, Escape, Ctrl-C, and Ctrl-D in an empty line`() {
    var editor = LineEditor()
    #expect(editor.handle(.endOfInput, suggestions: []) == .cancelled)
    #expect(editor.handle(.text("a"), suggestions: []) == .editing)
    #expect(editor.handle(.endOfInput, suggestions: []) == .editing)
    #expect(editor.handle(.interrupt, suggestions: []) == .cancelled)
    #expect(editor.handle(.escape, suggestions: []) == .cancelled)
    #expect(editor.handle(.down, suggestions: Self.tags) == .editing && editor.choice == 0)
    #expect(editor.handle(.escape, suggestions: Self.tags) == .editing && editor.choice == nil)
    #expect(editor.handle(.enter, suggestions: Self.tags) == .submitted && editor.text == "a")
  }

  @Test func `knows the word at its cursor, but for comments`() {
    var editor = LineEditor()
    for (text, word) in [
      ("work di", "di"), ("m ", ""), ("(a co", nil), ("mment) ", ""), ("x", "x"),
    ] as [(String, String?)] {
      _ = editor.handle(.text(text), suggestions: [])
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
    var editor = LineEditor()
    for _ in 0..<5_000 {
      guard let key = keys.randomElement(using: &random) else { continue }
      _ = editor.handle(key, suggestions: Bool.random(using: &random) ? Self.tags : [])
      #expect((0...editor.characters.count).contains(editor.cursor), "seed \(seed)")
      #expect(Array(editor.text) == editor.characters, "seed \(seed)")
    }
  }
}
