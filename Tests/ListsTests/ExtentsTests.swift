import TestSupport
import Testing

@testable import Lists

/// A naive model of ``Extents``, which adds up an array.
struct NaiveExtents {
  var extents: [Double?]
  var estimate: Double
  var spacing: Double

  subscript(index: Int) -> Double { extents[index] ?? estimate }

  func offset(of index: Int) -> Double {
    (0..<index).reduce(0) { $0 + self[$1] + spacing }
  }

  var length: Double { max(0, offset(of: extents.count) - spacing) }

  func index(at offset: Double) -> Int? {
    guard !extents.isEmpty else { return nil }
    var start = 0.0
    for index in extents.indices.dropLast() {
      start += self[index] + spacing
      if offset < start { return index }
    }
    return extents.count - 1
  }

  mutating func move(_ range: Range<Int>, to index: Int) {
    let moved = Array(extents[range])
    extents.removeSubrange(range)
    extents.insert(contentsOf: moved, at: index)
  }
}

@Suite struct `Extents of a list` {
  @Test func `of a million unmeasured items are found at once`() {
    var extents = Extents(count: 1_000_000, estimate: 50, spacing: 8)
    #expect(extents.length == 58_000_000 - 8)
    #expect(extents.offset(of: 999_999) == 999_999 * 58)
    #expect(extents.index(at: 29_000_000) == 500_000)
    extents.measure(20, at: 999_990)
    #expect(extents.offset(of: 999_999) == 999_999 * 58 - 30)
    #expect(extents.height <= 3)
  }

  @Test func `that are invalid count as zero`() {
    var extents = Extents(count: 3, estimate: -5, spacing: .nan)
    #expect(extents.length == 0)
    extents.measure(.infinity, at: 0)
    extents.measure(-3, at: 1)
    extents.measure(7, at: 2)
    #expect(extents.length == 7)
    extents.estimate = .infinity
    #expect(extents.estimate == 0)
  }

  @Test func `of an empty list are zero`() {
    let extents = Extents(estimate: 40, spacing: 8)
    #expect(extents.count == 0)
    #expect(extents.length == 0)
    #expect(extents.index(at: 0) == nil)
    #expect(extents.offset(of: 0) == 0)
    #expect(extents.measuredMean == nil)
  }

  @Test func `that are equal are merged into one run`() {
    var extents = Extents(count: 1_000, estimate: 50)
    for index in stride(from: 0, to: 1_000, by: 2) { extents.measure(40, at: index) }
    #expect(extents.measuredCount == 500)
    #expect(extents.measuredMean == 40)
    for index in stride(from: 1, to: 1_000, by: 2) { extents.measure(40, at: index) }
    #expect(extents.height == 1)
    extents.forgetMeasurements()
    #expect(extents.measuredCount == 0)
    #expect(extents.length == 50_000)
  }

  @Test func `stay balanced`() {
    var extents = Extents(count: 30_000, estimate: 50)
    for index in 0..<30_000 { extents.measure(Double(index % 97) + 1, at: index) }
    // Heights of siblings differ by two at most: 2.44 times the height of a full tree.
    #expect(extents.height <= 37)
    for _ in 0..<14_000 { extents.remove(0..<2) }
    #expect(extents.count == 2_000)
    #expect(extents.height <= 27)
  }

  /// Extents are multiples of a quarter, so that sums are exact in any order.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `equal those of a plain array after any changes`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func quarter() -> Double { Double(Int.random(in: 0...200, using: &random)) / 4 }
    let spacing = Double(Int(seed) - 1) * 2.25
    var extents = Extents(count: 40, estimate: 12.5, spacing: spacing)
    var naive = NaiveExtents(
      extents: Array(repeating: nil, count: 40), estimate: 12.5, spacing: spacing)
    for step in 0..<3_000 {
      let count = naive.extents.count
      let place = Int.random(in: 0...count, using: &random)
      let end = min(count, place + .random(in: 0...6, using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let more = Int.random(in: 0...(count < 150 ? 8 : 0), using: &random)
        extents.insert(more, at: place)
        naive.extents.insert(contentsOf: Array(repeating: nil, count: more), at: place)
      case 1:
        extents.remove(place..<end)
        naive.extents.removeSubrange(place..<end)
      case 2:
        let target = Int.random(in: 0...(count - (end - place)), using: &random)
        extents.move(place..<end, to: target)
        naive.move(place..<end, to: target)
      case 3:
        extents.estimate = quarter()
        naive.estimate = extents.estimate
      default:
        guard place < count else { continue }
        let extent = quarter()
        extents.measure(extent, at: place)
        naive.extents[place] = extent
      }
      try? compare(extents, naive, &random, "step \(step), seed \(seed)")
    }
  }

  private func compare(
    _ extents: Extents, _ naive: NaiveExtents, _ random: inout SplitMix, _ place: String
  ) throws {
    try #require(extents.count == naive.extents.count, "\(place)")
    #expect(extents.length == naive.length, "\(place)")
    let index = Int.random(in: 0...extents.count, using: &random)
    #expect(extents.offset(of: index) == naive.offset(of: index), "\(place)")
    if index < extents.count { #expect(extents[index] == naive[index], "\(place)") }
    let offset = Double.random(in: -10...(extents.length + 10), using: &random)
    #expect(extents.index(at: offset) == naive.index(at: offset), "\(place)")
    let edge = naive.offset(of: index)
    #expect(extents.index(at: edge) == naive.index(at: edge), "\(place)")
  }
}
