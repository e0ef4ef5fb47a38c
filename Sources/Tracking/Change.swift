public import Sampling

/// The change of a tag's share from one period to the next.
public struct Change: Sendable, Hashable {
  /// Whether the difference is statistically visible, and in which direction.
  public enum Verdict: Sendable, Hashable, CaseIterable {
    /// It takes a smaller share than before.
    case less
    /// The difference may well be chance.
    case notVisible
    /// It takes a larger share than before.
    case more
  }

  /// The tag's name.
  public let name: String
  /// Its share before.
  public let before: Estimate
  /// Its share now.
  public let now: Estimate
  /// The increase of the share; negative for a decrease.
  public let difference: Estimate
  /// The verdict on the difference.
  ///
  /// Of all comparisons in which nothing has changed, about 5 % at most have a visible difference. The
  /// interval of a visible one excludes zero; that of another one may exclude it, too.
  public let verdict: Verdict

  /// Compares the tags of two periods.
  ///
  /// All tags are tested, however rare: see `ShareTest.areDifferent(_:level:)` of Sampling.
  ///
  /// - Parameters:
  ///   - before: the earlier period.
  ///   - now: the later one.
  /// - Returns: the tags of the later period in its order, then those that occur only in the earlier one;
  ///   empty if either period has no answers.
  /// - Complexity: O(n log n) in the tags of both, and O(a) in the answers with them.
  public static func all(from before: Statistics, to now: Statistics) -> [Change] {
    guard before.answered > 0, now.answered > 0 else { return [] }
    let pairs = paired(now, before)
    let areDifferent = ShareTest.areDifferent(
      pairs.map { (one: $0.before.counts, other: $0.now.counts) })
    return pairs.indices.map { place in
      let pair = pairs[place]
      let difference = pair.now.difference(from: pair.before)
      // The exact test and the interval may disagree: Holm's last step is at the full level.
      let verdict: Verdict =
        switch (areDifferent[place], difference.low > 0, difference.high < 0) {
        case (true, true, _): .more
        case (true, _, true): .less
        default: .notVisible
        }
      return Change(
        name: pair.name, before: pair.before.interval, now: pair.now.interval,
        difference: difference, verdict: verdict)
    }
  }

  private struct Pair {
    let name: String
    let now: SampledShare
    let before: SampledShare
  }

  private static func paired(_ now: Statistics, _ before: Statistics) -> [Pair] {
    let earlier = before.tags.indices.sorted { precedes(before.tags[$0], before.tags[$1]) }
    let later = now.tags.indices.sorted { precedes(now.tags[$0], now.tags[$1]) }
    var partners: [Int?] = Array(repeating: nil, count: now.tags.count)
    var isGone = Array(repeating: true, count: before.tags.count)
    var next = 0
    for place in later {
      let figure = now.tags[place]
      while next < earlier.count, precedes(before.tags[earlier[next]], figure) { next += 1 }
      guard next < earlier.count, !precedes(figure, before.tags[earlier[next]]) else { continue }
      partners[place] = earlier[next]
      isGone[earlier[next]] = false
    }
    let nothing = (
      now: SampledShare(0, effectiveCount: now.effectiveCount),
      before: SampledShare(0, effectiveCount: before.effectiveCount)
    )
    let present = now.tags.indices.map { place in
      let (figure, partner) = (now.tags[place], partners[place].map { before.tags[$0] })
      return Pair(
        name: figure.name, now: figure.sampled, before: partner?.sampled ?? nothing.before)
    }
    let gone = before.tags.indices.filter { isGone[$0] }.map { place in
      let figure = before.tags[place]
      return Pair(name: figure.name, now: nothing.now, before: figure.sampled)
    }
    return present + gone
  }

  private static func precedes(_ one: Statistics.Figure, _ other: Statistics.Figure) -> Bool {
    one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
}

extension Statistics.Figure {
  /// The share with its precision.
  fileprivate var sampled: SampledShare {
    SampledShare(share.value, effectiveCount: effectiveCount)
  }
}

extension SampledShare {
  /// The number of occurrences among the equivalent number of equally weighted answers.
  fileprivate var counts: (count: Int, total: Int) {
    (Int((value * effectiveCount).rounded()), Int(effectiveCount.rounded()))
  }

  /// The share with its interval.
  fileprivate var interval: Estimate { .share(value, effectiveCount: effectiveCount) }
}
