public import Sampling

/// What became of a tag from one period to the next.
public struct Change: Sendable, Hashable {
  /// What can be said of the difference.
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
  /// What can be said of the difference, all tags compared together being right 95 times in 100.
  public let verdict: Verdict

  /// Compares the tags that are most frequent in either of two periods.
  ///
  /// - Parameters:
  ///   - before: the earlier period.
  ///   - now: the later one.
  ///   - limit: how many tags of each period are compared; the more, the harder it is to see a
  ///     difference.
  /// - Returns: the tags in the order of now, then those that are met no more; none where one of
  ///   the periods has no answer.
  public static func all(from before: Statistics, to now: Statistics, limit: Int = 8) -> [Change] {
    guard before.answered > 0, now.answered > 0 else { return [] }
    var names = now.tags.prefix(limit).map { $0.name }
    for tag in before.tags.prefix(limit) where !names.contains(where: { $0.isSame(tag.name) }) {
      names.append(tag.name)
    }
    func found(_ name: String, _ statistics: Statistics) -> Met {
      guard let figure = statistics.tags.first(where: { $0.name.isSame(name) }) else {
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

extension String {
  /// Whether both are the same bytes: spellings are settled where names are stored.
  fileprivate func isSame(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
