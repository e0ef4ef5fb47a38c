import Foundation
import Numerics
import Testing

@Suite struct `A wave` {
  @Test func `agrees with the C library`() {
    var x = 1e-9
    while x < 1e4 {
      for angle in [x, -x] {
        let bound = 1e-15 * max(1, x)
        #expect(abs(sine(angle) - sin(angle)) <= bound, "\(angle)")
        #expect(abs(cosine(angle) - cos(angle)) <= bound, "\(angle)")
      }
      x *= 1.013
    }
  }

  @Test func `is exact at its ends`() {
    #expect(sine(0) == 0 && cosine(0) == 1)
    #expect(sine(.pi / 2) == 1 && cosine(.pi) == -1)
    #expect(cosine(2 * .pi) == 1)
  }

  @Test(arguments: [1e9, -1e300, .infinity, .nan])
  func `is NaN for an infinite angle or NaN`(x: Double) {
    #expect(sine(x).isNaN && cosine(x).isNaN)
  }
}
