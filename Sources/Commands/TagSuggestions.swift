internal import Tracking

/// What is offered while a person writes an answer: likely tags first, then tags by their letters.
struct TagSuggestions {
  /// The most that are offered at once.
  static let most = 8

  private let likely: LikelyAnswers
  /// The names of all tags, the most used first, with what they are compared by.
  private let tags: [(name: String, key: String)]

  init(likely: LikelyAnswers, names: [String]) {
    self.likely = likely
    tags = names.map { ($0, TagName($0).key) }
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
    let part = TagName(word).key
    let taken = Set(others.map { TagName($0).key })
    let free = tags.filter { $0.key != part && !taken.contains($0.key) }
    let begun = free.filter { $0.key.hasPrefix(part) }
    guard begun.count < Self.most else { return begun.prefix(Self.most).map(\.name) }
    let within = free.filter { !$0.key.hasPrefix(part) && $0.key.holds(part) }
    return (begun + within).prefix(Self.most).map(\.name)
  }
}

extension String {
  /// Whether another text is within this one.
  fileprivate func holds(_ part: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
