import Interface
import InterfaceTestSupport
import JSON
import PageModel
import Preferences
import Testing
import Tracking
import Wire

@testable import Answering
@testable import Screens

/// Keys that act on the page, and the sheet that names them.
@Suite struct `The keys of the page` {
  private let title = "Keyboard shortcuts"

  private func visit(path: String = "/") -> Visit {
    let visit = Visit(path: path)
    visit.receive(overview(probe(60, .pending)))
    return visit
  }

  private func turnOff(_ visit: Visit) {
    visit.browser.connect()
    visit.browser.send(EventName.settings, PersonalSettings(shortcuts: .off).json.text)
    visit.page.settle()
  }

  @Test(arguments: [("1", "/"), ("2", "/days"), ("3", "/insights"), ("4", "/tags")])
  func `lead to the sections`(key: String, path: String) {
    let visit = visit(path: "/settings")
    #expect(visit.page.press(Key(key)))
    #expect(visit.browser.history.last == path)
    #expect(visit.browser.focused.last == "page-heading")
  }

  @Test(arguments: ["1", "2", "3", "4", "?", "/", "z"])
  func `are text in a field, and nothing while they are off`(key: String) {
    let visit = visit()
    #expect(!visit.page.press(Key(key), in: "Your answer"))
    turnOff(visit)
    #expect(!visit.page.press(Key(key)))
    #expect(visit.browser.history == ["/"] && visit.page.find("dialog") == nil)
  }

  @Test func `do nothing together with keys that browsers use`() {
    let visit = visit()
    for modifier in [Modifiers.control, .option, .command] {
      #expect(!visit.page.press("2", modifiers: modifier))
    }
    #expect(visit.browser.history == ["/"])
  }

  @Test func `lead to the field, and out of it`() {
    let visit = visit()
    #expect(visit.page.press(.escape, in: "Your answer"))
    #expect(visit.browser.focused.last == "page-heading")
    visit.app.home.entry.hasFocus = false
    #expect(visit.page.press("/"))
    #expect(visit.page.document.focused?.label == "Your answer")
  }

  @Test(arguments: [
    ("/", ["In the answer field", "Everywhere"]),
    ("/days", ["Days", "In the row of days", "Everywhere"]),
    ("/insights", ["Period", "In charts", "Everywhere"]),
    ("/review", ["Week in review", "Everywhere"]), ("/settings", ["Everywhere"]),
    ("/nowhere", ["Everywhere"]),
  ])
  func `are listed, those of the screen first`(path: String, groups: [String]) {
    let visit = visit(path: path)
    #expect(visit.page.press("?", modifiers: .shift))
    let sheet = visit.page.find("dialog", title)
    let headings = sheet?.all.filter { $0.role == "heading" && $0.text != title }.map(\.text)
    #expect(headings == groups)
    // While the sheet is above the page, the page's keys do nothing.
    #expect(!visit.page.press("2"))
    visit.page.click("button", "Close")
    #expect(visit.page.find("dialog") == nil)
  }

  @Test(arguments: [
    (
      "/",
      ["Take the first suggestion Tab", "Save ↵", "Same as last time \"", "Edit the last tag"]
    ),
    ("/days", ["Day before P", "Day after N", "Today T", "First days Home"]),
    ("/insights", ["Earlier period P", "Later period N", "Now 1"]),
    ("/review", ["Week before P", "Week after N", "Previous card ←"]),
  ])
  func `are listed with what they do`(path: String, lines: [String]) {
    let visit = visit(path: path)
    visit.page.press("?")
    let items = visit.page.find("dialog", title)?.all.filter { $0.tag == "li" } ?? []
    let texts = items.map { item in
      item.all.filter { $0.tag == "span" && !$0.text.isEmpty }.map(\.text).joined(separator: " ")
    }
    for (text, line) in zip(texts, lines) { #expect(text.hasPrefix(line), "\(texts)") }
  }

  @Test func `are listed without those that are off, which can be turned on`() {
    let visit = visit(path: "/insights")
    turnOff(visit)
    visit.page.click("button", title)
    #expect(visit.says("Single-key shortcuts are off"))
    #expect(!visit.says("Everywhere") && visit.says("In charts"))
    let link = visit.page.all("link", "Settings").last
    #expect(link?.attributes["href"] == "/settings")
    visit.browser.go(to: "/settings")
    visit.page.settle()
    #expect(visit.page.find("dialog") == nil, "the sheet closes when another screen is opened")
  }

  @Test func `have one act each`() {
    for (place, key) in PageKey.allCases.enumerated() {
      #expect(!PageKey.allCases[..<place].contains { $0.key == key.key }, "\(key)")
    }
  }

  @Test(
    arguments: [
      (PageKey.leave.key, "Esc"), ("n", "N"), ("/", "/"), ("1", "1"), (.left, "←"),
      ("PageUp", "Page Up"), (.home, "Home"), (.tab, "Tab"),
    ] as [(Key, String)])
  func `are named as they are printed`(key: Key, cap: String) {
    #expect(key.cap == cap)
  }
}
