import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Screens

/// Erasing everything, among the settings.
@Suite struct `Erasing on the page` {
  private static let post = "POST /api/v1/erase"

  private func visit() -> Visit {
    let visit = Visit(path: "/settings")
    visit.receive(overview(nil))
    return visit
  }

  @Test func `asks first, and offers a backup`() throws {
    let visit = visit()
    #expect(visit.page.all("link").contains { $0.attributes["href"] == "/api/v1/backup" })
    visit.page.click("button", "Erase everything…")
    #expect(visit.take(Self.post) == nil && visit.says("This cannot be undone"))
    visit.page.click("button", "Cancel")
    #expect(!visit.says("This cannot be undone"))
    visit.page.click("button", "Erase everything…")
    visit.page.click("button", "Erase for good")
    #expect(
      visit.take(Self.post).map { String(decoding: $0, as: UTF8.self) }
        == #"{"confirm":"erase"}"#)
    visit.respond(to: Self.post, StoreChange(Revision(1)).json)
    #expect(visit.says("Everything has been erased."))
    #expect(visit.browser.requests.contains { $0.line == "GET /api/v1/overview" })
  }

  @Test func `says why it was not done, and asks again`() {
    let visit = visit()
    visit.page.click("button", "Erase everything…")
    visit.page.click("button", "Erase for good")
    visit.respond(to: Self.post, status: 500)
    #expect(visit.alerts.contains { $0.contains("500") })
    #expect(visit.page.find("button", "Erase for good") != nil)
    #expect(!visit.says("Everything has been erased."))
  }
}
