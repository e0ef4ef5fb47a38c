internal import CivilTime
internal import Numerics
internal import Sampling

/// The spans in which the schedule of a log ran, inferred from its lines: during a long silence, it did not.
///
/// A log does not record when the program that wrote it was started and ended. Moments lie a mean gap apart;
/// two neighbours lie ten of them apart once in 20,000 lines, so a silence that long is taken for time
/// without asking. Many shorter ones, such as the nights of a log kept by day, are no chance either: silences
/// are the longest distances of which at most one in twenty would occur by chance, by the procedure of
/// Y. Benjamini and Y. Hochberg, Journal of the Royal Statistical Society B 57 (1995) 289. Where the schedule is
/// known and has no moment between two lines, none is missing.
struct LogSpans {
  /// The number of mean distances without a line that always make a silence.
  private static let silence = 10.0
  /// The share of silences that may be chance.
  private static let falseShare = 0.05
  /// The number of distances needed for their median, and to tell silences from chance.
  private static let enough = 30
  /// The ratio of the mean of exponential distances to their median.
  private static let meanOfMedian = 1 / 0.693147180559945

  /// The spans in order, which neither overlap nor touch.
  let spans: [Range<Moment>]

  /// Divides the time of a log into spans.
  ///
  /// Lines may be missing at random, so the distances are compared with their own median. The end of a span
  /// lies a mean gap from the line next to it, which is the expected distance.
  ///
  /// - Parameters:
  ///   - moments: the moments of the lines.
  ///   - gap: the mean gap of their schedule.
  ///   - schedule: the schedule, if it is known.
  /// - Complexity: O(n log n), and O(m) in the moments of a known schedule.
  init(_ moments: [Moment], gap: Seconds, of schedule: Schedule? = nil) {
    // A damaged file returns rows in another order than it was asked for.
    let moments = moments.sorted()
    let distances = zip(moments.dropFirst(), moments).map { $0 - $1 }.sorted()
    let median =
      distances.count < Self.enough ? 0 : Double(distances[distances.count / 2].seconds)
    let mean = max(Double(gap.seconds), median * Self.meanOfMedian)
    let longest = Self.longest(of: distances.map { Double($0.seconds) }, mean: mean)
    let most = Self.silence * mean
    var cursor = schedule?.moments
    var spans: [Range<Moment>] = []
    for moment in moments {
      guard let last = spans.last else {
        spans.append((moment - gap).until(moment + gap))
        continue
      }
      let distance = Double((moment - last.upperBound).seconds) + Double(gap.seconds)
      var isKept = distance <= longest
      if !isKept, distance <= most {
        cursor?.skip(to: last.upperBound - gap + .seconds(1))
        isKept = cursor?.upcoming == moment
      }
      if isKept {
        spans[spans.count - 1] = last.lowerBound.until(moment + gap)
      } else {
        spans.append((moment - gap).until(moment + gap))
      }
    }
    self.spans = spans
  }

  /// Returns the longest distance that is no silence.
  ///
  /// - Parameters:
  ///   - distances: the distances between neighbouring lines, the shortest first.
  ///   - mean: their mean while the schedule ran.
  private static func longest(of distances: [Double], mean: Double) -> Double {
    let most = silence * mean
    guard distances.count >= enough else { return most }
    let count = Double(distances.count)
    // The more distances are as long as one, the less of them chance explains.
    for (place, distance) in distances.enumerated() where distance > mean {
      let expected = count * exponential(-distance / mean)
      if expected <= falseShare * (count - Double(place)) {
        return min(most, place > 0 ? distances[place - 1] : 0)
      }
    }
    return most
  }

  /// Returns the parts of a stretch outside of others, which are in order and do not overlap.
  static func outside(_ others: [Range<Moment>], of stretch: Range<Moment>) -> [Range<Moment>] {
    var parts: [Range<Moment>] = []
    var start = stretch.lowerBound
    for other in others where other.upperBound > start && other.lowerBound < stretch.upperBound {
      if start < other.lowerBound { parts.append(start.until(other.lowerBound)) }
      start = max(start, other.upperBound)
    }
    if start < stretch.upperBound { parts.append(start.until(stretch.upperBound)) }
    return parts
  }
}
