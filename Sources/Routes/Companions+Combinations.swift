private import Sampling
internal import TrackerStore
internal import Tracking

extension Companions {
  /// The maximum number of companions: further ones say nothing about a tag.
  private static let most = 12

  /// Finds the tags of the answers that satisfy a condition, without those that it names.
  ///
  /// - Parameters:
  ///   - expression: the condition.
  ///   - combinations: the combinations of tags in the answers.
  init(of expression: TagExpression<TagName>, in combinations: TagCombinations) {
    let tags = combinations.tags
    var found: [TagName: Int] = [:]
    for (place, tag) in tags.enumerated() { found[TagName(tag.name)] = place }
    // A tag that has been removed since has no place.
    let own = expression.map { found[$0] ?? -1 }
    let named = Set(own.tags)
    var (weight, squares, count) = (0.0, 0.0, 0)
    var weights = Array(repeating: 0.0, count: tags.count)
    var counts = Array(repeating: 0, count: tags.count)
    for combination in combinations.combinations where own.matches(combination.tags.contains) {
      let (seconds, answers) = (combinations.seconds(of: combination), combination.count)
      weight += seconds
      count += answers
      for (answers, seconds) in zip(combination.counts, combinations.sample.secondsPerAnswer) {
        squares += Double(answers) * seconds * seconds
      }
      for tag in combination.tags where !named.contains(tag) {
        weights[tag] += seconds
        counts[tag] += answers
      }
    }
    let places = tags.indices.filter { counts[$0] > 0 }.sorted { one, other in
      weights[one] == weights[other] ? one < other : weights[one] > weights[other]
    }
    // After Kish, as for a whole sample: answers with different weights tell less than as many equal ones.
    let effectiveCount = squares > 0 ? weight * weight / squares : Double(count)
    self.init(
      name: expression.single?.text ?? expression.text, count: count,
      companions: places.prefix(Self.most).map { place in
        // If no asked time is known, the weights of answers are 0.
        let share =
          weight > 0
          ? min(weights[place] / weight, 1) : Double(counts[place]) / Double(max(count, 1))
        return Companion(
          name: tags[place].name, color: tags[place].color, count: counts[place],
          share: .share(share, effectiveCount: effectiveCount))
      })
  }
}
