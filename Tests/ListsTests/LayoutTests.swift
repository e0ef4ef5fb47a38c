import Lists
import TestSupport
import Testing

/// A list on a page: all requested items are measured as soon as they are rendered.
struct SimulatedList {
  var layout: ListLayout
  var extents: [Double]

  init(_ extents: [Double], estimate: Double, spacing: Double = 0, window: Double) {
    layout = ListLayout(count: extents.count, estimate: estimate, spacing: spacing, window: window)
    self.extents = extents
    settle()
  }

  /// Measures the requested items until no more are requested.
  mutating func settle() {
    var measured = layout.extents.measuredCount - 1
    while measured != layout.extents.measuredCount {
      measured = layout.extents.measuredCount
      for index in layout.wanted { layout.measure(extents[index], at: index) }
      layout.learnEstimate()
    }
  }

  /// The place of an item in the viewport: its start, or a point inside it.
  func place(of index: Int, _ share: Double = 0) -> Double {
    layout.extents.offset(of: index) + share * layout.extents[index] - layout.offset
  }

  /// Whether the list is at one of its ends.
  var isBound: Bool {
    layout.offset == layout.bounds.lowerBound || layout.offset == layout.bounds.upperBound
  }

  /// Whether each point of the viewport shows an item or the spacing between two.
  var isFull: Bool {
    guard let first = layout.visible.first, let last = layout.visible.last else { return false }
    let end = place(of: last) + layout.extents[last] + layout.extents.spacing
    return place(of: first) <= layout.extents.spacing && layout.wanted.contains(first)
      && layout.wanted.contains(last) && (end >= layout.window || last == layout.count - 1)
  }
}

@Suite struct `The layout of a list` {
  @Test func `shows the items in the viewport, partly visible ones included`() {
    var layout = ListLayout(count: 100, estimate: 50, spacing: 10, window: 120)
    #expect(layout.visible == 0..<2)
    layout.scroll(toOffset: 49)
    #expect(layout.visible == 0..<3)
    // Only the spacing after the first item is visible.
    layout.scroll(toOffset: 50)
    #expect(layout.visible == 1..<3)
    layout.scroll(toOffset: .infinity)
    #expect(layout.offset == 5_990 - 120)
    #expect(layout.visible == 98..<100)
    layout.scroll(toOffset: -7)
    #expect(layout.offset == 0)
    layout.scroll(toOffset: .nan)
    #expect(layout.offset == 0)
    #expect(layout.extents.index(at: .infinity) == 99 && layout.extents.index(at: .nan) == 0)
  }

  @Test func `shows nothing in an empty viewport`() {
    let layout = ListLayout(count: 100, estimate: 50)
    #expect(layout.visible.isEmpty)
    #expect(layout.wanted.isEmpty)
    #expect(ListLayout(estimate: 50, window: 300).visible.isEmpty)
  }

  @Test func `requests the items around the viewport, too`() {
    var layout = ListLayout(count: 100, estimate: 50, window: 100)
    layout.scroll(toOffset: 1_000)
    #expect(layout.wanted == 18..<24)
    layout.overscan = 0
    #expect(layout.wanted == layout.visible)
  }

  @Test func `requests more items in the direction of scrolling, the more the faster`() {
    var layout = ListLayout(count: 1_000, estimate: 50, window: 100)
    layout.scroll(toOffset: 10_000)
    #expect(layout.wanted == 198..<204)
    layout.scroll(toOffset: 10_050)
    #expect(layout.wanted == 199..<207)
    layout.scroll(toOffset: 9_750)
    #expect(layout.wanted == 189..<199)
    layout.scroll(to: 500)
    #expect(layout.wanted == 498..<504)
  }

  struct Jump: CustomTestStringConvertible {
    let index: Int
    let alignment: ListAlignment
    let offset: Double
    var testDescription: String { "\(index) \(alignment)" }
  }

  @Test(arguments: [
    Jump(index: 0, alignment: .leading, offset: 0), Jump(index: 0, alignment: .trailing, offset: 0),
    Jump(index: 50, alignment: .leading, offset: 2_500),
    Jump(index: 50, alignment: .center, offset: 2_475),
    Jump(index: 50, alignment: .trailing, offset: 2_450),
    Jump(index: 99, alignment: .leading, offset: 4_900),
  ])
  func `scrolls to an item`(jump: Jump) {
    var layout = ListLayout(count: 100, estimate: 50, window: 100)
    #expect(layout.offset(for: jump.index, at: jump.alignment) == jump.offset)
    layout.scroll(to: jump.index, at: jump.alignment)
    #expect(layout.offset == jump.offset)
  }

  @Test func `scrolls no farther than needed to reveal an item`() {
    var layout = ListLayout(count: 100, estimate: 50, window: 120)
    layout.reveal(1)
    #expect(layout.offset == 0)
    layout.reveal(2)
    #expect(layout.offset == 30)
    layout.reveal(0)
    #expect(layout.offset == 0)
    layout.reveal(100)
    #expect(layout.offset == 0)
    layout.measure(500, at: 60)
    layout.reveal(60)
    #expect(layout.offset == 3_000)
  }

  @Test func `keeps an item in place while others are measured`() {
    for alignment in [ListAlignment.leading, .center, .trailing] {
      var layout = ListLayout(count: 1_000, estimate: 50, window: 400)
      layout.scroll(to: 700, at: alignment)
      let place = layout.extents.offset(of: 700) - layout.offset
      for index in 600..<700 { layout.measure(91, at: index) }
      for index in 701..<800 { layout.measure(7, at: index) }
      #expect(layout.extents.offset(of: 700) - layout.offset == place)
    }
  }

