import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import TestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import DayScreens
@testable import Screens

/// The probes without an answer, in spans.
@Suite struct `The missed probes` {
  /// Probes far enough apart that each has a span of its own.
  static func olds(_ count: Int) -> [Probe] { (1...count).map { probe(Int64($0) * 20_000) } }

  /// A night of seven probes, and one in the preceding afternoon.
  static let night = (0..<7).map { probe(40_000 + Int64($0) * 3_000) }
  static let afternoon = probe(80_000)
  static let latest = probe(60, .answered, "work")

  static func visit() -> Visit {
    Visit(overview(latest, unfilled: night + [afternoon], today: [latest]))
  }

  /// The moment of a probe of any day, as shown by the list.
  static func moment(_ probe: Probe) -> String {
    probe.moment >= now - 80_000 ? time(probe) : "\(time(probe)), \(time(probe))"
  }

  /// The label of the button that fills in some probes.
  static func button(_ probes: [Probe]) -> String {
    let (first, last) = (probes[probes.count - 1], probes[0])
    return "Fill in \(moment(first))–\(time(last))"
  }

  /// The same for a button that gives all of them one answer: its label begins with its visible text.
  static func button(_ probes: [Probe], _ visit: Visit) -> String {
    "Fill in all \(visit.number(probes.count)): " + button(probes).dropFirst("Fill in ".count)
  }

  static func changed(
    _ probes: [Probe], _ overview: Overview?, revision: Int64 = 1
  ) -> JSONValue {
    ChangedProbes(
      changed: probes.map(\.moment).sorted(), kept: [], revision: Revision(revision),
      overview: overview
    ).json
  }

  /// The missed probes before the latest, the server's count, the rows, and the offered actions.
  @Test(arguments: [
    (1, 2, 1, false, false), (4, 5, 4, false, false), (5, 6, 4, true, false),
    (4, 9, 4, false, true),
  ])
  func `exclude the probe of the question above`(
    others: Int, count: Int, rows: Int, canShowMore: Bool, canDismiss: Bool
  ) {
    let latest = probe(60, .pending)
    let visit = Visit(
      overview(latest, unfilled: [latest] + Self.olds(others), count: count))
    let buttons = visit.page.all("button").filter { $0.text == "Fill in" }
    #expect(buttons.count == rows)
    #expect(!buttons.contains { $0.label == "Fill in \(time(latest))" })
    #expect(visit.says("\(visit.number(others)) to catch up"))
    #expect((visit.page.find("button", "Show more") != nil) == canShowMore)
    #expect((visit.page.find("button", "Don’t ask about older ones") != nil) == canDismiss)
  }

  @Test func `are hidden while the only open question is shown above`() {
    let visit = Visit(overview(probe(60, .pending)))
    #expect(visit.page.find("section", "Unanswered questions") == nil)
    #expect(!visit.says("All caught up."))
  }

  @Test func `are reported as none if every probe has an answer`() {
    let answered = probe(60, .answered, "work")
    let visit = Visit(overview(answered, today: [answered]))
    #expect(visit.says("All caught up."))
  }

  @Test func `show their number by rings, where there are several in a row`() throws {
    let section = try #require(Self.visit().page.find("section", "Unanswered questions"))
    let rings = section.all.filter { $0.tag == "li" }.map { row in
      row.all.count { $0.attributes["data-style"] == "ring" }
    }
    #expect(rings.sorted() == [0, Self.night.count])
  }

