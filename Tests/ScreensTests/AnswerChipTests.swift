import Interface
import InterfaceTestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import Screens

@Suite struct `The chips of an answer` {
  private func chip(_ text: String, _ visit: Visit) -> MemoryNode? {
    visit.page.document.root.all.first { $0.classes.contains("chip") && $0.text.hasPrefix(text) }
  }

  /// The one that is removed shrinks away, and not another one in its place.
  @Test func `stay where they are when one before them is removed`() throws {
    let visit = Visit(overview(probe(60, .pending)))
    visit.page.type("work sleep sleep walk ", into: "Your answer")
    let (sleep, walk) = (try #require(chip("sleep", visit)), try #require(chip("walk", visit)))
    visit.page.click("button", "Remove work")
    #expect(chip("work", visit) == nil)
    #expect(chip("sleep", visit) === sleep && chip("walk", visit) === walk)
  }
}
