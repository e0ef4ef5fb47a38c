import Settings
import TestSupport
import Testing

@Suite struct `A file of settings` {
  static let sample = """
    # How often to ask
    gap = 30

      voice=high\t
    a line by mistake
    later.version = { "x": 1 }
    greeting = "two\\nlines, \\"quoted\\" \\\\"
    broken = "no end
    gap =  7
    """

  @Test func `has a setting on each line that is one`() {
    let contents = SettingsDocument(Array(Self.sample.utf8)).contents
    #expect(
      contents.texts == [
        StoredText("gap", "30", line: 2), StoredText("voice", "high", line: 4),
        StoredText("later.version", #"{ "x": 1 }"#, line: 6),
        StoredText("greeting", "two\nlines, \"quoted\" \\", line: 7),
        StoredText("gap", "7", line: 9),
      ])
    #expect(contents.unreadableLines.map(\.number) == [5, 8])
    #expect(contents["gap"] == "7")
  }

  @Test func `changes in one line only`() {
    var document = SettingsDocument(Array(Self.sample.utf8))
    document.apply([
      SettingChange("gap", "15"), SettingChange("voice", nil), SettingChange("books", " a"),
    ])
    #expect(
      String(decoding: document.bytes, as: UTF8.self) == """
        # How often to ask

        a line by mistake
        later.version = { "x": 1 }
        greeting = "two\\nlines, \\"quoted\\" \\\\"
        broken = "no end
        gap = 15
        books = " a"

        """)
  }

  @Test(arguments: [
    "", "\n", "x", "gap = 1\r\n# note\r\n", "\u{FEFF}gap = 1\n", "= 1\n", "1a = 2\n",
  ])
  func `keeps what it does not change`(text: String) {
    var document = SettingsDocument(Array(text.utf8))
    document.apply([SettingChange("other", nil)])
    let ended = text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    #expect(document.bytes == Array(ended.utf8))
    document.apply([SettingChange("gap", "2")])
    #expect(document.contents["gap"] == "2")
    let lineEnds = document.bytes.split(separator: 10).map { $0.last == 13 }
    #expect(Set(lineEnds).count == 1, "one kind of line ends")
  }

  @Test func `keeps bytes that are no text`() {
    let bytes: [UInt8] = Array("name = ".utf8) + [0xFF, 0xC0, 10] + Array("gap = 5\n".utf8)
    var document = SettingsDocument(bytes)
    #expect(document.contents.unreadableLines.map(\.number) == [1])
    document.apply([SettingChange("gap", nil)])
    #expect(document.bytes == Array(bytes.prefix(10)))
  }

  @Test func `returns what was stored, whatever it is`() {
    let names = ["gap", "Voice", "a.b", "a-b", "a_1"]
    let seed: UInt64 = 21
    var random = SplitMix(seed: seed)
    var document = SettingsDocument(Array("# first\nforeign = 1\n".utf8))
    var model: [String: String] = ["foreign": "1"]
    for round in 0..<3_000 {
      let name = names.randomElement(using: &random) ?? ""
      let text = Int.random(in: 0..<4, using: &random) == 0 ? nil : random.text()
      document.apply([SettingChange(name, text)])
      model[name] = text
      if round.isMultiple(of: 3) { document = SettingsDocument(document.bytes) }
      #expect(document.contents.byName == model, "round \(round), seed \(seed)")
      #expect(document.contents.texts.count == model.count, "round \(round), seed \(seed)")
    }
    #expect(document.bytes.starts(with: Array("# first\nforeign = 1\n".utf8)))
  }

  @Test func `of random bytes is read and written without loss`() {
    let seed: UInt64 = 22
    var random = SplitMix(seed: seed)
    let alphabet = Array("gap=\"\\n #\r\n\n=".utf8) + [0, 0xFF, 0xC3, 0xA9]
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let document = SettingsDocument(bytes)
      let ended = bytes.isEmpty || bytes.last == 10 ? bytes : bytes + [10]
      #expect(document.bytes == ended, "\(bytes), seed \(seed)")
      #expect(SettingsDocument(document.bytes).contents == document.contents)
    }
  }
}
