import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Screens

/// The program's log of problems, in the settings.
@Suite struct `The log of the program on the page` {
  private static let read = "GET /api/v1/program-log"

  private func visit() -> Visit {
    let visit = Visit(path: "/settings")
    visit.receive(overview(nil))
    return visit
  }

  private func record(_ level: LogRecord.Level, _ message: String) -> JSONValue {
    LogRecord(time: now, level: level, label: "requests", message: message).json
  }

  private func sheet(_ visit: Visit) -> MemoryNode? { visit.page.find("dialog", "Program log") }

  @Test func `is read when it is opened, and again when it is opened again`() {
    let visit = visit()
    #expect(visit.take(Self.read) == nil && sheet(visit) == nil)
    visit.page.click("button", "Program log")
    #expect(sheet(visit) != nil)
    visit.respond(to: Self.read, .array([]))
    #expect(visit.says("Nothing has gone wrong since Proba started."))
    visit.page.click("button", "Close")
    #expect(sheet(visit) == nil && visit.take(Self.read) == nil)
    visit.page.click("button", "Program log")
    #expect(!visit.says("Nothing has gone wrong since Proba started."))
    visit.respond(to: Self.read, .array([record(.error, "GET /a 500")]))
    #expect(visit.says("GET /a 500"))
  }

  @Test func `lists what went wrong, and is saved as a file`() {
    let visit = visit()
    visit.page.click("button", "Program log")
    #expect(visit.page.find("link", "Save as file") == nil)
    visit.respond(
      to: Self.read,
      .array([
        record(.critical, "first"), record(.error, "second"), record(.warning, "third"),
        record(.notice, "fourth"),
      ]))
    let time = "DateTimeFormat \(Double(now.secondsSince1970))"
    #expect(
      sheet(visit)?.all.filter { $0.tag == "li" }.map(\.text) == [
        "\(time)Critical errorrequestsfirst", "\(time)Errorrequestssecond",
        "\(time)Warningrequeststhird", "\(time)Noticerequestsfourth",
      ])
    let link = visit.page.find("link", "Save as file")
    #expect(link?.attributes["href"] == "/api/v1/program-log/file")
  }

  @Test(arguments: [(500, "That did not work: 500"), (0, "Proba cannot be reached.")])
  func `says why it could not be read`(status: Int, sentence: String) {
    let visit = visit()
    visit.page.click("button", "Program log")
    visit.respond(to: Self.read, status: status)
    #expect(visit.alerts.contains { $0.hasPrefix(sentence) })
    #expect(visit.page.find("link", "Save as file") == nil)
  }
}
