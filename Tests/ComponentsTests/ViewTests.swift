import Components
import Interface
import InterfaceTestSupport
import Testing

/// Sheets above each other, with the same shortcut on all but the last.
private struct Sheets: View {
  @State private var shown = 0
  @State private var saved = ""

  var body: some View {
    Text("saved on the " + saved)
    place("page", 1) { place("sheet", 2) { place("next", 3) { back("next", 2) } } }
  }

  private func place(_ name: String, _ level: Int, @ViewBuilder above: @escaping () -> Part) -> Part
  {
    let isShown = Binding {
      shown >= level
    } set: {
      shown = $0 ? level : level - 1
    }
    return VStack {
      Button("Save on the " + name) { saved = name }
        .keyboardShortcut("s", modifiers: .control)
      Button("to the next from the " + name) { shown = level }
      if level > 1 { back(["page", "sheet"][level - 2], level - 2) }
    }
    .sheet(isPresented: isShown, title: "Above the " + name, content: above)
  }

  private func back(_ name: String, _ level: Int) -> Button {
    Button("back to the " + name) { shown = level }
  }
}

/// Components on a page in memory, with a clock that the test moves.
@Suite struct ViewTests {
  /// The requests made to a service.
  private func requests(_ page: TestPage, _ service: Service) -> [TestBrowser.PartRequest] {
    page.browser.partRequests.filter { $0.service == service }
  }

  private func show<Content: View>(_ content: Content) -> TestPage {
    let page = TestPage()
    page.mount(content.components(ComponentContext(browser: page.browser.browser)))
    page.settle()
    return page
  }

  @Test func `the shortcut of a busy button does nothing, and leaves the focus alone`() {
    var count = 0
    let page = show(
      VStack {
        TextField("Name", text: .constant(""))
        Button("Save") { count += 1 }.keyboardShortcut("s", modifiers: .control).busy()
      })
    #expect(page.press("s", modifiers: .control, in: "Name"))
    #expect(count == 0)
    #expect(page.document.focused == nil)
  }

  @Test func `toasts are queued, and stay long enough to be read`() {
    let test = TestBrowser()
    let toaster = Toaster(browser: test.browser)
    toaster.show("one")
    toaster.show("two")
    test.advance(milliseconds: 4_000)
    #expect(toaster.current?.text == "one")
    test.advance(milliseconds: 500)
    #expect(toaster.current?.text == "two")
    test.advance(milliseconds: 5_000)
    #expect(toaster.current == nil)
    #expect(test.timerCount == 0)
  }

  @Test func `toasts with an action stay until they are closed`() {
    let test = TestBrowser()
    let toaster = Toaster(browser: test.browser)
    toaster.show("deleted", action: "Undo") {}
    test.advance(milliseconds: 600_000)
    #expect(toaster.current?.text == "deleted")
    toaster.close()
    #expect(toaster.current == nil)
  }

  @Test func `a countdown vibrates each second, and calls its completion once`() {
    var ends = 0
    let page = show(CountdownView("Next", seconds: 3) { ends += 1 })
    var shown: [Bool] = []
    for second in [2, 1] {
      page.browser.advance(milliseconds: 1_000)
      page.settle()
      shown.append(page.html.contains(">\(second)<"))
    }
    #expect(shown == [true, true] && ends == 0)
    page.browser.advance(milliseconds: 60_000)
    page.settle()
    #expect(ends == 1)
    #expect(requests(page, .vibrate).map { $0.bytes } == [[10], [10], [15, 60, 30]])
  }

  @Test func `a countdown that leaves the page does not call its completion`() {
    var ends = 0
    let page = show(CountdownView("Next", seconds: 3) { ends += 1 })
    page.unmount()
    page.browser.advance(milliseconds: 60_000)
    #expect(ends == 0 && page.browser.timerCount == 0)
  }

  @Test func `a sheet is closed whenever the browser requests it`() throws {
    var isShown = true
    let binding = Binding {
      isShown
    } set: {
      isShown = $0
    }
    let page = show(Text("behind").sheet(isPresented: binding, title: "Sheet") { Text("on it") })
    let modal = try #require(requests(page, .modal).first)
    page.browser.browser.receive(ticket: modal.ticket, number: 1, bytes: [])
    #expect(!isShown)
  }

  @Test func `shortcuts act only on the topmost sheet`() {
    let page = show(Sheets())
    func press() -> Bool {
      defer { page.settle() }
      return page.press("s", modifiers: .control)
    }
    for place in ["page", "sheet", "next"] {
      #expect(press() && page.html.contains("saved on the \(place)<"), "\(page.html)")
      page.click("button", "to the next from the \(place)")
      page.settle()
    }
    #expect(!press(), "the last sheet has no shortcut")
    for place in ["next", "sheet", "page"] {
      page.click("button", "back to the \(place)")
      page.settle()
      #expect(press() && page.html.contains("saved on the \(place)<"), "\(page.html)")
    }
  }

  @Test(arguments: [true, false])
  func `stories are closed by a button, if nothing else leads on`(hasClose: Bool) {
    var count = 0
    let page = show(
      StoriesView("Week", count: 2, hasClose: hasClose, finish: { count += 1 }) { Text("\($0)") })
    #expect((page.find("button", "Close") != nil) == hasClose)
    guard hasClose else { return }
    page.click("button", "Close")
    #expect(count == 1)
  }

  @Test func `a player plays when it is ready, seeks by halting, and goes through its list`() throws
  {
    var news: [VideoPlayer.News] = []
    let videos = ["a", "b"].map { Video($0, sources: [.init("/" + $0, type: "video/webm")]) }
    let player = VideoPlayer(videos) { news.append($0) }
    let page = show(VideoView(player))
    func report(_ kind: UInt8, _ number: Double) throws {
      let ticket = try #require(requests(page, .media).last { $0.ticket != 0 }?.ticket)
      page.browser.browser.receive(ticket: ticket, number: number, bytes: [kind])
      page.settle()
    }
    func commands() -> [UInt8] {
      requests(page, .media).filter { $0.ticket == 0 }.map { $0.bytes[0] }
    }
    player.play()
    #expect(commands() == [])
    try report(0, 12)
    #expect(commands() == [0])
    try report(1, 1)
    player.seek(to: 99)
    #expect(commands() == [0, 1, 2, 0] && player.position == 12)
    try report(3, 0.5)
    try report(4, 0)
    #expect(player.index == 1 && !player.hasFailed)
    try report(0, 3)
    #expect(commands() == [0, 1, 2, 0, 0])
    // The speed is kept for this video and, had there been one, the next.
    page.click("button", "Speed 1×")
    #expect(player.rate == 1.5 && page.find("button", "Speed 1½×") != nil)
    #expect(requests(page, .media).last?.bytes == [4, 0xDC, 5, 0, 0])
    player.show(0)
    page.settle()
    #expect(player.rate == 1.5)
    try report(0, 12)
    #expect(commands().suffix(2) == [4, 0])
    player.play(atRate: 99)
    #expect(player.rate == 4)
    player.play(atRate: .nan)
    #expect(player.rate == 1)
    player.show(1)
    page.settle()
    try report(5, 0)
    #expect(page.find("alert") != nil)
    #expect(
      news == [.ready(12), .downloaded(0.5), .finished(0), .ready(3), .ready(12), .failed(1)])
  }
}
