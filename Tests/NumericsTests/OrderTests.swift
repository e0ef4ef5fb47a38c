import Testing

@testable import Numerics

@Suite struct `The order of numbers` {
  @Test func `is ascending and stable`() {
    for count in [0, 1, 2, 3, 17, 100] {
      // Each of the ten values many times, in no order.
      let values = (0..<count).map { Double($0 * $0 * 7 % 10) }
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
