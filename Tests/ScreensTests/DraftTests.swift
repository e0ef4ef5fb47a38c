import CivilTime
import InterfaceTestSupport
import TestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import DayScreens
@testable import Screens

/// An answer begun before the page was left.
@Suite struct `A draft` {
  let pending = probe(60, .pending)

  /// The page reopened on the same device, in another window or the same one.
  func reload(_ visit: Visit, _ overview: Overview, inWindow: Bool = false) -> Visit {
    let next = Visit(
      storage: visit.browser.storage, windowStorage: inWindow ? visit.browser.windowStorage : [:])
    next.receive(overview)
    return next
  }

  @Test func `is restored after a reload`() {
    let visit = Visit(overview(pending))
    visit.write("work (half a n")
    let next = reload(visit, overview(pending))
    #expect(next.draft == "work (half a n")
    let newer = probe(5, .pending)
    next.news(overview(newer, unfilled: [newer, pending]))
    #expect(next.heading == question(pending), "it is still about the probe it was begun for")
  }

  @Test func `of a probe that is no longer the latest is restored in its form`() {
    let visit = Visit(overview(pending))
    visit.write("work")
    let newer = probe(5, .pending)
    let next = reload(visit, overview(newer, unfilled: [newer, pending]))
    #expect(next.draft == "")
    next.page.click("button", "Fill in \(time(pending))")
    #expect(next.draft == "work")
  }

  @Test func `is discarded once everything was erased, here or elsewhere`() {
    let old = probe(4_000)
    let visit = Visit(overview(pending, unfilled: [pending, old]))
    visit.write("secret")
    visit.page.click("button", "Fill in \(time(old))")
    visit.write("secret")
    let erased = overview(pending, erasedAt: 60)
    let closed = reload(visit, erased, inWindow: true)
    #expect(closed.draft == "" && closed.browser.storage.isEmpty)
    #expect(closed.browser.windowStorage.isEmpty)
    visit.news(erased)
    #expect(visit.draft == "" && visit.browser.storage.isEmpty)
    #expect(visit.browser.windowStorage.isEmpty)
    visit.write("new")
    visit.news(erased)
    #expect(visit.draft == "new" && reload(visit, erased).draft == "new")
    #expect(reload(visit, overview(pending, erasedAt: 90)).draft == "")
  }

  @Test func `of every probe is restored`() {
    let old = probe(4_000)
    let visit = Visit(overview(pending, unfilled: [pending, old]))
    visit.write("latest")
    visit.page.click("button", "Fill in \(time(old))")
    visit.write("older")
    let next = reload(visit, overview(pending, unfilled: [pending, old]))
    #expect(next.draft == "latest")
    next.page.click("button", "Fill in \(time(old))")
    #expect(next.draft == "older")
  }

  @Test func `in an open form is shown again after a reload of the window`() {
    let old = probe(4_000)
    let state = overview(pending, unfilled: [pending, old])
    let visit = Visit(state)
    visit.write("latest")
    visit.page.click("button", "Fill in \(time(old))")
    visit.write("older")
    let next = reload(visit, state, inWindow: true)
    #expect(next.heading == question(old))
    #expect(next.draft == "older")
    next.page.click("button", "Cancel")
    #expect(next.draft == "latest")
    let last = reload(next, state, inWindow: true)
    #expect(last.heading == question(pending))
    #expect(last.draft == "latest")
  }

  @Test func `of a probe that is no longer listed is kept`() {
    let old = probe(4_000)
    let visit = Visit(overview(pending, unfilled: [pending, old]))
    visit.page.click("button", "Fill in \(time(old))")
    visit.write("older")
    let next = reload(visit, overview(pending), inWindow: true)
    #expect(next.heading == question(pending))
    #expect(next.browser.windowStorage.isEmpty)
    #expect(!next.browser.storage.isEmpty)
  }

  @Test func `that changes an answer is restored after a reload`() {
    let answered = probe(60, .answered, "work")
    let state = overview(answered, today: [answered])
    let visit = Visit(state)
    visit.page.click("button", "Edit")
    #expect(visit.browser.storage.isEmpty, "nothing is changed yet")
    visit.write("work email (half")
    #expect(reload(visit, state, inWindow: true).draft == "work email (half")
    let elsewhere = reload(visit, state)
    #expect(elsewhere.page.find("textbox") == nil)
    elsewhere.page.click("button", "Edit")
    #expect(elsewhere.draft == "work email (half")
    elsewhere.page.click("button", "Cancel")
    #expect(elsewhere.browser.storage.isEmpty)
    elsewhere.page.click("button", "Edit")
    #expect(elsewhere.draft == "work ")
  }

  @Test func `that changes an answer is kept while another probe is filled in`() {
    let (answered, old, older) = (probe(60, .answered, "work"), probe(4_000), probe(20_000))
    let visit = Visit(overview(answered, unfilled: [old, older], today: [answered]))
    visit.page.click("button", "Edit")
    visit.write("work email")
    for other in [old, older] {
      visit.page.click("button", "Fill in \(time(other))")
      #expect(visit.draft == "")
      visit.page.click("button", "Cancel")
      #expect(visit.page.find("textbox") == nil)
    }
    visit.page.click("button", "Edit")
    #expect(visit.draft == "work email")
    visit.page.click("button", "Save")
    visit.respond(to: "POST /api/v1/answers")
    #expect(visit.browser.storage.isEmpty)
  }

  @Test func `is removed once it is saved, emptied or cancelled`() {
    let old = probe(4_000)
    let visit = Visit(overview(pending, unfilled: [pending, old]))
    visit.write("work")
    visit.write("")
    #expect(visit.browser.storage.isEmpty)
    visit.page.click("button", "Fill in \(time(old))")
    visit.write("tea")
    visit.page.click("button", "Cancel")
    #expect(visit.browser.storage.isEmpty)
    visit.write("work")
    #expect(!visit.browser.storage.isEmpty)
    visit.page.click("button", "Save")
    visit.respond(to: "POST /api/v1/answers")
    #expect(visit.browser.storage.isEmpty)
  }

  @Test func `of a probe answered elsewhere is not shown, unless the answer is changed`() {
    let visit = Visit(overview(pending))
    visit.write("work")
    let answered = probe(60, .answered, "tea")
    let next = reload(visit, overview(answered, today: [answered]))
    #expect(next.page.find("textbox") == nil)
    next.page.click("button", "Edit")
    #expect(next.draft == "work", "unless the answer is to be changed")
  }

  @Test func `is stored only for the most recent probes`() {
    var drafts = Drafts()
    for moment in 1...25 as ClosedRange<Int64> {
      drafts.keep("t\(moment) x", for: Moment(secondsSince1970: moment))
    }
    var read = Drafts(lines: drafts.lines + "nonsense\nx y\n")
    #expect(read.take(5) == nil)
    #expect(read.take(6) == "t6 x")
    #expect(read.take(25) == "t25 x")
    #expect(Drafts(lines: "").isEmpty)
  }
}
