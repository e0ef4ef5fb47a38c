import Interface
import InterfaceTestSupport
import Motion
import TestSupport
import Testing

@testable import MotionViews

private final class Model {
  @Observed var isShown = false
  @Observed var rows: [Int] = []
  @Observed var isLeft = true
  let space = MatchedSpace()
}

private struct Scene: View {
  let model: Model
  var transition = Transition.opacity

  var body: some View {
    VStack {
      if model.isShown { Text("come").id("come").transition(transition) }
      ForEach(model.rows, id: { $0 }) { row in
        Text("row \(row)").id("r\(row)").transition(.opacity.combined(with: .scale(0.5)))
      }
    }
    if model.isLeft {
      Text("left").id("left").matchedGeometry(id: "mark", in: model.space)
    } else {
      Text("right").id("right").matchedGeometry(id: "mark", in: model.space)
    }
  }
}

/// Shows the view that a closure builds from the model.
private struct Watcher: View {
  let model: Model
  let content: () -> Part

  init(model: Model, @ViewBuilder content: @escaping () -> Part) {
    (self.model, self.content) = (model, content)
  }

  var body: some View { Box { content() } }
}

private enum Loudness: EnvironmentKey { static var defaultValue: Int { 0 } }

/// Counts its presses.
private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

@Suite struct TransitionTests {
  private let model = Model()
  private let page = TestPage()
  private let script: MotionScript

  init() {
    script = MotionScript(page)
    page.browser.browser.animatesChanges()
  }

  private func mount(_ transition: Transition = .opacity) {
    page.mount(Scene(model: model, transition: transition))
  }

  private func change(_ animation: Animation? = .linear(duration: 1), _ changes: () -> Void) {
    withAnimation(animation, changes)
    page.settle()
  }

