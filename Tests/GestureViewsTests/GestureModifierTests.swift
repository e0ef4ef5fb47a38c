import Geometry
import GestureViews
import Gestures
import Interface
import InterfaceTestSupport
import Testing

/// The events that the views received, and which views are shown.
private final class Model {
  @Observed var directions = Directions.horizontal
  @Observed var hasTap = true
  @Observed var isShown = true
  var log: [String] = []
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

private struct Hands: View {
  let model: Model

  var body: some View {
    if model.isShown {
      VStack {
        if model.hasTap {
          Text("inner").id("inner").onTapGesture { model.log.append("tap \($0?.x ?? -1)") }
        } else {
          Text("inner").id("inner")
        }
      }
      .id("outer")
      .onDragGesture(directions: model.directions, keys: .arrows(step: 10)) {
        model.log.append("\($0.phase) \($0.translation.x) \($0.translation.y)")
      }
      .onPinch { model.log.append("\($0.phase) \($0.scale)") }
      Text("press").id("press").onLongPress { model.log.append("\($0.phase) \($0.location.x)") }
      Text("swipe").id("swipe").onSwipe { model.log.append("swipe \($0.direction.rawValue)") }
      Text("wheel").id("wheel")
        .onWheel(.vertical, keys: "the buttons") { model.log.append("wheel \($0.delta.y)") }
        .onHover(keys: "the text") { model.log.append("hover \($0?.x ?? -1)") }
    }
  }
}

@Suite struct GestureModifierTests {
  private let model = Model()
  private let page: TestPage
  private let script: GestureScript

  init() {
    page = TestPage()
    script = GestureScript(page)
    page.mount(Hands(model: model))
  }

  @Test func `register the gestures of an element, and unregister them`() {
    #expect(script.wishes("outer") == [1 | 2 | 64, Directions.horizontal.rawValue])
    #expect(script.wishes("inner") == [1, 0])
    #expect(script.wishes("press") == [1 | 4, 0])
    #expect(script.wishes("wheel") == [8 | 32, 0])
    model.directions = .all
    page.settle()
    #expect(script.wishes("outer") == [1 | 2 | 64, Directions.all.rawValue])
    let inner = script.number("inner")
    model.hasTap = false
    page.settle()
    #expect(script.wishes[inner] == [0, 0])
    model.isShown = false
    page.settle()
    #expect(script.wishes.values.allSatisfy { $0 == [0, 0] })
  }

  @Test func `a tap is for the inner view, a drag for the outer one`() {
    script.send(.down, 12, 5, over: ["inner", "outer"])
    script.send(.up, 12, 5)
    #expect(model.take() == ["tap 12.0"])
    script.send(.down, 12, 5, over: ["inner", "outer"])
    script.send(.moved, 32, 5)
    #expect(script.held == [script.number("outer")])
    script.send(.up, 32, 5)
    #expect(model.take() == ["began 20.0 0.0", "ended 20.0 0.0"])
  }

  @Test func `a tap on an inner button goes to the button`() {
    script.send(.down, 12, 5, over: ["inner", "outer"], innerCount: 0)
    script.send(.up, 12, 5)
    #expect(model.take() == [])
    script.send(.down, 12, 5, over: ["inner", "outer"], innerCount: 0)
    script.send(.moved, 32, 5)
    #expect(model.take() == ["began 20.0 0.0"])
  }

  @Test func `a long press begins after its duration`() {
    script.send(.down, 12, 5, over: ["press"])
    page.browser.advance(milliseconds: 499)
    #expect(model.take() == [])
    page.browser.advance(milliseconds: 1)
    #expect(model.take() == ["began 12.0"])
    script.send(.up, 12, 5)
    #expect(model.take() == ["ended 12.0"])
    #expect(page.browser.timerCount == 0)
  }

  @Test func `keys do the same`() {
    let outer = page.document.root.all.first { $0.attributes["id"] == "outer" }
    #expect(outer?.attributes["tabindex"] == "0")
    #expect(page.send(Event(.keydown, key: .right), to: outer))
    #expect(model.take() == ["began 0.0 0.0", "changed 10.0 0.0", "ended 10.0 0.0"])
    #expect(!page.send(Event(.keydown, key: .up), to: outer), "there is no drag upwards")
    #expect(!page.send(Event(.keydown, key: .left, modifiers: .option), to: outer))
    #expect(page.send(Event(.keydown, key: .left, modifiers: .shift), to: outer))
    #expect(model.take().last == "ended -50.0 0.0")
    #expect(page.send(Event(.keydown, key: "-"), to: outer))
    #expect(model.take() == ["began 1.0", "changed 0.8", "ended 0.8"])
    for (id, key, modifiers, expected) in [
      ("inner", Key.return, Modifiers(), ["tap -1.0"]),
      ("press", .return, .shift, ["began 0.0", "ended 0.0"]), ("swipe", .left, [], ["swipe 1"]),
    ] {
      let node = page.document.root.all.first { $0.attributes["id"] == id }
      #expect(page.send(Event(.keydown, key: key, modifiers: modifiers), to: node))
      #expect(model.take() == expected)
    }
  }

  @Test func `a wheel event goes to its handler, and pinches with the control key`() {
    script.wheel(30, over: ["wheel"])
    #expect(model.take() == ["wheel 30.0"])
    script.wheel(-10, over: ["outer"], modifiers: .control)
    script.wheel(10, over: ["outer"], modifiers: .control)
    let taken = model.take()
    #expect(taken.first == "began \(1.1051709180756477)" && taken.count == 2)
    page.browser.advance(milliseconds: 200)
    #expect(model.take() == ["ended 1.0"])
  }

  @Test func `hovering is reported until it ends`() {
    script.report(4, 7, 1, over: ["wheel"])
    script.report(5, 0, 0, over: ["wheel"])
    #expect(model.take() == ["hover 7.0", "hover -1.0"])
  }

  @Test func `a view removed while it is dragged receives no further events`() {
    script.send(.down, 12, 5, over: ["outer"])
    script.send(.moved, 40, 5)
    _ = model.take()
    model.isShown = false
    page.settle()
    script.send(.moved, 60, 5)
    script.send(.up, 60, 5)
    #expect(model.take() == [])
    page.unmount()
    #expect(page.nodeCount == 0)
  }
}
