import Sampling
public import TestSupport

/// The life of an office worker, whose activities depend on the hour and on whether the day is free.
public struct OfficeLife: Sendable {
  /// The life with its answers by the hour of the day, on workdays and on free days.
  public let byParts: Life
  /// The life with all answers together.
  public let together: Life

  private enum Activity: Int, CaseIterable {
    case sleep, breakfast, commute, meeting, writing, coffee, lunch
    case dinner, people, reading, chores, sport
  }

  private static let gap = 0.75

  /// Simulates some whole days, from a Monday on.
  ///
  /// - Parameters:
  ///   - days: the number of days.
  ///   - isSilentAtNight: whether questions from half past nine in the evening to half past seven are answered half
  ///     as often as others.
  ///   - random: the source of chance.
  public init(days: Int, isSilentAtNight: Bool, random: inout SplitMix) {
    let end = Double(days * 24)
    let parts = 48
    var truth = Activity.allCases.map { _ in 0.0 }
    var asked = Array(repeating: 0.0, count: parts)
    var (probes, answered) = (Array(repeating: 0, count: parts), Array(repeating: 0, count: parts))
    var counts = Activity.allCases.map { _ in Array(repeating: 0, count: parts) }
    for hour in 0..<days * 24 { asked[Self.part(Double(hour))] += 1 }
    var probe = Self.gap * random.exponential()
    for block in Self.blocks(days, random: &random) where block.from < end {
      truth[block.activity.rawValue] += min(block.to, end) - block.from
      while probe < min(block.to, end) {
        let part = Self.part(probe)
        probes[part] += 1
        let hour = probe.truncatingRemainder(dividingBy: 24)
        let isNight = isSilentAtNight && (hour >= 21.5 || hour < 7.5)
        if Double.random(in: 0..<1, using: &random) < (isNight ? 0.45 : 0.95) {
          answered[part] += 1
          counts[block.activity.rawValue][part] += 1
        }
        probe += Self.gap * random.exponential()
      }
    }
    byParts = Life(
      truth: truth,
      sample: AskedSample(
        (0..<parts).map {
          AskedSample.Cell(
            gapSeconds: Self.gap * 3_600, probes: probes[$0], answered: answered[$0],
            askedSeconds: asked[$0] * 3_600)
        }), counts: counts)
    together = Life(
      truth: truth,
      sample: AskedSample(
        gapSeconds: Self.gap * 3_600, probes: probes.reduce(0, +),
        answered: answered.reduce(0, +), askedSeconds: end * 3_600),
      counts: counts.map { [$0.reduce(0, +)] })
  }

  /// Returns the number of the part of the week that contains an hour since a Monday.
  private static func part(_ hour: Double) -> Int {
    let hour = Int(hour)
    return hour % 24 + (hour / 24 % 7 < 5 ? 0 : 24)
  }

  private typealias Block = (from: Double, to: Double, activity: Activity)

  /// Draws the activities of some days.
  private static func blocks(_ days: Int, random: inout SplitMix) -> [Block] {
    var blocks: [Block] = []
    var hour = 0.0
    func add(_ activity: Activity, until end: Double) {
      guard end > hour else { return }
      blocks.append((hour, end, activity))
      hour = end
    }
    for day in 0..<days {
      let (midnight, isFree) = (Double(day * 24), day % 7 >= 5)
      func about(_ time: Double, _ spread: Double) -> Double {
        let sum = (0..<4).reduce(0) { sum, _ in sum + Double.random(in: -1...1, using: &random) }
        return midnight + time + spread * sum / 1.15
      }
      add(.sleep, until: about(isFree ? 8.3 : 7, 0.4))
      add(.breakfast, until: hour + 0.2 + 0.2 * random.exponential())
      if !isFree {
        add(.commute, until: hour + 0.3 + 0.2 * random.exponential())
        let (lunch, end) = (about(12.7, 0.3), about(17.6, 0.4))
        while hour < end {
          if hour >= lunch, hour < lunch + 1.5, blocks.last?.activity != .lunch,
            !blocks.suffix(4).contains(where: { $0.activity == .lunch })
          {
            add(.lunch, until: hour + 0.4 + 0.2 * random.exponential())
          }
          let kind = Int.random(in: 0..<8, using: &random)
          let length = 0.1 + 0.5 * random.exponential()
          add(kind < 3 ? .meeting : kind < 7 ? .writing : .coffee, until: min(hour + length, end))
        }
        add(.commute, until: hour + 0.3 + 0.2 * random.exponential())
      }
      let bed = about(isFree ? 23.6 : 23, 0.4)
      var hasEaten = false
      while hour < bed {
        if !hasEaten, hour > midnight + 19 {
          add(.dinner, until: hour + 0.4 + 0.2 * random.exponential())
          hasEaten = true
        }
        let kind = [Activity.people, .reading, .chores, .sport][
          Int.random(in: 0..<4, using: &random)]
        add(kind, until: min(hour + 0.2 + 0.7 * random.exponential(), max(bed, hour + 0.1)))
      }
    }
    add(.sleep, until: Double(days * 24 + 12))
    return blocks
  }
}
