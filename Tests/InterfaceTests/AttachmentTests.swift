import Interface
import InterfaceTestSupport
import Testing

/// Records its lifecycle; the page keeps the first one of each element.
private final class Probe: ElementAttachment {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  override func attach(to element: NodeID, in browser: Browser) { log.lines.append("+\(name)") }
  override func update(to new: ElementAttachment) {
    if let new = new as? Probe { log.lines.append("\(name) to \(new.name)") }
  }
  override func detach() { log.lines.append("-\(name)") }
}

private final class Log {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Model {
  @Observed var name = "a"
  @Observed var isAttached = true
  @Observed var isShown = true
}

private struct Attached: View {
  let model: Model
  let log: Log

  var body: some View {
    if model.isShown {
      if model.isAttached {
        Text("x").attachment(ElementAttachment.Kind(200), Probe(model.name, log))
      } else {
        Text("x")
      }
      Text("y").attachment(ElementAttachment.Kind(200), Probe("steady", log))
        .attachment(ElementAttachment.Kind(201), Probe("second", log))
    }
  }
}

@Suite struct AttachmentLifeTests {
  private let model = Model()
  private let log = Log()

  @Test func `begins once the element exists, and is updated with its values`() {
    let page = TestPage(Attached(model: model, log: log))
    #expect(log.take() == ["+a", "+steady", "+second"])
    model.name = "b"
    page.settle()
    #expect(log.take() == ["a to b", "steady to steady", "second to second"])
    #expect(page.takeLog() == [])
  }

  @Test func `ends when the element goes`() {
    let page = TestPage(Attached(model: model, log: log))
    _ = log.take()
    model.isAttached = false
    page.settle()
    #expect(log.take().first == "-a")
    model.isShown = false
    page.settle()
    #expect(log.take() == ["-steady", "-second"])
    page.unmount()
    #expect(log.take() == [])
  }

  @Test func `never begins for an element that is removed before it is shown`() {
    let page = TestPage()
    model.isShown = false
    page.mount(Attached(model: model, log: log))
    model.isShown = true
    model.isShown = false
    page.settle()
    #expect(log.take() == [])
  }

  @Test func `a page written by a server has none`() {
    _ = RenderedPage(Attached(model: model, log: log))
    #expect(log.take() == [])
  }
}
