public import CivilTime
private import Numerics

/// Tells from which schedules most of a few moments were drawn.
///
/// Use it to try many schedules, most of which have none of the moments:
///
/// ```swift
/// var matcher = ScheduleMatcher(moments, fewest: 3)
/// for minutes in Int64(1)...1_440 {
///   let schedule = try Schedule(meanGap: .minutes(minutes))
///   if matcher.matches(schedule) { return schedule }
/// }
/// ```
///
/// To know the moments of a schedule, one must add all its gaps from the start, each rounded to a second. But the
/// schedules of a seed have the same fractions, so the sum of −ln of these, multiplied by any mean gap, is where a
/// moment is but for the rounding; and as the errors of rounding are small and independent, they add up to little
/// more than the root of their number. So a matcher adds up the logarithms once for all mean gaps. Near the sample
/// it computes exact gaps, whose sums are the distances of neighboring moments, and only a schedule with enough
/// moments at the distances of the sample is walked from its start.
public struct ScheduleMatcher: Sendable {
  /// The error of the place of a moment is less than the root of the number of gaps times this.
  ///
  /// By Hoeffding's inequality chance exceeds that once in 10⁴⁹ schedules.
  private static let mostErrors = 8.0
  /// A sample of more gaps than these costs as much as a walk.
  private static let longestSample = 4_096.0

  private let sample: [Moment]
  private let fewest: Int
  private var sums: [LogarithmSums] = []

  /// Makes a matcher.
  ///
  /// - Parameters:
  ///   - sample: different moments, in order.
  ///   - fewest: how many of them a schedule must have, at least one.
  public init(_ sample: [Moment], fewest: Int) {
    self.sample = sample
    self.fewest = max(1, fewest)
  }

  /// Returns whether a schedule has enough of the moments.
  ///
  /// - Complexity: O(*n*) in the moments of the schedule up to the sample, about 3 ns each. Those of a schedule that
  ///   does not match are passed once for all schedules of its seed with the same mean gap or a longer one.
  public mutating func matches(_ schedule: Schedule) -> Bool {
    let moments = sample.filter { $0 >= schedule.start }
    guard moments.count >= fewest else { return false }
    return mayMatch(schedule, moments) && hasEnough(schedule, moments)
  }

  /// Returns whether a schedule has enough of some moments, by a walk from its start.
  private func hasEnough(_ schedule: Schedule, _ moments: [Moment]) -> Bool {
    var cursor = schedule.moments
    var found = 0
    for moment in moments {
      cursor.skip(to: moment)
      if cursor.upcoming == moment { found += 1 }
    }
    return found >= fewest
  }

  /// Returns false if a schedule has too few of some moments, which begin after its start.
  private mutating func mayMatch(_ schedule: Schedule, _ moments: [Moment]) -> Bool {
    let mean = Double(schedule.meanGap.seconds)
    let first = Double((moments[0] - schedule.start).seconds)
    let last = Double((moments[moments.count - 1] - schedule.start).seconds)
    guard (last - first) / mean < Self.longestSample else { return true }
    let distances = moments.map { ($0 - moments[0]).seconds }
    let error = Self.mostErrors * (2 * last / mean + 100).squareRoot()
    let (place, state) = place(before: first - error, schedule)
    // Exact distances from that place, beyond the last moment.
    var generator = LehmerGenerator(state: state)
    var reached: Int64 = 0
    var reach: [Int64] = [0]
    while Double(reached) <= last - place + error {
      reached += schedule.gap(for: generator.nextFraction()).seconds
      reach.append(reached)
    }
    return isAligned(reach, with: distances, at: first - place, within: error)
  }

  /// Returns a place in a schedule not after a given one, in seconds from its start and without the errors of
  /// rounding, and the state of the generator there.
  private mutating func place(before limit: Double, _ schedule: Schedule) -> (Double, Int64) {
    let number = number(of: schedule.seed)
    let mean = Double(schedule.meanGap.seconds)
    let excess = Self.excess(mean) * Double(LogarithmSums.step)
    func place(_ index: Int, _ sum: Double) -> Double { mean * sum + excess * Double(index) }
    var (low, high) = (0, sums[number].sums.count)
    while place(high - 1, sums[number].sums[high - 1]) < limit {
      _ = sums[number].extend()
      (low, high) = (high - 1, high + 1)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if place(middle, sums[number].sums[middle]) <= limit { low = middle } else { high = middle }
    }
    return (place(low, sums[number].sums[low]), sums[number].states[low])
  }

  /// Returns where the sums of a seed are, and adds them if there are none.
  private mutating func number(of seed: Int64) -> Int {
    if let number = sums.firstIndex(where: { $0.seed == seed }) { return number }
    sums.append(LogarithmSums(seed: seed))
    return sums.count - 1
  }

  /// Returns by how much gaps are longer on average than their mean, since none is rounded to zero.
  private static func excess(_ mean: Double) -> Double {
    let half = exponential(-0.5 / mean)
    return 1 / (1 / half - half) + (1 - half) - mean
  }

  /// Returns whether enough moments are at the same distances from one another as those of a schedule.
  ///
  /// - Parameters:
  ///   - reach: the moments of the schedule as seconds from one of them.
  ///   - distances: the moments as seconds from the first.
  ///   - expected: how far that is from the beginning of `reach`.
  ///   - error: the most by which `expected` is wrong.
  private func isAligned(
    _ reach: [Int64], with distances: [Int64], at expected: Double, within error: Double
  ) -> Bool {
    var anchor = 0
    while anchor <= distances.count - fewest {
      var place = 0
      while place < reach.count {
        let shift = reach[place] - distances[anchor]
        let deviation = Double(shift) - expected
        if deviation > error { break }
        if deviation >= -error, isAligned(reach, place, with: distances, anchor) { return true }
        place += 1
      }
      anchor += 1
    }
    return false
  }

  /// Returns whether enough moments are aligned with a schedule, of which one is the first.
  private func isAligned(
    _ reach: [Int64], _ place: Int, with distances: [Int64], _ anchor: Int
  ) -> Bool {
    let shift = reach[place] - distances[anchor]
    var (place, next) = (place, anchor + 1)
    var missing = distances.count - anchor - fewest
    while next < distances.count, missing >= 0 {
      let moment = distances[next] + shift
      while place < reach.count, reach[place] < moment { place += 1 }
      if place == reach.count || reach[place] != moment { missing -= 1 }
      next += 1
    }
    return missing >= 0
  }
}
