private import Sampling
internal import TrackerStore
internal import Tracking

extension Companions {
  /// More companions than this tell nothing about a tag.
  private static let most = 12

  /// Finds the tags that occur together with one; nil where there is no such tag.
  ///
  /// - Parameters:
  ///   - name: the tag, in any case.
  ///   - combinations: what occurs together.
  init?(of name: String, in combinations: TagCombinations) {
    let tags = combinations.tags
    let key = TagName(name).key
    guard let own = tags.firstIndex(where: { TagName($0.name).key == key }) else { return nil }
    var (weight, count) = (0.0, 0)
    var weights = Array(repeating: 0.0, count: tags.count)
    var counts = Array(repeating: 0, count: tags.count)
    for combination in combinations.combinations where combination.tags.contains(own) {
      weight += combination.weight
      count += combination.count
      for tag in combination.tags where tag != own {
        weights[tag] += combination.weight
        counts[tag] += combination.count
      }
    }
    let places = tags.indices.filter { counts[$0] > 0 }.sorted { one, other in
      weights[one] == weights[other] ? one < other : weights[one] > weights[other]
    }
    self.init(
      name: tags[own].name, count: count,
      companions: places.prefix(Self.most).map { place in
        // Where no asked time is known, answers weigh nothing.
        let share =
          weight > 0
          ? min(weights[place] / weight, 1) : Double(counts[place]) / Double(max(count, 1))
        return Companion(
          name: tags[place].name, color: tags[place].color, count: counts[place],
          share: .share(share, effectiveCount: Double(count)))
      })
  }
}
