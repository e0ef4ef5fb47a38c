import CivilTime
import Sampling
public import TestSupport
import Tracking

/// The first month of a simulated person with eight hours of work a day, as its mornings show it.
///
/// The person sleeps from 23 to 7 o'clock, and never gives the answers of the night unless told to. Each morning,
/// the figures of all the time, of the running week and of the day before are compared with the truth, as far as they
/// are not marked as incomplete.
public struct FirstMonth: Sendable {
  /// The statements of some mornings.
  public struct Count: Sendable {
    /// The number of statements that are not marked as incomplete.
    public private(set) var made = 0
    /// The number of these that are false.
    public private(set) var missed = 0
    /// The number of statements that are marked as incomplete.
    public private(set) var marked = 0

    /// Counts a statement.
    ///
    /// - Parameter isTrue: whether it is true; nil if it is marked as incomplete.
    mutating func add(_ isTrue: Bool?) {
      guard let isTrue else {
        marked += 1
        return
      }
      made += 1
      if !isTrue { missed += 1 }
    }

    static func += (one: inout Count, other: Count) {
      one.made += other.made
      one.missed += other.missed
      one.marked += other.marked
    }

    /// The share of all statements that are false and not marked.
    public var falseShare: Double { Double(missed) / Double(max(made + marked, 1)) }
    /// The share of unmarked statements that are false.
    public var missedShare: Double { Double(missed) / Double(max(made, 1)) }
    /// The share of statements that are marked.
    public var markedShare: Double { Double(marked) / Double(max(made + marked, 1)) }
  }

  /// The sentences above the figures.
  public private(set) var headlines = Count()
  /// The hours of each activity with their intervals.
  public private(set) var intervals = Count()

  /// A probe at a moment, in hours since the first midnight, which begins a Monday.
  private struct Question {
    let hour: Double
    let activity: Int
    let isAnswered: Bool
  }

  private static let names = ["sleep", "work", "chores", "lunch", "people", "read", "walk"]
  private static let days = 30
  private static let gap = 0.75

  /// What is done from one hour to another.
  private var blocks: [(from: Double, to: Double, activity: Int)] = []
  private var questions: [Question] = []
  private let start: Double

  /// Adds up several months.
  public static func months(
    _ count: Int, answersNights: Bool = false, random: inout SplitMix
  ) -> (headlines: Count, intervals: Count) {
    var (headlines, intervals) = (Count(), Count())
    for _ in 0..<count {
      let month = FirstMonth(answersNights: answersNights, random: &random)
      headlines += month.headlines
      intervals += month.intervals
    }
    return (headlines, intervals)
  }

  /// Simulates a month that begins at nine o'clock on some day of a week.
  ///
  /// - Parameters:
  ///   - answersNights: whether the person gives the answers of the night in the morning.
  ///   - random: the source of chance.
  public init(answersNights: Bool = false, random: inout SplitMix) {
    let first = Int.random(in: 0..<7, using: &random)
    start = Double(first * 24 + 9)
    for day in first...first + Self.days { live(day, random: &random) }
    ask(until: Double((first + Self.days) * 24 + 8), answersNights: answersNights, random: &random)
    for day in first + 1...first + Self.days { look(on: day) }
  }

  private mutating func live(_ day: Int, random: inout SplitMix) {
    let midnight = Double(day * 24)
    func add(_ from: Double, _ to: Double, _ activity: Int) {
      blocks.append((midnight + from, midnight + to, activity))
    }
    add(0, 7, 0)
    add(9, 13, 1)
    add(14, 18, 1)
    add(23, 24, 0)
    for (from, to) in [(7.0, 9.0), (13, 14), (18, 23)] {
      var hour = from
      while hour < to {
        let end = min(hour + Double.random(in: 0.3...1.5, using: &random), to)
        add(hour, end, Int.random(in: 2..<Self.names.count, using: &random))
        hour = end
      }
    }
    blocks.sort { $0.from < $1.from }
  }

  private mutating func ask(until end: Double, answersNights: Bool, random: inout SplitMix) {
    var hour = start + Self.gap * random.exponential()
    var place = 0
    while hour < end {
      while blocks[place].to <= hour { place += 1 }
      let isAwake = blocks[place].activity != 0
      let isAnswered = Double.random(in: 0..<1, using: &random) < 0.95
      questions.append(
        Question(
          hour: hour, activity: blocks[place].activity,
          isAnswered: isAnswered && (isAwake || answersNights)))
      hour += Self.gap * random.exponential()
    }
  }

  /// Reads what is shown on a morning.
  private mutating func look(on day: Int) {
    let now = Double(day * 24 + 8)
    let midnight = Double(day * 24)
    let week = max(start, Double(day / 7 * 7 * 24))
    for from in [start, week] {
      let figures = statistics(from: from, to: now)
      guard figures.answered > 0 else { continue }
      headlines.add(figures.lacksAnswers ? nil : isTrue(headlineOf: figures, from: from, to: now))
      compare(figures, from: from, to: now)
    }
    let yesterday = max(start, midnight - 24)
    let figures = statistics(from: yesterday, to: midnight)
    // A step without answers has no figures, and the running day is always marked.
    if figures.answered > 0 { compare(figures, from: yesterday, to: midnight) }
  }

  private mutating func compare(_ figures: Statistics, from: Double, to: Double) {
    for (activity, name) in Self.names.enumerated() {
      let hours = figures.hours(of: name)
      let truth = self.truth(activity, from: from, to: to)
      intervals.add(figures.lacksAnswers ? nil : hours.low <= truth && truth <= hours.high)
    }
  }

  /// Whether the activity with the most answers has hours within its interval, and none has more.
  private func isTrue(headlineOf figures: Statistics, from: Double, to: Double) -> Bool {
    guard let first = figures.tags.first else { return true }
    let truths = Self.names.indices.map { truth($0, from: from, to: to) }
    let most = truths.max() ?? 0
    guard let place = Self.names.firstIndex(of: first.name) else { return false }
    return first.hours.low <= truths[place] && truths[place] <= first.hours.high
      && most <= first.hours.high
  }

  private func truth(_ activity: Int, from: Double, to: Double) -> Double {
    blocks.reduce(0) { sum, block in
      block.activity == activity
        ? sum + max(0, min(block.to, to) - max(block.from, from)) : sum
    }
  }

  private func statistics(from: Double, to: Double) -> Statistics {
    let inside = questions.filter { from <= $0.hour && $0.hour < to }
    var (asked, answered) = (HourCounts(), HourCounts())
    for question in inside {
      guard let hour = HourOfWeek(number: Int(question.hour) % HourOfWeek.count) else { continue }
      asked.add(1, at: hour)
      if question.isAnswered { answered.add(1, at: hour) }
    }
    let answers = inside.filter(\.isAnswered)
    let sample = AskedSample(
      probes: inside.count, answered: answers.count, askedSeconds: (to - from) * 3_600)
    let tags = Self.names.indices.compactMap { activity -> Statistics.Figure? in
      let count = answers.count { $0.activity == activity }
      guard count > 0 else { return nil }
      return Statistics.Figure(
        name: Self.names[activity], color: TagColor(wrapping: Int64(activity)), counts: [count],
        in: sample)
    }
    return Statistics(
      sample, tags: tags,
      gap: AnswerGap(asked: asked, answered: answered, isEven: (to - from - 24).magnitude < 0.01))
  }
}
