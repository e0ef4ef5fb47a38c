import Interface
import InterfaceTestSupport
import Testing

/// Tasks that run while a view is shown, and the person's settings in the environment of views.
@Suite struct TaskTests {
  struct Day: View {
    final class Model {
      @Observed var tag = "work"
      @Observed var isShown = true
      var received: [String] = []
    }
    let model: Model
    let browser: Browser

    var body: some View {
      if model.isShown {
        Text(model.tag).task(id: model.tag) { task in
          task.hold(
            browser.fetch(.get, "/" + model.tag) {
              model.received.append("\(model.tag) \($0.status)")
            })
        }
      }
    }
  }

  let page = TestPage()
  let model = Day.Model()

  init() {
    page.mount(Day(model: model, browser: page.browser.browser))
    page.settle()
  }

  var lines: [String] { page.browser.requests.map(\.line) }

  @Test func `begins with the view and ends on completion`() {
    #expect(lines == ["GET /work"])
    page.browser.respond()
    #expect(model.received == ["work 200"])
    model.tag = "work"
    page.settle()
    #expect(lines.isEmpty, "an equal value does not restart the task")
  }

  @Test func `restarts for another id, cancelling the previous work`() {
    model.tag = "tea"
    page.settle()
    #expect(lines == ["GET /tea"])
    page.browser.respond()
    #expect(model.received == ["tea 200"])
  }

  @Test func `is cancelled with its view`() {
    model.isShown = false
    page.settle()
    #expect(lines.isEmpty)
    #expect(page.browser.browser.waitingCount == 0)
    model.isShown = true
    page.settle()
    #expect(lines == ["GET /work"])
    page.unmount()
    #expect(lines.isEmpty && page.nodeCount == 0)
  }

  struct Late: View {
    let browser: Browser
    let keep: (ViewTask) -> Void

    var body: some View { Text("x").task(perform: keep) }
  }

  @Test func `cancels what it is given after its end`() {
    let page = TestPage()
    var held: ViewTask?
    page.mount(Late(browser: page.browser.browser) { held = $0 })
    page.settle()
    page.unmount()
    #expect(held?.isCancelled == true)
    held?.hold(page.browser.browser.after(milliseconds: 1) {})
    #expect(page.browser.timerCount == 0)
  }

  struct Mood: View {
    @Environment(ReducesMotion.self) private var reducesMotion
    @Environment(IsDark.self) private var isDark
    @Environment(IncreasesContrast.self) private var increasesContrast

    var body: some View { Text("\(reducesMotion) \(isDark) \(increasesContrast)") }
  }

  @Test func `the person's settings reach every view, and so do their changes`() {
    let page = TestPage()
    page.browser.set("(prefers-reduced-motion: reduce)", to: true)
    let settings = SystemSettings(browser: page.browser.browser)
    page.mount(SystemEnvironment(settings) { Mood() })
    #expect(page.find("span")?.text == "true false false")
    page.browser.set("(prefers-reduced-motion: reduce)", to: false)
    page.browser.set("(prefers-color-scheme: dark)", to: true)
    page.browser.set("(prefers-contrast: more)", to: true)
    page.settle()
    #expect(page.find("span")?.text == "false true true")
    #expect(TestPage(Mood()).find("span")?.text == "false false false")
  }

  @Test func `a refused stream is reopened after a delay`() {
    let test = TestBrowser()
    var log: [String] = []
    let stream = test.browser.events("/events", named: ["a"]) { event in
      switch event {
      case .opened: log.append("opened")
      case .interrupted: log.append("interrupted")
      case .message(let name, _): log.append(name)
      }
    }
    test.refuseStreams()
    test.advance(milliseconds: 2_900)
    #expect(test.streamCount == 1)
    test.advance(milliseconds: 200)
    #expect(test.streamCount == 2)
    test.connect()
    test.send("a", "")
    #expect(log == ["interrupted", "opened", "a"])
    test.refuseStreams()
    stream.cancel()
    test.advance(milliseconds: 5_000)
    #expect(test.streamCount == 2)
  }
}
