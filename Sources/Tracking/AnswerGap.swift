private import Numerics

/// A lack of answers that makes figures misleading: they assume that the probes without an answer resemble
/// the others.
public struct AnswerGap: Sendable, Hashable {
  /// The hours of the day whose probes mostly have no answer, unlike those of the other hours: from the first
  /// to the one after the last, which may lie on the next day; nil if few probes of any hours have one.
  public let hours: Range<Int>?
  /// The number of probes without an answer, in these hours or in all.
  public let missed: Int

  /// Makes a gap from its figures.
  public init(hours: Range<Int>?, missed: Int) {
    self.hours = hours
    self.missed = missed
  }

  /// The share of answered probes below which all figures of a period are in doubt.
  private static let fewAnswers = 0.5
  /// The share of answered probes below which hours count as silent.
  private static let silence = 0.25
  /// The share of all probes that silent hours have lost from which figures are in doubt.
  private static let relevant = 0.1
  /// The probability that silence without regard to the hour of the day looks like that of some hours.
  private static let chance = 0.05
  /// The lengths of silent hours that are considered.
  private static let lengths = 2...16

  /// Finds the gap in the answers of a period; nil if there is none.
  ///
  /// Silent hours are those for which an equal silence of all hours is least likely, by the binomial
  /// distribution with the coverage of the other hours. The probability is multiplied by the number of
  /// stretches of hours that are examined (Bonferroni), so that a life whose silence does not depend on the
  /// hour has a gap by chance in at most one period of twenty.
  ///
  /// - Parameters:
  ///   - asked: the number of probes in each hour of the week.
  ///   - answered: the number of them that have an answer.
  ///   - isEven: whether the person was asked for the same time in each hour of the day. Then few probes of some hours
  ///     are chance, as on a single day, and their silence counts as if they were as many as those of the others.
  public init?(asked: HourCounts, answered: HourCounts, isEven: Bool = false) {
    var (probes, answers) = (Array(repeating: 0, count: 24), Array(repeating: 0, count: 24))
    for hour in asked.counts.indices {
      probes[hour % 24] += Swift.max(asked.counts[hour], 0)
      // A damaged count must not make figures impossible.
      answers[hour % 24] += Swift.min(
        Swift.max(answered.counts[hour], 0), Swift.max(asked.counts[hour], 0))
    }
    let (all, given) = (probes.reduce(0, +), answers.reduce(0, +))
    guard all > 0 else { return nil }
    if let hours = Self.silentHours(probes, answers, all, given, isEven: isEven) {
      let missed = hours.reduce(0) { $0 + probes[$1 % 24] - answers[$1 % 24] }
      self.init(hours: hours, missed: missed)
    } else if Double(given) < Self.fewAnswers * Double(all) {
      self.init(hours: nil, missed: all - given)
    } else {
      return nil
    }
  }

  private static func silentHours(
    _ probes: [Int], _ answers: [Int], _ all: Int, _ given: Int, isEven: Bool
  ) -> Range<Int>? {
    var best: (hours: Range<Int>, chance: Double, missed: Int)?
    let isSilent = (0..<24).map { Double(answers[$0]) < silence * Double(probes[$0]) }
    for start in 0..<24 where isSilent[start] {
      var (count, answered) = (0, 0)
      for length in 1...lengths.upperBound {
        count += probes[(start + length - 1) % 24]
        answered += answers[(start + length - 1) % 24]
        let missed = count - answered
        guard lengths.contains(length), isSilent[(start + length - 1) % 24], count < all,
          Double(answered) < silence * Double(count), Double(missed) >= relevant * Double(all)
        else { continue }
        // With half an answer added to each side, so that complete answers are no certainty.
        let coverage = (Double(given - answered) + 0.5) / (Double(all - count) + 1)
        let expected = isEven ? (Double(length * all) / 24).rounded() : 0
        // P(X ≤ k) for X ~ Binomial(n, p) is I(1 − p; n − k, k + 1).
        let chance = BetaDistribution(
          a: max(Double(count), expected) - Double(answered), b: Double(answered) + 1
        ).cumulative(1 - coverage)
        guard chance * Double(24 * lengths.count) < Self.chance else { continue }
        if let best, (best.chance, -best.missed) <= (chance, -missed) { continue }
        best = (start..<start + length, chance, missed)
      }
    }
    return best?.hours
  }
}
