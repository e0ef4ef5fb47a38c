import CivilTime
private import Numerics
import Sampling
public import Tracking

/// A tag that follows another more often than the time of day explains.
///
/// Some tags follow others only because of the hour, as the evening follows dinner. The expected count of a
/// tag is therefore based on its share of the same half hour, working days and weekends apart, among the
/// answers that could have followed, and a pair is reported only where it occurs more often. On average at
/// most one in ten of the reported pairs is due to chance (the false discovery rate of Benjamini and
/// Hochberg, see ``WeekChanges``).
public struct Succession: Sendable, Hashable {
  /// The first tag.
  public let first: ColoredTag
  /// The tag that follows within the hour.
  public let second: ColoredTag
  /// The number of answers with the first tag that were followed by another answer within the hour.
  public let occasions: Int
  /// The number of times that the second tag followed.
  public let count: Int
  /// The number expected from the time of day alone.
  public let expected: Double

  /// Makes a succession from its figures.
  public init(
    first: ColoredTag, second: ColoredTag, occasions: Int, count: Int, expected: Double
  ) {
    self.first = first
    self.second = second
    self.occasions = occasions
    self.count = count
    self.expected = expected
  }

  /// The maximum time between an answer and the one that follows.
  private static let longestGap = Seconds.hours(1)
  private static let fewestAnswers = 20
  /// The maximum number of tags examined, at most the bits of a ``TagPlaces``.
  private static let mostTags = 40
  private static let fewestTimes = 8
  private static let leastLift = 1.3
  /// The weight of the overall share in each half hour, as a number of answers.
  private static let prior = 2.0

  /// The maximum number of pairs reported.
  private static let mostPairs = 12

  /// The surprise of the succession; see ``ReviewCandidate/bits``.
  var bits: Double {
    // Of a Poisson distribution.
    let count = Double(count)
    return ReviewCandidate.bits(
      ofLikelihoodRatio: count * logarithm(count / expected) - (count - expected))
  }

  /// Finds the pairs that occur more often than expected, the surest first.
  static func all(_ evidence: ReviewEvidence) -> [Succession] {
    let figures = Array(Self.frequent(evidence).prefix(Self.mostTags))
    let profile = DayProfile(evidence.probes, figures.map { $0.name })
    var pairs = Array(repeating: Pair(), count: figures.count * figures.count)
    for (one, next) in zip(profile.answers, profile.answers.dropFirst())
    // Two answers that share a tag are one occupation, not a succession.
    where next.moment - one.moment <= Self.longestGap && one.tags.isDisjoint(with: next.tags) {
      let shares = profile.shares(at: next.cell, without: one.tags, prior: Self.prior)
      for second in figures.indices where !one.tags.contains(second) {
        let isMet = next.tags.contains(second)
        one.tags.forEach { first in
          pairs[first * figures.count + second].add(chance: shares[second], isMet: isMet)
        }
      }
    }
    let tested = pairs.indices.filter { pairs[$0].variance > 0 }
    let isVisible = ShareTest.areDiscoveries(
      tested.map { normalTail(pairs[$0].z) }, rate: WeekChanges.falseDiscoveryRate)
    let found = zip(tested, isVisible).filter { place, isVisible in
      isVisible && pairs[place].count >= Self.fewestTimes
        && Double(pairs[place].count) >= Self.leastLift * pairs[place].expected
    }.map { $0.0 }.sorted { (pairs[$1].z, $0) < (pairs[$0].z, $1) }
    return found.prefix(Self.mostPairs).map { place in
      let (first, second) = (figures[place / figures.count], figures[place % figures.count])
      return Succession(
        first: ColoredTag(name: first.name, color: first.color),
        second: ColoredTag(name: second.name, color: second.color),
        occasions: pairs[place].occasions, count: pairs[place].count,
        expected: pairs[place].expected)
    }
  }

  /// The occurrences of one tag after another.
  private struct Pair {
    private(set) var occasions = 0
    private(set) var count = 0
    private(set) var expected = 0.0
    private(set) var variance = 0.0

    mutating func add(chance: Double, isMet: Bool) {
      occasions += 1
      if isMet { count += 1 }
      expected += chance
      variance += chance * (1 - chance)
    }

    /// The number of standard deviations above the expected count.
    var z: Double { (Double(count) - expected) / variance.squareRoot() }
  }

  /// Returns the tags of the week that were used often enough in these weeks, the most frequent first.
  private static func frequent(_ evidence: ReviewEvidence) -> [Statistics.Figure] {
    var counts: [String: Int] = [:]
    for figure in evidence.weeksBefore.flatMap({ $0.tags }) {
      counts[figure.name, default: 0] += figure.count
    }
    return evidence.week.tags.filter { counts[$0.name, default: 0] + $0.count >= fewestAnswers }
  }
}

/// The use of tags in each half hour of working days and of weekends.
private struct DayProfile {
  struct Entry {
    let moment: Moment
    /// The half hour of the day; those of weekends follow those of working days.
    let cell: Int
    /// The indices of its tags among those examined.
    let tags: TagPlaces
  }

  let answers: [Entry]
  /// The answers of each half hour.
  private let cells: [[TagPlaces]]
  /// The share of all answers that have each tag.
  private let overall: [Double]

  init(_ probes: [Probe], _ names: [String]) {
    var places: [String: Int] = [:]
    for (place, name) in names.enumerated() { places[name] = place }
    answers = probes.compactMap { probe in
      guard let answer = probe.answer else { return nil }
      let time = LocalTime(probe.moment, offset: probe.offset)
      let isWeekend = time.date.weekday == .saturday || time.date.weekday == .sunday
      return Entry(
        moment: probe.moment,
        cell: time.hour * 2 + time.minute / 30 + (isWeekend ? 48 : 0),
        tags: TagPlaces(answer.tags.compactMap { places[$0.text] }))
    }
    var cells: [[TagPlaces]] = Array(repeating: [], count: 96)
    var counts = Array(repeating: 0, count: names.count)
    for answer in answers {
      cells[answer.cell].append(answer.tags)
      answer.tags.forEach { counts[$0] += 1 }
    }
    self.cells = cells
    let total = Double(max(answers.count, 1))
    overall = counts.map { Double($0) / total }
  }

  /// Returns the shares of tags among the answers of a half hour that have none of `others`, shrunk towards
  /// their shares of all answers.
  func shares(at cell: Int, without others: TagPlaces, prior: Double) -> [Double] {
    var shares = overall.map { $0 * prior }
    var total = prior
    for tags in cells[cell] where tags.isDisjoint(with: others) {
      total += 1
      tags.forEach { shares[$0] += 1 }
    }
    return shares.map { $0 / total }
  }
}

/// A set of the places of tags, of which there are at most 64.
///
/// Each answer is compared with all others of its half hour, so the sets are numbers.
private struct TagPlaces {
  private var bits: UInt64 = 0

  init(_ places: [Int]) {
    for place in places { bits |= 1 << UInt64(place) }
  }

  func contains(_ place: Int) -> Bool { bits & (1 << UInt64(place)) != 0 }

  func isDisjoint(with other: TagPlaces) -> Bool { bits & other.bits == 0 }

  func forEach(_ body: (Int) -> Void) {
    var rest = bits
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
