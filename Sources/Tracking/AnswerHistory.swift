public import CivilTime

/// The answers of the past, from which the next one is estimated: see ``LikelyAnswers``.
///
/// An answer is a set of tags here: their order, comments and repetitions say nothing. Words that note
/// how a probe was answered, or that nobody was there, are no part of it.
public struct AnswerHistory: Sendable {
  /// The number of answers that tell: habits older than some months tell nothing more.
  public static let window = 8_000

  /// Tags that are never offered.
  private static let excluded = ["retro", "afk", "off"]

  /// One answer.
  struct Entry: Sendable {
    let moment: Moment
    /// Minutes since midnight on the person's clock.
    let minute: Int
    let weekday: Weekday
    let isLate: Bool
    /// The place of the set of tags among the distinct ones.
    let answer: Int
  }

  /// The answers in the order of time.
  private(set) var entries: [Entry] = []
  /// The distinct answers, each with its tags in the order last written.
  private(set) var answers: [[Int]] = []
  /// The names of the tags.
  public private(set) var names: [String] = []
  private var isExcluded: [Bool] = []
  private var tags: [TagName: Int] = [:]
  /// The places of the distinct answers by their tags, ascending.
  private var places: [[Int]: Int] = [:]

  /// Makes an empty history.
  public init() {}

  /// The number of answers.
  public var count: Int { entries.count }

  /// The number by which answers name a tag.
  ///
  /// Finding it takes folding its case: a number can be kept instead.
  public mutating func number(of tag: TagName) -> Int {
    if let number = tags[tag] { return number }
    tags[tag] = names.count
    names.append(tag.text)
    isExcluded.append(Self.excluded.contains(tag.key))
    return names.count - 1
  }

  /// Adds an answer, which must be no older than the others; one without tags is left out.
  ///
  /// - Parameters:
  ///   - tags: the numbers of its tags.
  ///   - time: the moment it is of, by the person's clock.
  ///   - isLate: whether it was given from memory.
  /// - Returns: the tags that count, each once; none where the answer is left out.
  @discardableResult
  public mutating func append(_ tags: [Int], at time: LocalTime, isLate: Bool) -> [Int] {
    var kept: [Int] = []
    for tag in tags where !isExcluded[tag] && !kept.contains(tag) { kept.append(tag) }
    guard !kept.isEmpty else { return [] }
    let key = kept.sorted()
    let place = places[key] ?? answers.count
    if place == answers.count {
      places[key] = place
      answers.append(kept)
    } else {
      answers[place] = kept
    }
    entries.append(
      Entry(
        moment: time.moment, minute: time.hour * 60 + time.minute, weekday: time.date.weekday,
        isLate: isLate, answer: place))
    return kept
  }
}
