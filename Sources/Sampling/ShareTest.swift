private import Numerics

/// Whether shares differ between two samples, or only seem to by chance.
public enum ShareTest {
  /// How probable it is that two samples of the same truth differ as much as these or more.
  ///
  /// Fisher's exact test of two sides with half the probability of what was met, which takes away
  /// its excess of caution: H. O. Lancaster, “Significance tests in discrete distributions”, JASA 56
  /// (1961) 223.
  ///
  /// - Parameters:
  ///   - one: how often something was met in the first sample, and how many there are.
  ///   - other: the same of the second sample.
  /// - Returns: 0 to 1; 1 where a sample is empty.
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
      // Equal ones are so up to their rounding.
      if chance < own * (1 - 1e-9) {
        sum += chance
      } else if chance <= own * (1 + 1e-9) {
        sum += chance / 2
      }
    }
    return min(sum, 1)
  }

  /// Which of several tests tell of a difference, so that all of them together raise a false alarm
  /// no more than so often.
  ///
  /// S. Holm, “A Simple Sequentially Rejective Multiple Test Procedure”, Scandinavian Journal of
  /// Statistics 6 (1979) 65.
  ///
  /// - Parameters:
  ///   - probabilities: one of each test.
  ///   - level: how often there may be a false alarm.
  public static func areVisible(_ probabilities: [Double], level: Double = 0.05) -> [Bool] {
    var visible = Array(repeating: false, count: probabilities.count)
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    for (rank, place) in order.enumerated() {
      guard probabilities[place] <= level / Double(order.count - rank) else { break }
      visible[place] = true
    }
    return visible
  }

  /// Which of several tests tell of a difference, so that of those that do about a given share is false.
  ///
  /// Y. Benjamini and Y. Hochberg, “Controlling the False Discovery Rate”, JRSS B 57 (1995) 289.
  ///
  /// - Parameters:
  ///   - probabilities: one of each test.
  ///   - rate: the share of false ones among those that tell of a difference.
  public static func areDiscoveries(_ probabilities: [Double], rate: Double) -> [Bool] {
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    let count = order.enumerated().last { rank, place in
      probabilities[place] <= rate * Double(rank + 1) / Double(order.count)
    }.map { $0.offset + 1 }
    var visible = Array(repeating: false, count: probabilities.count)
    for place in order.prefix(count ?? 0) { visible[place] = true }
    return visible
  }

  /// The logarithm of the number of ways to choose some of a number of things.
  private static func choices(_ all: Int, _ some: Int) -> Double {
    logGamma(Double(all) + 1) - logGamma(Double(some) + 1) - logGamma(Double(all - some) + 1)
  }
}
