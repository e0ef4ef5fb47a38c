internal import CivilTime

/// The spans in which the schedule of a log ran, inferred from its lines: during a long silence, it did not.
///
/// A log does not record when the program that wrote it was started and ended. Moments lie a mean gap apart;
/// two neighbours lie ten of them apart once in 20,000 lines, so a silence that long is taken for time
/// without asking.
struct LogSpans {
  /// The number of mean distances without a line that make a silence.
  private static let silence = 10.0
  /// The number of distances needed for their median.
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
  /// - Complexity: O(n log n).
  init(_ moments: [Moment], gap: Seconds) {
    // A damaged file returns rows in another order than it was asked for.
    let moments = moments.sorted()
    let distances = zip(moments.dropFirst(), moments).map { $0 - $1 }.sorted()
    let median =
      distances.count < Self.enough ? 0 : Double(distances[distances.count / 2].seconds)
    let longest = Self.silence * max(Double(gap.seconds), median * Self.meanOfMedian)
    var spans: [Range<Moment>] = []
    for moment in moments {
      if let last = spans.last,
        Double((moment - last.upperBound).seconds) + Double(gap.seconds) <= longest
      {
        spans[spans.count - 1] = last.lowerBound.until(moment + gap)
      } else {
        spans.append((moment - gap).until(moment + gap))
      }
    }
    self.spans = spans
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
