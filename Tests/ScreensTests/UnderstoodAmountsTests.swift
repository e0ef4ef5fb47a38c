import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

/// The amounts that the server finds in the text being typed.
@Suite struct `Understood amounts` {
  private static let address = "GET /api/v1/answers/reading?text=run%205%20km"
  private let pending = probe(60, .pending)
  private let understood = Answer(
    tags: [TagName("run")],
    amounts: [Amount(tag: TagName("run"), text: "5 km", value: 5, unit: "kilometer")])

  private func visit() -> Visit {
    let visit = Visit(overview(pending))
    visit.write("run 5 km")
    return visit
  }

  @Test func `are asked for only where figures are written`() {
    let visit = Visit(overview(pending))
    for text in ["run", "run ", "tea (nice)", ""] { visit.write(text) }
    #expect(!visit.browser.requests.contains { $0.line.contains("reading") })
    visit.write("run 5 km")
    #expect(visit.browser.requests.contains { $0.line == Self.address })
  }

  @Test func `are shown, and saved as they are written`() {
    let visit = visit()
    #expect(!visit.says("Understood:"))
    visit.respond(to: Self.address, understood.json)
    #expect(visit.says("Understood:run 5 km"))
    visit.page.click("button", "Save")
    #expect(
      visit.sent == [
        NewAnswer(at: pending.moment, text: "run 5 km", seen: "", wantsOverview: true).bytes
      ])
  }

  @Test func `are one chip each, which one tap removes`() {
    let visit = visit()
    visit.respond(to: Self.address, understood.json)
    visit.write("run 5 km ")
    let chips = { visit.page.all("button").map(\.label).filter { $0.hasPrefix("Remove ") } }
    #expect(chips() == ["Remove run", "Remove 5 km"])
    visit.page.click("button", "Remove 5 km")
    #expect(chips() == ["Remove run"] && visit.draft == "run ")
  }

  @Test func `stay words where the person wants that, until the field is empty`() {
    let visit = visit()
    visit.respond(to: Self.address, understood.json)
    visit.page.click("button", "Keep as words")
    #expect(!visit.says("Understood:"))
    visit.page.click("button", "Save")
    #expect(
      visit.sent == [
        NewAnswer(
          at: pending.moment, text: "run 5 km", readsAmounts: false, seen: "",
          wantsOverview: true
        ).bytes
      ])
    visit.write("")
    visit.write("run 5 km")
    visit.respond(to: Self.address, understood.json)
    #expect(visit.says("Understood:run 5 km"))
  }

  @Test func `are those of what is written now`() {
    let visit = visit()
    visit.write("room 12")
    visit.respond(to: Self.address, understood.json)
    #expect(!visit.says("Understood:"))
    visit.respond(
      to: "GET /api/v1/answers/reading?text=room%2012",
      Answer(tags: [TagName("room"), TagName("12")]).json)
    #expect(!visit.says("Understood:"))
  }
}
