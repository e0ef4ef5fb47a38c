import CivilTime
import HTTPServer
import Routes
import TestSupport
import Testing
import TrackerStore
import Wire

/// The figures of a period as files.
@Suite struct `A file about a period` {
  /// Shared, since no test changes it, and to recognise the schedule of a log takes long.
  private static let shared = Result { try routes() }
  private let routes: TrackerRoutes

  init() throws { routes = try Self.shared.get() }

  private static func routes() throws -> TrackerRoutes {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(
      path: nil, host: HostEnvironment(now: { 1_641_600_000 }, offset: { _ in .utc }))
    let lines = (0..<60).map { "\(1_640_997_602 + $0 * 2_700) \($0 % 3 == 0 ? "work" : "slp")\n" }
    _ = try tracker.importLog(try folder.file("log", lines.joined()))
    return TrackerRoutes(
      tracker: tracker, page: nil, feed: ChangeFeed(of: tracker, from: Revision(0)))
  }

  /// Returns the status, the type, the name and the text of a reply.
  private func file(
    _ target: String, languages: String = "en-GB"
  ) throws -> (status: Status, type: String?, name: String?, text: String) {
    let request = try #require(
      Request(.get, "/api/v1/" + target, headers: ["Accept-Language": languages]))
    let response = routes.respond(to: request)
    var text = ""
    if case .bytes(let bytes) = response.body { text = String(decoding: bytes, as: UTF8.self) }
    let saved = response.headers["Content-Disposition"]
    return (response.status, response.headers["Content-Type"], saved, text)
  }

  @Test(arguments: [
    ("en-US", "612"), ("en-GB", "595"), ("uk", "595"), ("ru-RU, en-US", "595"),
  ])
  func `is a report on the paper of the person's territory`(
    languages: String, width: String
  ) throws {
    let query = "report?from=2022-01-01&to=2022-01-02&beforeFrom=2021-12-30&beforeTo=2021-12-31"
    let report = try file(query, languages: languages)
    #expect(report.status == .ok && report.type == "application/pdf")
    #expect(report.name == "attachment; filename=\"proba-2022-01-01.pdf\"")
    #expect(report.text.hasPrefix("%PDF-") && report.text.contains("MediaBox [ 0 0 " + width))
  }

  @Test(arguments: [
    ("en-GB", "bars", "Hours by tag, "), ("uk", "bars", "Години за тегами, "),
    ("ru", "donut", "Распределение времени, "), ("en-GB", "treemap", "Tags within tags, "),
    ("en-GB", "week", "When: slp, "),
  ])
  func `is a chart with its title in the person's language`(
    language: String, chart: String, title: String
  ) throws {
    let drawing = try file("chart?chart=\(chart)&from=2022-01-01", languages: language)
    #expect(drawing.status == .ok && drawing.type == "image/svg+xml")
    #expect(drawing.name == "attachment; filename=\"proba-\(chart)-2022-01-01.svg\"")
    #expect(drawing.text.contains("<title") && drawing.text.contains(title))
  }

  @Test func `is a chart of the week of a chosen tag`() throws {
    #expect(try file("chart?chart=week&tag=WORK").text.contains("When: work, "))
    #expect(try file("chart?chart=week&tag=nothing").status == .notFound)
  }

  @Test func `is a table of all tags`() throws {
    let table = try file("stats/table?from=2022-01-01")
    #expect(table.status == .ok && table.type == "text/csv; charset=utf-8")
    #expect(table.name == "attachment; filename=\"proba-2022-01-01.csv\"")
    let rows = table.text.split(separator: "\n")
    #expect(rows.count == 3 && rows[0].hasPrefix("tag,answers,share,") && rows[1].hasPrefix("slp,"))
  }

  @Test(arguments: ["report", "chart?chart=bars"])
  func `is refused for a period without answers`(target: String) throws {
    let joint = target.contains("?") ? "&" : "?"
    #expect(try file(target + joint + "from=2001-01-01&to=2001-01-07").status == .notFound)
  }
}
