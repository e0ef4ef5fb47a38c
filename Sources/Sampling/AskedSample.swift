public import CivilTime

/// The probes of a period in cells of known asked time, from which shares and hours are estimated.
///
/// A cell is a part of the asked time whose duration is known, such as that of one mean gap in one part of the
/// week. The share of an activity is that of each cell, weighted by the time of the cell: Σ *T*/Σ*T* · *k*/*n*
/// (D. Holt and T. M. F. Smith, "Post Stratification", JRSS A 142 (1979) 33). With one cell that is *k*/*n*. A
/// cell that was answered less often than others counts no less, and how many probes fell into each cell is no
/// longer a matter of chance.
///
/// Cells with fewer than five answers are joined with the next ones until they have as many together. Cells of
/// which hardly any probe was answered are not: their time is assumed to be like all answers, and is not part of
/// ``coverageOfCells``.
///
/// All this assumes that the probes without an answer are like the others of their cell. ``TimeEstimate/silence``
/// bounds the error of the share if they are not.
public struct AskedSample: Sendable, Hashable {
  /// The probes of a part of the asked time.
  public struct Cell: Sendable, Hashable {
    /// The mean gap in seconds, by which answers are weighted if no asked time is known; more than 0.
    public let gapSeconds: Double
    /// The probes that were asked.
    public let probes: Int
    /// The number of probes that have an answer.
    public let answered: Int
    /// The seconds in which they were asked.
    public let askedSeconds: Double

    /// Makes a cell from its figures; there are at least as many probes as answers.
    public init(gapSeconds: Double, probes: Int, answered: Int, askedSeconds: Double) {
      self.gapSeconds = gapSeconds
      self.answered = max(answered, 0)
      self.probes = max(probes, self.answered)
      self.askedSeconds = askedSeconds
    }
  }

  /// Cells that are estimated together.
  private struct Group: Hashable {
    /// The indices of the cells.
    var cells: [Int] = []
    var probes = 0
    var answered = 0
    /// The asked time of the cells, or what their answers represent if none is known.
    var seconds = 0.0
    /// The time that the answers represent.
    var representedSeconds = 0.0

    static func += (one: inout Group, other: Group) {
      one.cells += other.cells
      one.probes += other.probes
      one.answered += other.answered
      one.seconds += other.seconds
    }

    /// Whether there are enough answers for an estimate of its own.
    var isEnough: Bool { answered >= fewestAnswers && seconds > 0 }

    /// Whether hardly any of its probes was answered, which more probes would not change.
    var isSilent: Bool {
      answered < fewestAnswers && Double(fewestAnswers) <= leastCoverage * Double(probes)
    }
  }

  /// The number of answers for an estimate of cells.
  private static let fewestAnswers = 5
  /// The number of steps to which weighted shares are rounded.
  private static let steps = 0x1p48
  /// The coverage below which cells without enough answers are silent.
  private static let leastCoverage = 0.25

  /// The cells, in the order in which those with few answers are joined with the next.
  public let cells: [Cell]
  /// The seconds that an answer of each cell represents; 0 without answers.
  public let secondsPerAnswer: [Double]
  /// The effective sample size: the number of equally weighted answers with the same precision.
  ///
  /// It is (Σ *w*)² / Σ *w*², after L. Kish, "Survey Sampling" (1965) 8.2, *w* being the time that an answer
  /// represents: with one cell the number of answers.
  public let effectiveCount: Double
  /// The part of the asked time that has enough answers to estimate from, 0 to 1: without the cells of which
  /// hardly any probe was answered.
  public let coverageOfCells: Double

  /// Whether the answers have weights, because there are several parts of the asked time with enough of them.
  public var isWeighted: Bool { groups.count > 1 }

  private let groups: [Group]

