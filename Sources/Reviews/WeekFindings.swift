import Tracking

/// All findings of a week, of which the review shows the most surprising.
struct WeekFindings {
  let changes: WeekChanges?
  let rhythm: SleepRhythm?
  let novelties: [Novelty]
  let successions: [Succession]
  let anniversary: Anniversary?
  /// The possible cards, with those of each kind together.
  let candidates: [ReviewCandidate]
  /// The tags with a colour chosen by the person, or with a goal.
  private let marked: Set<String>

  init(_ evidence: ReviewEvidence) {
    let hasEnough = evidence.week.answered >= WeekReview.fewestAnswers
    // Hours that answers are lacking for are no basis of a comparison.
    let isComparable = hasEnough && !evidence.week.lacksAnswers
    let usual = UsualWeek(evidence)
    var bits: [String: Double] = [:]
    for tag in usual.tags { bits[tag.name] = tag.bits }
    let changes = isComparable ? WeekChanges(usual) : nil
    let rhythm = hasEnough ? SleepRhythm(evidence) : nil
    let novelties = Novelty.all(evidence)
    let successions = hasEnough ? Succession.all(evidence) : []
    anniversary = isComparable ? Anniversary(evidence) : nil
    marked = evidence.markedTags

    var candidates: [ReviewCandidate] = []
    if let changes {
      let names = changes.named.map { $0.tag.name }
      candidates += changes.visible.map { entry in
        let tag = entry.tag.name
        return ReviewCandidate(
          topic: .changes, tag: tag, names: names.contains(tag) ? names : names + [tag],
          bits: bits[tag, default: 0])
      }
      // The absence of change is a finding too, but never a surprise.
      if names.isEmpty {
        candidates.append(ReviewCandidate(topic: .changes, tag: "", names: [], bits: 0))
      }
    }
    if let rhythm {
      let tag = rhythm.tag.name
      candidates.append(
        ReviewCandidate(
          topic: .rhythm, tag: tag, names: [tag], bits: rhythm.bits(given: evidence)))
    }
    candidates += novelties.map { novelty in
      let tag = novelty.tag.name
      return ReviewCandidate(
        topic: .novelty, tag: tag, names: [tag], bits: bits[tag, default: 0])
    }
    // The subject of the card is the second tag: it has its colour, and leads to its page.
    candidates += successions.map { found in
      ReviewCandidate(
        topic: .succession, tag: found.second.name, names: [found.second.name], bits: found.bits)
    }
    if case .some = anniversary {
      candidates.append(
        ReviewCandidate(
          topic: .anniversary, tag: "", names: [], bits: ReviewChoice.bitsOfAnniversary))
    }
    self.candidates = candidates
    self.changes = changes
    self.rhythm = rhythm
    self.novelties = novelties
    self.successions = successions
  }

  /// Returns the indices of the candidates that the review shows after those of the weeks before.
  func places(after shown: ShownCards) -> [Int] {
    ReviewChoice(shown: shown, marked: marked).places(in: candidates)
  }

  /// Returns the rank of a candidate among those of its kind.
  func rank(of place: Int) -> Int {
    candidates[..<place].count { $0.topic == candidates[place].topic }
  }
}
