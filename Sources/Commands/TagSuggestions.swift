internal import Tracking

/// The suggestions while a person writes an answer: likely tags first, then tags by their letters.
struct TagSuggestions {
  /// The maximum number of suggestions at once.
  static let most = 8

  /// A tag, with the forms by which it and its aliases are compared.
  private struct Known {
    let name: String
    let key: String
    let aliases: [String]
  }

  private let likely: LikelyAnswers
  private let tags: [Known]

  /// Prepares suggestions of likely answers and of tags, the most used first.
  init(likely: LikelyAnswers, tags: [TagUse]) {
    self.likely = likely
    self.tags = tags.filter { !$0.isHidden }.map { tag in
      Known(
        name: tag.name, key: TagName(tag.name).key, aliases: tag.aliases.map { TagName($0).key })
    }
  }

  /// Returns the suggestions for a word.
  ///
  /// - Parameters:
  ///   - word: the beginning of the word, perhaps empty; nil if no tag can stand there.
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
