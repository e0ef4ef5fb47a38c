import Lists
import TestSupport
import Testing

@Suite struct `A cache of rows` {
  @Test func `creates a row once, and evicts the least recently used one`() {
    var cache = RowCache<Int, String>(capacity: 2)
    var made: [Int] = []
    func row(_ key: Int) -> String {
      cache.row(for: key) {
        made.append(key)
        return "row \(key)"
      }
    }
    #expect([1, 2, 1, 3, 1, 2].map(row) == [1, 2, 1, 3, 1, 2].map { "row \($0)" })
    #expect(made == [1, 2, 3, 2])
    #expect(cache.count == 2)
    #expect(cache.contains(1) && !cache.contains(3))
  }

  @Test func `without capacity stores nothing`() {
    var cache = RowCache<Int, Int>(capacity: 0)
    #expect(cache.row(for: 1) { 7 } == 7)
    #expect(cache.count == 0)
  }

  @Test func `keeps only rows in use when memory is low`() {
    var cache = RowCache<Int, Int>(capacity: 10)
    for key in 0..<10 { _ = cache.row(for: key) { key * key } }
    cache.relieveMemoryPressure(keeping: [3, 4, 99])
    #expect(cache.count == 2)
    #expect(cache.row(for: 3) { -1 } == 9)
    #expect(cache.row(for: 5) { -1 } == -1)
    cache.relieveMemoryPressure()
    #expect(cache.count == 0)
  }

  @Test func `equals a list in order of use under random operations`() {
    let seed: UInt64 = 31
    var random = SplitMix(seed: seed)
    var cache = RowCache<Int, Int>(capacity: 8)
    var order: [Int] = []
    for step in 0..<5_000 {
      let key = Int.random(in: 0..<16, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        cache.forget(key)
        order.removeAll { $0 == key }
      case 1:
        cache.trim(to: key)
        order.removeFirst(max(0, order.count - key))
      default:
        let isKept = order.contains(key)
        var isMade = false
        let row = cache.row(for: key) {
          isMade = true
          return key
        }
        #expect(row == key && isMade != isKept, "step \(step), seed \(seed)")
        order.removeAll { $0 == key }
        order.append(key)
        if order.count > 8 { order.removeFirst() }
      }
      #expect(cache.count == order.count, "step \(step), seed \(seed)")
    }
  }
}
