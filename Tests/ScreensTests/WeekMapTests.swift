import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

@testable import Screens
@testable import StatisticsScreens

/// The map of the week of a tag, on the statistics' screen.
@Suite struct `The map of a week` {
  private typealias S = `The statistics`

  /// Work on Monday at nine and ten, none at eleven, and no answers at any other time.
  private static let map: WeekMap = {
    var (tag, answered) = (HourCounts(), HourCounts())
    for hour in 9...11 { answered.add(4, at: HourOfWeek(.monday, hour: hour)) }
    tag.add(3, at: HourOfWeek(.monday, hour: 9))
    tag.add(1, at: HourOfWeek(.monday, hour: 10))
    return WeekMap(name: "work", tag: tag, answered: answered)
  }()

  private let visit: Visit

  init() {
    visit = S().visit()
    visit.respond(to: S.map, Self.map.json)
  }

  private func nodes(_ style: String) -> [MemoryNode] {
    visit.page.document.root.all.filter { $0.attributes["data-style"] == style }
  }

  private var area: MemoryNode? { nodes("week-map").first }
  private var said: String { nodes("week-reading").first?.text ?? "–" }

  /// The labels of the cells that are marked.
  private var marked: [String?] {
    visit.page.all("td").filter { $0.attributes["aria-current"] != nil }
      .map { $0.attributes["aria-label"] }
  }

  private func press(_ keys: Key...) {
    for key in keys { visit.page.send(Event(.keydown, key: key), to: area) }
  }

