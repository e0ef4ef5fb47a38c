import Interface
import InterfaceTestSupport
import MotionViews
import Testing

private final class Model { @Observed var isPaused = false }

private struct Clock: View {
  let model: Model
  var body: some View {
    TimelineView(isPaused: model.isPaused) { time in Text("\(Int(time * 10 + 0.5))").id("time") }
  }
}

@Suite struct TimelineTests {
  @Test func `counts the seconds in which it runs`() {
    let model = Model()
    let page = TestPage()
    let script = MotionScript(page)
    page.mount(Clock(model: model))
    #expect(page.document.root.text == "0")
    for _ in 0..<3 { script.advance(0.1) }
    #expect(page.document.root.text == "2", "the first picture begins it")
    model.isPaused = true
    page.settle()
    script.advance(7)
    model.isPaused = false
    page.settle()
    script.advance(0.1)
    script.advance(0.1)
    #expect(page.document.root.text == "3")
    page.unmount()
    #expect(page.browser.browser.waitingCount == 0)
  }
}
