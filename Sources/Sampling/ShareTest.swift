private import Numerics

/// Tests whether shares differ between two samples beyond chance.
public enum ShareTest {
  /// The p-value: the probability that two samples of one population differ at least as much as these.
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
    guard one.total > 0, other.total > 0 else { return 1 }
    let met = one.count + other.count
    let all = one.total + other.total
    let scale = choices(all, one.total)
    func chance(_ count: Int) -> Double {
      exponential(choices(met, count) + choices(all - met, one.total - count) - scale)
    }
    let own = chance(one.count)
    var sum = 0.0
    for count in max(0, met - other.total)...min(met, one.total) {
      let chance = chance(count)
      // Allows for rounding errors of equal probabilities.
      if chance < own * (1 - 1e-9) {
        sum += chance
      } else if chance <= own * (1 + 1e-9) {
        sum += chance / 2
      }
    }
    return min(sum, 1)
  }

  /// Returns which of several tests show a difference, with the probability of any false alarm bounded by a
  /// level.
  ///
  /// S. Holm, “A Simple Sequentially Rejective Multiple Test Procedure”, Scandinavian Journal of
  /// Statistics 6 (1979) 65.
  ///
  /// - Parameters:
  ///   - probabilities: the p-value of each test.
  ///   - level: the maximum probability of a false alarm.
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
  /// bounded by a rate.
  ///
  /// Y. Benjamini and Y. Hochberg, “Controlling the False Discovery Rate”, JRSS B 57 (1995) 289.
  ///
  /// - Parameters:
  ///   - probabilities: the p-value of each test.
  ///   - rate: the maximum expected share of false discoveries.
  public static func areDiscoveries(_ probabilities: [Double], rate: Double) -> [Bool] {
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    let count = order.enumerated().last { rank, place in
      probabilities[place] <= rate * Double(rank + 1) / Double(order.count)
    }.map { $0.offset + 1 }
    var visible = Array(repeating: false, count: probabilities.count)
    for place in order.prefix(count ?? 0) { visible[place] = true }
    return visible
  }

  /// The logarithm of a binomial coefficient.
  private static func choices(_ all: Int, _ some: Int) -> Double {
    logGamma(Double(all) + 1) - logGamma(Double(some) + 1) - logGamma(Double(all - some) + 1)
  }
}