  @Test func `distinguishes hours without answers from those in which the tag never occurs`() {
    let cells = visit.page.all("td").filter { $0.attributes["aria-label"] != nil }
    #expect(cells.count == 168)
    let unanswered = cells.filter { $0.attributes["data-style"] == "unanswered-hour" }
    #expect(unanswered.count == 165)
    #expect(unanswered.allSatisfy { $0.text.isEmpty })
    #expect(
      cells.filter { $0.text == "·" }.map { $0.attributes["aria-label"] } == [
        "Mon, 11–12: 0 of 4 answers"
      ])
    // The legend explains the same pattern.
    #expect(nodes("unanswered-hour").count == 166)
    #expect(visit.says("no answers"))
  }

  /// The chosen days, those of the map, and the legend's name of these.
  @Test(arguments: [
    ("2023-11-13", "2023-11-19", "2023-08-23", "2023-11-14", "the last 12 weeks"),
    ("2023-11-14", "2023-11-14", "2023-08-23", "2023-11-14", "the last 12 weeks"),
    ("2023-08-24", "2023-11-14", "2023-08-23", "2023-11-14", "the last 12 weeks"),
    ("2023-10-01", "2023-10-31", "2023-08-09", "2023-10-31", "August 9 – October 31, 2023"),
    // A long enough range is unchanged, and so is one without data yet.
    ("2023-08-23", "2023-11-14", "2023-08-23", "2023-11-14", nil),
    ("2023-01-01", "2023-11-14", "2023-01-01", "2023-11-14", nil),
    ("2023-12-01", "2023-12-02", "2023-12-01", "2023-12-02", nil),
  ])
  func `covers twelve weeks at least, and says which`(
    from: String, to: String, first: String, last: String, days: String?
  ) {
    let visit = Visit(path: "/insights?tag=work&from=\(from)&to=\(to)")
    let figures = "GET /api/v1/stats?from=\(from)&to=\(to)"
    visit.respond(to: figures, S.statistics(50).json)
    visit.respond(
      to: "GET /api/v1/stats/hour-weekday?tag=work&from=\(first)&to=\(last)", Self.map.json)
    let texts = visit.page.document.root.all.map(\.text)
    let name = days.map { ", " + $0 } ?? ""
    #expect(texts.contains("share of the hour" + name))
    #expect(texts.contains("When: work" + name), "the name of the table")
  }

  /// A whole hour in a browser's format, and without its minutes.
  @Test(arguments: [
    ("12:00\u{202F}AM", "12\u{202F}AM"), ("9:00 PM", "9 PM"), ("10:00 дп", "10 дп"), ("9", "9"),
    ("", ""),
  ])
  func `names whole hours without minutes`(time: String, hour: String) {
    #expect(Formatting.withoutMinutes(time) == hour)
  }

  @Test func `names the hours alike on its axis`() {
    let table = visit.page.document.root.all.first { $0.classes == ["week"] && $0.tag == "table" }
    let names = table?.all.filter { $0.tag == "th" }.map(\.text) ?? []
    #expect(names.prefix(11).joined(separator: " ") == "00 01 02 03 04 05 06 07 08 09 10")
  }

  @Test func `is read with the arrow keys, and said`() {
    #expect(area?.attributes["tabindex"] == "0" && area?.attributes["aria-label"] == "When")
    #expect(nodes("week-reading").first?.attributes["aria-live"] == "polite")
    #expect(said.isEmpty && marked.isEmpty)
    press(.right)
    #expect(said == "Mon, 0–1: no answers" && marked == [said])
    for _ in 0..<9 { press(.right) }
    #expect(said == "Mon, 9–10: 3 of 4 answers" && marked == [said])
    press(.down)
    #expect(said == "Tue, 9–10: no answers")
    press(.up, .up, .right)
    #expect(said == "Mon, 10–11: 1 of 4 answers", "the edge is the end")
    press(.end)
    #expect(said == "Mon, 23–24: no answers" && marked == [said])
    for _ in 0..<9 { press(.down) }
    press(.right, .home)
    #expect(said == "Sun, 0–1: no answers" && marked == [said])
    press(.escape)
    #expect(said.isEmpty && marked.isEmpty)
  }

  @Test func `leaves keys to others that have no effect`() {
    func isTaken(_ key: Key, _ modifiers: Modifiers = []) -> Bool {
      visit.page.send(Event(.keydown, key: key, modifiers: modifiers), to: area)
    }
    #expect(!isTaken("x"))
    #expect(!isTaken(.right, .command))
    #expect(isTaken(.right) && isTaken(.escape))
    #expect(said.isEmpty)
  }

  /// Cells of 10 by 20 pixels with gaps of 2, below a row of names, and beside names of 38 by 20 pixels.
  private func lay() {
    visit.browser.answerPart = { request in
      guard request.service == .extent else { return Port.Answer() }
      let isHeight = request.bytes.elementsEqual("y".utf8)
      let isWhole = request.number == area.map { Double($0.number) }
      let (width, height) = isWhole ? (330.0, 186.0) : (38.0, 20.0)
      return Port.Answer(number: isHeight ? height : width)
    }
  }

  private func point(_ kind: EventKind, _ hour: Double, _ row: Double) {
    visit.page.send(
      Event(kind, at: Point(x: 42 + hour * 12, y: 32 + row * 22)), to: area)
  }

  @Test func `is read by touch, and along with the finger`() {
    lay()
    point(.pointerdown, 9.5, 0.5)
    #expect(said == "Mon, 9–10: 3 of 4 answers" && marked == [said])
    point(.pointermove, 10.1, 0.9)
    #expect(said == "Mon, 10–11: 1 of 4 answers" && marked == [said])
    point(.pointermove, 23.9, 6.9)
    #expect(said == "Sun, 23–24: no answers" && marked == [said])
    point(.pointermove, 40, -3)
    #expect(said == "Mon, 23–24: no answers", "outside lies the nearest hour")
    point(.pointerup, 11.5, 0.5)
    #expect(said == "Mon, 11–12: 0 of 4 answers", "it stays after the finger")
    point(.pointerdown, 0.1, 1.1)
    point(.pointercancel, 0.1, 1.1)
    #expect(said.isEmpty && marked.isEmpty, "the page scrolls")
  }

  @Test func `evaluates the rows of two days at most`() {
    press(.right)
    _ = visit.page.takeLog()
    press(.down)
    // Two cells, and the sentence about the hour.
    #expect(visit.page.takeLog().count <= 6)
  }
}
