import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Answering
@testable import Screens

/// The tip after an answer, if there is a useful one.
@Suite struct `A tip on the page` {
  /// Answers the latest of some probes.
  private func answered(
    _ unfilled: [Probe], in visit: Visit, quiet: QuietStatus = QuietStatus(isQuiet: false)
  ) {
    let latest = probe(60, .pending)
    visit.receive(overview(latest, unfilled: [latest] + unfilled, previous: answer("work")))
    #expect(visit.page.find("button", "Turn on notifications") == nil, "a hand may answer")
    visit.write("tea")
    visit.page.click("button", "Save")
    let saved = probe(60, .answered, "tea")
    visit.respond(
      to: "POST /api/v1/answers",
      SavedAnswer(
        probe: saved, revision: Revision(1),
        overview: overview(
          saved, unfilled: unfilled, previous: answer("work"), quiet: quiet)
      ).json)
  }

  @Test(arguments: [
    (Probe.State.missed, Int64(1_200), true), (.missed, -30, false), (.unasked, 1_200, false),
  ])
  func `offers notices where a probe was missed while the page was closed`(
    state: Probe.State, secondsAgo: Int64, isOffered: Bool
  ) {
    let visit = Visit(permission: .undecided)
    answered([probe(secondsAgo, state)], in: visit)
    #expect((visit.page.find("button", "Turn on notifications") != nil) == isOffered)
    #expect(visit.says("A question was missed (") == isOffered)
  }

  @Test
  func `stays when the line of what was saved is closed, and ends once the probe is filled in`() {
    let visit = Visit(permission: .undecided)
    let missed = probe(1_200, .missed)
    answered([missed], in: visit)
    visit.page.click("button", "Close")
    #expect(visit.says("A question was missed (\(time(missed)))"))
    // After the change by the answer itself.
    visit.change(to: 2)
    visit.receive(overview(probe(60, .answered, "tea"), unfilled: [], previous: answer("work")))
    #expect(!visit.says("A question was missed"))
    #expect(!visit.says("()"))
  }

  @Test func `does not follow what failed`() {
    let visit = Visit(permission: .undecided)
    let missed = probe(1_200, .missed)
    visit.receive(
      overview(probe(60, .answered, "tea"), unfilled: [missed], previous: answer("work")))
    visit.app.home.note("Something failed.", undoing: nil)
    visit.page.settle()
    #expect(!visit.says("A question was missed"))
  }

  @Test(arguments: [NotificationPermission.granted, .denied])
  func `asks for notices once`(reply: NotificationPermission) {
    let visit = Visit(permission: .undecided)
    answered([probe(1_200, .missed)], in: visit)
    visit.browser.permission = reply
    visit.page.click("button", "Turn on notifications")
    #expect(visit.page.find("button", "Turn on notifications") == nil)
    guard reply == .granted else { return }
    visit.browser.send("probe", probe(5, .pending).json.text)
    visit.change(to: 2)
    visit.receive(overview(probe(5, .pending)))
    #expect(visit.browser.notices.count == 1)
  }

  @Test(
    arguments: [
      (8, nil, "Were you asleep?"), (8, now + .hours(1), "Were you asleep?"),
      (3, nil, "Do questions come while you sleep?"), (3, now + .hours(1), nil), (2, nil, nil),
    ] as [(Int64, Moment?, String?)])
  func `leads to what fills in a night, or to quiet hours`(
    missed: Int64, quietChange: Moment?, sentence: String?
  ) {
    let visit = Visit()
    // Every 50 minutes from 23:10 on, the newest first.
    let night = (0..<missed).map { probe(83_000 - (missed - 1 - $0) * 3_000) }
    answered(night, in: visit, quiet: QuietStatus(isQuiet: false, until: quietChange))
    for other in ["Were you asleep?", "Do questions come while you sleep?"] {
      #expect(visit.says(other) == (other == sentence))
    }
    let leads = sentence?.hasPrefix("Do questions") ?? false
    // One link is at the foot of the page.
    #expect(visit.page.all("link", "Settings").count == (leads ? 2 : 1))
  }
}
