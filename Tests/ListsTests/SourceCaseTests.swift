import Lists
import Testing

/// Typical mistakes of a list that learns the lengths of its items one after the other.
@Suite struct `A list that estimates unmeasured items` {
  @Test func `has all items of a closed range`() {
    let layout = ListLayout(count: (0...9).count, estimate: 50, window: 1_000)
    #expect(layout.visible == 0..<10)
  }

  @Test(arguments: [500.0, 2_000, 5_000, 8_000, 20_000, 150_000])
  func `is never blank during a fling`(distance: Double) {
    var list = SimulatedList(
      (0..<1_000).map { Double($0 % 7) * 20 + 110 }, estimate: 170, window: 414)
    var scroller = ListScroller()
    // The velocity at which a fling covers about this distance.
    let hand = distance * 0.05
    scroller.grip(hand, of: list.layout, at: 0)
    _ = scroller.pull(to: 0, of: list.layout, at: 0.01)
    scroller.release(list.layout, at: 0.01)
    #expect(scroller.isGliding)
    for frame in 0..<150 {
      guard let offset = scroller.advance(list.layout, to: 0.01 + Double(frame) / 60) else { break }
      list.layout.scroll(toOffset: offset)
      #expect(list.isFull, "frame \(frame)")
      let before = list.layout.offset
      list.settle()
      scroller.shift(by: list.layout.offset - before)
      #expect(list.isFull, "frame \(frame)")
    }
    #expect(list.layout.offset > distance * 0.7)
  }

  @Test func `shows items far beyond the measured ones`() {
    var list = SimulatedList(Array(repeating: 130, count: 1_000), estimate: 170, window: 414)
    list.layout.scroll(toOffset: 50_000)
    #expect(list.isFull)
    #expect(list.layout.visible.lowerBound > 200)
    list.layout.scroll(to: 990, at: .leading)
    #expect(list.layout.visible.lowerBound == 990)
    list.settle()
    #expect(list.isFull)
    #expect(list.place(of: 990) == 0)
    list.layout.scroll(toOffset: 0)
    list.settle()
    #expect(list.isFull)
  }

  @Test func `moves the items after a resized one`() {
    var layout = ListLayout(count: 10, estimate: 50, window: 1_000)
    for index in 0..<10 { layout.measure(40, at: index) }
    layout.measure(100, at: 2)
    #expect(layout.extents.offset(of: 9) == 8 * 40 + 100)
    #expect(layout.length == 9 * 40 + 100)
  }

  @Test func `estimates its end before it is reached, and updates it after changes`() {
    var layout = ListLayout(count: 1_000, estimate: 50, window: 400)
    #expect(layout.bounds.upperBound == 49_600)
    layout.measure(150, at: 999)
    #expect(layout.bounds.upperBound == 49_700)
    layout.resize(window: 700)
    #expect(layout.bounds.upperBound == 49_400)
    layout.apply(ListChanges(removals: [10..<990]))
    #expect(layout.bounds.upperBound == 20 * 50 + 100 - 700)
    layout.apply(ListChanges(removals: [0..<19]))
    #expect(layout.bounds.upperBound == 0)
  }

  @Test func `stays at its end when the end turns out to be farther away`() {
    var list = SimulatedList(Array(repeating: 300, count: 500), estimate: 50, window: 400)
    list.layout.scroll(to: 499, at: .trailing)
    list.settle()
    #expect(list.layout.offset == list.layout.bounds.upperBound)
    #expect(list.place(of: 499) == 100)
  }
}
