private import CivilTime
private import Numerics

/// The gaps of a schedule, computed with a table instead of one by one.
///
/// A gap is −mean · ln(state / modulus), rounded. The table divides the states into intervals and stores for
/// each the first three terms of that curve's Taylor series about its middle. The error has a known, small
/// bound, so only a value that close to the boundary between two whole seconds needs the logarithm itself:
/// the gaps equal those of the schedule, to the second.
struct GapTable {
  /// One interval of the curve: `value + d · (slope + d · bend)`, with `d` from its middle.
  private struct Stretch {
    var value, slope, bend: Double
  }

  /// The states of an interval differ in their lowest 18 bits.
  private static let width: Int64 = 18
  /// Below this state, which one gap in 64 falls under, the curve is too steep for the table.
  private static let leastState: Int64 = 1 << 25
  /// Adding this number leaves no bits for a fraction, which rounds to a whole number.
  private static let whole = 0x1.8p52

  private let schedule: Schedule
  private let stretches: [Stretch]
  /// The maximum distance from a whole second at which a value is certain to be rounded correctly.
  private let trust: Double

  /// Makes the table, which takes as long as computing some ten thousand gaps.
  init(_ schedule: Schedule) {
    self.schedule = schedule
    let mean = Double(schedule.meanGap.seconds)
    let half = Double(Int64(1) << (Self.width - 1))
    var stretches: [Stretch] = []
    stretches.reserveCapacity(1 << (31 - Self.width))
    for number in 0..<(1 << (31 - Self.width)) {
      let middle = Double(number) * (2 * half) + half
      stretches.append(
        Stretch(
          value: -mean * logarithm(middle / Double(LehmerGenerator.modulus)),
          slope: -mean / middle, bend: mean / (2 * middle * middle)))
    }
    self.stretches = stretches
    // The next term of the series is a third of this at the end of the steepest stretch, and all
    // terms after it together are far less than the rest; rounding stays below a millionth.
    let ratio = half / (Double(Self.leastState) + half)
    trust = 0.5 - (mean * ratio * ratio * ratio / 2 + 1e-6)
  }

  /// Returns the gap that ends in a state of the generator, in whole seconds.
  @inline(__always)
  func gap(_ state: Int64) -> Double {
    let stretch = stretches[Int(truncatingIfNeeded: state >> Self.width)]
    let middle: Int64 = 1 << (Self.width - 1)
    let distance = Double(Int((state & (2 * middle - 1)) - middle))
    let value = stretch.value + distance * (stretch.slope + distance * stretch.bend)
    // Several times faster than a conversion to an integer and back.
    let gap = (value + Self.whole) - Self.whole
    guard (value - gap).magnitude < trust, state >= Self.leastState else {
      return Double(schedule.gap(for: LehmerGenerator(state: state).fraction).seconds)
    }
    return max(1, gap)
  }
}
