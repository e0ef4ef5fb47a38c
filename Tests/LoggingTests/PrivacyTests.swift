import Logging
import Testing

@Suite struct `A value in a log` {
  struct Case: CustomTestStringConvertible, Sendable {
    let message: Logger.Message
    let masked: String
    let revealed: String
    var testDescription: String { revealed }

    init(_ message: Logger.Message, _ masked: String, _ revealed: String) {
      (self.message, self.masked, self.revealed) = (message, masked, revealed)
    }
  }

  @Test(arguments: [
    Case("nothing", "nothing", "nothing"),
    Case("", "", ""),
    Case("\("дім")", "<private>", "дім"),
    Case("\("дім", privacy: .public)", "дім", "дім"),
    Case("\("дім", privacy: .private) і \("кіт")", "<private> і <private>", "дім і кіт"),
    Case("\("a")\("b", privacy: .public)\("c")", "<private>b<private>", "abc"),
    Case("\(12) of \(30, privacy: .public)", "<private> of 30", "12 of 30"),
    Case("\(Int?.none, privacy: .public) \(Int?(1))", "nil <private>", "nil 1"),
    Case("[\("")]", "[]", "[]"),
    Case(.init("word"), "<private>", "word"),
    Case(.init("word", privacy: .public), "word", "word"),
  ])
  func `is masked unless it is public`(example: Case) {
    #expect(example.message.masked == example.masked)
    #expect(example.message.revealed == example.revealed)
    #expect(example.message.isPublic == (example.masked == example.revealed))
  }

  @Test func `is masked with its type in metadata`() {
    let values: [(Logger.MetadataValue, String, String)] = [
      ("literal", "literal", "literal"), (7, "7", "7"), (1.5, "1.5", "1.5"), (true, "true", "true"),
      (.public("a"), "a", "a"), (.private("a"), "<private>", "a"),
      (.private(7), "<private>", "7"), (.private(1.5), "<private>", "1.5"),
      (.private(true), "<private>", "true"), (.public(UInt64.max), "\(Int64.max)", "\(Int64.max)"),
      ("\("secret") of \("all", privacy: .public)", "<private> of all", "secret of all"),
    ]
    for (value, masked, revealed) in values {
      #expect(value.text(revealing: false) == masked)
      #expect(value.text(revealing: true) == revealed)
    }
  }
}
