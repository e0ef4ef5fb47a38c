import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

/// How the answers divide, as charts.
@Suite struct `The shares of a period` {
  static let query = "?from=2023-11-01&to=2023-11-14"
  static let tree = "/tree" + query

  /// Forty answers: work alone, work with tea, tea, and none.
  static let parts = TagTree(
    answered: 40, effectiveCount: 40,
    parts: [
      .init(
        name: "work", parent: nil, isRest: false, color: TagColor(wrapping: 8), count: 30,
        share: .share(of: 30, in: 40)),
      .init(
        name: "tea", parent: 0, isRest: false, color: TagColor(wrapping: 6), count: 10,
        share: .share(of: 10, in: 40)),
      .init(
        name: "work", parent: 0, isRest: true, color: TagColor(wrapping: 8), count: 20,
        share: .share(of: 20, in: 40)),
      .init(
        name: "tea", parent: nil, isRest: false, color: TagColor(wrapping: 6), count: 8,
        share: .share(of: 8, in: 40)),
      .init(
        name: "", parent: nil, isRest: true, color: nil, count: 2,
        share: .share(of: 2, in: 40)),
    ])

  static func statistics(
    answered: Int = 40, of probes: Int = 50, others: Int = 0
  ) -> JSONValue {
    let others = (0..<others).map { ("other\($0)", 1) }
    let sample = AskedSample(probes: probes, answered: answered)
    return Statistics(
      sample,
      tags: ([("work", 30), ("tea", 18)] + others).map {
        Statistics.Figure(
          name: $0, color: TagColor(wrapping: 1), counts: [min($1, answered)], in: sample)
      }
    ).json
  }

  private func visit(answered: Int = 40) throws -> Visit {
    let visit = Visit(.shares)
    visit.respond(to: Self.query, Self.statistics(answered: answered))
    visit.respond(to: Self.tree, try #require(Self.parts).json)
    return visit
  }

  /// What is said of each part of a chart, from the first to the last.
  private func told(_ visit: Visit, _ chart: Int, count: Int) -> [String] {
    visit.page.send(Event(.keydown, key: .home), to: visit.charts[chart])
    return (0..<count).map { _ in
      defer { visit.page.send(Event(.keydown, key: .right), to: visit.charts[chart]) }
      return visit.said[chart]
    }
  }

  @Test func `are waited for with a shimmer, then shown in three charts`() throws {
    #expect(Visit(.shares).charts.allSatisfy { $0.attributes["aria-busy"] == "true" })
    let visit = try visit()
    #expect(
      visit.charts.map(\.label) == ["How the time divides", "Most used tags", "Tags within tags"])
    #expect(visit.charts.allSatisfy { $0.attributes["aria-busy"] == nil })
    #expect(visit.page.document.root.text.contains("NumberFormat 0.8 of the probes"))
  }

  @Test func `do not take nearly all for all`() throws {
    let visit = Visit(.shares)
    visit.respond(to: Self.query, Self.statistics(answered: 836, of: 837))
    visit.respond(to: Self.tree, try #require(Self.parts).json)
    #expect(
      visit.page.document.root.text.contains("NumberFormat \(836.0 / 837) of the probes"))
  }

  @Test func `tell each part with its interval, each answer once`() throws {
    let visit = try visit()
    let ring = told(visit, 0, count: 3)
    #expect(ring.map { $0.prefix { $0 != "," } } == ["work", "tea", "without a tag"])
    let share = Estimate.share(of: 30, in: 40)
    #expect(
      ring[0]
        == "work, NumberFormat 0.75 (NumberFormat \(share.low)–NumberFormat \(share.high))")
    let description = visit.charts[0].attributes["aria-description"] ?? ""
    #expect(description.hasPrefix("work has the largest share: NumberFormat 0.75 of the answers"))
  }

  @Test func `tell tags by themselves, too`() throws {
    let bars = told(try visit(), 1, count: 2)
    #expect(
      bars.map { $0.prefix { $0 != "(" } } == [
        "work, NumberFormat 0.75 ", "tea, NumberFormat 0.45 ",
      ])
  }

  @Test func `are gone into, tag by tag`() throws {
    let visit = try visit()
    visit.page.send(Event(.keydown, key: .home), to: visit.charts[2])
    visit.page.send(Event(.keydown, key: .return), to: visit.charts[2])
    #expect(visit.page.document.root.text.contains("All›work"))
    visit.page.send(Event(.keydown, key: .home), to: visit.charts[2])
    #expect(visit.said[2].hasPrefix("the rest of work, NumberFormat 0.5 ("))
    visit.page.click("button", "Back")
    #expect(visit.said[2].hasPrefix("work, NumberFormat 0.75 ("))
  }

  @Test(arguments: [(8, nil), (9, "1 other tag is not shown."), (25, "17 other tags are not")])
  func `say how many tags have no bar`(others: Int, text: String?) throws {
    let visit = Visit(.shares)
    visit.respond(to: Self.query, Self.statistics(others: others))
    visit.respond(to: Self.tree, try #require(Self.parts).json)
    let all = visit.page.document.root.text
      .replacing("NumberFormat ", with: "").replacing(".0 other", with: " other")
    #expect(text.map { all.contains($0) } ?? !all.contains("not shown"))
  }

  @Test func `are said to be of few answers where they are`() throws {
    #expect(try !visit().page.document.root.text.contains("intervals are wide"))
    let text = try visit(answered: 29).page.document.root.text
    #expect(text.contains("Only 29 answers so far, so the intervals are wide."))
  }

  @Test func `are none where nobody answered`() {
    let visit = Visit(.shares)
    visit.respond(to: Self.query, Self.statistics(answered: 0))
    #expect(visit.charts.isEmpty)
    #expect(visit.asked.isEmpty)
  }

  @Test(arguments: [false, true]) func `say when they cannot be read, and are read again`(
    isLate: Bool
  ) throws {
    let visit = Visit(.shares)
    if isLate { visit.respond(to: Self.query, Self.statistics()) }
    visit.respond(to: isLate ? Self.tree : Self.query, status: 500)
    #expect(visit.page.find("alert")?.text == "The figures could not be read.")
    visit.page.click("button", "Try again")
    visit.respond(to: Self.query, Self.statistics())
    visit.respond(to: Self.tree, try #require(Self.parts).json)
    #expect(visit.page.find("alert") == nil)
    #expect(visit.charts.count == 3)
  }

  @Test func `of an earlier period do not come in late`() {
    let visit = Visit(.shares)
    visit.respond(to: Self.query, Self.statistics())
    visit.ask()
    visit.respond(to: Self.tree, status: 500)
    #expect(visit.page.find("alert") == nil)
    #expect(visit.asked == [""])
  }
}
