internal import CivilTime
internal import Numerics
internal import Persistence
internal import Sampling

/// Finds the schedules from which the moments of a log were drawn, and estimates the gap of those that are of
/// none.
struct LogSchedules {
  /// The distance within which earlier lines are taken for the same log.
  private static let near = Seconds.days(60)
  /// The number of earlier lines that show how the log was kept.
  private static let earlierLines = 20
  /// The share of lines that a schedule is looked for: of the others, a few are of none in every log.
  private static let fewest = 0.1
  /// The most schedules that are found in one part of a log.
  private static let mostFound = 8
  /// A schedule is no coincidence if chance gives it as many of the moments more seldom than this.
  private static let seldom = 0.002

  /// The gap of moments of no schedule where most moments are of none; nil where single ones are, which have that
  /// of their neighbours.
  private(set) var looseGap: Seconds?
  /// The gap of the likeliest schedule.
  let gap: Seconds

  private let rules: LogImporter.Rules
  private var checks: [ScheduleCheck]
  private var drawn: [Moment: Schedule] = [:]
  /// The gap as it was estimated, or assumed, for earlier lines.
  private var earlierGap: Seconds?

  init(_ rules: LogImporter.Rules) {
    self.rules = rules
    gap = (rules.schedules.first ?? .universal).meanGap
    checks = rules.schedules.map { ScheduleCheck($0, until: rules.lastScheduled) }
  }

  /// Returns the schedule of one of the moments that were looked up; nil if it is of none.
  func schedule(of moment: Moment) -> Schedule? { drawn[moment] }

  /// Looks up the moments of some lines.
  ///
  /// - Parameters:
  ///   - moments: the moments that are not stored yet, in order.
  ///   - report: receives the numbers of moments of each schedule and of none, and the gap of the latter.
  ///   - tx: has the lines that were imported before.
  mutating func take(
    _ moments: [Moment], into report: inout ImportReport, in tx: Transaction
  ) throws(StoreError) {
    drawn = [:]
    looseGap = nil
    var loose = look(up: moments)
    func areMany(_ loose: [Moment]) -> Bool {
      Double(loose.count) > Self.fewest * Double(moments.count)
    }
    var earlier = EarlierLines()
    if !rules.isGapGiven, areMany(loose), let first = loose.first {
      earlier = try tx.lines(before: first, within: Self.near, limit: Self.earlierLines)
      for gap in earlier.gaps { add(rules.schedules(meanGap: gap)) }
      loose = look(up: loose)
      // Of a log of no known schedule, each part would be searched in vain.
      for _ in 0..<Self.mostFound where earlier.looseGap == nil && areMany(loose) {
        guard
          let found = ScheduleSearch.schedule(
            of: loose, seed: rules.seed, until: rules.lastScheduled)
        else { break }
        // Before the others, which have some of its moments by chance.
        checks.insert(ScheduleCheck(found, until: rules.lastScheduled), at: 0)
        drawn = [:]
        loose = look(up: moments)
      }
    }
    var counts: [Schedule: Int] = [:]
    for schedule in drawn.values { counts[schedule, default: 0] += 1 }
    let chance = counts.filter { Self.isChance($0.value, of: moments.count, from: $0.key) }
    if !chance.isEmpty {
      drawn = drawn.filter { chance[$0.value] == nil }
      loose = moments.filter { drawn[$0] == nil }
    }
    for (schedule, count) in counts where chance[schedule] == nil {
      report.schedules[schedule, default: 0] += count
    }
    report.unscheduled += loose.count
    guard loose.count * 2 > moments.count, !rules.isGapGiven else { return }
    var looseGap = earlierGap ?? earlier.looseGap ?? gap
    if let estimate = GapEstimate(loose), estimate.excludes(looseGap) {
      looseGap = estimate.likeliest
      report.estimatedGap = estimate
    }
    (self.looseGap, earlierGap, report.looseGap) = (looseGap, looseGap, looseGap)
  }

  /// Returns whether a schedule may have a few of many moments by chance.
  private static func isChance(_ count: Int, of total: Int, from schedule: Schedule) -> Bool {
    guard count * 2 < total else { return false }
    let expected = Double(total) / Double(schedule.meanGap.seconds)
    var (probability, below) = (exponential(-expected), 0.0)
    for fewer in 0..<count {
      below += probability
      probability *= expected / Double(fewer + 1)
    }
    return 1 - below > seldom
  }

  private mutating func add(_ schedules: [Schedule]) {
    for schedule in schedules where !checks.contains(where: { $0.schedule == schedule }) {
      checks.append(ScheduleCheck(schedule, until: rules.lastScheduled))
    }
  }

  /// Looks up moments in the schedules, trying that of the previous one first.
  ///
  /// - Returns: those that are of no schedule.
  private mutating func look(up moments: [Moment]) -> [Moment] {
    var loose: [Moment] = []
    for moment in moments {
      if let place = checks.indices.first(where: { checks[$0].contains(moment) }) {
        drawn[moment] = checks[place].schedule
        checks.swapAt(0, place)
      } else {
        loose.append(moment)
      }
    }
    return loose
  }
}

/// What the lines before some others show about a log that arrives in parts.
private struct EarlierLines {
  /// Their gaps.
  var gaps: [Seconds] = []
  /// The gap of those that are of no schedule, if most are of none.
  var looseGap: Seconds?
}

extension Snapshot {
  /// Reads the last lines before a moment.
  fileprivate func lines(
    before moment: Moment, within distance: Seconds, limit: Int
  ) throws(StoreError) -> EarlierLines {
    let query = ProbeRecord.where(\.moment < moment && \.moment >= moment - distance)
    let lines = try fetch(query.order(\.moment, .descending).limit(limit))
    let loose = lines.filter { !$0.isScheduled }
    return EarlierLines(
      gaps: Set(lines.map(\.gap)).sorted(),
      looseGap: loose.count * 2 > lines.count ? loose.first?.gap : nil)
  }
}
