public import Sampling
private import TextBytes

/// How the share of a tag changed from one period to the next.
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
  /// The verdict on the difference; all verdicts of a comparison are right together with 95 % confidence.
  public let verdict: Verdict

  /// Compares the tags that are most frequent in either of two periods.
  ///
  /// - Parameters:
  ///   - before: the earlier period.
  ///   - now: the later one.
  ///   - limit: the number of tags of each period to compare; with more tags, a difference has to be larger
  ///     to be visible.
  /// - Returns: the tags of the later period in its order, then those that occur only in the earlier one;
  ///   empty if either period has no answers.
  public static func all(from before: Statistics, to now: Statistics, limit: Int = 8) -> [Change] {
    guard before.answered > 0, now.answered > 0 else { return [] }
    var names = now.tags.prefix(limit).map { $0.name }
    for tag in before.tags.prefix(limit) where !names.contains(where: { $0.isSame(as: tag.name) }) {
      names.append(tag.name)
    }
    func found(_ name: String, _ statistics: Statistics) -> Met {
      guard let figure = statistics.tags.first(where: { $0.name.isSame(as: name) }) else {
        let none = Estimate.share(0, effectiveCount: statistics.effectiveCount)
        return Met(share: none, answers: statistics.effectiveCount)
      }
      return Met(share: figure.share, answers: figure.effectiveCount)
    }
    let met = names.map { (before: found($0, before), now: found($0, now)) }
    let visible = ShareTest.areVisible(
      met.map { ShareTest.probability($0.before.counts, $0.now.counts) })
    return names.indices.map { place in
      let (earlier, later) = (met[place].before.share, met[place].now.share)
      return Change(
        name: names[place], before: earlier, now: later,
        verdict: visible[place] ? (later.value > earlier.value ? .more : .less) : .notVisible)
    }
  }

  /// The occurrences of a tag among the equivalent number of equally weighted answers.
  private struct Met {
    let share: Estimate
    let answers: Double

    var counts: (count: Int, total: Int) {
      (Int((share.value * answers).rounded()), Int(answers.rounded()))
    }
  }
}
