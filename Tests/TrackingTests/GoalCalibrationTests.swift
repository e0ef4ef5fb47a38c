import CivilTime
import Numerics
import Sampling
import TestSupport
import Testing
import Tracking

/// Weeks drawn from a naive model: answers at random moments, some of them with a tag that takes more
/// time in some weeks than in others.
struct DrawnWeeks {
  /// The answers of a week, before and after the current moment.
  struct Week {
    var tagged = (now: 0, later: 0)
    var others = (now: 0, later: 0)

    /// The hours of the tag once the week is over.
    var hours: Double {
      let (occurrences, all) = (tagged.now + tagged.later, others.now + others.later)
      return 168 * Double(occurrences) / Double(occurrences + all)
    }
  }

  /// The mean weekly number of answers with the tag, and that of all answers.
  let mean: Double
  let all: Double
  /// The shape of the gamma distribution by which the weeks vary; nil if they vary only by chance.
  let shape: Double?
  /// The part of the week that is over.
  let part: Double
  var random: SplitMix

  mutating func week() -> Week {
    // Other activities take the rest of the time.
    let mean = min(shape.map { self.mean * gamma($0) / $0 } ?? self.mean, all)
    return Week(
      tagged: (count(mean * part), count(mean * (1 - part))),
      others: (count((all - mean) * part), count((all - mean) * (1 - part))))
  }

  /// A count of Poisson's distribution.
  private mutating func count(_ mean: Double) -> Int {
    var (time, count) = (0.0, -1)
    repeat {
      time -= logarithm(Double.random(in: 1e-300..<1, using: &random))
      count += 1
    } while time < mean
    return count
  }

  /// A value of a gamma distribution, after Marsaglia and Tsang (2000).
  private mutating func gamma(_ shape: Double) -> Double {
    let d = shape - 1.0 / 3
    while true {
      var normal = -6.0
      for _ in 0..<12 { normal += Double.random(in: 0..<1, using: &random) }
      let v = 1 + normal / (9 * d).squareRoot()
      guard v > 0 else { continue }
      let cube = v * v * v
      let chance = logarithm(Double.random(in: 1e-300..<1, using: &random))
      if chance < 0.5 * normal * normal + d - d * cube + d * logarithm(cube) { return d * cube }
    }
  }
}

extension GoalProgress {
  /// The progress of a drawn week after others.
  init(toward goal: TagGoal, _ week: DrawnWeeks.Week, after weeks: [DrawnWeeks.Week], part: Double)
  {
    let answered = week.tagged.now + week.others.now
    let (hours, asked) = (
      168 * part, weeks.map { $0.tagged.now + $0.tagged.later + $0.others.now + $0.others.later }
    )
    let spent = answered > 0 ? hours * Double(week.tagged.now) / Double(answered) : 0
    self.init(
      toward: goal, hours: Estimate(value: spent, low: 0, high: hours), answers: week.tagged.now,
      of: answered, askedHours: hours, remaining: .days(1),
      hoursPerAnswer: (168 * Double(weeks.count) + hours)
        / Double(asked.reduce(0, +) + answered),
      before: zip(weeks, asked).map { week, asked in
        Rest(
          hours: 168 * Double(week.tagged.later) / Double(asked), askedHours: 168 - hours)
      })
  }
}

@Suite struct `The probabilities of goals` {
  struct Life: Sendable, CustomTestStringConvertible {
    let mean: Double
    let shape: Double?
    let part: Double
    let direction: TagGoal.Direction
    var testDescription: String {
      "\(mean) answers, shape \(shape ?? .infinity), after \(part) of the week, \(direction)"
    }
  }

  /// Tolerates deviations by chance.
  ///
  /// Of 250 independent events with a probability of 0.9, one in 3,000 samples has 18 more or fewer than
  /// 225, a share of 0.07. Eight weeks reveal little about their shape.
  @Test(
    arguments: [
      Life(mean: 60, shape: nil, part: 0.5, direction: .atLeast),
      Life(mean: 20, shape: 3, part: 0.2, direction: .atLeast),
      Life(mean: 30, shape: 1, part: 0.1, direction: .atMost),
    ], Soak.isOn ? [0.1, 0.9] : [0.9])
  func `happen as often as they say`(life: Life, wanted: Double) throws {
    let seed: UInt64 = 20_261
    var weeks = DrawnWeeks(
      mean: life.mean, all: 170, shape: life.shape, part: life.part,
      random: SplitMix(seed: seed))
    var (stated, happened, count) = (0.0, 0.0, 0.0)
    for _ in 0..<250 {
      let before = (0..<8).map { _ in weeks.week() }
      let week = weeks.week()
      func chance(_ hours: Double) throws -> Double {
        let goal = try #require(TagGoal(life.direction, hours: hours))
        let progress = GoalProgress(toward: goal, week, after: before, part: life.part)
        return try #require(progress.probability)
      }
      // The goal with about the wanted probability, which is monotonic in its hours.
      var (low, high) = (0.5, 168.0)
      var (hours, found) = (84.0, try chance(84))
      while abs(found - wanted) > 0.02, high - low > 0.2 {
        if (found > wanted) == (life.direction == .atLeast) { low = hours } else { high = hours }
        hours = (low + high) / 2
        found = try chance(hours)
      }
      guard abs(found - wanted) < 0.1 else { continue }
      let goal = try #require(TagGoal(life.direction, hours: hours))
      stated += found
      happened += (week.hours >= goal.hours) == (life.direction == .atLeast) ? 1 : 0
      count += 1
    }
    #expect(count > 200, "seed \(seed)")
    #expect(
      abs(stated - happened) / count < 0.07,
      "seed \(seed): \(stated / count) stated, \(happened / count) happened")
  }
}
