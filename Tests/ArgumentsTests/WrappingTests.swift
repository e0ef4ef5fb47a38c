import Testing

@testable import Arguments

@Suite struct `Wrapped text` {
  @Test(arguments: [
    ("", 10, ""), ("short", 10, "short"), ("one two three", 7, "one two\nthree"),
    ("one two", 3, "one\ntwo"), ("incomprehensible word", 8, "incomprehensible\nword"),
    // Text that fits is unchanged, including its spaces.
    ("a   b", 10, "a   b"), ("a\n\nb c d", 3, "a\n\nb c\nd"),
    // Two cells for each of these, one for a letter with its combining mark, and none for the mark alone.
    ("書書 書書", 8, "書書\n書書"), ("書書 書書", 9, "書書 書書"), ("e\u{301}e\u{301} e", 4, "éé e"),
    // No line breaks at a no-break space.
    ("a b\u{A0}c", 3, "a\nb\u{A0}c"),
    // Commands, quoted values and flags with the names of their values stay together.
    ("now use `a b`, or c", 12, "now use\n`a b`, or c"),
    ("such as 'last week' (or `x y`)", 12, "such as\n'last week'\n(or `x y`)"),
    ("give --into TAG.", 12, "give\n--into TAG."), ("a --from is late", 8, "a --from\nis late"),
    // Groups that do not fit on a line are broken like other words, and an apostrophe is no quotation mark.
    ("`a b c d e`", 6, "`a b c\nd e`"), ("'a b c", 4, "'a b\nc"), ("it's a b's", 6, "it's a\nb's"),
  ])
  func `has lines of at most N cells`(text: String, columns: Int, lines: String) {
    #expect(text.wrapped(columns: columns) == lines)
  }

  @Test func `is indented below the text before it`() {
    #expect("one two three".wrapped(columns: 9, used: 4, hanging: 4) == "one\n    two\n    three")
    #expect("one two three".wrapped(columns: 9, used: 6) == "one\ntwo three")
  }

  @Test func `loses no word, and keeps every line that can be broken within its width`() {
    var seed: UInt64 = 20
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for _ in 0..<2_000 {
      let words = (0..<random(12)).map { _ in
        String((0..<1 + random(9)).map { _ in "aж書é".randomElement(at: random(4)) })
      }
      let columns = 1 + random(24)
      let wrapped = words.joined(separator: " ").wrapped(columns: columns)
      #expect(wrapped.split { $0 == " " || $0 == "\n" }.map(String.init) == words)
      for line in wrapped.split(separator: "\n") where line.contains(" ") {
        #expect(String(line).cells <= columns, "\(words)")
      }
    }
  }
}

extension String {
  fileprivate func randomElement(at place: Int) -> Character {
    self[index(startIndex, offsetBy: place)]
  }
}
