import CivilTime
import Numerics
import Sampling
import TestSupport
import Testing
import Tracking

@Suite struct `A goal` {
  struct Written: Sendable, CustomTestStringConvertible {
    let text: String
    let direction: TagGoal.Direction
    let seconds: Int64
    var testDescription: String { text }
  }

  @Test(arguments: [
    Written(text: "at least 10h", direction: .atLeast, seconds: 36_000),
    Written(text: "at most 5.5h", direction: .atMost, seconds: 19_800),
    Written(text: " at  least 2,25 h", direction: .atLeast, seconds: 8_100),
    Written(text: "at most 168h", direction: .atMost, seconds: 604_800),
    Written(text: "at least 0.1h", direction: .atLeast, seconds: 360),
    Written(text: "at least .5h", direction: .atLeast, seconds: 1_800),
    Written(text: "at least 5.h", direction: .atLeast, seconds: 18_000),
    Written(text: "at least 1.0000001h", direction: .atLeast, seconds: 3_600),
  ])
  func `is read as it is written`(written: Written) throws {
    let goal = try #require(TagGoal(written.text))
    #expect(goal.direction == written.direction && goal.time == .seconds(written.seconds))
  }

  @Test(arguments: [
    "", "10h", "at least", "at least h", "at least 10", "at least -1h", "at least 0h",
    "at least 168.01h", "at least 1.2.3h", "at least .h", "at least 10hh", "at best 10h",
    "at least 10 h more", "at least 99999999999999999999h", "at least 1e2h", "at least NaNh",
    "at least 0.001h", "at least 0.09h", "at least 1 0h",
  ])
  func `is nothing else`(text: String) { #expect(TagGoal(text) == nil) }

  @Test(arguments: [
    0, -1, 0.094, 168.006, 1e15, .infinity, -.infinity, .nan, -0.0, .greatestFiniteMagnitude,
  ])
  func `has no hours that no week has`(hours: Double) {
    #expect(TagGoal(.atLeast, hours: hours) == nil)
  }

  @Test func `has the shortest and the longest time`() {
    #expect(TagGoal(.atMost, hours: .leastNonzeroMagnitude) == nil)
    #expect(TagGoal(.atMost, hours: 0.1)?.time == TagGoal.shortest)
    #expect(TagGoal(.atMost, hours: 168)?.time == TagGoal.longest)
    // Hours are rounded before they are judged.
    #expect(TagGoal(.atMost, hours: 0.095)?.time == TagGoal.shortest)
    #expect(TagGoal(.atMost, hours: 168.004)?.time == TagGoal.longest)
    #expect(TagGoal(.atMost, TagGoal.shortest - .seconds(1)) == nil)
    #expect(TagGoal(.atMost, TagGoal.longest + .seconds(1)) == nil)
    #expect(TagGoal(.atLeast, hours: 10)?.decimals == 0)
    #expect(TagGoal(.atLeast, hours: 7.5)?.decimals == 1)
    #expect(TagGoal(.atLeast, hours: 0.25)?.decimals == 2)
    // No more digits than shown.
    #expect(TagGoal(.atLeast, hours: 1.2345)?.hours == 1.23)
  }

  @Test(
    arguments: [
      (10, 0, 10), (10, 3, 5.7), (10, 6, 1.4), (7.25, 0, 7.25), (7.25, 1, 6.2), (168, 6, 24),
      (0.1, 6, 0.1), (3.5, 1, 3), (10, 7, nil),
    ] as [(Double, Int, Double?)])
  func `is lower in a week with days off`(hours: Double, daysOff: Int, lowered: Double?) throws {
    for direction in TagGoal.Direction.allCases {
      let goal = try #require(TagGoal(direction, hours: hours))
      #expect(goal.withDaysOff(daysOff) == lowered.flatMap { TagGoal(direction, hours: $0) })
    }
  }

  @Test(arguments: [
    ("10", 10), ("10,5", 10.5), (" 10h ", 10), ("10 h", 10), ("7,5 год", 7.5), ("7.5ч", 7.5),
    ("10.", 10),
    (".5", 0.5), ("0", 0), ("-1", -1), ("169", 169), ("0.001", 0.001),
  ])
  func `has hours as people write them`(text: String, hours: Double) {
    #expect(TagGoal.hours(written: text) == hours)
  }

  @Test(arguments: [
    "", ".", "-", "h", "ten", "1e2", "1.2.3", "30 min", "10 h h", "1 0", "--1", "+1",
  ])
  func `has no hours of other text`(text: String) { #expect(TagGoal.hours(written: text) == nil) }
}

@Suite struct `The progress toward a goal` {
  /// A progress after 60 answers in 45 hours, before the 60 answers of the rest.
  private func progress(
    _ direction: TagGoal.Direction, _ goal: Double, spent: Double, before: [Double],
    hoursPerAnswer: Double = 0.75, askedLater: Double = 45
  ) throws -> GoalProgress {
    GoalProgress(
      toward: try #require(TagGoal(direction, hours: goal)),
      hours: Estimate(value: spent, low: spent / 2, high: spent * 2), answers: 8,
      of: 60, askedHours: 45, remaining: .days(3), hoursPerAnswer: hoursPerAnswer,
      before: before.map { GoalProgress.Rest(hours: $0, askedHours: askedLater) })
  }

  struct Left: Sendable, CustomTestStringConvertible {
    let direction: TagGoal.Direction
    let goal, spent: Double
    let answers: Int
    var testDescription: String { "\(direction) \(goal), spent \(spent)" }
  }

  @Test func `ends as it is where no time is left`() throws {
    let none = [0.0, 0, 0, 0]
    func probability(_ direction: TagGoal.Direction, _ goal: Double) throws -> Double? {
      try progress(direction, goal, spent: 6, before: none, askedLater: 0).probability
    }
    #expect(try probability(.atLeast, 6.5) == 0.001)
    #expect(try probability(.atLeast, 5.5) == 0.999)
    #expect(try probability(.atMost, 6.5) == 0.999)
    #expect(try probability(.atMost, 5.5) == 0.001)
    // An equal amount satisfies both “at least” and “at most”.
    #expect(try probability(.atLeast, 6) == 0.999)
    #expect(try probability(.atMost, 6) == 0.999)
    // A minute, in which an answer is unlikely.
    let minute = try progress(.atLeast, 6.7, spent: 6, before: none, askedLater: 1.0 / 60)
    #expect(try #require(minute.probability) < 0.03)
  }

  @Test(arguments: [
    Left(direction: .atLeast, goal: 10, spent: 0, answers: 14),
    Left(direction: .atLeast, goal: 10, spent: 6, answers: 6),
    Left(direction: .atLeast, goal: 9, spent: 6, answers: 4),
    Left(direction: .atLeast, goal: 9, spent: 9, answers: 0),
    Left(direction: .atLeast, goal: 9, spent: 12, answers: 0),
    Left(direction: .atMost, goal: 9, spent: 6, answers: 4),
    Left(direction: .atMost, goal: 10, spent: 6, answers: 5),
    Left(direction: .atMost, goal: 9, spent: 9, answers: 0),
    Left(direction: .atMost, goal: 9, spent: 12, answers: 0),
    // Three times 0.1 is slightly more than 0.3.
    Left(direction: .atLeast, goal: 0.3, spent: 0.1 + 0.1 + 0.1, answers: 0),
  ])
  func `counts the answers that are left`(left: Left) throws {
    let found = try progress(left.direction, left.goal, spent: left.spent, before: [])
    #expect(found.answersLeft == left.answers)
  }

  @Test func `is never certain, for answers without the tag take hours back`() throws {
    let (free, busy) = ([0.0, 0, 0, 0, 0, 0, 0, 0], [9.0, 9, 9, 9, 9, 9, 9, 9])
    let goal = try #require(TagGoal(.atLeast, hours: 9))
    // Reached, but the tag is not used in such a rest: the number of the other answers decides.
    let reached = try progress(.atLeast, 9, spent: 9, before: free)
    #expect(reached.isPast(goal) && reached.answersLeft == 0)
    #expect((0.2..<0.9).contains(try #require(reached.probability)))
    #expect(
      (0.9..<1).contains(
        try #require(try progress(.atLeast, 9, spent: 9, before: busy).probability)))
    // Slightly exceeded: the rest may lower the share again.
    let limit = try #require(TagGoal(.atMost, hours: 9))
    let exceeded = try progress(.atMost, 9, spent: 9.3, before: free)
    #expect(exceeded.isPast(limit))
    #expect((0.1..<0.8).contains(try #require(exceeded.probability)))
    let far = try progress(.atMost, 9, spent: 40, before: busy)
    #expect((1e-9..<0.01).contains(try #require(far.probability)))
    let full = try progress(.atMost, 9, spent: 9, before: busy)
    #expect(!full.isPast(limit))
    // The week has no such time left.
    let all = try progress(.atLeast, 168, spent: 44, before: busy)
    #expect((1e-9..<0.01).contains(try #require(all.probability)))
  }

  @Test func `needs the answers that the hours of the whole week take`() throws {
    // So far, an answer represents half an hour, but usually one hour.
    let goal = try #require(TagGoal(.atLeast, hours: 10))
    let found = GoalProgress(
      toward: goal, hours: Estimate(value: 5, low: 3, high: 8), answers: 10, of: 90,
      askedHours: 45, remaining: .days(3), hoursPerAnswer: 1,
      before: [GoalProgress.Rest(hours: 5, askedHours: 45)])
    // 90 answers in the 90 hours of 135 answers are 2/3 h each: 15 in all.
    #expect(found.answersLeft == 5 && found.probability == nil)
  }

  @Test func `refers to the goal that is lowered for days off, and to none where all are`() throws {
    func progress(_ goal: TagGoal?, daysOff: Int) throws -> GoalProgress {
      GoalProgress(
        toward: try #require(goal), hours: Estimate(value: 6, low: 3, high: 9), answers: 8, of: 60,
        askedHours: 45, remaining: .days(1), hoursPerAnswer: 0.75,
        before: Array(repeating: .init(hours: 1, askedHours: 20), count: 8), daysOff: daysOff)
    }
    for direction in TagGoal.Direction.allCases {
      let goal = try #require(TagGoal(direction, hours: 10))
      let lowered = try progress(goal, daysOff: 3)
      let same = try progress(goal.withDaysOff(3), daysOff: 0)
      #expect(lowered.probability == same.probability && lowered.answersLeft == same.answersLeft)
      #expect(lowered.isPast(goal) && lowered.daysOff == 3)
      #expect(try !progress(goal, daysOff: 0).isPast(goal))
      let off = try progress(goal, daysOff: 7)
      #expect(off.probability == nil && off.answersLeft == 0 && !off.isPast(goal))
    }
  }

  @Test func `is unknown after fewer than four weeks`() throws {
    #expect(try progress(.atLeast, 9, spent: 6, before: [3, 3, 3]).probability == nil)
    #expect(try progress(.atLeast, 9, spent: 6, before: [3, 3, 3, 3]).probability != nil)
    // A tag that was never used then may be used now, but rarely.
    let never = try progress(.atLeast, 9, spent: 6, before: [0, 0, 0, 0, 0, 0, 0, 0])
    #expect((1e-9..<0.01).contains(try #require(never.probability)))
  }

  @Test(arguments: [UInt64](1...20))
  func `has the probabilities of a sum over all answers to come`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let counts = (0..<Int.random(in: 4...8, using: &random)).map { _ in
      Double(Int.random(in: 0...(seed.isMultiple(of: 2) ? 20 : 5), using: &random))
    }
    let soFar = Int.random(in: 0...12, using: &random)
    let goal = Double.random(in: 4...20, using: &random)
    let prediction = CountPrediction(from: counts)
    var expected = 0.0
    for (later, probability) in prediction.probabilities.enumerated() {
      let mean = max(60 - prediction.mean(givenCount: later), 0)
      var term = exponential(-mean)
      for others in 0...250 {
        let hours = 90 * Double(soFar + later) / Double(60 + later + others)
        if soFar + later > 0, hours >= TagGoal(.atLeast, hours: goal)?.hours ?? 0 {
          expected += probability * term
        }
        term *= mean / Double(others + 1)
      }
    }
    let spent = 0.75 * Double(soFar)
    let found = try progress(.atLeast, goal, spent: spent, before: counts.map { $0 * 0.75 })
    let wanted = min(max(expected, 0.001), 0.999)
    #expect((try #require(found.probability) - wanted).magnitude < 1e-6, "seed \(seed)")
  }

  @Test(arguments: [UInt64](1...40))
  func `is likelier the less is asked for`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let weeks = (0..<8).map { _ in Double.random(in: 0...20, using: &random) }
    let spent = Double.random(in: 0...10, using: &random)
    var (least, most) = (1.0, 0.0)
    for goal in stride(from: 0.5, through: 40, by: 0.5) {
      let up = try #require(try progress(.atLeast, goal, spent: spent, before: weeks).probability)
      let down = try #require(try progress(.atMost, goal, spent: spent, before: weeks).probability)
      #expect(up <= least + 1e-12 && down >= most - 1e-12, "seed \(seed), goal \(goal)")
      #expect(
        (0.001...0.999).contains(up) && (0.001...0.999).contains(down), "seed \(seed), goal \(goal)"
      )
      (least, most) = (up, down)
    }
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [Double])
  func `claims nothing where an answer stands for no time`(hoursPerAnswer: Double) throws {
    let found = try progress(
      .atLeast, 9, spent: 6, before: [3, 3, 3, 3], hoursPerAnswer: hoursPerAnswer)
    #expect(found.answersLeft >= 0)
    if let probability = found.probability { #expect((0...1).contains(probability)) }
  }
}
