import Arguments
import CivilTime
import CommandLineTool
import Drawing
import Geometry
import HTTPServer
import JSON
import Sampling
import Testing

/// The first examples of the libraries' articles, as they stand there.
@Suite struct `First examples` {
  @Test func `of Sampling`() {
    let schedule = Schedule.universal
    let next = schedule.next(after: 1_800_000_000)
    let day = schedule.moments(from: next).prefix { $0 < next + 86_400 }

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
    let time = LocalTime(1_795_000_000, offset: UTCOffset(seconds: 2 * 3_600))
    print(time.date.iso, time.shortClock)

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
}