  @Test func `keeps the visible items in place when it is resized`() {
    var layout = ListLayout(count: 1_000, estimate: 50, window: 400)
    layout.scroll(toOffset: 5_020)
    layout.resize(window: 900)
    #expect(layout.offset == 5_020)
    layout.resize(window: 100)
    #expect(layout.offset == 5_020)
    layout.resize(window: .nan)
    #expect(layout.visible.isEmpty)
  }

  struct Change: CustomTestStringConvertible {
    let name: String
    let changes: ListChanges
    /// The index of the item that was at 100 after the change, or nil if it was removed.
    let place: Int?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Change(name: "before", changes: ListChanges(insertions: [3..<9]), place: 106),
    Change(name: "at it", changes: ListChanges(insertions: [100..<101]), place: 101),
    Change(name: "after", changes: ListChanges(insertions: [101..<120]), place: 100),
    Change(name: "gone before", changes: ListChanges(removals: [0..<50, 60..<70]), place: 40),
    Change(name: "gone after", changes: ListChanges(removals: [101..<1_000]), place: 100),
    Change(name: "moved over", changes: ListChanges(moves: [.init(from: 5, to: 500)]), place: 99),
    Change(name: "moved back", changes: ListChanges(moves: [.init(from: 500, to: 5)]), place: 101),
    Change(name: "updated", changes: ListChanges(updates: [100]), place: 100),
  ])
  func `keeps the visible items in place when the data changes`(change: Change) {
    var layout = ListLayout(count: 1_000, estimate: 50, window: 30)
    layout.measure(33, at: 5)
    layout.measure(77, at: 500)
    layout.scroll(to: 100)
    layout.scroll(toOffset: layout.offset + 20)
    layout.apply(change.changes)
    guard let place = change.place else { return }
    #expect(layout.extents.offset(of: place) - layout.offset == -20)
  }

  @Test func `fills the place of a removed item with the following ones`() {
    var layout = ListLayout(count: 100, estimate: 50, window: 100)
    layout.scroll(toOffset: 520)
    layout.apply(ListChanges(removals: [10..<12]))
    #expect(layout.offset == 520)
    #expect(layout.visible.first == 10)
    layout.apply(ListChanges(removals: [5..<98]))
    #expect(layout.count == 5)
    #expect(layout.offset == 150)
    layout.apply(ListChanges(removals: [0..<5], insertions: [0..<1]))
    #expect(layout.offset == 0)
  }

  @Test func `stays at the beginning when items are added in front`() {
    var layout = ListLayout(count: 10, estimate: 50, window: 100)
    layout.apply(ListChanges(insertions: [0..<3]))
    #expect(layout.offset == 0)
    #expect(layout.visible == 0..<2)
  }

  @Test func `keeps the measured length of an item that moves`() {
    var layout = ListLayout(count: 10, estimate: 50, window: 100)
    layout.measure(10, at: 2)
    layout.apply(ListChanges(removals: [0..<1], moves: [.init(from: 2, to: 8)]))
    #expect(layout.extents.measured(at: 8) == 10)
    #expect(layout.extents.measuredCount == 1)
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `is never blank and never jumps under random operations`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let extents = (0..<2_000).map { _ in Double(Int.random(in: 4...700, using: &random)) / 4 }
    var list = SimulatedList(extents, estimate: 60, spacing: 4, window: 500)
    // The middle of the requested item, or else the first visible item, must keep its place.
    var (kept, share) = (0, 0.0)
    for step in 0..<400 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        (kept, share) = (.random(in: 0..<2_000, using: &random), 0.5)
        list.layout.scroll(to: kept, at: .center)
      case 1:
        list.layout.resize(window: .random(in: 200...900, using: &random))
      default:
        let isFar = Bool.random(using: &random)
        let reach = isFar ? 100_000.0 : 900
        list.layout.scroll(
          toOffset: list.layout.offset + .random(in: -reach...reach, using: &random))
        (kept, share) = (list.layout.extents.index(at: list.layout.offset) ?? 0, 0)
      }
      #expect(list.isFull, "step \(step), seed \(seed)")
      let place = list.place(of: kept, share)
      let wasBound = list.isBound
      list.settle()
      #expect(list.isFull, "step \(step), seed \(seed)")
      if !wasBound, !list.isBound {
        let moved = (list.place(of: kept, share) - place).magnitude
        #expect(moved < 1e-6, "step \(step), seed \(seed)")
      }
    }
  }

  @Test func `improves its estimate of lengths, with the visible items in place`() {
    var layout = ListLayout(count: 1_000, estimate: 50, spacing: 2, window: 500)
    layout.scroll(to: 700)
    for index in 695..<710 { layout.measure(80, at: index) }
    let place = layout.extents.offset(of: 702) - layout.offset
    layout.learnEstimate()
    #expect(layout.extents.estimate == 80 && layout.length == 1_000 * 82 - 2)
    #expect(layout.extents.offset(of: 702) - layout.offset == place)
    // Fewer than twice as many items were measured since.
    for index in 710..<720 { layout.measure(200, at: index) }
    layout.learnEstimate()
    #expect(layout.extents.estimate == 80)
    for index in 720..<735 { layout.measure(200, at: index) }
    layout.learnEstimate()
    #expect(layout.extents.estimate == 155)
  }

  @Test func `keeps an estimate that is close enough`() {
    var layout = ListLayout(count: 100, estimate: 50, window: 500)
    layout.learnEstimate()
    layout.measure(52, at: 0)
    layout.learnEstimate()
    #expect(layout.extents.estimate == 50)
  }
}
