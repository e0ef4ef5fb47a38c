import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

/// The division of answers into tags within tags.
@Suite struct `The map of tags within tags` {
  static let tree = "/tree?from=2023-11-01&to=2023-11-14"

  /// Forty answers: work alone, work with tea, tea, and none.
  static let parts = TagTree(
    answered: 40, effectiveCount: 40,
    parts: [
      .init(
        name: "work", parent: nil, isRest: false, color: TagColor(wrapping: 2), count: 30,
        share: .share(of: 30, in: 40)),
      .init(
        name: "tea", parent: 0, isRest: false, color: TagColor(wrapping: 6), count: 10,
        share: .share(of: 10, in: 40)),
      .init(
        name: "work", parent: 0, isRest: true, color: TagColor(wrapping: 2), count: 20,
        share: .share(of: 20, in: 40)),
      .init(
        name: "tea", parent: nil, isRest: false, color: TagColor(wrapping: 6), count: 8,
        share: .share(of: 8, in: 40)),
      .init(
        name: "", parent: nil, isRest: true, color: nil, count: 2,
        share: .share(of: 2, in: 40)),
    ])

  private func visit(path: [String] = []) throws -> Visit {
    let visit = Visit(.map, path: path)
    visit.respond(to: Self.tree, try #require(Self.parts).json)
    return visit
  }

  /// The announced text of each part, from the first to the last.
  private func readOut(_ visit: Visit, count: Int) -> [String] {
    visit.page.send(Event(.keydown, key: .home), to: visit.drawn[0])
    return (0..<count).map { _ in
      defer { visit.page.send(Event(.keydown, key: .right), to: visit.drawn[0]) }
      return visit.said
    }
  }

  @Test func `shows a shimmer until it is loaded`() throws {
    #expect(Visit(.map).drawn.map { $0.attributes["aria-busy"] } == ["true"])
    let visit = try visit()
    #expect(visit.drawn.map(\.label) == ["Where the time went"])
    #expect(visit.drawn.allSatisfy { $0.attributes["aria-busy"] == nil })
    #expect(visit.page.document.root.text.contains("NumberFormat 10.0 h. Each answer counts once"))
  }

  @Test func `announces each part with an interval whose ends differ`() throws {
    let visit = try visit()
    let share = Estimate.share(of: 30, in: 40)
    #expect(
      readOut(visit, count: 1)[0]
        == "work, NumberFormat 0.75 (NumberFormat \(share.low)–NumberFormat \(share.high))")
    let description = visit.drawn[0].attributes["aria-description"] ?? ""
    #expect(description.hasPrefix("work has the largest share: NumberFormat 0.75 of the answers"))
  }

  @Test func `opens tag by tag, and notifies the page`() throws {
    let visit = try visit()
    visit.page.send(Event(.keydown, key: .home), to: visit.drawn[0])
    visit.page.send(Event(.keydown, key: .return), to: visit.drawn[0])
    #expect(visit.page.document.root.text.contains("All›work"))
    #expect(visit.entered == [["work"]])
    visit.page.send(Event(.keydown, key: .home), to: visit.drawn[0])
    let rest = Estimate.share(of: 20, in: 30)
    #expect(visit.said.hasPrefix("the rest of work, NumberFormat \(rest.value) ("))
    #expect(visit.said.contains("NumberFormat \(rest.low)–"), "only the answers of work count")
    #expect(
      visit.page.document.root.text.contains(
        "Shares of the NumberFormat 7.5 h of work. Each answer counts once."))
    visit.page.click("button", "Back")
    #expect(visit.said.hasPrefix("work, NumberFormat 0.75 ("))
    #expect(visit.entered == [["work"], []])
  }

  @Test func `opens the tag that the page names, and keeps it open after an update`() throws {
    let visit = try visit(path: ["work"])
    #expect(visit.page.document.root.text.contains("All›work"))
    visit.ask(path: ["work"])
    visit.respond(to: Self.tree, try #require(Self.parts).json)
    #expect(visit.page.document.root.text.contains("All›work"))
    #expect(visit.page.document.root.text.contains("NumberFormat 7.5 h of work."))
    // The back button of the browser.
    visit.ask(path: [], isNewer: false)
    #expect(!visit.page.document.root.text.contains("All›work"))
    visit.ask(path: ["work", "nothing"], isNewer: false)
    #expect(visit.page.document.root.text.contains("All›work"), "as far as there is a way")
    #expect(visit.entered.isEmpty, "the page knows it already")
  }

  /// An address from a narrow screen, on which more was gathered.
  @Test func `opens a tag that was among others on another screen`() throws {
    let visit = try visit(path: ["…", "work"])
    #expect(visit.page.document.root.text.contains("All›work"))
    #expect(visit.page.document.root.text.contains("NumberFormat 7.5 h of work."))
  }

  @Test func `reports that it could not be loaded, and retries`() throws {
    let visit = Visit(.map)
    visit.respond(to: Self.tree, status: 500)
    #expect(visit.page.find("alert")?.text == "The figures could not be read.")
    visit.page.click("button", "Try again")
    visit.respond(to: Self.tree, try #require(Self.parts).json)
    #expect(visit.page.find("alert") == nil)
    #expect(visit.drawn.count == 1)
  }

  @Test func `ignores a late reply for an earlier period`() {
    let visit = Visit(.map)
    visit.ask(from: nil, to: nil)
    visit.respond(to: Self.tree, status: 500)
    #expect(visit.page.find("alert") == nil)
  }
}
