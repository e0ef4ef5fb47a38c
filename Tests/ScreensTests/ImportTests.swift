import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Screens

/// Logs imported in the settings.
@Suite struct `A log that is imported by the page` {
  private static let address = "POST /api/v1/log"

  private func visit() -> Visit {
    let visit = Visit(path: "/settings")
    visit.receive(overview(nil))
    return visit
  }

  private func choose(_ text: String, _ visit: Visit) { choose(Array(text.utf8), visit) }

  private func choose(_ bytes: [UInt8], _ visit: Visit) {
    let file = visit.browser.file("me.log", bytes: bytes)
    #expect(visit.page.choose([file], with: "Import a log"))
    visit.page.settle()
  }

  private func sent(_ visit: Visit) -> NewLogLines? {
    visit.take(Self.address).flatMap { try? JSONValue(parsing: $0) }.flatMap {
      NewLogLines(json: $0)
    }
  }

  private func reply(
    _ visit: Visit, edit: Int64? = nil, _ body: (inout ImportedLog) -> Void
  ) {
    var log = ImportedLog()
    body(&log)
    visit.respond(
      to: Self.address,
      SavedLogLines(log, edit: edit.map { EditID(rawValue: $0) }, revision: Revision(1)).json)
  }

  @Test func `goes in slices that end with lines, and is summed up`() throws {
    let visit = visit()
    let line = "1640997602 slp\n"
    let text = String(repeating: line, count: 20_000)
    choose(text, visit)
    var received = ""
    var parts = 0
    while let new = sent(visit) {
      parts += 1
      #expect(visit.says("Importing…"))
      #expect(new.lines.utf8.count <= 128 << 10 && new.lines.hasSuffix("\n"))
      received += new.lines
      #expect(new.hasMore == (received.utf8.count < text.utf8.count))
      let count = new.lines.utf8.count / line.utf8.count
      reply(visit) {
        ($0.lines, $0.imported, $0.alreadyThere, $0.malformed) = (count, count - 3, 2, 1)
      }
    }
    #expect(received == text && parts == 3)
    #expect(visit.says("Lines imported: \(visit.number(20_000 - 9)) of \(visit.number(20_000))."))
    #expect(
      visit.says("Already present: \(visit.number(6)).")
        && visit.says("Could not be read: \(visit.number(3))."))
    #expect(!visit.says("another answer"))
  }

  @Test func `shows the lines that differ, and where the local times are others`() {
    let visit = visit()
    choose("1640997602 a [2022.01.01 02:40:02 SAT]\n", visit)
    #expect(sent(visit) != nil)
    reply(visit) { log in
      (log.lines, log.differing, log.otherClocks) = (7, 6, 4)
      log.differingLines = (1...6).map {
        ImportedLog.DifferingLine(
          number: $0, moment: Moment(secondsSince1970: 1_640_997_602), text: "gym \($0)",
          stored: "work \($0)")
      }
    }
    #expect(visit.says("In the log: gym 5 · stored: work 5") && !visit.says("gym 6"))
    #expect(visit.says("Local times that differ from those of your time zone: \(visit.number(4))."))
    let other = self.visit()
    choose("1640997602 a\n", other)
    reply(other) { ($0.lines, $0.imported, $0.otherClocks) = (7, 7, 3) }
    #expect(!other.says("Local times that differ"))
  }

  @Test func `is a text as far as the browser knows`() {
    for (name, type) in [("me.log", ""), ("me.log", "text/x-log"), ("me", "text/plain")] {
      let visit = visit()
      #expect(
        visit.page.choose(
          [visit.browser.file(name, "1640997602 slp", type: type)], with: "Import a log"))
      visit.page.settle()
      #expect(sent(visit) != nil, "\(name), \(type)")
    }
    let visit = visit()
    #expect(
      visit.page.choose(
        [visit.browser.file("cat.png", "1", type: "image/png")], with: "Import a log"))
    visit.page.settle()
    #expect(sent(visit) == nil && visit.alerts == ["cat.png is not a log."])
  }

  @Test func `may be empty, without a last line end, or no text at all`() {
    let empty = visit()
    choose("", empty)
    #expect(sent(empty)?.lines == "" && sent(empty)?.hasMore == false)
    reply(empty) { _ in }
    #expect(empty.says("The file has no lines."))
    let binary = visit()
    choose(String(repeating: "\0", count: 300_000), binary)
    #expect(sent(binary)?.lines.utf8.count == 128 << 10)
    // Even as JSON, it is within the server's limit.
    #expect((binary.take(Self.address)?.count ?? 0) < 1 << 20)
  }

  @Test func `leaves out lines that are not UTF-8, and counts them`() {
    let visit = visit()
    choose(Array("1 caf".utf8) + [0xE9, 0x0A] + Array("2 tea\n3 ".utf8) + [0xFF], visit)
    #expect(sent(visit)?.lines == "2 tea\n")
    reply(visit) { ($0.lines, $0.imported) = (1, 1) }
    #expect(visit.says("Lines imported: \(visit.number(1)) of \(visit.number(3))."))
    #expect(visit.says("Could not be read: \(visit.number(2))."))
  }

  @Test func `may end its lines with carriage returns alone`() {
    let visit = visit()
    choose(String(repeating: "1640997602 slp\r", count: 20_000), visit)
    #expect(sent(visit)?.lines.utf8.last == UInt8(ascii: "\r"))
  }

  @Test func `is counted as far as it came where a later slice is refused`() {
    let visit = visit()
    choose(String(repeating: "1640997602 slp\n", count: 20_000), visit)
    reply(visit) { $0.lines = 1 }
    visit.respond(to: Self.address, status: 503)
    #expect(visit.alerts.count == 1 && sent(visit) == NewLogLines(""))
  }

  private func files(_ visit: Visit, _ contents: [(name: String, text: String)]) -> [File] {
    contents.map { visit.browser.file($0.name, $0.text) }
  }

  @Test func `may be several, one after the other, which are undone as one`() {
    let visit = visit()
    let line = "1640997602 slp\n"
    #expect(
      visit.page.choose(
        files(visit, [("a.log", line), ("b.log", line + line)]), with: "Import a log"))
    visit.page.settle()
    #expect(sent(visit) == NewLogLines(line, hasMore: true))
    // Another one arrives meanwhile.
    #expect(visit.page.choose(files(visit, [("c.log", line)]), with: "Import a log"))
    for (text, hasMore) in [(line, true), (line + line, true), (line, false)] {
      // All but the first continue the edit.
      let edit = text == line && hasMore ? nil : EditID(rawValue: 7)
      #expect(sent(visit) == NewLogLines(text, hasMore: hasMore, continuing: edit))
      #expect(visit.says("Importing…") && !visit.says("Lines imported"))
      let count = text == line ? 1 : 2
      reply(visit, edit: 7) { ($0.lines, $0.imported) = (count, count) }
    }
    #expect(visit.says("Lines imported: \(visit.number(4)) of \(visit.number(4))."))
    #expect(sent(visit) == nil && visit.page.click("button", "Undo import"))
    // A log that arrives while the import is undone is imported afterwards.
    #expect(visit.page.choose(files(visit, [("d.log", line)]), with: "Import a log"))
    #expect(sent(visit) == nil)
    visit.respond(to: "POST /api/v1/undo", StoreChange(Revision(2)).json)
    #expect(sent(visit) == NewLogLines(line))
  }

  @Test func `keeps the files before one that cannot be imported, and names that`() {
    let visit = visit()
    var given = files(visit, [("a.log", "1640997602 slp\n")])
    given.append(visit.browser.file("cat.png", "1", type: "image/png"))
    given += files(visit, [("c.log", "1640997603 slp\n")])
    #expect(visit.page.choose(given, with: "Import a log"))
    visit.page.settle()
    reply(visit, edit: 7) { ($0.lines, $0.imported) = (1, 1) }
    #expect(visit.alerts == ["cat.png is not a log."])
    #expect(visit.says("Lines imported: \(visit.number(1)) of \(visit.number(1))."))
    // No more lines follow.
    #expect(sent(visit) == NewLogLines("", continuing: EditID(rawValue: 7)))
    reply(visit) { _ in }
    #expect(sent(visit) == nil && visit.page.click("button", "Undo import"))
  }

  @Test func `ends with the reason where a slice is refused, and can be tried again`() {
    let visit = visit()
    choose("1640997602 slp\n", visit)
    visit.respond(to: Self.address, status: 503)
    #expect(visit.alerts.count == 1 && visit.alerts[0].hasPrefix("me.log: "))
    choose("1640997602 slp", visit)
    #expect(sent(visit)?.lines == "1640997602 slp" && visit.alerts.isEmpty)
  }

  @Test func `can be undone as a whole`() {
    let visit = visit()
    choose(String(repeating: "1640997602 slp\n", count: 10_000), visit)
    for _ in 0..<2 {
      #expect(visit.page.find("button", "Undo import") == nil)
      reply(visit, edit: 7) { ($0.lines, $0.imported) = (5_000, 5_000) }
    }
    #expect(visit.page.click("button", "Undo import"))
    let request = UndoRequest(EditID(rawValue: 7)).json.text
    #expect(visit.take("POST /api/v1/undo") == Array(request.utf8))
    visit.respond(to: "POST /api/v1/undo", StoreChange(Revision(2)).json)
    #expect(
      visit.says("Import undone.") && !visit.says("Lines imported")
        && visit.page.find("button", "Undo import") == nil)
  }

  @Test func `can be undone only where it is one edit, and the last`() {
    let visit = visit()
    choose("1640997602 slp", visit)
    reply(visit, edit: 7) { ($0.lines, $0.imported) = (1, 1) }
    #expect(visit.page.click("button", "Undo import"))
    visit.respond(to: "POST /api/v1/undo", status: 409)
    #expect(visit.alerts == ["Not undone: something else has been changed since."])
    #expect(visit.page.find("button", "Undo import") == nil)
    choose(String(repeating: "1640997602 slp\n", count: 10_000), visit)
    reply(visit, edit: 8) { ($0.lines, $0.imported) = (1, 1) }
    // Something else was changed while it ran.
    reply(visit, edit: 10) { ($0.lines, $0.imported) = (1, 1) }
    #expect(visit.says("Lines imported") && visit.page.find("button", "Undo import") == nil)
    choose("1640997602 slp", visit)
    reply(visit) { ($0.lines, $0.alreadyThere) = (1, 1) }
    #expect(visit.page.find("button", "Undo import") == nil)
  }

  @Test func `is not taken where the browser cannot read it`() {
    let visit = visit()
    let file = visit.browser.file("me.log", "1")
    for number in 0...1 { visit.browser.removeFile(number) }
    #expect(visit.page.choose([file], with: "Import a log"))
    visit.page.settle()
    #expect(visit.alerts == ["The browser could not read me.log."] && sent(visit) == nil)
  }
}
