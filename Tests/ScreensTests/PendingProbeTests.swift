import CivilTime
import Interface
import InterfaceTestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import Screens

/// A probe that gets no answer while it is pending.
@Suite struct `A pending probe` {
  @Test func `is reloaded when it becomes missed`() {
    let visit = Visit(overview(probe(60, .pending), previous: answer("tea")))
    #expect(visit.says("Waiting"))
    #expect(visit.browser.requests.isEmpty)
    #expect(visit.says("min left"))
    visit.browser.advance(milliseconds: 540_999)
    #expect(visit.browser.requests.isEmpty)
    visit.browser.advance(milliseconds: 1)
    #expect(visit.browser.requests.map(\.line).contains("GET /api/v1/overview"))
    visit.receive(overview(probe(660), previous: answer("tea")))
    #expect(visit.says("Missed"))
    #expect(visit.browser.timerCount == 0)
  }

  @Test func `is not called missed before the first answer`() {
    // Only its line beside the strip of the day shows it.
    let question = Visit(overview(probe(660))).page.document.root.all.first {
      $0.attributes["data-style"] == "question"
    }
    #expect(question?.text.contains("Missed") == false)
    #expect(Visit(overview(probe(60, .pending))).says("Waiting"))
  }

  @Test func `has one timer however often it is loaded`() {
    let visit = Visit(overview(probe(60, .pending), previous: answer("tea")))
    let waiting = visit.browser.browser.waitingCount
    for _ in 0..<5 { visit.news(overview(probe(60, .pending), previous: answer("tea"))) }
    #expect(visit.browser.timerCount == 1)
    #expect(visit.browser.browser.waitingCount == waiting)
    visit.news(overview(probe(60, .answered, "work"), previous: answer("tea")))
    #expect(visit.browser.timerCount == 0)
    // The timer is cancelled, as is the notice from before the page load; the answered form waits for
    // its fade-out.
    #expect(visit.browser.browser.waitingCount == waiting - 1)
  }
}