  /// Makes a sample, and joins the cells that have few answers.
  public init(_ cells: [Cell]) {
    self.cells = cells
    let (groups, silent) = Self.joined(cells)
    self.groups = Self.represented(groups, silent)
    let seconds = self.groups.reduce(0) { $0 + $1.seconds }
    let isAnswered = cells.contains { $0.answered > 0 }
    coverageOfCells =
      isAnswered && seconds > 0 ? groups.reduce(0) { $0 + $1.seconds } / seconds : 0
    var weights = cells.map { _ in 0.0 }
    var (sum, squares) = (0.0, 0.0)
    for group in self.groups where group.answered > 0 {
      let weight = group.representedSeconds / Double(group.answered)
      for place in group.cells where cells[place].answered > 0 { weights[place] = weight }
      sum += group.representedSeconds
      squares += group.representedSeconds * weight
    }
    secondsPerAnswer = weights
    effectiveCount =
      self.groups.count == 1
      ? Double(self.groups[0].answered) : squares > 0 ? sum * sum / squares : 0
  }

  /// Makes a sample of one cell.
  ///
  /// - Parameters:
  ///   - gapSeconds: the mean gap in seconds; by default that of the universal schedule.
  ///   - probes: the number of probes.
  ///   - answered: the number of them that have an answer.
  ///   - askedSeconds: the time in which they were asked; by default the number of probes times the gap.
  public init(
    gapSeconds: Double = Double(Schedule.universal.meanGap.seconds), probes: Int, answered: Int,
    askedSeconds: Double? = nil
  ) {
    self.init([
      Cell(
        gapSeconds: gapSeconds, probes: probes, answered: answered,
        askedSeconds: askedSeconds ?? gapSeconds * Double(probes))
    ])
  }

  /// The number of probes that were asked.
  public var probes: Int { cells.reduce(0) { $0 + $1.probes } }
  /// The number of probes that have an answer.
  public var answered: Int { cells.reduce(0) { $0 + $1.answered } }
  /// The time in which they were asked.
  public var askedHours: Double { cells.reduce(0) { $0 + $1.askedSeconds } / 3_600 }

  // MARK: Estimating

  /// Returns the share of the asked time that an activity takes, and its hours.
  ///
  /// - Parameter counts: the number of answers in each cell with the activity.
  /// - Complexity: O(c) in the cells.
  public func estimate(_ counts: [Int]) -> TimeEstimate {
    let met = met(counts)
    let value = share(met)
    let count = effectiveCount(of: met, share: value)
    return TimeEstimate(
      share: .share(value, effectiveCount: count), effectiveCount: count, askedHours: askedHours,
      silence: silence(met))
  }

  /// Returns the share of the asked time that an activity takes, without its interval; 0 without answers.
  ///
  /// - Parameter counts: the number of answers in each cell with the activity.
  public func share(of counts: [Int]) -> Double { share(met(counts)) }

  /// Returns the number of answers with an activity in each group.
  private func met(_ counts: [Int]) -> [Int] {
    groups.map { group in
      group.cells.reduce(0) { sum, place in
        place < counts.count
          ? sum + min(max(counts[place], 0), cells[place].answered) : sum
      }
    }
  }

  private func share(_ met: [Int]) -> Double {
    let (count, answered) = (met.reduce(0, +), answered)
    guard count > 0 else { return 0 }
    // A sum of rounded products may miss the whole.
    guard count < answered, groups.count > 1 else { return Double(count) / Double(answered) }
    let seconds = groups.reduce(0) { $0 + $1.representedSeconds }
    let weighted = zip(groups, met).reduce(0) { sum, entry in
      entry.1 == 0
        ? sum
        : sum + entry.0.representedSeconds / seconds * (Double(entry.1) / Double(entry.0.answered))
    }
    // What is left of rounding must not decide how a half is written: equal shares are equal numbers.
    return min((weighted * Self.steps).rounded() / Self.steps, 1)
  }

