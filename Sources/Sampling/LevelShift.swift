private import Numerics

/// A lasting change of a share: a series of shares has one level before it, and another from then on.
///
/// The change is placed where two levels explain the series best, by the likelihood of binomial counts. A
/// shift is reported only if they explain it much better than one level does: twice the logarithm of the
/// ratio of the likelihoods, divided by the ``variation`` of the shares around the two levels, must exceed
/// ``threshold``. A habit that varies much from week to week therefore needs a larger change. See R. E.
/// Quandt, "Tests of the hypothesis that a linear regression system obeys two separate regimes", JASA 55
/// (1960) 324.
///
/// No shift is reported for a series with more than two levels, such as a burst that is over.
public struct LevelShift: Sendable, Hashable {
  /// The index of the first share of the later level.
  public let index: Int
  /// The earlier level, with an interval that allows for the variation.
  public let before: Estimate
  /// The later level, with such an interval.
  public let after: Estimate
  /// The variation of the shares around the two levels: 1 for a random sample, more if habits vary.
  ///
  /// Pearson's χ² per degree of freedom, multiplied by (1 + *r*) / (1 − *r*), where *r* is the correlation of
  /// neighbouring shares; at least 1.
  public let variation: Double

  /// The minimum number of shares with answers on each side of a shift.
  public static let leastRun = 3
  /// The value that the statistic must exceed.
  ///
  /// In simulations of 12 to 52 shares of 10 %, a shift was reported in up to 2 % of series without one if
  /// the shares varied as those of random samples do, in up to 5 % if they varied four times as much, and in
  /// 9 to 16 % if they also drifted, with correlations of 0.3 to 0.5 between neighbours.
  public static let threshold = 10.2

  /// Finds the shift of a series of shares; nil if one level explains it well enough, or two do not.
  ///
  /// - Parameter shares: the shares in order; those without answers are ignored.
  /// - Complexity: O(n).
  public init?(in shares: [SampledShare]) {
    let sums = Sums(of: shares)
    guard let split = sums.split(of: 0..<shares.count, leastRun: Self.leastRun) else { return nil }
    let runs = [0..<split.place, split.place..<shares.count]
    variation = sums.variation(of: shares, in: runs)
    guard 2 * split.gain / variation > Self.threshold else { return nil }
    // A single share that differs at the end shows that the later level is over; but an earlier level may
    // have had an exception.
    for (place, leastRun) in [Self.leastRun, 1].enumerated() {
      guard let further = sums.split(of: runs[place], leastRun: leastRun) else { continue }
      let parts = [
        runs[place].lowerBound..<further.place, further.place..<runs[place].upperBound,
      ]
      let three = place == 0 ? parts + [runs[1]] : [runs[0]] + parts
      if 2 * further.gain / sums.variation(of: shares, in: three) > Self.threshold { return nil }
    }
    let (earlier, later) = (sums[runs[0]], sums[runs[1]])
    index = split.place
    before = .share(earlier.share, effectiveCount: earlier.total / variation)
    after = .share(later.share, effectiveCount: later.total / variation)
  }
}

/// The cumulative counts of a series: the answers with an activity, and all answers, up to each place.
private struct Sums {
  struct Count {
    var found = 0.0
    var total = 0.0

    var share: Double { total > 0 ? min(max(found / total, 0), 1) : 0 }

    /// The logarithm of the likelihood of the count at its own share.
    var logLikelihood: Double { term(found) + term(total - found) }

    private func term(_ part: Double) -> Double {
      part > 0 && total > 0 ? part * logarithm(part / total) : 0
    }
  }

  private var ends = [Count()]
  /// The number of shares with answers up to each place.
  private var known = [0]

  init(of shares: [SampledShare]) {
    var (end, count) = (Count(), 0)
    for share in shares {
      end.found += share.value * share.effectiveCount
      end.total += share.effectiveCount
      count += share.effectiveCount > 0 ? 1 : 0
      ends.append(end)
      known.append(count)
    }
  }

  /// The counts of a range of shares.
  subscript(range: Range<Int>) -> Count {
    let (start, end) = (ends[range.lowerBound], ends[range.upperBound])
    return Count(found: max(end.found - start.found, 0), total: end.total - start.total)
  }

  /// Returns the variation of shares around the levels of their runs: see ``LevelShift/variation``.
  func variation(of shares: [SampledShare], in runs: [Range<Int>]) -> Double {
    var (squares, products, last, count) = (0.0, 0.0, 0.0, 0)
    for run in runs {
      let level = self[run].share
      for share in shares[run] where share.effectiveCount > 0 {
        count += 1
        let variance = level * (1 - level) / share.effectiveCount
        let residual = variance > 0 ? (share.value - level) / variance.squareRoot() : 0
        squares += residual * residual
        products += residual * last
        last = residual
      }
    }
    // A few shares cannot show a larger correlation.
    let correlation = squares > 0 ? min(max(products / squares, 0), 0.8) : 0
    let spread = max(1, squares / Double(max(count - runs.count, 1)))
    return spread * (1 + correlation) / (1 - correlation)
  }

  /// Returns the first place at which two levels explain a range best, with the logarithm of the likelihood
  /// ratio; nil if no place leaves enough shares with answers on both sides.
  func split(of range: Range<Int>, leastRun: Int) -> (place: Int, gain: Double)? {
    let whole = self[range].logLikelihood
    var best: (place: Int, gain: Double)?
    for place in range {
      let runs = (
        known[place] - known[range.lowerBound], known[range.upperBound] - known[place]
      )
      guard min(runs.0, runs.1) >= leastRun else { continue }
      let gain =
        self[range.lowerBound..<place].logLikelihood
        + self[place..<range.upperBound].logLikelihood - whole
      // Rounding must not prefer a later place among equals, such as after a share without answers.
      if best.map({ gain > $0.gain + 1e-9 }) ?? true { best = (place, gain) }
    }
    return best
  }
}
