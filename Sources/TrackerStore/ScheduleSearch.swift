internal import CivilTime
internal import Sampling

/// Looks for the schedule from which moments were drawn, among those of TagTime and its relatives with a gap of
/// any number of minutes.
enum ScheduleSearch {
  /// The number of moments that are compared with each schedule.
  private static let compared = 12
  /// The number of moments whose distances show which gaps are possible: later ones may have another.
  private static let measured = 60
  /// The most moments of a schedule that are passed over: some tenths of a second.
  private static let longestWalk: Int64 = 20_000_000
  /// The most seeds that are tried; a person has one or two.
  private static let mostSeeds = 8
  /// The fewest moments that are no coincidence: with short gaps, any moment is soon one of some schedule.
  private static let fewest = 3

  /// Returns the schedule of most of the first of some moments; nil if it is unknown.
  ///
  /// - Parameters:
  ///   - moments: the moments in order.
  ///   - seed: the seed of the schedules; nil for those of TagTime and its relatives.
  ///   - last: the last moment that is looked up.
  /// - Complexity: O(*n*) in the moments of the shortest gap tried.
  static func schedule(
    of moments: [Moment], seed: Int64?, until last: Moment
  ) -> Schedule? {
    let known = moments.prefix { $0 <= last }
    guard known.count >= fewest else { return nil }
    var matcher = matcher(known)
    for minutes in gaps(of: Array(known.prefix(measured))) {
      let schedules = ScheduleFamily.likelySchedules(meanGap: .minutes(minutes), seed: seed)
      if let found = schedules.first(where: { matcher.matches($0) }) { return found }
    }
    return nil
  }

  /// Returns the schedule of those with a mean gap from which most of the first of some moments were drawn; nil
  /// if none is, or it is too far to the last of them.
  static func schedule(of moments: [Moment], meanGap: Seconds, seeds: Set<Int64>) -> Schedule? {
    guard moments.count >= fewest, let last = moments.last, meanGap > .zero,
      (last - ScheduleFamily.original.start).seconds / meanGap.seconds <= longestWalk
    else { return nil }
    let families = ScheduleFamily.likelySchedules(meanGap: meanGap)
    let others = seeds.sorted().prefix(mostSeeds).flatMap {
      ScheduleFamily.likelySchedules(meanGap: meanGap, seed: $0)
    }
    var matcher = matcher(moments[...])
    return (families + others).first { matcher.matches($0) }
  }

  private static func matcher(_ moments: ArraySlice<Moment>) -> ScheduleMatcher {
    let sample = Array(moments.prefix(compared))
    return ScheduleMatcher(sample, fewest: max(fewest, (sample.count + 1) / 2))
  }

  /// Returns the gaps that the distances allow, in minutes, those that people choose first.
  private static func gaps(of moments: [Moment]) -> [Int64] {
    let distances = zip(moments.dropFirst(), moments).map { $0 - $1 }.sorted()
    let middle = max(1, distances[distances.count / 2].seconds)
    // Half of exponential distances are shorter than 0.69 of their mean; lines that are missing make them longer.
    let ratio: Int64 = distances.count < 20 ? 6 : 3
    let (shortest, longest) = (middle / ratio, middle * ratio)
    let most = Schedule.personalMeanGaps.upperBound.seconds / 60
    let range = min(max(1, shortest / 60), most)...min(max(1, longest / 60), most)
    let usual = [45, 30, 60, 20, 15, 10, 5].filter { range.contains($0) }
    return usual + range.filter { !usual.contains($0) }
  }
}
