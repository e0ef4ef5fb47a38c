import Catalogue
import CivilTime
import Logging
import Persistence
import TestSupport
import Testing
import TrackerStore
import Wire

@testable import Commands

/// The log of recent problems, which a person may show to others.
@Suite struct `The log that is kept` {
  private let log = KeptLog(most: 3)

  private func logger(_ label: String, _ sink: LogSink, at seconds: Int64 = 5) -> Logger {
    Logger(label: label, sink: sink) { LogTime(microsecondsSince1970: seconds * 1_000_000 + 999) }
  }

  @Test func `has the newest of the program and of requests, each with a room of its own`() {
    for number in 0..<5 {
      logger("proba", log.sink, at: Int64(number))
        .error("report \(number, privacy: .public)")
    }
    for number in 0..<100 {
      logger("requests", log.requestSink, at: 3)
        .warning("request \(number, privacy: .public)")
    }
    #expect(
      log.records.map(\.message)
        == ["report 4", "request 99", "request 98", "request 97", "report 3", "report 2"])
    #expect(log.records.first?.time == 4)
    #expect(log.records.map(\.label).first == "proba")
    for _ in 0..<100 { logger("page", log.pageSink, at: 5).error("of a page") }
    #expect(log.records.contains { $0.message == "report 4" })
  }

  @Test func `leaves out what is ordinary`() {
    let logger = logger("proba", log.sink)
    logger.info("ordinary")
    logger.notice("notice")
    logger.warning("warning")
    logger.critical("critical")
    #expect(log.records.map(\.level) == [.critical, .warning, .notice])
  }

  @Test func `lets no page set a field of the journal or of the server`() {
    let record = PageRecord(
      age: 0, level: .error, label: "requests", message: "failed",
      fields: [.init("part", "x"), .init("message", "y"), .init("code_file", "z")])
    let now = LogTime(microsecondsSince1970: 0)
    let event = record.event(at: now, label: "page", isKept: false)
    #expect(
      event.metadata.fields.map(\.name).sorted() == [
        "page_code_file", "page_message", "page_part", "part",
      ])
    #expect(
      event.metadata.fields.first { $0.name == "part" }?.value.text(revealing: false) == "requests")
    #expect(event.message.masked == "requests: failed" && !event.source.isKnown)
    #expect(
      record.event(at: now, label: "page", isKept: true).message.masked
        == "requests: failed part=x message=y code_file=z")
  }

  @Test func `masks what is private, and cuts what is long`() {
    let logger = logger("proba", log.sink)
    let answer = "secret"
    logger.error("an answer: \(answer)")
    #expect(log.records.map(\.message) == ["an answer: <private>"])
    logger.error("\(String(repeating: "x", count: 5_000), privacy: .public)")
    #expect(log.records.first?.message.count == KeptLog.longest)
  }

  @Test(
    arguments: [
      // Chromium, with the stack after the message.
      (
        "/days RuntimeError: unreachable RuntimeError: unreachable     at "
          + "http://127.0.0.1:4519/page.wasm:wasm-function[12]:0x1a2b     at call "
          + "(http://127.0.0.1:4519/host.js:203:5)",
        "/days RuntimeError: unreachable page.wasm:wasm-function[12]:0x1a2b host.js:203:5"
      ),
      // Firefox.
      (
        "/ RuntimeError: unreachable executed call@http://h/host.js:203:5 "
          + "@http://h/page.wasm:wasm-function[7]:0xf",
        "/ RuntimeError: unreachable executed host.js:203:5 page.wasm:wasm-function[7]:0xf"
      ),
      (
        "/days RuntimeError: x at wasm://wasm/5f6a7b8c:wasm-function[1]:0x2",
        "/days RuntimeError: <private> 5f6a7b8c:wasm-function[1]:0x2"
      ),
      // The text of the page that another one was expected for.
      (
        "/days Error: not as written: secret tag Error: not as written: secret tag at differs "
          + "(http://h/host.js:260:41)",
        "/days Error: <private> host.js:260:41"
      ),
      ("/secret oops", "<private>"), ("/days?tag=secret oops", "<private>"),
      ("oops", "<private>"), ("", ""), ("at secret", ""),
      (
        "TypeError: secret.js:1 secret/a.js?secret:1 /secret:1 x/a.js:secret",
        "TypeError: <private>"
      ),
      ("SecretError: a/b", "<private>"), ("TypeError: x/secret.js:1", "TypeError: <private>"),
      ("TypeError: Failed to fetch", "TypeError: Failed to fetch"),
    ] as [(String, String)])
  func `keeps of a page's report what cannot be of the diary`(report: String, kept: String) {
    #expect(PageReport(text: report).masked == kept)
  }

  @Test func `keeps a few places of a deep stack only`() {
    let places = (1...100).map { "at f (http://h/host.js:\($0):1)" }.joined(separator: " ")
    let kept = PageReport(text: "/ RangeError: x " + places).masked
    #expect(kept.split(separator: " ").count == 3 + 12)
  }

  @Test func `quotes nothing of the person in an error of the tracker`() {
    let words = Language.english.commandPhrases
    let errors: [TrackerError] = [
      .unknownTag("secret"), .notATagName("secret"), .tagExists("secret"),
      .aliasTaken("secret", tag: "secret"), .notAnEmoji("secret"),
      .store(.decode(table: "alias", column: "tag", key: "secret", problem: .missing)),
    ]
    for error in errors {
      #expect(!words.report(of: error).masked.contains("secret"), "\(error)")
      #expect(words.report(of: error).masked.contains("<private>"))
    }
    #expect(words.report(of: .noProbeYet).isPublic)
  }
}