  private func isNear(_ one: [Double], _ other: [Double], _ slack: Double = 1e-9) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { ($0 - $1).magnitude < slack }
  }

  @Test func `views appear and disappear at once without an animation`() {
    mount()
    model.isShown = true
    page.settle()
    #expect(script.count == 0 && page.html.contains("come"))
    model.isShown = false
    page.settle()
    #expect(script.leavingCount == 0 && !page.html.contains("come"))
  }

  @Test func `a view is inserted, and stays visible until its removal ends`() {
    mount()
    change { model.isShown = true }
    script.advance(0.25)
    #expect(isNear(script.shown("come", "~look"), [0.25, 1, 0, 0, 0, 0]))
    script.rest()
    change { model.isShown = false }
    #expect(script.leavingCount == 1 && page.html.contains("come"))
    script.advance(0.75)
    #expect(isNear(script.leaver(), [0.25, 1, 0, 0, 0, 0]))
    script.advance(0.25)
    #expect(script.leavingCount == 0 && !page.html.contains("come"))
  }

  @Test func `keys do not reach a leaving view, unless it returns`() {
    var count = 0
    model.rows = [1]
    model.isShown = true
    page.mount(
      Watcher(model: model) {
        if model.isShown {
          Box {
            ForEach(model.rows, id: { $0 }) { row in
              Button("Count \(row)") { count += 1 }.keyboardShortcut("s", modifiers: .control)
            }
            .environment(Loudness.self, 1)
          }
          .transition(.opacity)
        }
      })
    #expect(page.press("s", modifiers: .control) && count == 1)
    change { model.isShown = false }
    #expect(script.leavingCount == 1)
    #expect(!page.press("s", modifiers: .control) && count == 1)
    change { model.isShown = true }
    #expect(page.press("s", modifiers: .control) && count == 2)
  }

  @Test func `a view that returns continues from its visible state`() {
    mount()
    model.isShown = true
    page.settle()
    change(.default) { model.isShown = false }
    script.advance(0.2)
    let look = script.leaver()[0]
    #expect(look > 0.05 && look < 0.95)
    change(.default) { model.isShown = true }
    #expect(script.leavingCount == 0)
    #expect((script.shown("come", "~look")[0] - look).magnitude < 1e-3)
    script.advance(1.0 / 60)
    #expect(script.shown("come", "~look")[0] < look, "it goes on to leave for a moment")
    script.rest()
    #expect(script.count == 0)
    // And the other way round: a view is removed while it appears.
    change { model.isShown = false }
    script.rest()
    change(.default) { model.isShown = true }
    script.advance(0.2)
    let half = script.shown("come", "~look")[0]
    change(.default) { model.isShown = false }
    #expect((script.leaver()[0] - half).magnitude < 1e-3)
    script.rest()
    #expect(script.count == 0 && script.leavingCount == 0)
  }

  static let looks: [(transition: Transition, absent: [Double], gone: [Double])] = [
    (Transition.scale, [1, 0, 0, 0, 0, 0.0], [1, 0, 0, 0, 0, 0.0]),
    (.offset(x: 4, y: -3), [1, 1, 4, -3, 0, 0], [1, 1, 4, -3, 0, 0]),
    (.move(edge: .bottom), [1, 1, 0, 0, 0, 1], [1, 1, 0, 0, 0, 1]),
    (.slide, [1, 1, 0, 0, -1, 0], [1, 1, 0, 0, 1, 0]),
    (.opacity.combined(with: .scale(0.5)), [0, 0.5, 0, 0, 0, 0], [0, 0.5, 0, 0, 0, 0]),
    (
      .asymmetric(insertion: .move(edge: .top), removal: .opacity), [1, 1, 0, 0, 0, -1],
      [0, 1, 0, 0, 0, 0]
    ),
  ]

  @Test(arguments: looks.indices)
  func `has the style of its transition while it is absent`(index: Int) {
    let (transition, absent, gone) = Self.looks[index]
    mount(transition)
    change { model.isShown = true }
    #expect(script.shown("come", "~look") == absent)
    script.rest()
    change { model.isShown = false }
    script.advance(1 - 1e-9)
    #expect(isNear(script.leaver(), gone, 1e-6))
  }

  @Test func `a view without a removal transition leaves nothing behind`() {
    mount(.identity)
    model.isShown = true
    page.settle()
    change { model.isShown = false }
    #expect(script.leavingCount == 0 && script.count == 0 && !page.html.contains("come"))
  }

  @Test func `rows appear, disappear and make room`() {
    mount()
    script.layout = { node in
      let rows = (node.parent?.children ?? []).filter { $0.attributes["id"]?.first == "r" }
      let number = rows.firstIndex { $0 === node } ?? 0
      return [0, Double(number) * 20, 100, 20]
    }
    model.rows = [1, 2, 3]
    page.settle()
    change { model.rows = [3, 1, 2] }
    #expect(isNear(script.shown("r3", "~place"), [0, 40, 1, 1]))
    #expect(isNear(script.shown("r1", "~place"), [0, -20, 1, 1]))
    script.advance(0.5)
    #expect(isNear(script.shown("r3", "~place"), [0, 20, 1, 1], 1e-6))
    // Reversed in the middle, each continues from its visible state.
    change { model.rows = [1, 2, 3] }
    #expect(isNear(script.shown("r3", "~place"), [0, -20, 1, 1], 1e-6))
    script.rest()
    #expect(script.count == 0)
    change { model.rows = [] }
    #expect(script.leavingCount == 3)
    change { model.rows = [2, 4] }
    #expect(script.leavingCount == 2, "the second has returned")
    script.rest()
    #expect(script.leavingCount == 0 && script.count == 0)
  }

  @Test func `a view grows from the place of the one with the same name`() {
    mount()
    script.layout = { node in
      node.attributes["id"] == "left" ? [10, 10, 20, 40] : [110, 110, 40, 20]
    }
    change { model.isLeft = false }
    #expect(isNear(script.shown("right", "~place"), [-110, -90, 0.5, 2]))
    script.advance(0.5)
    #expect(isNear(script.shown("right", "~place"), [-55, -45, 0.75, 1.5], 1e-6))
    #expect(isNear(script.leaver("~place"), [55, 45, 1.5, 0.75], 1e-6), "the other goes along")
    #expect((script.shown("right", "~look")[0] - 0.5).magnitude < 1e-6)
    #expect((script.leaver()[0] - 0.5).magnitude < 1e-6, "one fades into the other")
    change { model.isLeft = true }
    #expect(isNear(script.shown("left", "~place"), [55, 45, 1.5, 0.75], 1e-6))
    #expect(isNear(script.leaver("~place"), [-55, -45, 0.75, 1.5], 1e-6))
    let look = script.shown("left", "~look")[0]
    #expect((look - 0.5).magnitude < 1e-6)
    script.advance(0.75)
    #expect(script.shown("left", "~look")[0] > look)
    script.rest()
    #expect(script.count == 0 && script.leavingCount == 0)
  }

  @Test func `a view without a successor of its name is removed at once`() {
    let model = model
    page.mount(
      Watcher(model: model) {
        if model.isShown { Text("alone").id("alone").matchedGeometry(id: 1, in: model.space) }
      })
    change { model.isShown = true }
    change { model.isShown = false }
    #expect(script.leavingCount == 0 && !page.html.contains("alone"))
  }

  @Test func `a view keeps its state only if it returns before it has left`() {
    let model = model
    page.mount(
      Watcher(model: model) {
        if model.isShown { Counter().transition(.opacity) }
        ForEach(model.rows, id: { $0 }) { _ in Counter().transition(.slide) }
      })
    model.isShown = true
    model.rows = [1, 2]
    page.settle()
    for button in page.document.root.all where button.tag == "button" {
      page.send(Event(.click), to: button)
    }
    #expect(texts == ["1", "1", "1"])
    change {
      model.isShown = false
      model.rows = []
    }
    script.advance(0.5)
    #expect(script.leavingCount == 3)
    change {
      model.isShown = true
      model.rows = [3, 2, 1]
    }
    #expect(script.leavingCount == 0 && texts == ["1", "0", "1", "1"])
    script.rest()
    change { model.isShown = false }
    script.rest()
    change { model.isShown = true }
    #expect(texts == ["0", "0", "1", "1"])
  }

  /// The labels of the buttons, from the first to the last.
  private var texts: [String] {
    page.document.root.all.filter { $0.tag == "button" }.map(\.text)
  }

  @Test func `a completion is called once the transitions have ended`() {
    mount()
    var done = 0
    withAnimation(.linear(duration: 1), completion: { done += 1 }) { model.isShown = true }
    page.settle()
    #expect(done == 0)
    script.advance(1)
    #expect(done == 1)
    withAnimation(.linear(duration: 1), completion: { done += 1 }) { model.isShown = false }
    page.settle()
    script.advance(0.5)
    #expect(done == 1)
    script.advance(0.5)
    #expect(done == 2)
  }

  @Test func `only a fade is shown if reduced motion is requested`() {
    page.browser.set("(prefers-reduced-motion: reduce)", to: true)
    mount(.slide)
    model.rows = [1, 2]
    page.settle()
    change {
      model.isShown = true
      model.rows = [2, 1]
    }
    #expect(script.count == 1)
    #expect(script.shown("come", "~look") == [0, 1, 0, 0, 0, 0])
  }

  @Test func `a page may skip even the fade`() {
    page.browser.set("(prefers-reduced-motion: reduce)", to: true)
    page.browser.browser.animatesChanges(fading: false)
    mount(.opacity)
    change { model.isShown = true }
    #expect(script.count == 0)
    change { model.isShown = false }
    #expect(script.count == 0 && !page.html.contains("come"))
  }

  /// Rows and views appear, disappear, return and change places at random times: in the end nothing
  /// is left of them, and the page equals a newly rendered one.
  @Test(arguments: Soak.seeds(8, soak: 200))
  func `nothing is left at the end`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    mount(.slide)
    let animations: [Animation?] = [nil, .default, .linear(duration: 0.5), .spring(.bouncy)]
    for _ in 0..<60 {
      let animation = animations.randomElement(using: &random) ?? nil
      withAnimation(animation) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: model.isShown.toggle()
        case 1: model.isLeft.toggle()
        case 2: model.rows.shuffle(using: &random)
        case 3: model.rows = []
        default:
          model.rows = (0..<9).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        }
      }
      page.settle()
      script.advance(.random(in: 0...0.6, using: &random))
      #expect(page.document.faults == [], "seed \(seed)")
    }
    script.rest()
    #expect(script.count == 0 && script.leavingCount == 0, "seed \(seed)")
    let fresh = TestPage()
    fresh.mount(Scene(model: model, transition: .slide))
    #expect(page.html == fresh.html, "seed \(seed)")
    #expect(page.nodeCount == fresh.nodeCount, "seed \(seed)")
    withAnimation { model.rows = [] }
    page.unmount()
    script.rest()
    #expect(page.nodeCount == 0 && page.document.nodeCount == 0, "seed \(seed)")
    #expect(page.document.root.children.isEmpty && script.count == 0, "seed \(seed)")
  }
}
