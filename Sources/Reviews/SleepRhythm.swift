public import CivilTime
public import Sampling
public import Tracking

/// The sleep of a person in the last four weeks, estimated from the answers alone.
///
/// In each night, from noon to noon, sleep is the interval that separates the answers best: assuming that one
/// answer in thirty is wrong either way, it is the interval in which the answers with the tag of sleep
/// outnumber the others by most (J. Bentley, "Programming Pearls", CACM 27 (1984) 865). Its ends lie halfway
/// between the answers on both sides. The estimate of a single night is accurate to about three quarters of
/// an hour, the mean of four weeks to minutes.
public struct SleepRhythm: Sendable, Hashable {
  /// The mean of several nights; times are in minutes from noon.
  public struct Night: Sendable, Hashable {
    /// The beginning of sleep.
    public let onset: Double
    /// The end of sleep.
    public let end: Double
    /// The number of nights in the mean.
    public let count: Int

    /// Makes a value from its figures.
    public init(onset: Double, end: Double, count: Int) {
      self.onset = onset
      self.end = end
      self.count = count
    }

    /// The middle of sleep.
    public var middle: Double { (onset + end) / 2 }
  }

  /// The number of weeks reported together; the last of them is the week itself.
  static let weeks = 4

  /// The tag of sleep.
  public let tag: ColoredTag
  /// The nights before working days, Monday to Friday.
  public let work: Night
  /// The nights before free days.
  public let free: Night
  /// The number of hours by which the middle of sleep is later before free days, with its 95 % interval.
  public let shift: Estimate
  /// The mean night of each weekday, from the one that begins on Monday; nil if fewer than two are known.
  public let nights: [Night?]

  /// Makes a value from its figures.
  public init(tag: ColoredTag, work: Night, free: Night, shift: Estimate, nights: [Night?]) {
    self.tag = tag
    self.work = work
    self.free = free
    self.shift = shift
    self.nights = nights
  }

  /// Whether sleep is later before free days, rather than earlier; nil if no difference is visible.
  public var isLater: Bool? { shift.low > 0 ? true : shift.high < 0 ? false : nil }

  /// Whether the day after a night is a working day.
  public static func isBeforeWork(_ day: Weekday) -> Bool { day != .friday && day != .saturday }

  /// Returns the number of further weeks with answers that are needed.
  static func missingWeeks(_ evidence: ReviewEvidence) -> Int {
    evidence.weeksBefore.prefix(weeks - 1).count { $0.answered < WeekChanges.fewestAnswers }
  }

  init?(_ evidence: ReviewEvidence) {
    guard Self.missingWeeks(evidence) == 0 else { return nil }
    let first = Self.firstDay(evidence)
    let answers = evidence.probes.compactMap { NightAnswer($0) }.filter {
      $0.night >= first.advanced(by: -1)
    }
    guard let name = Self.tagOfSleep(answers),
      let nights = SleptNights(answers, name, from: first),
      let color = evidence.week.tags.first(where: { $0.name == name })?.color
    else { return nil }
    self.init(
      tag: ColoredTag(name: name, color: color), work: nights.work, free: nights.free,
      // Two standard errors; with a dozen nights Student's quantile is about 2.
      shift: Estimate(
        value: nights.shift, low: nights.shift - 2 * nights.error,
        high: nights.shift + 2 * nights.error
      )
      .scaled(by: 1.0 / 60), nights: nights.ofWeekdays)
  }

  /// Returns the first of the days that are reported together.
  private static func firstDay(_ evidence: ReviewEvidence) -> CivilDate {
    evidence.start.advanced(by: -7 * (weeks - 1))
  }

  /// Returns the surprise of the difference before free days: compared with that of the four weeks before, or
  /// with none if it is unknown; see ``ReviewCandidate/bits``.
  func bits(given evidence: ReviewEvidence) -> Double {
    let first = Self.firstDay(evidence)
    let before = first.advanced(by: -7 * Self.weeks)
    let answers = evidence.probes.compactMap { NightAnswer($0) }
    let usual = SleptNights(
      answers.filter { $0.night < first.advanced(by: -1) }, tag.name, from: before)
    // In hours; an interval is four standard errors wide.
    let error = (shift.high - shift.low) / 4
    let (expected, errorBefore) = ((usual?.shift ?? 0) / 60, (usual?.error ?? 0) / 60)
    let variance = error * error + errorBefore * errorBefore
    guard variance > 0 else { return 0 }
    return ReviewCandidate.bits(z: (shift.value - expected) / variance.squareRoot())
  }

  /// Returns the most frequent tag in the answers of the small hours; nil if it is in fewer than three of
  /// five.
  private static func tagOfSleep(_ answers: [NightAnswer]) -> String? {
    let smallHours = answers.filter { (13 * 60..<17 * 60).contains($0.minute) }
    guard smallHours.count >= 20 else { return nil }
    var counts: [String: Int] = [:]
    for answer in smallHours {
      for tag in answer.tags { counts[tag, default: 0] += 1 }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, most.value * 5 >= smallHours.count * 3 else { return nil }
    return most.key
  }
}
