import CivilTime
import Sampling
import Testing

@Suite struct `The precision of a gap` {
  // Jeffreys by SciPy: (beta.ppf(.975, n/10 + .5, 9n/10 + .5) - beta.ppf(.025, …)) / 2 * 168.
  @Test(
    arguments: [(45, 224, 6.598_590), (15, 672, 3.810_291), (90, 112, 9.329_833)]
      as [(Int64, Double, Double)])
  func `is that of a week with every answer`(minutes: Int64, probes: Double, hours: Double) {
    let precision = GapPrecision(meanGap: .minutes(minutes))
    #expect(abs(precision.probesPerWeek - probes) < 1e-9)
    #expect(abs(precision.hours - hours) < 1e-5)
  }
}
