extension TagColorDeal {
  /// A tag that has a colour.
  public struct Holder: Sendable, Hashable {
    /// The colour.
    public let color: TagColor
    /// The number of answers with the tag.
    public let answers: Int
    /// Whether a person chose the colour, so that it doesn't change.
    public let isChosen: Bool

    /// Makes a tag from its colour.
    public init(color: TagColor, answers: Int, isChosen: Bool) {
      self.color = color
      self.answers = answers
      self.isChosen = isChosen
    }
  }

  /// The minimum number of answers for a tag to count as frequent.
  ///
  /// Tags that are used less overtake each other too often to change their colours for that.
  public static let leastFrequent = 30

  /// Returns the colours to change so that the most frequent tags differ, although others were the most
  /// frequent when their colours were dealt.
  ///
  /// It looks at the ``TagColor/count`` most frequent tags, as far as they have ``leastFrequent`` answers. Of
  /// several with one colour, only the most frequent one keeps it, or those for which a person chose it.
  ///
  /// - Parameters:
  ///   - tags: tags, the most frequent of all first: at least as many as there are colours, or all that are frequent.
  ///   - others: the colours of the tags besides.
  /// - Returns: the new colours, by the positions of their tags.
  /// - Complexity: O(n) in the tags.
  public static func changes(
    in tags: [Holder], besides others: TagColorDeal = TagColorDeal()
  ) -> [(position: Int, color: TagColor)] {
    let frequent = tags.prefix(TagColor.count).prefix { $0.answers >= leastFrequent }
    var taken = Set(frequent.filter { $0.isChosen }.map { $0.color })
    var changing: [Int] = []
    for (position, tag) in frequent.enumerated() where !tag.isChosen {
      if !taken.insert(tag.color).inserted { changing.append(position) }
    }
    guard !changing.isEmpty else { return [] }
    var deal = others
    for (position, tag) in tags.enumerated() where !changing.contains(position) {
      deal.take(tag.color, answers: tag.answers)
    }
    return changing.map { position in
      let color = deal.next(answers: tags[position].answers, avoiding: taken)
      taken.insert(color)
      return (position, color)
    }
  }
}