  /// Returns the number of equally weighted answers whose share would have the same variance.
  ///
  /// The variance is that of Holt and Smith. In it, the share of a group is drawn towards the whole by one answer
  /// more, since a few answers without the activity do not show that it never takes place. Together, the
  /// groups get half an answer with it, as in Jeffreys' interval, each in proportion to its time; or the whole share
  /// each, if that is more.
  private func effectiveCount(of met: [Int], share: Double) -> Double {
    let (count, answered) = (met.reduce(0, +), answered)
    guard groups.count > 1, count > 0, count < answered else { return effectiveCount }
    let whole = (Double(count) + 0.5) / (Double(answered) + 1)
    let seconds = groups.reduce(0) { $0 + $1.representedSeconds }
    var variance = 0.0
    for (group, count) in zip(groups, met) where group.answered > 0 {
      let (part, n) = (group.representedSeconds / seconds, Double(group.answered))
      let near = (Double(count) + min(max(whole, part / 2), 1 - part / 2)) / (n + 1)
      variance += part * part * near * (1 - near) / n
    }
    let least = 0.5 / Double(answered)
    let share = min(max(share, least), 1 - least)
    return share * (1 - share) / variance
  }

  /// Returns the bounds of the share for any possible answers to the unanswered probes.
  ///
  /// C. F. Manski, "Anatomy of the selection problem", Journal of Human Resources 24 (1989) 343, with
  /// Jeffreys' intervals for the sampling error.
  private func silence(_ met: [Int]) -> Estimate {
    var (least, missing, all, squares) = (0.0, 0.0, 0.0, 0.0)
    for (group, count) in zip(groups, met) where group.probes > 0 {
      // Each probe represents its part of the time of its group.
      let weight = groups.count == 1 ? 1 : group.seconds / Double(group.probes)
      least += weight * Double(count)
      missing += weight * Double(group.probes - group.answered)
      all += weight * Double(group.probes)
      squares += weight * weight * Double(group.probes)
    }
    guard all > 0 else { return Estimate(value: 0, low: 0, high: 1) }
    let count = all * all / squares
    // A sum of rounded products may miss the whole.
    let number = met.reduce(0, +)
    let low = number == probes ? 1 : least / all
    let high = number == answered ? 1 : min((least + missing) / all, 1)
    return Estimate(
      value: low, low: Estimate.share(low, effectiveCount: count).low,
      high: Estimate.share(high, effectiveCount: count).high)
  }

  // MARK: Joining

  /// Joins cells in their order until there are enough answers.
  ///
  /// - Returns: the groups, and the silent cells together if they have too few answers for a group.
  private static func joined(_ cells: [Cell]) -> (groups: [Group], silent: Group?) {
    // If no time is known, shares are correct where answers are weighted by their gaps.
    let isTimed = cells.contains { $0.askedSeconds > 0 }
    var (groups, silent, open) = ([Group](), Group(), Group())
    for (place, cell) in cells.enumerated() {
      open += Group(
        cells: [place], probes: cell.probes, answered: cell.answered,
        seconds: isTimed ? cell.askedSeconds : cell.gapSeconds * Double(cell.answered))
      if open.isEnough {
        groups.append(open)
        open = Group()
      } else if open.isSilent {
        silent += open
        open = Group()
      }
    }
    if silent.isEnough {
      groups.append(silent)
      silent = Group()
    }
    // The last cells have none after them.
    if groups.isEmpty {
      silent += open
      return ([silent], nil)
    }
    groups[groups.count - 1] += open
    return (groups, silent.cells.isEmpty ? nil : silent)
  }

  /// Returns the groups with the time that their answers represent: the time of silent cells is divided among
  /// all answers.
  private static func represented(_ groups: [Group], _ silent: Group?) -> [Group] {
    let all = groups + (silent.map { [$0] } ?? [])
    let answered = Double(max(all.reduce(0) { $0 + $1.answered }, 1))
    let shared = silent?.seconds ?? 0
    return all.enumerated().map { place, group in
      var group = group
      let own = place < groups.count ? group.seconds : 0
      group.representedSeconds = own + shared * (Double(group.answered) / answered)
      return group
    }
  }
}
