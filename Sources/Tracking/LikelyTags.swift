public import CivilTime

/// Guesses which tags an answer will have, so that answering takes a tap.
///
/// A tag counts for how often it was met near this hour: in the very hour, in the hours beside it
/// and, doubled, on the same day of the week. The tags of the previous answer come first, because
/// what one did an hour ago one often still does.
public struct LikelyTags: Sendable {
  /// A tag with the hours it was met in.
  public struct Candidate: Sendable {
    /// The tag's name.
    public let name: String
    /// How often it was met in each hour of the week.
    public let hours: HourCounts

    /// Joins a name and its hours.
    public init(name: String, hours: HourCounts) {
      self.name = name
      self.hours = hours
    }
  }

  /// The most tags of the previous answer that are offered.
  private static let mostPrevious = 3

  /// Ranks tags for a moment.
  ///
  /// - Parameters:
  ///   - hour: the moment's place in the week.
  ///   - candidates: tags with the hours they were met in, recently.
  ///   - previous: the tags of the answer before.
  ///   - limit: the most tags returned.
  /// - Complexity: O(n log n) in the candidates.
  public static func ranked(
    at hour: HourOfWeek, candidates: [Candidate], previous: [TagName], limit: Int
  ) -> [String] {
    let scored = candidates.map { (candidate: $0, score: score($0.hours, at: hour)) }
      .sorted { one, other in
        one.score == other.score
          ? one.candidate.name.utf8.lexicographicallyPrecedes(other.candidate.name.utf8)
          : one.score > other.score
      }
    var names = previous.prefix(mostPrevious).map { $0 }
    for (candidate, score) in scored where score > 0 {
      let name = TagName(candidate.name)
      if !names.contains(name) { names.append(name) }
    }
    return names.prefix(limit).map { $0.text }
  }

  private static func score(_ hours: HourCounts, at hour: HourOfWeek) -> Int {
    var score = 0
    for shift in stride(from: 0, to: HourOfWeek.count, by: 24) {
      let other = hour.advanced(by: shift)
      let weight = shift == 0 ? 2 : 1
      for (distance, closeness) in [(-1, 1), (0, 2), (1, 1)] {
        score += hours[other.advanced(by: distance)] * weight * closeness
      }
    }
    return score
  }
}
