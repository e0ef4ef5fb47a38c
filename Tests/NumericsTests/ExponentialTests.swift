import Foundation
import Numerics
import Testing

@Suite struct `Exponentials and logarithms` {
  /// Numbers from 1e-300 to 1e300, on both sides of 1.
  private static let magnitudes = stride(from: -690.0, through: 690, by: 0.137).map { exp($0) }

  private func isNear(_ value: Double, _ expected: Double, ulps: Double) -> Bool {
    value == expected || (value - expected).magnitude <= ulps * expected.ulp
  }

  @Test func `agree with the C library`() {
    for x in Self.magnitudes {
      #expect(isNear(logarithm(x), log(x), ulps: 1), "log \(x)")
      for small in [x, -x] where x < 700 {
        #expect(isNear(exponential(small), exp(small), ulps: 1), "exp \(small)")
      }
      if x < 1e6 {
        let bound = 1e-14 * max(1, x, lgamma(x).magnitude)
        #expect((logGamma(x) - lgamma(x)).magnitude <= bound, "logGamma \(x)")
      }
    }
    for step in -999...999 {
      let x = 1 + Double(step) / 2_000
      #expect(isNear(logarithm(x), log(x), ulps: 1), "log \(x)")
    }
  }

  @Test(arguments: [0.42, 1 / 2.4, 2.4, -0.25, 0.1, 31.5])
  func `raise to powers as the C library does`(exponent: Double) {
    for x in Self.magnitudes where (exponent * log(x)).magnitude < 700 {
      let expected = pow(x, exponent)
      let bound = 4e-16 * max(4, (exponent * log(x)).magnitude)
      #expect((power(x, exponent) / expected - 1).magnitude <= bound, "\(x)")
    }
  }

  @Test(arguments: -22...22)
  func `give powers of ten that are the nearest numbers`(exponent: Int) {
    #expect(power(10, Double(exponent)) == Double("1e\(exponent)"))
  }

  @Test func `have the limits of the C library`() {
    let limits = [
      0, -0.0, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 709.79, 1e300, -745.2, -740,
    ]
    for x in limits {
      let (raised, logged) = (exponential(x), logarithm(x))
      #expect(raised == exp(x) || x.isNaN && raised.isNaN, "exp \(x)")
      #expect(logged == log(x) || log(x).isNaN && logged.isNaN, "log \(x)")
    }
    #expect(power(0, 2.4) == 0 && power(0, 0) == 1 && power(-2, 3) == -8)
    #expect(power(-2, 0.5).isNaN && power(2, -1) == 0.5 && power(0, -1) == .infinity)
    #expect(logGamma(-1e18).isNaN && logGamma(-.infinity).isNaN && logGamma(0) == .infinity)
  }
}
