import Testing

@testable import Interface

/// The numbers of document nodes.
@Suite struct NodeNumbersTests {
  @Test(arguments: [3, 20_261_121] as [UInt64])
  func `numbers are taken once and stay dense`(seed: UInt64) {
    var dice = RandomTreeTests.Dice(state: seed)
    var numbers = NodeNumbers()
    var taken: [UInt32] = []
    for _ in 0..<20_000 {
      if dice.roll(2) == 0, !taken.isEmpty {
        numbers.giveBack(taken.remove(at: dice.roll(taken.count)))
      } else if taken.count < 500 {
        let count = UInt32(dice.roll(12) + 1)
        let first = numbers.take(count)
        taken += first..<(first + count)
      }
      #expect(numbers.count == taken.count, "seed \(seed)")
    }
    #expect(Set(taken).count == taken.count, "seed \(seed)")
    #expect(!taken.contains(0))
    let highest = taken.max() ?? 0
    #expect(highest < 4_000, "seed \(seed): at most about 510 are taken at once, yet \(highest) is")
  }

  @Test func `a row's numbers are freed as a row`() {
    var numbers = NodeNumbers()
    let first = (0..<100).map { _ in numbers.take(11) }
    for number in first[0]..<(first[99] + 11) { numbers.giveBack(number) }
    let second = (0..<100).map { _ in numbers.take(11) }
    #expect(second == first)
    #expect(numbers.count == 1_100)
  }
}
