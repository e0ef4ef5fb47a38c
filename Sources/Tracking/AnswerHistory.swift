public import CivilTime

/// The answers of the past, from which the next one is estimated: see ``LikelyAnswers``.
///
/// An answer is a set of tags here: order, comments and repetitions are ignored, and so are words that record
/// how a probe was answered or that the person was away.
public struct AnswerHistory: Sendable {
  /// The number of most recent answers that are used: habits older than some months no longer predict
  /// anything.
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
    /// The index of the set of tags in `answers`.
    let answer: Int
  }

  /// The answers in chronological order.
  private(set) var entries: [Entry] = []
  /// The distinct answers, each with its tags in the order last written.
  private(set) var answers: [[Int]] = []
  /// The names of the tags.
  public private(set) var names: [String] = []
  private var isExcluded: [Bool] = []
  private var tags: [TagName: Int] = [:]
  /// The indices of the distinct answers by their tags, which are sorted in ascending order.
  private var places: [[Int]: Int] = [:]

  /// Makes an empty history.
  public init() {}

  /// The number of answers.
  public var count: Int { entries.count }

  /// Returns the number that identifies a tag in answers, assigning one to a new tag.
  ///
  /// The look-up folds the case of the name, so callers that need a tag often keep its number.
  public mutating func number(of tag: TagName) -> Int {
    if let number = tags[tag] { return number }
    tags[tag] = names.count
    names.append(tag.text)
    isExcluded.append(Self.excluded.contains(tag.key))
    return names.count - 1
  }

  /// Adds an answer, which must not be older than those before it; an answer without tags is ignored.
  ///
  /// - Parameters:
  ///   - tags: the numbers of its tags.
  ///   - time: the moment of the probe, by the person's clock.
  ///   - isLate: whether it was given from memory.
  /// - Returns: the tags that were counted, each once; empty if the answer was ignored.
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
