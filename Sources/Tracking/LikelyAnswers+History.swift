public import CivilTime

extension LikelyAnswers {
  /// The maximum number of answers sent to a page; less likely ones are hardly ever given.
  public static let mostAnswers = 40

  /// Estimates the probabilities of all answers of a history at a time.
  ///
  /// - Complexity: O(n + d log d) in ``AnswerHistory/window`` and the distinct answers.
  public init(history: AnswerHistory, at time: LocalTime) {
    let answers = history.distribution(at: time).map { answer, weight in
      Numbered(tags: history.answers[answer], weight: weight)
    }
    let met = LikelyAnswers(answers, history.names, first: [])
    self.init(met.numbered, met.names, first: met.places(Self.mostTags, chosen: []))
  }

  /// Renumbers the tags: first those offered, then the others in the order of the likeliest answers with
  /// them.
  private init(_ answers: [Numbered], _ names: [String], first offered: [Int]) {
    var order = offered
    var places: [Int?] = names.map { _ in nil }
    for (place, tag) in offered.enumerated() { places[tag] = place }
    let renumbered = answers.map { answer in
      let tags = answer.tags.map { tag in
        if let place = places[tag] { return place }
        places[tag] = order.count
        order.append(tag)
        return order.count - 1
      }
      return Numbered(tags: tags, weight: answer.weight)
    }
    self.init(
      names: order.map { names[$0] }, offeredCount: offered.count, numbered: renumbered)
  }

  /// Returns the likeliest answers, with probabilities rounded to a millionth, and the same offered tags.
  public func shortened(to count: Int = mostAnswers) -> LikelyAnswers {
    LikelyAnswers(
      tags: tags,
      answers: answers.prefix(count).map {
        Answer(tags: $0.tags, weight: ($0.weight * 1e6).rounded() / 1e6)
      })
  }
}
