private import CivilTime
private import Numerics

/// The gaps of a schedule, read off a table instead of being computed one by one.
///
/// A gap is −mean · ln(state / modulus), rounded. The table cuts the states into stretches and
/// keeps for each the first three terms of that curve's Taylor series about its middle. What is
/// left out is known and small, so only a value that lies as near as that to the border between
/// two whole seconds needs the logarithm itself: the gaps are the schedule's own, to the second.
struct GapTable {
  /// One stretch of the curve: `value + d · (slope + d · bend)`, `d` from the stretch's middle.
  private struct Stretch {
    var value, slope, bend: Double
  }

  /// The states of a stretch differ in their lowest 18 bits.
  private static let width: Int64 = 18
  /// Below this state, where one gap in 64 lies, the curve is too steep for the table.
  private static let leastState: Int64 = 1 << 25
  /// Adding a number as large as this leaves no room for a fraction.
  private static let whole = 0x1.8p52

  private let schedule: Schedule
  private let stretches: [Stretch]
  /// A value that is as near as this to the whole second it is rounded to is surely rounded right.
  private let trust: Double

  /// Makes the table, in the time of some ten thousand gaps.
  init(_ schedule: Schedule) {
    self.schedule = schedule
    let mean = Double(schedule.meanGap.seconds)
    let half = Double(Int64(1) << (Self.width - 1))
    stretches = (0..<(Int64(1) << (31 - Self.width))).map { number in
      let middle = Double(number << Self.width) + half
      return Stretch(
        value: -mean * logarithm(middle / Double(LehmerGenerator.modulus)),
        slope: -mean / middle, bend: mean / (2 * middle * middle))
    }
    // The next term of the series is a third of this at the end of the steepest stretch, and all
    // terms after it together are far less than the rest; rounding stays below a millionth.
    let ratio = half / (Double(Self.leastState) + half)
    trust = 0.5 - (mean * ratio * ratio * ratio / 2 + 1e-6)
  }

  /// The seconds of the gap that ends in a state of the generator, a whole number.
  @inline(__always)
  func gap(_ state: Int64) -> Double {
    let stretch = stretches[Int(truncatingIfNeeded: state >> Self.width)]
    let middle: Int64 = 1 << (Self.width - 1)
    let distance = Double((state & (2 * middle - 1)) - middle)
    let value = stretch.value + distance * (stretch.slope + distance * stretch.bend)
    // Several times as fast as a conversion to an integer and back.
    let gap = (value + Self.whole) - Self.whole
    guard (value - gap).magnitude < trust, state >= Self.leastState else {
      return Double(schedule.gap(for: LehmerGenerator(state: state).fraction).seconds)
    }
    return max(1, gap)
  }
}
