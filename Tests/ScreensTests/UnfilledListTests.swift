import Interface
import InterfaceTestSupport
import Testing
import Tracking
import Wire

/// The probes that nobody has answered, and how a waiting one becomes one of them.
@Suite struct `The unfilled list` {
  static func olds(_ count: Int) -> [Probe] { (1...count).map { probe(Int64($0) * 1_000) } }

  /// The unfilled probes before the latest, how many the server counts, the rows and what is said.
  @Test(arguments: [
    (1, 2, 1, nil, false), (8, 9, 8, nil, false), (9, 10, 8, "and 1 more", true),
    (30, 31, 8, "and 22 more", true), (8, 12, 8, "and 3 more", true),
  ])
  func `leaves out what is asked above`(
    others: Int, count: Int, rows: Int, more: String?, canShowMore: Bool
  ) {
    let latest = probe(60, .pending)
    let visit = Visit(
      overview(latest, unfilled: [latest] + Self.olds(others), count: count))
    let buttons = visit.page.all("button").filter { $0.text == "Fill in" }
    #expect(buttons.count == rows)
    #expect(!buttons.contains { $0.label == "Fill in \(time(latest))" })
    #expect(visit.says("more") == (more != nil || canShowMore))
    if let more { #expect(visit.says(more)) }
    #expect((visit.page.find("button", "Show more") != nil) == canShowMore)
  }

  @Test func `is not there while the only open question is asked above`() {
    let visit = Visit(overview(probe(60, .pending)))
    #expect(visit.page.find("section", "Unanswered probes") == nil)
    #expect(!visit.says("Every probe has an answer."))
  }

  @Test func `says that every probe has an answer`() {
    let answered = probe(60, .answered, "work")
    let visit = Visit(overview(answered, today: [answered]))
    #expect(visit.says("Every probe has an answer."))
  }

  @Test func `has the latest while an older one is filled in`() {
    let (latest, old) = (probe(60, .pending), probe(4_000))
    let visit = Visit(overview(latest, unfilled: [latest, old]))
    visit.page.click("button", "Fill in \(time(old))")
    #expect(visit.page.find("button", "Fill in \(time(old))") == nil)
    visit.page.click("button", "Fill in \(time(latest))")
    #expect(visit.heading == question(latest))
  }

  @Test func `shows up to fifty when asked for more`() {
    let olds = Self.olds(50)
    let visit = Visit(overview(probe(60, .answered, "work"), unfilled: olds, count: 70))
    visit.page.click("button", "Show more")
    #expect(visit.page.all("button").filter { $0.text == "Fill in" }.count == 50)
    #expect(visit.says("and 20 more"))
    #expect(visit.page.find("button", "Show more") == nil)
  }
}

/// A probe that nobody answers while it is fresh.
@Suite struct `A waiting probe` {
  @Test func `is read again when its patience ends`() {
    let visit = Visit(overview(probe(60, .pending)))
    #expect(visit.says("Waiting"))
    #expect(visit.browser.requests.isEmpty)
    visit.browser.advance(milliseconds: 540_999)
    #expect(visit.browser.requests.isEmpty)
    visit.browser.advance(milliseconds: 1)
    #expect(visit.browser.requests.map(\.line).contains("GET /api/v1/overview"))
    visit.tell(overview(probe(660)))
    #expect(visit.says("Missed"))
    #expect(visit.browser.timerCount == 0)
  }

  @Test func `has one timer however often it is read`() {
    let visit = Visit(overview(probe(60, .pending)))
    let waiting = visit.browser.browser.waitingCount
    for _ in 0..<5 { visit.news(overview(probe(60, .pending))) }
    #expect(visit.browser.timerCount == 1)
    #expect(visit.browser.browser.waitingCount == waiting)
    visit.news(overview(probe(60, .answered, "work")))
    #expect(visit.browser.timerCount == 0)
    // The timer waits no more; the answer, which has come, does: to be seen off.
    #expect(visit.browser.browser.waitingCount == waiting)
  }
}
