import Lists
import Testing

@Suite struct `A list dragged by a finger` {
  /// A thousand items of 100 points, seen through 400, scrolled to 5,000.
  private var layout: ListLayout {
    var layout = ListLayout(count: 1_000, estimate: 100, window: 400)
    layout.scroll(toOffset: 5_000)
    return layout
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 0.68359375), (0.5, 0.9375), (0.75, 0.99609375), (1, 1)])
  func `decelerates by the fourth power`(time: Double, share: Double) {
    #expect(Glide.easeOut(time) == share)
    #expect(Glide.easeOut(time - 5) <= share)
  }

  @Test func `follows the finger`() {
    let layout = layout
    var scroller = ListScroller()
    scroller.grip(300, of: layout, at: 0)
    #expect(scroller.isDragging)
    #expect(scroller.pull(to: 260, of: layout, at: 0.1) == 5_040)
    #expect(scroller.pull(to: 350, of: layout, at: 0.2) == 4_950)
    // A finger that rested before its release causes no deceleration.
    scroller.release(layout, at: 0.6)
    #expect(!scroller.isDragging && !scroller.isGliding)
    #expect(scroller.advance(layout, to: 0.7) == nil)
  }

  @Test func `continues from its place for two seconds after a fling`() throws {
    var layout = layout
    var scroller = ListScroller()
    scroller.grip(300, of: layout, at: 0)
    // 100 points in 20 ms: 5,000 a second, which is projected over a quarter of a second.
    let shown = scroller.pull(to: 200, of: layout, at: 0.02)
    layout.scroll(toOffset: shown)
    scroller.release(layout, at: 0.02)
    #expect(scroller.isGliding)
    let atFirst = scroller.advance(layout, to: 0.02)
    let first = try #require(atFirst)
    #expect(first == 5_100)
    let end = 5_000 + (100 + 1_250) * 0.75
    let halfway = scroller.advance(layout, to: 1.02)
    let middle = try #require(halfway)
    #expect((middle - (5_100 + (end - 5_100) * 0.9375)).magnitude < 1e-6)
    let atLast = scroller.advance(layout, to: 2.02)
    let last = try #require(atLast)
    #expect((last - end).magnitude < 1e-6)
    #expect(!scroller.isGliding)
  }

  @Test func `stops at a tap`() {
    let layout = layout
    var scroller = ListScroller()
    scroller.grip(300, of: layout, at: 0)
    _ = scroller.pull(to: 100, of: layout, at: 0.02)
    scroller.release(layout, at: 0.02)
    scroller.stop()
    #expect(scroller.advance(layout, to: 0.1) == nil)
  }

  @Test func `stops at an end that comes nearer`() throws {
    var layout = layout
    var scroller = ListScroller()
    scroller.grip(300, of: layout, at: 0)
    _ = scroller.pull(to: 100, of: layout, at: 0.02)
    scroller.release(layout, at: 0.02)
    layout.apply(ListChanges(removals: [55..<1_000]))
    #expect(scroller.advance(layout, to: 0.5) == layout.bounds.upperBound)
    #expect(!scroller.isGliding)
  }

  @Test func `resists beyond its ends, and springs back`() throws {
    var layout = layout
    layout.scroll(toOffset: 0)
    var scroller = ListScroller()
    scroller.grip(0, of: layout, at: 0)
    let shown = scroller.pull(to: 200, of: layout, at: 1)
    #expect((shown - -400 * 110 / 510).magnitude < 1e-9)
    #expect(scroller.pull(to: 1e9, of: layout, at: 1) > -400)
    scroller.release(layout, at: 2)
    let onItsWay = scroller.advance(layout, to: 2.2)
    let back = try #require(onItsWay)
    #expect(back < 0 && back > -30)
    #expect(scroller.advance(layout, to: 2.5) == 0)
    #expect(!scroller.isGliding)
  }

  @Test func `follows a jump of the offset`() throws {
    let layout = layout
    var scroller = ListScroller()
    scroller.grip(300, of: layout, at: 0)
    scroller.shift(by: 25)
    #expect(scroller.pull(to: 300, of: layout, at: 0.1) == 5_025)
    _ = scroller.pull(to: 200, of: layout, at: 0.11)
    _ = scroller.pull(to: 100, of: layout, at: 0.12)
    scroller.release(layout, at: 0.12)
    let ahead = scroller.advance(layout, to: 0.5)
    let before = try #require(ahead)
    scroller.shift(by: -40)
    let shifted = scroller.advance(layout, to: 0.5)
    let after = try #require(shifted)
    #expect((before - 40 - after).magnitude < 1e-9)
  }

  @Test func `has an offset before the first drag`() {
    let layout = layout
    var scroller = ListScroller()
    #expect(scroller.pull(to: 10, of: layout, at: 0) == 5_000)
    scroller.release(layout, at: 1)
    #expect(!scroller.isGliding)
  }

  struct Rest: CustomTestStringConvertible {
    let snapping: ListSnapping
    let offset: Double
    let rest: Double
    var testDescription: String { "\(snapping) near \(offset)" }
  }

  @Test(arguments: [
    Rest(snapping: .none, offset: 123, rest: 123), Rest(snapping: .none, offset: -9, rest: 0),
    Rest(snapping: .items(.leading), offset: 140, rest: 100),
    Rest(snapping: .items(.leading), offset: 160, rest: 200),
    Rest(snapping: .items(.center), offset: 160, rest: 150),
    Rest(snapping: .items(.trailing), offset: 640, rest: 600),
    Rest(snapping: .pages, offset: 590, rest: 400), Rest(snapping: .pages, offset: 610, rest: 800),
    Rest(snapping: .pages, offset: 1e9, rest: 950),
    Rest(snapping: .pages, offset: 900, rest: 950), Rest(snapping: .pages, offset: 870, rest: 800),
    Rest(snapping: .spacing(70), offset: 100, rest: 70),
    Rest(snapping: .spacing(0), offset: 101, rest: 101),
  ])
  func `comes to rest at the expected place`(rest: Rest) {
    var layout = ListLayout(count: 13, estimate: 100, window: 400)
    layout.apply(ListChanges(insertions: [13..<14]))
    layout.measure(50, at: 13)
    #expect(layout.resting(near: rest.offset, rest.snapping) == rest.rest)
  }

  @Test func `settles at an item`() throws {
    var scroller = ListScroller(snapping: .items(.leading))
    let layout = layout
    scroller.grip(300, of: layout, at: 0)
    _ = scroller.pull(to: 270, of: layout, at: 1)
    scroller.release(layout, at: 2)
    #expect(scroller.advance(layout, to: 3) == 5_000)
    scroller.grip(300, of: layout, at: 10)
    _ = scroller.pull(to: 100, of: layout, at: 10.02)
    scroller.release(layout, at: 10.02)
    let atRest = scroller.advance(layout, to: 13)
    let end = try #require(atRest)
    #expect(end.truncatingRemainder(dividingBy: 100) == 0 && end > 5_500)
  }
}
