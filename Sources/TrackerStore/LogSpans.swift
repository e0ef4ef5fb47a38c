internal import CivilTime

/// Infers from the lines of a log when its schedule ran: where it is silent for long, it did not.
///
/// A log does not record when the program that wrote it was started and ended. Moments lie a mean gap
/// apart; that two neighbours lie ten of them apart happens once in 20,000 lines, so a silence as
/// long as that is taken for time without asking.
struct LogSpans {
  /// As many mean distances without a line are a silence.
  private static let silence = 10.0
  /// The number of distances needed for their median.
  private static let enough = 30
  /// The mean of exponential distances over their median.
  private static let meanOfMedian = 1 / 0.693147180559945

  /// The spans in order, which neither overlap nor touch.
  let spans: [Range<Moment>]

  /// Cuts the time of a log into spans.
  ///
  /// Lines may be missing at random, so the distances are measured against their own median. As
  /// much time as a mean gap lies, on average, between a span's end and the line next to it.
  ///
  /// - Parameters:
  ///   - moments: the moments of the lines, ascending.
  ///   - gap: the mean gap that they were drawn with.
  /// - Complexity: O(n log n).
  init(_ moments: [Moment], gap: Seconds) {
    let distances = zip(moments.dropFirst(), moments).map { $0 - $1 }.sorted()
    let median =
      distances.count < Self.enough ? 0 : Double(distances[distances.count / 2].seconds)
    let longest = Self.silence * max(Double(gap.seconds), median * Self.meanOfMedian)
    var spans: [Range<Moment>] = []
    for moment in moments {
      if let last = spans.last,
        Double((moment - last.upperBound).seconds) + Double(gap.seconds) <= longest
      {
        spans[spans.count - 1] = last.lowerBound..<moment + gap
      } else {
        spans.append(moment - gap..<moment + gap)
      }
    }
    self.spans = spans
  }

  /// What of a stretch lies outside of others, which are in order and do not overlap.
  static func outside(_ others: [Range<Moment>], of stretch: Range<Moment>) -> [Range<Moment>] {
    var parts: [Range<Moment>] = []
    var start = stretch.lowerBound
    for other in others where other.upperBound > start && other.lowerBound < stretch.upperBound {
      if start < other.lowerBound { parts.append(start..<other.lowerBound) }
      start = max(start, other.upperBound)
    }
    if start < stretch.upperBound { parts.append(start..<stretch.upperBound) }
    return parts
  }
}
