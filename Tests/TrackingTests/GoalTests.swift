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
    Written(text: "at least 0.0001h", direction: .atLeast, seconds: 1),
  ])
  func `is read as it is written`(written: Written) throws {
    let goal = try #require(TagGoal(written.text))
    #expect(goal.direction == written.direction && goal.time == .seconds(written.seconds))
  }

  @Test(arguments: [
    "", "10h", "at least", "at least h", "at least 10", "at least -1h", "at least 0h",
    "at least 168.01h", "at least 1.2.3h", "at least .5h", "at least 5.h", "at best 10h",
    "at least 10 h more", "at least 99999999999999999999h", "at least 1e2h", "at least NaNh",
    "at least 1.0000001h",
  ])
  func `is nothing else`(text: String) { #expect(TagGoal(text) == nil) }

  @Test(arguments: [
    0, -1, 168.000_001, .infinity, -.infinity, .nan, -0.0, .greatestFiniteMagnitude,
  ])
  func `has no hours that no week has`(hours: Double) {
    #expect(TagGoal(.atLeast, hours: hours) == nil)
  }

  @Test func `has the shortest and the longest time`() {
    #expect(TagGoal(.atMost, hours: .leastNonzeroMagnitude)?.time == .seconds(1))
    #expect(TagGoal(.atMost, hours: 168)?.time == TagGoal.longest)
    #expect(TagGoal(.atMost, .zero) == nil)
    #expect(TagGoal(.atMost, TagGoal.longest + .seconds(1)) == nil)
    #expect(TagGoal(.atLeast, hours: 10)?.decimals == 0)
    #expect(TagGoal(.atLeast, hours: 7.5)?.decimals == 1)
    #expect(TagGoal(.atLeast, hours: 0.25)?.decimals == 2)
  }
}

@Suite struct `The progress toward a goal` {
  private func progress(
    _ direction: TagGoal.Direction, _ goal: Double, spent: Double, before: [Double],
    hoursPerAnswer: Double = 0.75
  ) throws -> GoalProgress {
    GoalProgress(
      toward: try #require(TagGoal(direction, hours: goal)),
      hours: Estimate(value: spent, low: spent / 2, high: spent * 2), answers: 8,
      remaining: .days(3), hoursPerAnswer: hoursPerAnswer, before: before)
  }

  struct Left: Sendable, CustomTestStringConvertible {
    let direction: TagGoal.Direction
    let goal, spent: Double
    let answers: Int
    var testDescription: String { "\(direction) \(goal), spent \(spent)" }
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
    // Three times 0.1 is a little more than 0.3.
    Left(direction: .atLeast, goal: 0.3, spent: 0.1 + 0.1 + 0.1, answers: 0),
  ])
  func `counts the answers that are left`(left: Left) throws {
    let found = try progress(left.direction, left.goal, spent: left.spent, before: [])
    #expect(found.answersLeft == left.answers)
  }

  @Test func `is certain only where the answers decide`() throws {
    let weeks = [3, 4.5, 3, 3.75, 2.25]
    let reached = try progress(.atLeast, 9, spent: 9, before: [])
    #expect(reached.probability == 1)
    let exceeded = try progress(.atMost, 9, spent: 9.75, before: weeks)
    #expect(exceeded.probability == 0)
    let goal = try #require(TagGoal(.atMost, hours: 9))
    #expect(exceeded.decides(goal))
    let full = try progress(.atMost, 9, spent: 9, before: weeks)
    #expect(!full.decides(goal))
    #expect(try #require(full.probability) > 0)
  }

  @Test func `is unknown after fewer than four weeks`() throws {
    #expect(try progress(.atLeast, 9, spent: 6, before: [3, 3, 3]).probability == nil)
    #expect(try progress(.atLeast, 9, spent: 6, before: [3, 3, 3, 3]).probability != nil)
    // A tag that was never used then may be used now, but rarely.
    let never = try progress(.atLeast, 9, spent: 6, before: [0, 0, 0, 0, 0, 0, 0, 0])
    #expect((1e-9..<0.01).contains(try #require(never.probability)))
  }

  @Test(arguments: [UInt64](1...40))
  func `has the probabilities of a sum over all counts`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let weeks = (0..<Int.random(in: 4...8, using: &random)).map { _ in
      Double(Int.random(in: 0...(seed.isMultiple(of: 2) ? 12 : 3), using: &random))
    }
    let total = weeks.reduce(0, +)
    let mean = total / Double(weeks.count)
    let variance =
      weeks.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(weeks.count - 1)
    var shape = total + 0.5
    if variance > mean { shape = min(shape, mean * mean / (variance - mean)) }
    let expected = (total + 0.5) / Double(weeks.count)
    let missing = Int.random(in: 1...15, using: &random)
    var (probability, below) = (exponential(-shape * logarithm(1 + expected / shape)), 0.0)
    var upTo = 0.0
    for count in 0...missing {
      if count < missing { below += probability }
      upTo += probability
      let growth = (shape + Double(count)) / Double(count + 1)
      probability *= expected / (expected + shape) * growth
    }
    let hours = weeks.map { $0 * 0.75 }
    let goal = 1.5 + 0.75 * Double(missing)
    let atLeast = try progress(.atLeast, goal, spent: 1.5, before: hours)
    let atMost = try progress(.atMost, goal, spent: 1.5, before: hours)
    #expect(atLeast.answersLeft == missing && atMost.answersLeft == missing, "seed \(seed)")
    #expect((try #require(atLeast.probability) - (1 - below)).magnitude < 1e-9, "seed \(seed)")
    #expect((try #require(atMost.probability) - upTo).magnitude < 1e-9, "seed \(seed)")
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
      #expect((0...1).contains(up) && (0...1).contains(down), "seed \(seed), goal \(goal)")
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
