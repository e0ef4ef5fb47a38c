private import TextBytes

/// The answers that a person is likely to give to a probe, each with its probability.
///
/// They let a page offer answers by taps alone: ``chips(_:chosen:)`` suggests the next tags, and
/// ``whole(_:chosen:)`` suggests whole answers.
///
/// ```swift
/// let likely = LikelyAnswers(history: history, at: time)
/// likely.chips(5)                    // ["work", "eat", "slp", "code", "web"]
/// likely.chips(5, chosen: ["work"])  // ["code", "email", "meeting", "proba", "people"]
/// likely.whole(3)                    // [["work", "code"], ["eat", "lunch"], ["slp"]]
/// ```
public struct LikelyAnswers: Sendable, Hashable {
  /// An answer with its probability.
  public struct Answer: Sendable, Hashable {
    /// The names of its tags, in the order last written.
    public let tags: [String]
    /// The probability, from 0 to 1.
    public let weight: Double

    /// Makes an answer from its tags and probability.
    public init(tags: [String], weight: Double) {
      self.tags = tags
      self.weight = weight
    }
  }

  /// An answer whose tags are indices into `names`.
  struct Numbered: Sendable, Hashable {
    let tags: [Int]
    let weight: Double
  }

  /// The maximum number of tags that are offered before one is chosen.
  public static let mostTags = 8

  /// The factor applied to answers that lack a chosen tag: they only rank tags that no other answer offers.
  private static let rest = 1e-5

  /// The tags of the answer before the probe, which can be repeated; nil if there is none.
  public var previous: [String]?
  /// The names of all tags in likely answers, beginning with those offered before one is chosen.
  public private(set) var names: [String]
  /// The number of tags offered before one is chosen.
  private let offeredCount: Int
  /// The answers, the likeliest first.
  private(set) var numbered: [Numbered]

  /// Makes likely answers from a server's reply: the answers, and the tags to offer before one is chosen.
  ///
  /// - Parameters:
  ///   - tags: the tags offered.
  ///   - answers: the answers, the likeliest first.
  ///   - previous: the tags of the answer before the probe; nil if there is none.
  /// - Complexity: O(n · t) in the tags of all answers and the distinct ones.
  public init(tags: [String], answers: [Answer], previous: [String]? = nil) {
    self.previous = previous
    names = tags
    offeredCount = tags.count
    numbered = []
    for answer in answers {
      var places: [Int] = []
      for tag in answer.tags { places.append(place(of: tag)) }
      numbered.append(Numbered(tags: places, weight: answer.weight))
    }
  }

  /// Makes likely answers from answers and names, of which the first `offeredCount` are offered.
  init(names: [String], offeredCount: Int, numbered: [Numbered]) {
    self.names = names
    self.offeredCount = offeredCount
    self.numbered = numbered
  }

  /// The tags offered before one is chosen, the best first.
  public var tags: [String] { Array(names.prefix(offeredCount)) }

  /// The answers, the likeliest first.
  public var answers: [Answer] {
    numbered.map { answer in
      Answer(tags: spelled(answer.tags), weight: answer.weight)
    }
  }

  // MARK: Offers

  /// Returns tags to offer for the answer that is being composed.
  ///
  /// The first is the likeliest, and each of the others is the likeliest in the answers that have none of
  /// those before it, so that as many answers as possible can be begun with one tap.
  ///
  /// - Parameters:
  ///   - count: the maximum number of tags.
  ///   - chosen: the tags that the answer has already, in any order; they are not offered.
  /// - Complexity: O(`count` · n) in the tags of all answers.
  public func chips(_ count: Int, chosen: [String] = []) -> [String] {
    // The server computed these from more answers than it sends.
    if chosen.isEmpty, count <= offeredCount { return spelled(Array(0..<count)) }
    return spelled(places(count, chosen: chosen))
  }

  /// Returns whole answers to offer for the answer that is being composed, the likeliest first.
  ///
  /// - Parameters:
  ///   - count: the maximum number of answers.
  ///   - chosen: the tags that the answer has already, in any order; every answer offered has all of these
  ///     and more.
  /// - Complexity: O(n) in the tags of all answers.
  public func whole(_ count: Int, chosen: [String] = []) -> [[String]] {
    let isChosen = marks(chosen)
    var answers: [[String]] = []
    for answer in numbered where answers.count < count {
      if answer.tags.count > chosen.count, has(answer, chosen.count, isChosen) {
        answers.append(spelled(answer.tags))
      }
    }
    return answers
  }

  /// Returns the indices of the tags to offer.
  func places(_ count: Int, chosen: [String]) -> [Int] {
    var isTaken = marks(chosen)
    var weights: [Double] = []
    for answer in numbered {
      let hasAll = has(answer, chosen.count, isTaken)
      weights.append(hasAll ? answer.weight : answer.weight * Self.rest)
    }
    var coversAnswers = true
    var left = weights
    var found: [Int] = []
    while found.count < count {
      var sums: [Double] = []
      for _ in names { sums.append(0) }
      // Stays -1 if no tag has a positive sum.
      var best = -1
      for place in numbered.indices {
        for tag in numbered[place].tags where !isTaken[tag] { sums[tag] += left[place] }
      }
      for tag in sums.indices where sums[tag] > (best < 0 ? 0 : sums[best]) { best = tag }
      if best >= 0 {
        found.append(best)
        isTaken[best] = true
        guard coversAnswers else { continue }
        for place in numbered.indices where numbered[place].tags.contains(best) { left[place] = 0 }
      } else if coversAnswers {
        // Every answer already has one of these tags, so further tags are chosen by probability alone.
        coversAnswers = false
        left = weights
      } else {
        break
      }
    }
    return found
  }

  // MARK: Tags as indices

  /// Returns the index of a name, which is added if it is new.
  private mutating func place(of name: String) -> Int {
    for place in names.indices where names[place].isSame(as: name) { return place }
    names.append(name)
    return names.count - 1
  }

  /// Returns the names at certain indices.
  private func spelled(_ places: [Int]) -> [String] {
    var tags: [String] = []
    for place in places { tags.append(names[place]) }
    return tags
  }

  /// Returns for each name whether it is among certain tags.
  private func marks(_ tags: [String]) -> [Bool] {
    var marks: [Bool] = []
    for name in names { marks.append(tags.contains { $0.isSame(as: name) }) }
    return marks
  }

  /// Whether an answer has all of certain tags, given their number and a mark for each name among them.
  private func has(_ answer: Numbered, _ count: Int, _ isChosen: [Bool]) -> Bool {
    var missing = count
    for tag in answer.tags where isChosen[tag] { missing -= 1 }
    return missing == 0
  }
}
