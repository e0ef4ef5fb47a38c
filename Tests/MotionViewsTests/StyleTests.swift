import Interface
import InterfaceTestSupport
import Motion
import TestSupport
import Testing

@testable import MotionViews

private final class Model {
  @Observed var isBright = true
  @Observed var offset = 0.0
  @Observed var other = 0
}

private struct Scene: View {
  let model: Model
  var inner: (animation: Animation?, isSet: Bool) = (nil, false)

  var body: some View {
    let box = Text("x").id("box").opacity(model.isBright ? 1 : 0)
      .offset(x: model.offset, y: 0)
    if inner.isSet {
      box.animation(inner.animation, value: model.isBright)
    } else {
      box
    }
    Text("\(model.other)").id("other")
  }
}

@Suite struct StyleAnimationTests {
  private let model = Model()
  private let page = TestPage()
  private let script: MotionScript

  init() {
    script = MotionScript(page)
    page.browser.browser.animatesChanges()
  }

  private func mount(_ inner: (Animation?, Bool) = (nil, false)) {
    page.mount(Scene(model: model, inner: inner))
  }

  private func change(_ animation: Animation?, _ changes: () -> Void) {
    withAnimation(animation, changes)
    page.settle()
  }

  @Test func `a change without an animation takes effect at once`() {
    mount()
    model.isBright = false
    page.settle()
    #expect(script.count == 0 && script.shown("box", "opacity") == [0])
  }

  @Test func `a style animates to its new value`() {
    mount()
    change(.linear(duration: 1)) { model.isBright = false }
    #expect(script.count == 1)
    #expect(script.shown("box", "opacity") == [1])
    script.advance(0.25)
    #expect((script.shown("box", "opacity")[0] - 0.75).magnitude < 1e-9)
    script.advance(0.75)
    #expect(script.count == 0 && script.shown("box", "opacity") == [0])
  }

  @Test func `nothing moves when the page is first written`() {
    withAnimation { mount() }
    #expect(script.count == 0)
  }

  @Test func `changes before and outside an animated change are not animated`() {
    mount()
    model.offset = 10
    change(.linear(duration: 1)) { model.isBright = false }
    #expect(script.count == 2, "one view shows both, and is shown by the animation")
    model.other = 3
    page.settle()
    #expect(script.count == 2)
  }

  @Test func `a retargeted style keeps its velocity`() {
    let seed: UInt64 = 11
    var random = SplitMix(seed: seed)
    mount()
    // Slow ones, since two samples are connected by a straight line.
    let animations: [Animation] = [
      .spring(Spring(response: 3, dampingRatio: 0.4)), .spring(Spring(response: 3)),
      .easeInOut(duration: 4), .linear(duration: 4), .easeOut(duration: 5).delay(0.1),
    ]
    var moves = false
    for round in 0..<200 {
      let step = 1.0 / 240
      let before = script.shown("box", "translate")[0]
      script.advance(step)
      let here = script.shown("box", "translate")[0]
      let velocity = (here - before) / step
      let goal = Double.random(in: -200...200, using: &random).rounded()
      change(animations.randomElement(using: &random)) { model.offset = goal }
      #expect((script.shown("box", "translate")[0] - here).magnitude < 0.05, "seed \(seed)")
      script.advance(step)
      let after = (script.shown("box", "translate")[0] - here) / step
      if moves {
        #expect((after - velocity).magnitude < 60, "seed \(seed), round \(round)")
      }
      script.advance(.random(in: 0.1...1, using: &random))
      moves = script.count > 0
    }
    script.rest()
    #expect(script.count == 0 && script.shown("box", "translate")[0] == model.offset)
  }

  @Test func `a nearer animation takes precedence`() {
    mount((.linear(duration: 4), true))
    change(.linear(duration: 1)) { model.isBright = false }
    script.advance(1)
    #expect((script.shown("box", "opacity")[0] - 0.75).magnitude < 1e-9)
  }

  @Test func `a nearer nil disables the animation of its value's changes`() {
    mount((nil, true))
    change(.linear(duration: 1)) { model.isBright = false }
    #expect(script.count == 0)
    change(.linear(duration: 1)) { model.offset = 5 }
    #expect(script.count == 1, "its value has not changed")
  }

  @Test func `a value's animation needs no transaction`() {
    mount((.linear(duration: 1), true))
    model.isBright = false
    page.settle()
    #expect(script.count == 1)
    script.rest()
    model.offset = 3
    page.settle()
    #expect(script.count == 0)
  }

  @Test func `a transaction can disable all animations`() {
    mount((.linear(duration: 1), true))
    withTransaction(Transaction(animation: nil, disablesAnimations: true)) {
      model.isBright = false
    }
    page.settle()
    #expect(script.count == 0)
  }

  @Test func `calls the completion when everything is at rest`() {
    mount()
    var done: [String] = []
    withAnimation(.linear(duration: 1), completion: { done.append("far") }) { model.offset = 9 }
    withAnimation(.linear(duration: 1), completion: { done.append("none") }) {}
    page.settle()
    #expect(done == ["none"])
    script.advance(0.5)
    #expect(done == ["none"])
    script.advance(0.5)
    #expect(done == ["none", "far"])
    withAnimation(.linear(duration: 1), completion: { done.append("first") }) { model.offset = 0 }
    page.settle()
    script.advance(0.1)
    withAnimation(.linear(duration: 1), completion: { done.append("second") }) { model.offset = 5 }
    page.settle()
    #expect(done.last == "first", "another has taken its place")
    page.unmount()
    script.rest()
    #expect(done.last == "second")
  }

  @Test func `repeats forever, with autoreverse`() {
    mount()
    change(.linear(duration: 1).repeatForever()) { model.isBright = false }
    for (time, value) in [(0.5, 0.5), (1.0, 0.0), (1.5, 0.5), (2.25, 0.75), (30.5, 0.5)] {
      script.advance(5 + time - script.now)
      #expect((script.shown("box", "opacity")[0] - value).magnitude < 1e-4, "\(time)")
    }
    change(.linear(duration: 1)) { model.isBright = true }
    script.advance(2)
    #expect(script.count == 0)
  }

  @Test func `a short fade replaces motion if reduced motion is requested`() {
    page.browser.set("(prefers-reduced-motion: reduce)", to: true)
    mount()
    change(.linear(duration: 5)) {
      model.isBright = false
      model.offset = 70
    }
    #expect(script.count == 1)
    script.advance(0.12)
    #expect(script.count == 0)
  }

  @Test(
    arguments: [
      (0.0, "0"), (1.5, "1.5"), (-0.25, "-0.25"), (3.0004, "3"), (0.0306, "0.031"),
      (-7.06, "-7.06"),
      (.nan, "0"), (1e9, "1000000"), (-0.0001, "0"),
    ] as [(Double, String)])
  func `numbers are written in the syntax of style sheets`(number: Double, text: String) {
    #expect(decimal(number) == text)
  }
}
