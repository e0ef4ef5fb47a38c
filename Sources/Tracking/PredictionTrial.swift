/// Measures how well answers were predicted, one by one.
///
/// Each answer is compared with the answers that were likely before it was given.
public struct PredictionTrial: Sendable {
  /// The number of answers.
  public private(set) var count = 0

  private var anyOfFive = 0
  private var tapsOfFive = 0
  private var tapsOfEight = 0
  private var wholeOfFive = 0

  /// Begins a trial.
  public init() {}

  /// The share of answers with at least one of five tags offered.
  public var any5: Double { share(anyOfFive) }
  /// The share of answers that can be given by taps alone, with five tags offered after each.
  public var taps5: Double { share(tapsOfFive) }
  /// The share of answers that can be given by taps alone, with eight tags offered after each.
  public var taps8: Double { share(tapsOfEight) }
  /// The share of answers that are one of five whole answers offered.
  public var whole5: Double { share(wholeOfFive) }

  /// Counts an answer.
  ///
  /// - Parameters:
  ///   - tags: the names of its tags, each once, as the history spells them.
  ///   - likely: the answers predicted before.
  public mutating func note(_ tags: [String], foreseen likely: LikelyAnswers) {
    let answer = Set(tags)
    count += 1
    if likely.chips(5).contains(where: answer.contains) { anyOfFive += 1 }
    if isTapped(answer, likely, 5) { tapsOfFive += 1 }
    if isTapped(answer, likely, 8) { tapsOfEight += 1 }
    if likely.whole(5).contains(where: { Set($0) == answer }) { wholeOfFive += 1 }
  }

  /// Whether repeatedly tapping the first offered tag that belongs to the answer completes it.
  private func isTapped(_ answer: Set<String>, _ likely: LikelyAnswers, _ count: Int) -> Bool {
    var chosen: [String] = []
    while chosen.count < answer.count {
      guard let next = likely.chips(count, chosen: chosen).first(where: answer.contains) else {
        return false
      }
      chosen.append(next)
    }
    return true
  }

  private func share(_ hits: Int) -> Double { count == 0 ? 0 : Double(hits) / Double(count) }
}