  /// The ages of the first and the last probe, whether they are in last night, and whether on two days.
  @Test(
    arguments: [
      (90_000, 60_000, true, false), (101_500, 50_000, true, false),
      (92_000, 36_900, true, false),
      // Yesterday afternoon is not part of the night, nor is the time after noon today.
      (103_000, 60_000, false, true), (90_000, 36_700, false, true),
      (176_400, 146_400, false, true), (79_000, 60_000, false, false),
      (166_000, 160_000, false, false),
    ] as [(Int64, Int64, Bool, Bool)])
  func `of more than one day name both days, or last night`(
    start: Int64, end: Int64, isLastNight: Bool, isOfTwoDays: Bool
  ) {
    // Close enough together to be one span.
    let count = (start - end) / 9_000 + 1
    let probes = (0...count).map { probe(end + (start - end) * $0 / count) }
    let visit = Visit(overview(Self.latest, unfilled: probes, today: [Self.latest]))
    let (first, last) = (probes[probes.count - 1], probes[0])
    let times = "\(time(first))–\(time(last))"
    let day = start > 80_000 ? "\(time(first)), " : ""
    let both = "\(time(first)), \(time(first))\u{A0}– \(time(last)), \(time(last))"
    let name = isLastNight ? "last night, \(times)" : isOfTwoDays ? both : day + times
    #expect(visit.page.find("list")?.text.contains(name) == true)
    visit.page.click("button", "Fill in all \(visit.number(probes.count)): \(name)")
    let lead =
      start > 80_000
      ? "What were you doing on \(time(first)) between" : "What were you doing between"
    let ends = "\(time(first)) and \(time(last))?"
    let dates = "\(time(first)), \(time(first)) and \(time(last)), \(time(last))?"
    #expect(
      visit.heading
        == (isLastNight
          ? "What were you doing last night \(times)?"
          : isOfTwoDays ? "What were you doing between \(dates)" : "\(lead) \(ends)"))
  }

  @Test func `include the latest while an older one is filled in`() {
    let (latest, old) = (probe(60, .pending), probe(20_000))
    let visit = Visit(overview(latest, unfilled: [latest, old]))
    visit.page.click("button", "Fill in \(time(old))")
    #expect(visit.page.find("section", "Unanswered questions")?.text.contains(time(latest)) == true)
    visit.page.click("button", "Fill in \(time(latest))")
    #expect(visit.heading == question(latest))
  }

  @Test func `are all listed on request, older ones last`() {
    let olds = Self.olds(50)
    let visit = Visit(overview(Self.latest, unfilled: olds, count: 70, today: [Self.latest]))
    let rows = { visit.page.all("button").count { $0.text == "Fill in" } }
    let recent = olds.count { $0.moment > now - Overview.recency }
    #expect(recent == 30 && visit.says("\(visit.number(recent)) to catch up"))
    #expect(visit.says("\(visit.number(70 - recent)) missed over a week ago"))
    visit.page.click("button", "Show more")
    #expect(rows() == recent && visit.page.find("button", "Show more") == nil)
    visit.page.click("button", "Show older")
    #expect(rows() == 50 && visit.page.find("button", "Show older") == nil)
    #expect(visit.browser.focused.last == "fill-in-\(olds[recent].moment)")
  }

  @Test func `of a log of years ask about nothing by themselves`() {
    let olds = (0..<3).map { probe(700_000 + Int64($0) * 20_000) }
    let visit = Visit(overview(Self.latest, unfilled: olds, count: 5_000, today: [Self.latest]))
    #expect(visit.says("All caught up.") && !visit.says("to catch up"))
    #expect(visit.says("\(visit.number(5_000)) missed over a week ago"))
    #expect(visit.page.find("button", "One by one") == nil)
    #expect(!visit.page.all("button").contains { $0.text == "Fill in" })
    visit.page.click("button", "Don’t ask about older ones")
    #expect(
      visit.take("POST /api/v1/probes/dismiss")
        == Dismissal(before: olds[0].moment + .seconds(1), wantsOverview: true).bytes)
  }

  // MARK: One answer for all

  @Test func `of a night get one answer, which can be undone`() {
    let visit = Self.visit()
    visit.page.click("button", Self.button(Self.night, visit))
    #expect(visit.says("The same answer counts for all \(visit.number(7)) questions."))
    visit.write("sleep")
    visit.page.press(.return, in: "Your answer")
    let moments = Self.night.map(\.moment).sorted()
    #expect(
      visit.take("POST /api/v1/answers/batch")
        == NewAnswers(at: moments, text: "sleep", wantsOverview: true).bytes)
    let after = overview(Self.latest, unfilled: [Self.afternoon], today: [Self.latest])
    visit.respond(to: "POST /api/v1/answers/batch", Self.changed(Self.night, after))
    #expect(visit.says("Saved the answer for \(visit.number(7)) questions."))
    // The next question appears by itself.
    #expect(visit.says("\(visit.number(2)) of \(visit.number(2))"))
    #expect(visit.heading?.hasSuffix(time(Self.afternoon) + "?") == true && visit.draft == "")

    visit.page.click("button", "Undo")
    #expect(
      visit.take("DELETE /api/v1/answers/batch")
        == Withdrawals(at: moments, seen: nil, wantsOverview: true).bytes)
    let before = overview(
      Self.latest, unfilled: Self.night + [Self.afternoon], today: [Self.latest])
    visit.respond(to: "DELETE /api/v1/answers/batch", Self.changed(Self.night, before, revision: 2))
    #expect(visit.page.find("button", "Undo") == nil)
    // The question about the night returns with its text.
    #expect(visit.says("\(visit.number(1)) to catch up"))
    #expect(visit.says("The same answer counts for all \(visit.number(7)) questions."))
    #expect(visit.draft == "sleep")
  }

  @Test(arguments: [(17_000, false), (18_000, true)] as [(Int64, Bool)])
  func `of the night before are of the last one from five o'clock on`(
    time: Int64, isLastNight: Bool
  ) {
    // From 23:30 to 2:00; at 4:43 a person may still be in that night.
    let midnight = Moment(secondsSince1970: 1_699_920_000)
    let night = [7_200, 3_600, -1_800].map { (second: Int64) in
      Probe(
        moment: midnight + .seconds(second), gap: 2_700, offset: .utc, isScheduled: true,
        state: .missed)
    }
    let latest = Probe(
      moment: midnight + .seconds(time - 60), gap: 2_700, offset: .utc, isScheduled: true,
      state: .answered, answer: answer("tea"))
    let visit = Visit(
      Overview(
        now: midnight + .seconds(time), offset: .utc, gap: .minutes(45), latest: latest,
        unfilled: night, unfilledCount: 3, today: [latest], likely: answers([]), tags: []))
    #expect(visit.says("last night, ") == isLastNight)
  }

  @Test func `can be taken back while an answer to the latest is half written`() {
    let latest = probe(60, .pending)
    let before = overview(latest, unfilled: [latest] + Self.night)
    let visit = Visit(before)
    visit.write("rea")
    visit.page.click("button", Self.button(Self.night, visit))
    visit.write("sleep")
    visit.page.press(.return, in: "Your answer")
    visit.respond(
      to: "POST /api/v1/answers/batch",
      Self.changed(Self.night, overview(latest, unfilled: [latest])))
    #expect(visit.draft == "rea")
    #expect(visit.says("Saved the answer for \(visit.number(7)) questions."))
    visit.page.click("button", "Undo")
    #expect(visit.take("DELETE /api/v1/answers/batch") != nil)
    visit.respond(to: "DELETE /api/v1/answers/batch", Self.changed(Self.night, before, revision: 2))
    #expect(visit.draft == "rea")
  }

  @Test func `keep the form open if the server is unreachable, and are sent again`() {
    let visit = Self.visit()
    visit.page.click("button", Self.button(Self.night, visit))
    visit.write("sleep")
    visit.page.click("button", "Save")
    visit.respond(to: "POST /api/v1/answers/batch", status: 0)
    #expect(visit.alerts == ["Not saved yet. It will be sent when Proba is back."])
    #expect(visit.draft == "sleep")
    visit.connect(at: 0)
    visit.receive(overview(Self.latest, unfilled: Self.night + [Self.afternoon]))
    #expect(visit.take("POST /api/v1/answers/batch") != nil)
  }

  // MARK: One by one

  @Test func `can be filled in one by one, in order of time`() {
    let visit = Self.visit()
    visit.page.click("button", "One by one")
    #expect(visit.says("\(visit.number(1)) of \(visit.number(8))"))
    let inOrder = Array(Self.night.reversed())
    #expect(visit.heading == "What were you doing at \(time(inOrder[0]))?")
    visit.page.click("button", "Skip")
    #expect(visit.says("\(visit.number(2)) of \(visit.number(8))"))
    visit.write("sleep")
    visit.page.press(.return, in: "Your answer")
    let left = Self.night.filter { $0.moment != inOrder[1].moment } + [Self.afternoon]
    let saved = SavedAnswer(
      probe: Probe(
        moment: inOrder[1].moment, gap: 2_700, offset: .utc, isScheduled: true,
        state: .answeredLate, answer: answer("sleep")), revision: Revision(1),
      overview: overview(Self.latest, unfilled: left, today: [Self.latest]))
    visit.respond(to: "POST /api/v1/answers", status: 201, saved.json)
    #expect(visit.says("\(visit.number(3)) of \(visit.number(8))"))
    #expect(visit.heading == "What were you doing at \(time(inOrder[2]))?")
    #expect(visit.draft == "")
    visit.page.press(.escape, in: "Your answer")
    #expect(!visit.says(" of \(visit.number(8))"))
    #expect(visit.page.find("textbox") == nil)
  }

  @Test func `are asked about again when the answer is taken back`() {
    let visit = Self.visit()
    visit.page.click("button", "One by one")
    let first = Self.night[6]
    visit.write("sleep")
    visit.page.press(.return, in: "Your answer")
    let left = Self.night.filter { $0.moment != first.moment } + [Self.afternoon]
    let saved = SavedAnswer(
      probe: Probe(
        moment: first.moment, gap: 2_700, offset: .utc, isScheduled: true, state: .answeredLate,
        answer: answer("sleep")), revision: Revision(1),
      overview: overview(Self.latest, unfilled: left, today: [Self.latest]))
    visit.respond(to: "POST /api/v1/answers", status: 201, saved.json)
    #expect(visit.says("\(visit.number(2)) of \(visit.number(8))"))
    visit.page.click("button", "Undo")
    let before = overview(
      Self.latest, unfilled: Self.night + [Self.afternoon], today: [Self.latest])
    visit.respond(
      to: "DELETE /api/v1/answers/batch", Self.changed([first], before, revision: 2))
    #expect(visit.says("\(visit.number(1)) of \(visit.number(8))"))
    #expect(visit.heading?.hasSuffix(time(first) + "?") == true && visit.draft == "sleep")
    visit.page.press(.escape, in: "Your answer")
    #expect(visit.browser.focused.last == "go-through")
  }

  @Test func `are browsed in both directions, by arrow keys where nothing is written`() {
    let visit = Self.visit()
    visit.page.click("button", "One by one")
    let place = { (number: Int) in
      visit.says("\(visit.number(number)) of \(visit.number(8))")
    }
    let isPossible = { (button: String) in
      visit.page.find("button", button)?.attributes["aria-disabled"] != "true"
    }
    // Both are on each card, in the same order, so that the next tap does not hit another button.
    #expect(!isPossible("Previous") && isPossible("Skip"))
    visit.page.press(.left, in: "Your answer")
    #expect(place(1), "there is none before the first")
    visit.page.press(.right, in: "Your answer")
    #expect(place(2))
    visit.page.click("button", "Previous")
    #expect(place(1))
    visit.write("slee")
    visit.page.press(.right, in: "Your answer")
    #expect(place(1) && visit.draft == "slee", "the key moves the caret")
    for _ in 1..<8 { visit.page.click("button", "Skip") }
    #expect(place(8) && isPossible("Previous") && !isPossible("Skip"), "it is the last one")
  }

  @Test func `get the answer before them together, from the one that is asked about on`() {
    let visit = Self.visit()
    visit.page.click("button", "One by one")
    visit.page.click("button", "Skip")
    let rest = Array(Self.night.reversed().dropFirst())
    let title = "sleep for all \(visit.number(6))"
    #expect(!visit.says(title), "the answer has not been read")
    visit.respond(
      to: "GET /api/v1/likely?at=\(rest[0].moment)", answers([], previous: answer("sleep")).json)
    let chip = visit.page.all("button").first { $0.text == title }
    visit.page.send(Event(.click), to: chip)
    #expect(
      visit.take("POST /api/v1/answers/batch")
        == NewAnswers(at: rest.map(\.moment), text: "sleep", wantsOverview: true).bytes)
    let left = [Self.night[6], Self.afternoon]
    visit.respond(
      to: "POST /api/v1/answers/batch",
      Self.changed(rest, overview(Self.latest, unfilled: left, today: [Self.latest])))
    #expect(visit.says("\(visit.number(8)) of \(visit.number(8))"))
    #expect(visit.heading?.hasSuffix(time(Self.afternoon) + "?") == true)
  }

  @Test func `lead to the answers in place of the field where a finger is the pointer`() {
    let visit = Self.visit()
    visit.browser.set("(hover: none)", to: true)
    visit.page.click("button", "One by one")
    visit.browser.advance(milliseconds: 0)
    visit.page.settle()
    #expect(visit.browser.focused.last == "answers")
    visit.page.click("button", "Skip")
    visit.browser.advance(milliseconds: 0)
    #expect(visit.browser.focused == ["answers", "answers"])
  }

  // MARK: Not remembered

  @Test func `that are not remembered are dismissed, unless that is undone`() {
    let visit = Self.visit()
    visit.page.click("button", Self.button(Self.night, visit))
    visit.page.click("button", "Don’t remember")
    let moments = Self.night.map(\.moment).sorted()
    #expect(
      visit.take("POST /api/v1/probes/dismiss")
        == Dismissal(of: moments, wantsOverview: true).bytes)
    let after = overview(Self.latest, unfilled: [Self.afternoon], today: [Self.latest])
    visit.respond(to: "POST /api/v1/probes/dismiss", Self.changed(Self.night, after))
    #expect(visit.heading?.hasSuffix(time(Self.afternoon) + "?") == true, "the next is asked about")
    visit.page.click("button", "Undo")
    #expect(
      visit.take("POST /api/v1/probes/dismiss")
        == Dismissal(of: moments, isDismissed: false, wantsOverview: true).bytes)
  }

  @Test func `that are older are dismissed together`() {
    // The last one is more than a week old.
    let olds = Self.olds(4) + [probe(700_000)]
    let visit = Visit(overview(Self.latest, unfilled: olds, count: 900))
    visit.page.click("button", "Don’t ask about older ones")
    #expect(
      visit.take("POST /api/v1/probes/dismiss")
        == Dismissal(before: olds[3].moment, wantsOverview: true).bytes)
    let older = [olds[4]]
    visit.respond(
      to: "POST /api/v1/probes/dismiss",
      Self.changed(older, overview(Self.latest, unfilled: Array(olds.prefix(4)), count: 4)))
    visit.page.click("button", "Undo")
    visit.respond(
      to: "POST /api/v1/probes/dismiss",
      Self.changed(older, overview(Self.latest, unfilled: olds, count: 900), revision: 2))
    // The oldest one listed: earlier ones have no button.
    #expect(visit.browser.focused.last == "fill-in-\(olds[3].moment)")
  }
}
