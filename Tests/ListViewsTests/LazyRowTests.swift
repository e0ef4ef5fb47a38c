import Interface
import InterfaceTestSupport
import Lists
import Testing

@testable import ListViews

@Suite struct `A lazy row` {
  private let position = ListPosition()

  private func row(_ snapping: ListSnapping = .none) -> ListPage {
    ListPage(
      LazyRow(
        "Cards", 0..<1_000, estimatedWidth: 90, spacing: 10, snapping: snapping, position: position
      ) {
        Text("Card \($0)")
      }, extent: { _ in 90 })
  }

  @Test func `has its items beside one another`() {
    let list = row()
    #expect(list.page.find("list")?.styles["inline-size"] == "99990.00px")
    #expect(list.place(of: 3) == 300)
  }

  @Test func `scrolls by pages, and to its ends`() {
    let list = row()
    func press(_ key: Key) -> Double {
      list.page.send(Event(.keydown, key: key), to: list.page.find("group", "Cards"))
      list.settle()
      return list.offset
    }
    #expect(press("PageDown") == 400 && press("PageDown") == 800 && press("PageUp") == 400)
    #expect(press(.end) == 99_590 && press("PageDown") == 99_590 && press(.home) == 0)
  }

  @Test func `is pulled and thrown by a mouse`() {
    let list = row()
    list.scroll(to: 5_000)
    list.report([3, 0, 300, 1])
    list.report([3, 1, 200, 1.02])
    list.settle()
    #expect(list.offset == 5_100)
    list.report([3, 2, 200, 1.02])
    list.draw(at: 2.02)
    #expect(list.offset > 5_900)
    list.draw(at: 3.1)
    #expect((list.offset - 6_012.5).magnitude < 1)
    let cancelled = list.page.browser.cancelledTickets
    #expect(
      list.page.browser.partRequests.filter { $0.service == .frames }.map { $0.ticket } == cancelled
    )
  }

  @Test func `resists beyond its ends`() {
    let list = row()
    list.report([3, 0, 0, 1])
    list.report([3, 1, 200, 2])
    list.settle()
    #expect(list.offset == 0 && list.beyond < -80)
    list.report([3, 2, 200, 3])
    list.draw(at: 4)
    #expect(list.offset == 0 && list.beyond == 0)
  }

  @Test func `scrolls at once if reduced motion is requested`() {
    let list = row()
    list.report([3, 0, 300, 1])
    list.report([3, 1, 200, 1.02])
    list.report([3, 3, 200, 1.02])
    list.settle()
    #expect((list.offset - 1_012.5).magnitude < 1)
    #expect(list.page.browser.partRequests.allSatisfy { $0.service != .frames })
  }

  @Test func `stops decelerating when it is scrolled in another way`() {
    let list = row()
    list.report([3, 0, 300, 1])
    list.report([3, 1, 200, 1.02])
    list.report([3, 2, 200, 1.02])
    list.draw(at: 1.1)
    list.scroll(to: 50)
    list.draw(at: 1.5)
    #expect(list.offset == 50)
  }

  @Test func `comes to rest at an item`() {
    let list = row(.items(.leading))
    list.scroll(to: 540)
    list.report([5])
    list.settle()
    #expect(list.offset == 500)
    list.report([5])
    list.settle()
    #expect(list.offset == 500)
  }
}
