import Interface
import InterfaceTestSupport
import Testing
import Tracking

@testable import Screens

/// The page before the first answer.
@Suite struct `A first run` {
  private static let sentence = "Proba asks what you are doing at random moments."
  private static let importing = "Import a TagTime or Proba log"

  @Test func `is one sentence and one field, and offers an import`() {
    let visit = Visit()
    visit.receive(overview(probe(60)))
    #expect(visit.says(Self.sentence) && visit.page.find("textbox") != nil)
    #expect(visit.page.find("link", Self.importing) != nil)
  }

  @Test func `leads to the control by which a log is chosen, and the settings to their beginning`()
    throws
  {
    let visit = Visit()
    visit.receive(overview(probe(60)))
    let link = visit.page.find("link", Self.importing)
    let path = try #require(link?.attributes["href"])
    #expect(path == "/settings?part=data")
    #expect(visit.focus(at: path) == "import-log")
    visit.browser.go(to: "/")
    #expect(visit.focus(at: "/settings") == Text.pageHeading)
  }

  @Test func `is over with the first answer`() {
    let visit = Visit()
    visit.receive(overview(probe(60, .answered, "tea")))
    #expect(!visit.says(Self.sentence))
    let later = Visit()
    later.receive(overview(probe(60), previous: answer("tea")))
    #expect(!later.says(Self.sentence))
    // Nor does it return when the only answer is changed.
    visit.page.click("button", "Edit")
    #expect(!visit.says(Self.sentence))
  }
}

/// The page of a demonstration.
@Suite struct `A made-up year` {
  private static let sentence =
    "This is a made-up year of somebody else, with a question about every minute."

  @Test(arguments: [true, false]) func `is called so, and a person's own is not`(isMadeUp: Bool) {
    let visit = Visit()
    visit.receive(overview(probe(60, .answered, "tea"), isMadeUp: isMadeUp))
    #expect(visit.says(Self.sentence) == isMadeUp)
  }
}
