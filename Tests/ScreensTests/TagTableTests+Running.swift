import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

@testable import Screens

// Periods that are not over, and those that lack answers.

extension `The table of tags` {
  @Test(arguments: [(330, false), (310, false), (370, false), (744, true), (100, true)])
  func `says when hours are scaled`(before: Double, says: Bool) {
    let visit = wholeMonth([("work", 3, .notVisible)], hoursBefore: before)
    #expect(headline(visit).contains("more than expected from the month before;") == says)
    #expect(headline(visit).contains("more than the month before;") != says)
  }

  /// Nearly the same hours, but those of the month before are scaled.
  @Test func `says of a period that is not over that it is so, and that hours are scaled`() {
    let visit = visit([("work", 30, .more)], hoursBefore: 330)
    let text = headline(visit)
    #expect(text.hasPrefix("So far, work took NumberFormat 30.0\u{A0}h ("), "\(text)")
    #expect(text.contains(" more than expected from the month before."), "\(text)")
    #expect(
      visit.page.document.root.all.contains { $0.tag == "h2" && $0.text.hasSuffix(", so far") })
    let over = wholeMonth([("work", 30, .more)], hoursBefore: 330)
    #expect(headline(over).hasPrefix("work took") && !over.says("so far"))
  }

  /// The nights of the month before are missing, so its hours say nothing of a change.
  @Test func `claims no change since a period that lacks answers, but warns`() {
    let visit = S().visit()
    visit.respond(
      to: S.changes,
      Comparison(
        now: .init(probes: 50, answered: 40, askedHours: 336),
        before: .init(
          probes: 50, answered: 40, askedHours: 336, gap: AnswerGap(hours: 23..<31, missed: 10)),
        entries: [
          .init(
            name: "work", now: Estimate(value: 252, low: 202, high: 290),
            before: Estimate(value: 200, low: 180, high: 220),
            difference: Estimate(value: 52, low: 20, high: 80), verdict: .more)
        ]
      ).json)
    #expect(headline(visit).hasPrefix("So far, work took the most time: "), "\(headline(visit))")
    #expect(visit.says("Too many questions of one of the two periods are unanswered"))
  }
}
