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

  /// One answer, in 16 bytes, because a server reads thousands of them for each overview.
  struct Entry: Sendable {
    let moment: Moment
    private let answerNumber: Int32
    private let minuteNumber: Int16
    let weekday: Weekday
    let isLate: Bool

    /// - Parameters:
    ///   - time: the moment of the probe, by the person's clock.
    ///   - answer: the index of the set of tags in `answers`.
    init(_ time: LocalTime, answer: Int, isLate: Bool) {
      moment = time.moment
      answerNumber = Int32(answer)
      minuteNumber = Int16(time.hour * 60 + time.minute)
      weekday = time.date.weekday
      self.isLate = isLate
    }

    /// The index of the set of tags in `answers`.
    var answer: Int { Int(answerNumber) }
    /// Minutes since midnight on the person's clock.
    var minute: Int { Int(minuteNumber) }
  }

  /// The answers in chronological order.
  private(set) var entries: [Entry] = []
  /// The answer after the time that is to be estimated, if there is one: after a missed probe.
  private(set) var next: Entry?
  /// The distinct answers, each with its tags in the order last written.
  private(set) var answers: [[Int]] = []
  /// The names of the tags.
  public private(set) var names: [String] = []
  private var isExcluded: [Bool] = []
  /// The numbers of the tags by their keys.
  private var tags: [String: Int] = [:]
  /// The index of the answer that has a tag alone, by the number of the tag; nil if there is none.
  private var placesOfSingles: [Int?] = []
  /// The indices of the answers of several tags, by their numbers in ascending order.
  private var places: [[Int]: Int] = [:]

  /// Makes an empty history.
  ///
  /// - Parameter capacity: the number of answers for which space is reserved.
  public init(capacity: Int = 0) { entries.reserveCapacity(capacity) }

  /// The number of answers.
  public var count: Int { entries.count }

  /// Returns the number that identifies a tag in answers, assigning one to a new tag.
  ///
  /// The look-up folds the case of the name, so callers that need a tag often keep its number.
  public mutating func number(of tag: TagName) -> Int {
    number(of: tag.text, key: tag.key)
  }

  /// Returns the number that identifies a tag in answers, given the name as written and its ``TagName/key``.
  public mutating func number(of name: String, key: String) -> Int {
    if let number = tags[key] { return number }
    tags[key] = names.count
    names.append(name)
    isExcluded.append(Self.excluded.contains(key))
    placesOfSingles.append(nil)
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
    let kept = counted(tags)
    guard !kept.isEmpty else { return [] }
    entries.append(Entry(time, answer: place(of: kept), isLate: isLate))
    return kept
  }

  /// Sets the first answer after the time that is to be estimated; it is not among those before.
  ///
  /// - Parameters:
  ///   - tags: the numbers of its tags; if none of them counts, it is ignored.
  ///   - time: the moment of its probe, by the person's clock.
  ///   - isLate: whether it was given from memory.
  public mutating func setNext(_ tags: [Int], at time: LocalTime, isLate: Bool) {
    let kept = counted(tags)
    guard !kept.isEmpty else { return }
    next = Entry(time, answer: place(of: kept), isLate: isLate)
  }

  /// Returns the tags that count, each once.
  private func counted(_ tags: [Int]) -> [Int] {
    // Most answers have one tag.
    if tags.count == 1, !isExcluded[tags[0]] { return tags }
    var kept: [Int] = []
    for tag in tags where !isExcluded[tag] && !kept.contains(tag) { kept.append(tag) }
    return kept
  }

  /// Returns the index of an answer, which takes the order of these tags.
  private mutating func place(of tags: [Int]) -> Int {
    let isSingle = tags.count == 1
    let key = isSingle ? [] : tags.sorted()
    if let place = isSingle ? placesOfSingles[tags[0]] : places[key] {
      if !isSingle { answers[place] = tags }
      return place
    }
    answers.append(tags)
    if isSingle {
      placesOfSingles[tags[0]] = answers.count - 1
    } else {
      places[key] = answers.count - 1
    }
    return answers.count - 1
  }
}
