internal import Tracking

/// What is offered while a person writes an answer: likely tags first, then tags by their letters.
struct TagSuggestions {
  /// The most that are offered at once.
  static let most = 8

  /// A tag, with what it and its aliases are compared by.
  private struct Known {
    let name: String
    let key: String
    let aliases: [String]
  }

  private let likely: LikelyAnswers
  private let tags: [Known]

  /// Offers likely answers, and tags, of which those come first that are used most.
  init(likely: LikelyAnswers, tags: [TagUse]) {
    self.likely = likely
    self.tags = tags.filter { !$0.isHidden }.map { tag in
      Known(
        name: tag.name, key: TagName(tag.name).key, aliases: tag.aliases.map { TagName($0).key })
    }
  }

  /// What is offered for a word.
  ///
  /// - Parameters:
  ///   - word: what is written of it, perhaps nothing; nil where no tag can stand.
  ///   - others: the other words of the answer.
  /// - Complexity: O(n) in the tags.
  func suggestions(for word: String?, besides others: [String]) -> [String] {
    guard let word else { return [] }
    guard !word.isEmpty else { return likely.chips(Self.most, chosen: others) }
    let search = TagSearch(TagName(word).key)
    let taken = Set(others.map { TagName($0).key })
    let found = TagSearch.ranked(tags) { tag in
      taken.contains(tag.key) || !taken.isDisjoint(with: tag.aliases)
        ? nil : search.match(tag.key, aliases: tag.aliases)
    }
    return found.prefix(Self.most).map(\.name)
  }
}
