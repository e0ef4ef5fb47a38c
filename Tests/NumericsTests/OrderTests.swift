import Testing

@testable import Numerics

@Suite struct `The order of numbers` {
  @Test func `is ascending and stable`() {
    var random = SystemRandomNumberGenerator()
    for count in [0, 1, 2, 3, 17, 100] {
      let values = (0..<count).map { _ in Double(Int.random(in: 0...9, using: &random)) }
      let order = values.order()
      #expect(order.sorted() == Array(values.indices), "\(values)")
      for (one, next) in zip(order, order.dropFirst()) {
        #expect((values[one], one) < (values[next], next), "\(values)")
      }
    }
  }

  @Test func `has infinity last`() {
    #expect([Double.infinity, 2, .infinity, -1].order() == [3, 1, 0, 2])
  }
}
