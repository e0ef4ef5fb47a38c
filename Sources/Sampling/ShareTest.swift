private import Numerics

/// Tests whether shares differ between two samples beyond chance.
public enum ShareTest {
  /// Returns the p-value: the probability that two samples of one population differ at least this much.
  ///
  /// Fisher's two-sided exact test with mid-p values, which correct its conservatism: H. O. Lancaster,
  /// “Significance tests in discrete distributions”, JASA 56 (1961) 223.
  ///
  /// - Parameters:
  ///   - one: the number of occurrences in the first sample, and its size.
  ///   - other: the same for the second sample.
  /// - Returns: 0 to 1; 1 if a sample is empty.
  /// - Complexity: O(n) in the smaller of the counts.
  public static func probability(
    _ one: (count: Int, total: Int), _ other: (count: Int, total: Int)
  ) -> Double {
    guard let outcomes = Outcomes(one, other) else { return 1 }
    let own = outcomes.chance(of: one.count)
    var sum = 0.0
    for count in outcomes.counts {
      let chance = outcomes.chance(of: count)
      // Allows for rounding errors of equal probabilities.
      if chance < own * (1 - 1e-9) {
        sum += chance
      } else if chance <= own * (1 + 1e-9) {
        sum += chance / 2
      }
    }
    return min(sum, 1)
  }

  /// Returns which of several pairs of samples differ, with the probability of any false alarm kept near a
  /// level; mid-p values may exceed it slightly.
  ///
  /// All pairs are tested by ``probability(_:_:)``, and ``areVisible(_:level:)`` corrects for their number.
  /// Pairs with so few occurrences that not even the greatest difference could be visible do not count, so
  /// that they never hide others, however many there are: R. E. Tarone, "A Modified Bonferroni Method for
  /// Discrete Data", Biometrics 46 (1990) 515.
  ///
  /// - Parameters:
  ///   - pairs: the number of occurrences and the size of both samples of each pair.
  ///   - level: the approximate maximum probability of a false alarm.
  /// - Complexity: O(n) in the occurrences in all pairs that could differ, and O(m log m) in the pairs.
  public static func areDifferent(
    _ pairs: [(one: (count: Int, total: Int), other: (count: Int, total: Int))],
    level: Double = 0.05
  ) -> [Bool] {
    let least = pairs.map { Outcomes($0.one, $0.other)?.leastProbability ?? 1 }
    var tested = pairs.indices.sorted { least[$0] < least[$1] }
    var number = 1
    while number < tested.count {
      // The pairs that could be visible among this number.
      while let last = tested.last, least[last] > level / Double(number) { tested.removeLast() }
      number += 1
    }
    let visible = areVisible(
      tested.map { probability(pairs[$0].one, pairs[$0].other) }, level: level)
    var areDifferent = pairs.map { _ in false }
    for (rank, place) in tested.enumerated() { areDifferent[place] = visible[rank] }
    return areDifferent
  }

  /// Returns which of several tests show a difference, with the probability of any false alarm kept near a
  /// level; mid-p values may exceed it slightly.
  ///
  /// S. Holm, “A Simple Sequentially Rejective Multiple Test Procedure”, Scandinavian Journal of
  /// Statistics 6 (1979) 65.
  ///
  /// - Parameters:
  ///   - probabilities: the p-value of each test.
  ///   - level: the approximate maximum probability of a false alarm.
  public static func areVisible(_ probabilities: [Double], level: Double = 0.05) -> [Bool] {
    var visible = Array(repeating: false, count: probabilities.count)
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    for (rank, place) in order.enumerated() {
      guard probabilities[place] <= level / Double(order.count - rank) else { break }
      visible[place] = true
    }
    return visible
  }

  /// Returns which of several tests show a difference, with the expected share of false ones among them
  /// kept near a rate; mid-p values may exceed it slightly.
  ///
  /// Y. Benjamini and Y. Hochberg, “Controlling the False Discovery Rate”, JRSS B 57 (1995) 289.
  ///
  /// - Parameters:
  ///   - probabilities: the p-value of each test.
  ///   - rate: the approximate maximum of the expected share of false discoveries.
  ///   - level: the p-value above which a single test shows nothing, so that the interval of every discovered
  ///     difference excludes zero.
  public static func areDiscoveries(
    _ probabilities: [Double], rate: Double, level: Double = 1
  ) -> [Bool] {
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    let count = order.enumerated().last { rank, place in
      probabilities[place] <= min(rate * Double(rank + 1) / Double(order.count), level)
    }.map { $0.offset + 1 }
    var visible = Array(repeating: false, count: probabilities.count)
    for place in order.prefix(count ?? 0) { visible[place] = true }
    return visible
  }

  /// The possible divisions of occurrences between two samples of one population.
  private struct Outcomes {
    /// The possible counts of the first sample.
    let counts: ClosedRange<Int>
    private let (occurrences, all, size): (Int, Int, Int)
    private let scale: Double

    /// Makes the outcomes; nil if a sample is empty.
    init?(_ one: (count: Int, total: Int), _ other: (count: Int, total: Int)) {
      guard one.total > 0, other.total > 0 else { return nil }
      (occurrences, all, size) = (one.count + other.count, one.total + other.total, one.total)
      counts = max(0, occurrences - other.total)...min(occurrences, one.total)
      scale = Self.choices(all, size)
    }

    /// Returns the probability that the first sample has a count.
    func chance(of count: Int) -> Double {
      exponential(
        Self.choices(occurrences, count) + Self.choices(all - occurrences, size - count) - scale)
    }

    /// A lower bound of all p-values: that of the greatest difference.
    var leastProbability: Double {
      // The least likely count is one of the ends, and half of its probability counts.
      min(chance(of: counts.lowerBound), chance(of: counts.upperBound)) / 2
    }

    /// Returns the logarithm of a binomial coefficient.
    private static func choices(_ all: Int, _ some: Int) -> Double {
      logGamma(Double(all) + 1) - logGamma(Double(some) + 1) - logGamma(Double(all - some) + 1)
    }
  }
}
