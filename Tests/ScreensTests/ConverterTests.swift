import Catalogue
import Interface
import InterfaceTestSupport
import JSON
import Preferences
import Testing
import Wire

/// The converter, whose answers come from the server.
@Suite struct `The converter` {
  private static let label = "Quantity or time"
  private static let kept = ["conversions": "1\n5 km\t\t3.11 mi\n5 c\tcup~liter\t1.18 l"]

  private let visit = Visit(path: "/convert", storage: Self.kept)

  private func line(_ text: String) -> String {
    let stored = (visit.browser.storage["conversions"] ?? "").split(separator: "\n").dropFirst()
    let kept = stored.map { String($0.prefix { $0 != "\t" }) }
    return "GET "
      + API.conversion.address(
        ConversionQuery(text, in: .fixed(.english), after: Array(kept.prefix(5))))
  }

  private func quantity(_ text: String, _ from: String, _ to: String) -> ConvertedQuantity {
    ConvertedQuantity(
      from: ConvertedAmount(5, from), to: ConvertedAmount(5, to), text: text,
      reading: "\(from) → \(to)",
      reverse: "5 \(to) → \(from)")
  }

  /// Types a text, and answers it.
  private func write(_ text: String, _ answer: ConvertedText.Answer) {
    visit.page.type(text, into: Self.label)
    #expect(visit.respond(to: line(text), ConvertedText(text, answer).json), "\(text) is asked")
  }

  private var celsius: ConvertedText.Answer {
    .quantity(
      quantity("5 °C = 41 °F", "celsius", "fahrenheit"),
      others: [quantity("5 cup ≈ 1.18 l", "cup", "liter")], rateDate: nil)
  }

  private var value: String? { visit.page.find("textbox", Self.label)?.value }

  @Test func `shows the answer to the last key, whichever reply comes last`() {
    visit.page.type("5 k", into: Self.label)
    visit.page.type("5 c", into: Self.label)
    #expect(!visit.respond(to: line("5 k")), "what is outdated is no longer asked")
    #expect(visit.respond(to: line("5 c"), ConvertedText("5 c", celsius).json))
    #expect(visit.says("5 °C =") && visit.says("41 °F"))
    #expect(visit.browser.history.last == "/convert")
    visit.browser.advance(milliseconds: 800)
    visit.page.settle()
    #expect(visit.browser.history.last == "/convert?q=5%20c")
    #expect(visit.browser.title == "Proba – 5 c – Converter")
    #expect(visit.browser.announcements.last == "5 °C = 41 °F")
  }

  @Test func `refuses once the person rests, with the place`() {
    write("5 c", celsius)
    write("5 ї", .none(error: "no unit", place: 2))
    #expect(visit.says("41 °F") && !visit.says("no unit"))
    visit.browser.advance(milliseconds: 800)
    visit.page.settle()
    #expect(!visit.says("41 °F") && visit.says("no unit"))
    let marks = visit.page.document.root.all.filter {
      $0.attributes["data-style"] == "converter-rest"
    }
    #expect(marks.map(\.text) == ["ї"])
    #expect(visit.browser.announcements.last == "no unit")
  }

  @Test func `keeps the reading that was chosen`() {
    write("5 c", celsius)
    visit.page.click("button", "5 cup ≈ 1.18 l")
    #expect(visit.says("1.18 l") && visit.page.find("button", "5 °C = 41 °F") != nil)
    #expect(visit.browser.history.last == "/convert?q=5%20c&as=cup~liter")
    visit.page.click("button", "Swap")
    #expect(value == "5 liter → cup")
  }

  @Test func `brings back what was kept, and what was written before`() {
    visit.page.type("7", into: Self.label)
    visit.page.press(.up, in: Self.label)
    #expect(value == "5 km")
    visit.page.press(.up, in: Self.label)
    #expect(value == "5 c")
    visit.respond(to: line("5 c"), ConvertedText("5 c", celsius).json)
    #expect(visit.says("5 cup ≈"))
    visit.page.press(.up, in: Self.label)
    #expect(value == "5 c")
    visit.page.press(.down, in: Self.label)
    visit.page.press(.down, in: Self.label)
    #expect(value == "7")
    visit.page.press(.escape, in: Self.label)
    #expect(value == "")
  }

  @Test func `keeps an answer once, at the return key and when it is copied`() {
    visit.browser.clipboard = ""
    write("5 c", celsius)
    visit.page.press(.return, in: Self.label)
    visit.page.press(.return, modifiers: [.control], in: Self.label)
    #expect(visit.browser.clipboard == "41 °F")
    #expect(
      visit.browser.storage["conversions"]
        == "1\n5 c\t\t41 °F\n5 km\t\t3.11 mi\n5 c\tcup~liter\t1.18 l")
    visit.page.click("button", "Clear")
    #expect(visit.browser.storage["conversions"] == nil)
  }

  /// The requests to the device's own speech recognition: 0 checks for it, and 1 listens.
  private func dictations(_ kind: Double) -> [TestBrowser.PartRequest] {
    visit.browser.partRequests.filter { $0.service == .dictation && $0.number == kind }
  }

  @Test func `is dictated to where the device understands speech by itself`() throws {
    #expect(visit.page.find("button", "Dictate") == nil)
    let question = try #require(dictations(0).last)
    #expect(String(decoding: question.bytes, as: UTF8.self) == "en-GB")
    visit.browser.browser.receive(ticket: question.ticket, number: 1, bytes: [])
    visit.page.settle()
    visit.page.click("button", "Dictate")
    let listening = try #require(dictations(1).last)
    for words in ["five", "five celsius"] {
      visit.browser.browser.receive(
        ticket: listening.ticket, number: 1, bytes: Array(words.utf8))
      visit.page.settle()
      #expect(value == words)
    }
    #expect(visit.respond(to: line("five celsius"), ConvertedText("five celsius", celsius).json))
    #expect(visit.says("41 °F") && visit.page.find("button", "Dictate") == nil)
    // The person pauses.
    visit.browser.browser.receive(ticket: listening.ticket, number: 0, bytes: [])
    visit.page.settle()
    #expect(visit.page.find("button", "Stop") == nil)

    visit.page.click("button", "Dictate")
    visit.page.click("button", "Stop")
    let stopped = try #require(dictations(1).last)
    #expect(visit.browser.cancelledTickets.last == stopped.ticket)
    visit.page.click("button", "Dictate")
    visit.browser.go(to: "/days")
    visit.page.settle()
    #expect(visit.browser.cancelledTickets.contains(try #require(dictations(1).last).ticket))
  }

  @Test func `does not ask for what the server has written`() {
    let given = ["conversion": ConvertedText("5 c", celsius).json.text]
    let visit = Visit(path: "/convert?q=5+c", given: given)
    #expect(visit.says("41 °F"))
    #expect(visit.browser.requests.allSatisfy { !$0.line.contains("conversion") })
  }

  @Test func `shows times by the clock, and asks again when the minute is over`() {
    let time = ZonedTime("2023-11-14T17:13-05:00", zone: "America/New_York", text: "17:13")
    write("New York", .time(time, given: nil, reading: "now → America/New_York"))
    #expect(visit.says("Tuesday, Nov 14 · America/New_York"))
    visit.browser.advance(milliseconds: 61_000)
    #expect(visit.respond(to: line("New York")))
  }
}
