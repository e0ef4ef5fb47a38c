import CivilTime
import Glibc
import Sampling
import TestSupport
import Tracking

@testable import Reviews

/// Weeks of simulated probes, answered by a closure that describes a person's days.
struct Diary {
  /// The first day: a Monday.
  static let firstDay = CivilDate(dayNumber: 20_005)

  private(set) var probes: [Probe] = []
  private var weeks: [[Probe]]

  /// Simulates some weeks.
  ///
  /// - Parameters:
  ///   - weeks: the number of weeks.
  ///   - gap: the mean time between probes.
  ///   - random: draws the probes.
  ///   - answer: the tags at a minute of a day, or nil for no answer.
  init(
    weeks: Int, gap: Seconds = .minutes(45), random: inout SplitMix,
    answer: (_ week: Int, _ day: CivilDate, _ minute: Int, inout SplitMix) -> [String]?
  ) {
    self.weeks = Array(repeating: [], count: weeks)
    let end = Moment.epoch + .days(Int64(Self.firstDay.advanced(by: 7 * weeks).dayNumber))
    var moment = Moment.epoch + .days(Int64(Self.firstDay.dayNumber))
    while true {
      let wait = -log(1 - Double.random(in: 0..<1, using: &random)) * Double(gap.seconds)
      moment += .seconds(max(1, Int64(wait)))
      guard moment < end else { return }
      let time = LocalTime(moment, offset: .utc)
      let week = (time.date.dayNumber - Self.firstDay.dayNumber) / 7
      let tags = answer(week, time.date, time.hour * 60 + time.minute, &random)
      let probe = Probe(
        moment: moment, gap: gap, offset: .utc, isScheduled: true,
        state: tags == nil ? .missed : .answered,
        answer: tags.map { Answer(tags: $0.map(TagName.init)) })
      probes.append(probe)
      self.weeks[week].append(probe)
    }
  }

  /// The figures of a week.
  func statistics(ofWeek week: Int) -> Statistics {
    let ofWeek = weeks.indices.contains(week) ? weeks[week] : []
    let answered = ofWeek.compactMap(\.answer)
    var counts: [String: Int] = [:]
    for answer in answered {
      for tag in answer.tags { counts[tag.text, default: 0] += 1 }
    }
    let sample = AskedSample(
      gapSeconds: Double(probes.first?.gap.seconds ?? 2_700), probes: ofWeek.count,
      answered: answered.count, askedSeconds: 7 * 86_400)
    return Statistics(
      sample,
      tags: counts.map { name, count in
        Statistics.Figure(
          name: name, color: TagColor(wrapping: 1), counts: [count], in: sample)
      })
  }

  /// The broadest tags of a week: in each answer, the first contains the others.
  private func tree(ofWeek week: Int) -> TagTree {
    var counts: [String: Int] = [:]
    for answer in (weeks.indices.contains(week) ? weeks[week] : []).compactMap(\.answer) {
      counts[answer.tags.first?.text ?? "", default: 0] += 1
    }
    let answered = counts.values.reduce(0, +)
    let sorted = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    return TagTree(
      answered: answered, effectiveCount: Double(answered),
      orderedParts: sorted.map { name, count in
        TagTree.Part(
          name: name, parent: nil, isRest: name.isEmpty,
          color: name.isEmpty ? nil : TagColor(wrapping: 1), count: count,
          share: .share(of: count, in: answered))
      })
  }

  /// The evidence for a review of a week.
  func evidence(ofWeek week: Int) -> ReviewEvidence {
    let statistics = statistics(ofWeek: week)
    let before = (1...WeekReview.usualWeeks).map { self.statistics(ofWeek: week - $0) }
    let past = (0..<week).map { self.statistics(ofWeek: $0) }
    let start = Self.firstDay.advanced(by: 7 * week)
    var lastUse: [String: CivilDate] = [:]
    for probe in probes {
      let day = LocalTime(probe.moment, offset: .utc).date
      guard day < start else { break }
      for tag in probe.answer?.tags ?? [] { lastUse[tag.text] = day }
    }
    return ReviewEvidence(
      start: start, week: statistics, tree: tree(ofWeek: week), weeksBefore: before,
      yearBefore: nil,
      probes: weeks[max(0, week - WeekReview.usualWeeks)...week].flatMap(\.self),
      course: TagWeeks(
        start: Self.firstDay, answered: past.map(\.answered),
        tags: Set(past.flatMap { $0.tags.map(\.name) }).sorted().map { name in
          TagWeeks.Series(
            name: name,
            shares: past.map { week in week.tags.first { $0.name == name }?.share.value ?? 0 })
        }), lastUse: lastUse, firstDay: Self.firstDay, markedTags: [])
  }

  /// The review of a week, given the earlier ones.
  func review(ofWeek week: Int) -> WeekReview {
    let start = Self.firstDay.advanced(by: 7 * week)
    let earlier = max(0, week - WeekReview.earlierWeeks(before: start))..<week
    return WeekReview(evidence(ofWeek: week), after: earlier.map { evidence(ofWeek: $0) })
  }
}
