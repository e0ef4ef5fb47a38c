import Arguments
import Catalogue
import CatalogueFormatting
import CivilTime
import CommandLineTool
import Drawing
import DrawingViews
import Foundation
import Geometry
import Gestures
import HTTPServer
import Interface
import InterfaceTestSupport
import JSON
import Motion
import NativeFormatting
import Numerics
import Persistence
import PersistenceFoundation
import Sampling
import TagTimeLog
import Testing
import Tracking

/// The first examples of the libraries' articles, verbatim.
@Suite struct `First examples` {
  @Test func `of Sampling`() {
    let schedule = Schedule.universal
    let next = schedule.next(after: Moment(secondsSince1970: 1_800_000_000))
    let day = schedule.moments(from: next).prefix { $0 < next + .days(1) }

    let work = Estimate.share(of: 12, in: 40)
    print("\(Array(day).count) moments, \(work.low) to \(work.high) of the time is work")
    #expect(work.low < 0.3 && 0.3 < work.high)
  }

  @Test func `of JSON`() throws {
    let book: JSONValue = ["title": "Solaris", "pages": 204, "ratings": [4.5, 5], "note": nil]
    print(book.text)

    let read = try JSONValue(parsing: Array(book.text.utf8))
    let pages = read["pages"]?.int
    let ratings = read["ratings"]?.array?.compactMap(\.number)
    #expect(pages == 204 && ratings == [4.5, 5])

    let titles = ["Solaris", "Fiasco"]
    let list: JSONValue = [
      "titles": .array(titles.map { .string($0) }), "count": .int(titles.count),
    ]
    #expect(list.text == #"{"titles":["Solaris","Fiasco"],"count":2}"#)
  }

  @Test func `of Arguments`() throws {
    let times = Flag("times", short: "n", value: "number", help: "How often.", defaultText: "1")
    let name = Argument("name", help: "Who is greeted.")
    let greet = Command("greet", summary: "Greets somebody.", arguments: [name], flags: [times])

    let said = try greet.parse(["Ada", "--times", "3"])
    let count = try said.int(times, in: 1...9) ?? 1
    #expect(count == 3)
  }

  @Test func `of CommandLineTool`() async {
    let tool = Tool(
      "greet", summary: "Greets people.",
      .arguments("name", .text, isRequired: true, help: "Who is greeted."),
      .option("times", short: "n", .int(in: 1...9), default: 1, help: "How often.")
    ) { names, times in
      for _ in 0..<times { print("Hello, \(names.joined(separator: " and "))!") }
    }
    #expect(await tool.run(["Ada", "-n", "2"]) == 0)
  }

  @Test func `of CivilTime`() {
    let moment = Moment(secondsSince1970: 1_795_000_000)
    let time = LocalTime(moment, offset: UTCOffset(seconds: 2 * 3_600))
    print(time.date.iso, time.shortClock)
    let inAnHour = moment + .hours(1)
    #expect((inAnHour - moment).seconds == 3_600)

    let tomorrow = time.date.advanced(by: 1)
    let week = Period(from: time.date, to: time.date.advanced(by: 6))
    #expect(week?.contains(tomorrow) == true)
  }

  @Test func `of Drawing`() {
    var picture = Picture(size: Size(width: 200, height: 100))
    picture.fill(.circle(center: Point(x: 50, y: 50), radius: 20), with: .accent)
    picture.stroke(
      .line(from: Point(x: 90, y: 50), to: Point(x: 190, y: 50)), with: .border, Stroke(width: 2))
    picture.write(Lettering("50", at: Point(x: 50, y: 50), .middle, .middle))
    #expect(!picture.isEmpty)
  }

  @Test func `of HTTPServer`() async throws {
    var routes = Router()
    routes.get("greetings/{name}", .text) { request, name in
      .content(type: "text/plain; charset=utf-8", Array("Hello, \(name)!".utf8))
    }
    let request = try #require(Request(.get, "/greetings/Ada"))
    #expect(await routes.respond(to: request).body == .bytes(Array("Hello, Ada!".utf8)))
  }

  @Test func `of Geometry`() {
    let card = Rect(x: 20, y: 20, width: 320, height: 180)
    let content = card.inset(by: 16)
    let isInside = content.contains(Point(x: 30, y: 40))
    print("\(content.width) by \(content.height), around \(content.center)")
    #expect(!isInside && content.width == 288)
  }

  @Test func `of Numerics`() {
    let posterior = BetaDistribution(a: 12.5, b: 28.5)
    let interval = (posterior.quantile(0.025), posterior.quantile(0.975))
    let probability = posterior.cumulative(0.5)
    #expect(interval.0 < 0.3 && 0.3 < interval.1 && probability > 0.975)
  }

