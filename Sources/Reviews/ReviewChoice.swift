private import Numerics

/// A card that the review of a week may have, with how surprising its finding is.
struct ReviewCandidate: Sendable, Hashable {
  /// The kind of card, of which a review has at most one.
  let topic: WeekReview.Topic
  /// The tag with the finding; empty if the card concerns no particular tag.
  let tag: String
  /// All tags named in the sentence of the card.
  let names: [String]
  /// The surprise in bits: the binary logarithm of the ratio between the likelihoods of the observation and
  /// of the expectation from the weeks before, divided by their dispersion.
  let bits: Double

  /// Converts the natural logarithm of a likelihood ratio to bits.
  static func bits(ofLikelihoodRatio logarithm: Double) -> Double {
    max(0, logarithm) / Numerics.logarithm(2)
  }

  /// Returns the bits of a normally distributed value.
  ///
  /// - Parameter z: its distance from the expected value, in standard deviations.
  static func bits(z: Double) -> Double { bits(ofLikelihoodRatio: z * z / 2) }

  /// The cards that are remembered as shown if a review has this one: the card for each tag that it names.
  var cards: [ShownCards.Card] {
    (names.isEmpty ? [tag] : names).map { ShownCards.Card(topic: topic, tag: $0) }
  }
}

/// The cards that the reviews of the last weeks have shown.
///
/// They are computed from the same data as the review itself rather than stored, so that a week has the same
/// review whenever it is opened, on any device. The computation begins at the first week of a fixed span,
/// with nothing shown: from any later week, other cards than those that were really shown might result.
struct ShownCards: Sendable {
  /// A kind of card about a tag.
  struct Card: Sendable, Hashable {
    let topic: WeekReview.Topic
    let tag: String
  }

  /// The number of weeks for which a card is remembered.
  static let weeks = 4
  /// The number of weeks in a span, at the end of which everything is forgotten.
  static let weeksOfSpan = 8

  private var cards: [Set<Card>] = []

  /// Adds the cards of one more week.
  mutating func add(_ candidates: [ReviewCandidate]) {
    cards.append(Set(candidates.flatMap { $0.cards }))
    if cards.count > Self.weeks { cards.removeFirst() }
  }

  /// Returns the number of these weeks in which a card was shown.
  func count(of card: Card) -> Int { cards.count { $0.contains(card) } }
}

/// Chooses the cards of a review by how much news they contain.
///
/// The surprise of a finding is halved for each time that its card was shown in the last four weeks, and
/// counts half as much again if the person has chosen the colour of its tag or set a goal for it. A review
/// has one card of a kind, and one about a tag.
struct ReviewChoice {
  /// The maximum number of cards between the first and the last.
  static let mostCards = 4
  /// The bits of the same week a year before, which makes up for a lack of news: it is shown after all that
  /// is news, and before what is not.
  static let bitsOfAnniversary = 1.0
  private static let factorOfMarked = 1.5

  /// The cards shown in the weeks before.
  let shown: ShownCards
  /// The tags with a colour chosen by the person, or with a goal.
  let marked: Set<String>

  /// Returns the bits of a candidate in view of the cards shown before.
  func weight(of candidate: ReviewCandidate) -> Double {
    var weight = candidate.bits
    if candidate.topic != .anniversary {
      let card = ShownCards.Card(topic: candidate.topic, tag: candidate.tag)
      for _ in 0..<shown.count(of: card) { weight /= 2 }
    }
    return marked.contains(candidate.tag) ? weight * Self.factorOfMarked : weight
  }

  /// Returns the indices of the candidates to show, the most surprising first.
  ///
  /// Of equal candidates the first is chosen.
  func places(in candidates: [ReviewCandidate]) -> [Int] {
    let weights = candidates.map { weight(of: $0) }
    let order = candidates.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    var (topics, tags): (Set<WeekReview.Topic>, Set<String>) = ([], [])
    var chosen: [Int] = []
    for place in order where chosen.count < Self.mostCards {
      let candidate = candidates[place]
      guard !topics.contains(candidate.topic), !tags.contains(candidate.tag) else { continue }
      topics.insert(candidate.topic)
      tags.formUnion(candidate.names)
      chosen.append(place)
    }
    return chosen
  }
}
