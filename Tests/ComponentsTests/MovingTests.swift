import Components
import TestSupport
import Testing

@Suite struct CountdownTests {
  @Test func `each second is reported once, and the end once`() {
    var countdown = Countdown(seconds: 3, from: 100)
    var ticks: [Countdown.Tick] = []
    for step in 0...40 { ticks.append(countdown.tick(at: 100 + Double(step) / 10)) }
    #expect(ticks.filter { $0 != .none } == [.second(2), .second(1), .end])
    #expect(countdown.isOver)
  }

  @Test func `late ticks skip the seconds that passed, and a clock that is set back adds none`() {
    var countdown = Countdown(seconds: 10, from: 0)
    var tick = countdown.tick(at: 4.5)
    #expect(tick == .second(6))
    #expect(countdown.untilNextTick(at: 4.5) == 500)
    tick = countdown.tick(at: -100)
    #expect(tick == .none && countdown.shown == 6)
    tick = countdown.tick(at: 1_000)
    #expect(tick == .end)
    tick = countdown.tick(at: 1_001)
    #expect(tick == .none)
  }

  @Test(arguments: [0, -5]) func `a countdown from zero or less is over at once`(seconds: Int) {
    #expect(Countdown(seconds: seconds, from: 0).isOver)
  }
}

@Suite struct StoryPagesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let from: Int
    let translation: Double
    let velocity: Double
    let to: Int

    init(_ from: Int, _ translation: Double, at velocity: Double, to: Int) {
      (self.from, self.translation, self.velocity, self.to) = (from, translation, velocity, to)
    }

    var testDescription: String { "\(translation) px at \(velocity) px/s from \(from)" }
  }

  @Test(arguments: [
    Case(1, -201, at: 0, to: 2), Case(1, -199, at: 0, to: 1), Case(1, 201, at: 0, to: 0),
    Case(1, 199, at: 0, to: 1),
    // A fast swipe to the next page has a negative velocity.
    Case(1, -40, at: -1_501, to: 2), Case(1, -40, at: -1_500, to: 1),
    Case(1, 40, at: 1_501, to: 0), Case(1, 40, at: 1_500, to: 1),
    // Dragged one way and flung the other way, it slides back.
    Case(1, -40, at: 1_800, to: 1), Case(1, 40, at: -1_800, to: 1),
    // There is nothing before the first and after the last.
    Case(0, 390, at: 3_000, to: 0), Case(2, -390, at: -3_000, to: 2),
    Case(1, 0, at: 0, to: 1), Case(1, .nan, at: 0, to: 1), Case(1, 5_000, at: 0, to: 0),
  ])
  func `a page turns if it is dragged past the middle or flung`(_ expected: Case) {
    var pages = StoryPages(count: 3, index: expected.from)
    pages.drag(by: expected.translation, width: 400)
    let turned = pages.release(velocity: expected.velocity)
    #expect(pages.index == expected.to)
    #expect(turned == expected.to - expected.from)
    #expect(pages.shift == 0)
  }

  @Test func `the page above moves with the finger, and the one beneath grows or shrinks`() throws {
    var pages = StoryPages(count: 3, index: 1)
    pages.drag(by: -100, width: 400)
    var above = try #require(pages.place(of: 2))
    var beneath = try #require(pages.place(of: 1))
    #expect(above.offset == 0.75 && above.scale == 1)
    #expect(beneath.offset == 0 && (beneath.scale - 0.9625).magnitude < 1e-12)
    #expect(pages.place(of: 0)?.scale == 0.85)
    pages.drag(by: 100, width: 400)
    above = try #require(pages.place(of: 1))
    beneath = try #require(pages.place(of: 0))
    #expect(above.offset == 0.25 && above.scale == 1)
    #expect(beneath.offset == 0 && (beneath.scale - 0.8875).magnitude < 1e-12)
    #expect(pages.place(of: 2)?.offset == 1 && pages.place(of: 3) == nil)
    pages.cancel()
    #expect(pages == StoryPages(count: 3, index: 1))
  }

  @Test(arguments: 0..<20)
  func `a page is visible whatever a finger does`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var pages = StoryPages(count: Int.random(in: 0...5, using: &random), index: 9)
    for _ in 0..<500 {
      pages.drag(by: .random(in: -900...900, using: &random), width: 400)
      #expect((-1...1).contains(pages.shift) && pages.place(of: pages.index) != nil, "seed \(seed)")
      let before = pages.index
      let turned = pages.release(velocity: .random(in: -4_000...4_000, using: &random))
      #expect(pages.index == before + turned, "seed \(seed)")
      #expect((0..<pages.count).contains(pages.index), "seed \(seed)")
    }
  }
}

@Suite struct StoryClockTests {
  @Test func `time advances only while playing, and restarts on a new page`() {
    var clock = StoryClock(seconds: 6)
    clock.play(page: 0, at: 10)
    #expect(clock.remaining(at: 12) == 4)
    clock.pause(at: 12)
    #expect(clock.remaining(at: 99) == 4)
    clock.play(page: 0, at: 100)
    #expect(clock.remaining(at: 101) == 3)
    clock.play(page: 0, at: 102)
    #expect(clock.remaining(at: 103) == 1)
    #expect(clock.remaining(at: 200) == 0)
    clock.play(page: 1, at: 200)
    #expect(clock.remaining(at: 201) == 5)
    clock.pause(at: 0)
    #expect(clock.remaining(at: 0) == 6)
  }
}