  @Test func `of Motion`() {
    var width = Track(100.0)
    width.move(to: 300, with: .spring(.snappy), at: 0)
    let onTheWay = width.value(at: 0.1)

    // A new target keeps the velocity that the value has.
    width.move(to: 0, with: .easeOut(duration: 0.3), at: 0.1)
    let end = width.value(at: 1)
    #expect(onTheWay > 100 && onTheWay < 300 && end == 0)
  }

  @Test func `of Gestures`() {
    let drag = GestureArena.Member(id: 1, element: 1, gesture: .drag(directions: .horizontal))
    let tap = GestureArena.Member(id: 2, element: 1, gesture: .tap())
    var arena = GestureArena()

    _ = arena.receive(PointerSample(.down, at: .zero, time: 0), members: [drag, tap])
    let reports = arena.receive(PointerSample(.moved, at: Point(x: 40, y: 2), time: 0.1))
    for report in reports {
      if case .drag(let drag) = report.value { print(drag.translation.x) }
    }
    #expect(reports.map(\.id) == [1])
  }

  @Test func `of DrawingViews`() {
    let page = TestPage(Disc(radius: 20))
    #expect(page.find("img", "A disc") != nil)
  }

  @Test func `of Tracking`() throws {
    let text = try AnswerText(parsing: "work email (about the house)")
    if case .answer(let answer) = text {
      print(answer.tags.map(\.text), answer.comment ?? "")
    }

    let moment = Moment(secondsSince1970: 1_800_000_000)
    let state = Probe.answeredState(of: moment, at: moment + .minutes(2))
    print(state == .answered)
    #expect(
      text
        == .answer(Answer(tags: ["work", "email"].map(TagName.init), comment: "about the house"))
    )
  }

  @Test func `of TagTimeLog`() throws {
    let line = try LogLine(parsing: Array("1700000000 work (about the house)".utf8)[...])
    if case .answered(let answer, let isLate) = line.entry {
      print(answer.tags.map(\.text), isLate)
    }
    print(line.text(offset: UTCOffset(seconds: 7_200)))
    #expect(line.moment.secondsSince1970 == 1_700_000_000)
  }

  @Test func `of Catalogue`() {
    let language = Language.preferred(["uk-UA", "en"])
    let texts = language.texts
    print(texts[.save])
    print(texts[.answersCount, count: 3])
    #expect(language == .ukrainian)
  }

  @Test func `of CatalogueFormatting`() {
    let write = Formatting.catalogue(.ukrainian) { _ in UTCOffset(seconds: 7_200) }
    print(write(12_345.67, .number(fractionDigits: 1)))
    print(write(1_800_000_000, .date(.long)))
    #expect(write(0.5, .percent()) == "50%")
  }

  @Test func `of NativeFormatting`() {
    let write = Formatting.native(language: "de", zone: "Europe/Berlin")
    print(write(12_345.67, .number(fractionDigits: 1)))
    print(write(0.125, .percent(fractionDigits: 1)))
    #expect(write(12_345.67, .number(fractionDigits: 1)) == "12.345,7")
  }

  @Test func `of PersistenceFoundation`() throws {
    let store = try Store.open(.memory, models: [Visit.self])
    try store.write { tx in
      try tx.insert(
        Visit(id: UUID(), at: Date(), page: nil, labels: CodableColumn(wrappedValue: ["new"])))
    }
    #expect(try store.read { tx in try tx.count(Visit.all) } == 1)
  }

  @Test func `of InterfaceTestSupport`() {
    let page = TestPage(Counter())
    page.click("button", "Counted 0")
    print(page.html)
    #expect(page.find("button", "Counted 1") != nil)
  }
}

struct Disc: View {
  let radius: Double

  var body: some View {
    Canvas(height: 120) { canvas in
      var picture = Picture(size: canvas.size)
      picture.fill(.circle(center: Point(x: 60, y: 60), radius: radius), with: .accent)
      return picture
    }
    .accessibilityRole(.img)
    .accessibilityLabel("A disc")
  }
}

struct Visit: Record {
  var id: UUID
  var at: Date
  var page: URL?
  var labels: CodableColumn<[String]>

  static let schema = Schema(
    "visit", key: \.id,
    Column(\.id, "id"), Column(\.at, "at"), Column(\.page, "page"), Column(\.labels, "labels"),
    make: Visit.init)
}

struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Counted \(count)") { count += 1 } }
}
