public import CivilTime
import Sampling
import Tracking

/// A tag that is new in a week, is back after a long time, or took more time than ever.
public struct Novelty: Sendable, Hashable {
  /// The kind of a novelty.
  public enum Kind: Sendable, Hashable {
    /// It took more time than in any of the N weeks before: its interval lies above all of them.
    case record(weeks: Int)
    /// It was not used for N days.
    case isBack(days: Int)
    /// It was never used before.
    case isNew

    /// The number of weeks of which it is a record; nil if it is none.
    public var weeks: Int? { if case .record(let weeks) = self { weeks } else { nil } }
    /// The number of days after which it is back; nil if it is new or was used throughout.
    public var days: Int? { if case .isBack(let days) = self { days } else { nil } }
  }

  /// The number of days after which a tag that occurs again is reported.
  static let longAbsence = 60
  /// The minimum number of weeks for a record.
  static let fewestWeeks = 26
  /// The minimum number of answers for a record.
  private static let fewestAnswers = 5

  /// The tag, with its hours in the week.
  public let tag: ReviewedTag
  /// The number of answers in the week that have it.
  public let count: Int
  /// The kind of novelty.
  public let kind: Kind
  /// The first day of the week on which it was used.
  public let day: CivilDate

  /// Makes a novelty from its figures.
  public init(tag: ReviewedTag, count: Int, kind: Kind, day: CivilDate) {
    self.tag = tag
    self.count = count
    self.kind = kind
    self.day = day
  }

  /// Finds all novelties of a week, the most reliable first.
  static func all(_ evidence: ReviewEvidence) -> [Novelty] {
    let all = evidence.week.tags.compactMap { Self.kind(of: $0, evidence) }
    // A record is the most reliable of the three kinds, and a returning tag is rarer than a new one.
    return all.sorted { $0.rank > $1.rank }.compactMap { found in
      guard let day = firstUse(of: found.figure.name, evidence) else { return nil }
      return Novelty(
        tag: ReviewedTag(
          name: found.figure.name, color: found.figure.color,
          hours: evidence.week.knownHours(of: found.figure)),
        count: found.figure.count, kind: found.kind, day: day)
    }
  }

  private struct Found {
    let figure: Statistics.Figure
    let kind: Kind
    /// The order of the novelties: records first, then the tags absent longest, then new tags by the number
    /// of answers.
    let rank: Int
  }

  private static func kind(of figure: Statistics.Figure, _ evidence: ReviewEvidence) -> Found? {
    if let weeks = record(figure, evidence) {
      return Found(figure: figure, kind: .record(weeks: weeks), rank: 1_000_000 + figure.count)
    }
    guard let last = evidence.lastUse[figure.name] else {
      // While the history is short, every tag is new.
      guard let first = evidence.firstDay,
        evidence.start.dayNumber - first.dayNumber >= longAbsence, figure.count > 1
      else { return nil }
      return Found(figure: figure, kind: .isNew, rank: figure.count)
    }
    let days = (firstUse(of: figure.name, evidence) ?? evidence.start).dayNumber - last.dayNumber
    guard days >= longAbsence else { return nil }
    return Found(figure: figure, kind: .isBack(days: days), rank: 1_000 + days)
  }

  /// Returns the number of weeks of which this one is the record; nil if it is none.
  private static func record(_ figure: Statistics.Figure, _ evidence: ReviewEvidence) -> Int? {
    let course = evidence.course
    guard figure.count >= fewestAnswers, !evidence.week.lacksAnswers,
      let shares = course.tags.first(where: { $0.name == figure.name })?.shares
    else { return nil }
    let known = zip(shares, course.answered).filter { $0.1 >= WeekChanges.fewestAnswers }
    guard known.count >= fewestWeeks, known.allSatisfy({ $0.0 < figure.share.low }) else {
      return nil
    }
    return known.count
  }

  private static func firstUse(of name: String, _ evidence: ReviewEvidence) -> CivilDate? {
    for probe in evidence.probes {
      let date = LocalTime(probe.moment, offset: probe.offset).day(from: evidence.dayStart)
      guard evidence.start <= date, date < evidence.end, let answer = probe.answer else { continue }
      if answer.tags.contains(where: { $0.text == name }) { return date }
    }
    return nil
  }
}
