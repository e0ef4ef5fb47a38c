import Logging
import Testing

@Suite struct `A line of a log` {
  private func event(
    _ message: Logger.Message, _ level: Logger.Level = .info, _ metadata: Logger.Metadata = [:]
  ) -> LogEvent {
    LogEvent(
      time: LogTime(microsecondsSince1970: 1_000_000), level: level, label: "server",
      message: message, metadata: metadata, source: LogEvent.Source())
  }

  private func text(_ format: LogFormat, _ event: LogEvent) -> String {
    String(decoding: format.line(event), as: UTF8.self)
  }

  @Test func `is written for people`() {
    let event = event(
      "hello \("ann")", .warning,
      ["a": 1, "b": "two words", "c": "", "d": "say \"x\"", "e": .private(true), "f": "x=y"])
    let start = "1970-01-01T00:00:01.000000Z warning server: hello"
    let fields = #"b="two words" c="" d="say \"x\"""#
    #expect(
      text(.text, event) == "\(start) <private> a=1 \(fields) e=<private> f=\"x=y\"\n")
    #expect(
      text(.text(revealing: true), event) == "\(start) ann a=1 \(fields) e=true f=\"x=y\"\n")
  }

  @Test func `neither forges another line nor drives a terminal`() {
    let evil = "a\nb\r\u{1B}[2J\u{7F}\u{9B}0m é\u{A0}"
    let event = event("\(evil, privacy: .public)", .info, ["\u{1B}k": .public(evil)])
    let line = text(.text, event)
    let shown = #"a\nb\u{D}\u{1B}[2J\u{7F}\u{9B}0m é"# + "\u{A0}"
    #expect(line.hasSuffix(#" server: \#(shown) \u{1B}k="\#(shown)""# + "\n"))
    #expect(line.unicodeScalars.count { $0.properties.generalCategory == .control } == 1)
    #expect(text(.json, event).unicodeScalars.count { $0.value < 32 } == 1)
  }

  @Test(
    arguments: [
      "\0", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}",
      "\u{2029}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
    ] as [Unicode.Scalar])
  func `writes out what ends a line or changes the direction of a text`(scalar: Unicode.Scalar) {
    var bytes: [UInt8] = []
    LogFormat.appendVisible("a\(scalar)b", to: &bytes)
    let code = String(scalar.value, radix: 16, uppercase: true)
    #expect(String(decoding: bytes, as: UTF8.self) == "a\\u{\(code)}b")
  }

  @Test func `keeps every other scalar as it is`() {
    for value in UInt32(0)...0x20FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isCommand: Bool =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
      var bytes: [UInt8] = []
      LogFormat.appendVisible(String(Character(scalar)), to: &bytes)
      let isKept = bytes.elementsEqual(String(Character(scalar)).utf8)
      if isKept == isCommand { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func `has the colour of its level`() {
    #expect(text(.text.colored(), event("x")) == text(.text, event("x")))
    let line = text(.text.colored(), event("x", .error))
    #expect(line == "\u{1B}[31m1970-01-01T00:00:01.000000Z error server: x\u{1B}[0m\n")
  }

  @Test func `is written for programs`() {
    let event = event("he said \"\("x")\"", .critical, ["n": 1, "r": 0.5, "t": .private(1)])
    let line = text(.json, event)
    let head =
      #"{"time":"1970-01-01T00:00:01.000000Z","level":"critical","label":"server","message":"#
    let source = #""source":"LoggingTests/LogFormatTests.swift:10","#
    #expect(
      line == head + #""he said \"<private>\"","# + source
        + #""metadata":{"n":1,"r":0.5,"t":"<private>"}}"# + "\n")
    #expect(
      text(.json(revealing: true), event).hasSuffix(
        #""metadata":{"n":1,"r":0.5,"t":1}}"# + "\n"))
  }
}
