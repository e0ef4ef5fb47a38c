public import CivilTime
public import Sampling
public import Tracking

/// When a person slept in the last four weeks, estimated from the answers alone.
///
/// In each night, from noon to noon, sleep is the interval that separates the answers best: assuming that one
/// answer in thirty is wrong either way, it is the interval in which the answers with the tag of sleep
/// outnumber the others by most (J. Bentley, "Programming Pearls", CACM 27 (1984) 865). Its ends lie halfway
/// between the answers on both sides. The estimate of a single night is accurate to about three quarters of
/// an hour, the mean of four weeks to minutes.
public struct SleepRhythm: Sendable, Hashable {
  /// The mean of several nights; times are in minutes from noon.
  public struct Night: Sendable, Hashable {
    /// When sleep begins.
    public let onset: Double
    /// When it ends.
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
  private static let fewestNights = (work: 8, free: 4)

  /// The tag of sleep.
  public let tag: ColoredTag
  /// The nights before working days, Monday to Friday.
  public let work: Night
  /// The nights before free days.
  public let free: Night
  /// By how many hours the middle of sleep is later before free days, with its 95 % interval.
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

  /// The day after a night is a working day.
  public static func isBeforeWork(_ day: Weekday) -> Bool { day != .friday && day != .saturday }

  /// The number of further weeks with answers that are needed.
  static func missingWeeks(_ evidence: ReviewEvidence) -> Int {
    evidence.weeksBefore.prefix(weeks - 1).count { $0.answered < WeekChanges.fewestAnswers }
  }

  init?(_ evidence: ReviewEvidence) {
    guard Self.missingWeeks(evidence) == 0 else { return nil }
    let first = evidence.start.advanced(by: -7 * (Self.weeks - 1))
    let answers = evidence.probes.compactMap { NightAnswer($0) }.filter {
      $0.night >= first.advanced(by: -1)
    }
    guard let name = Self.tagOfSleep(answers) else { return nil }
    var nights: [(day: Weekday, onset: Double, end: Double)] = []
    for number in 0..<(7 * Self.weeks) {
      let day = first.advanced(by: number)
      let ofNight = answers.filter { $0.night == day }
      if let sleep = Self.sleep(ofNight, name) {
        nights.append((day.weekday, sleep.onset, sleep.end))
      }
    }
    let work = nights.filter { Self.isBeforeWork($0.day) }
    let free = nights.filter { !Self.isBeforeWork($0.day) }
    guard work.count >= Self.fewestNights.work, free.count >= Self.fewestNights.free else {
      return nil
    }
    func mean(_ nights: [(day: Weekday, onset: Double, end: Double)]) -> Night {
      let count = Double(nights.count)
      return Night(
        onset: nights.reduce(0) { $0 + $1.onset } / count,
        end: nights.reduce(0) { $0 + $1.end } / count, count: nights.count)
    }
    let (ofWork, ofFree) = (mean(work), mean(free))
    func squaredError(_ nights: [(day: Weekday, onset: Double, end: Double)], _ middle: Double)
      -> Double
    {
      let count = Double(nights.count)
      let squares = nights.reduce(0) { sum, night in
        let deviation = (night.onset + night.end) / 2 - middle
        return sum + deviation * deviation
      }
      return squares / (count - 1) / count
    }
    let error = (squaredError(work, ofWork.middle) + squaredError(free, ofFree.middle)).squareRoot()
    let shift = ofFree.middle - ofWork.middle
    let color = evidence.week.tags.first { $0.name == name }?.color
    guard let color else { return nil }
    self.init(
      tag: ColoredTag(name: name, color: color), work: ofWork, free: ofFree,
      // Two standard errors; with a dozen nights Student's quantile is about 2.
      shift: Estimate(value: shift, low: shift - 2 * error, high: shift + 2 * error)
        .scaled(by: 1.0 / 60),
      nights: Weekday.week(from: .monday).map { day in
        let same = nights.filter { $0.day == day }
        return same.count < 2 ? nil : mean(same)
      })
  }

  /// The tag of most answers of the small hours; nil if none is in at least three of five.
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

  /// The start and end of sleep in a night, in minutes from noon; nil if the answers are too few to say.
  private static func sleep(
    _ answers: [NightAnswer], _ tag: String
  ) -> (onset: Double, end: Double)? {
    var (best, bestRange) = (0, 0..<0)
    var (sum, start) = (0, 0)
    for (place, answer) in answers.enumerated() {
      if sum <= 0 { (sum, start) = (0, place) }
      sum += answer.tags.contains(tag) ? 1 : -1
      if sum > best { (best, bestRange) = (sum, start..<place + 1) }
    }
    // The ends can be placed only if there are answers on both sides.
    guard best >= 3, bestRange.lowerBound > 0, bestRange.upperBound < answers.count else {
      return nil
    }
    func between(_ later: Int) -> Double {
      Double(answers[later - 1].minute + answers[later].minute) / 2
    }
    return (between(bestRange.lowerBound), between(bestRange.upperBound))
  }
}

/// An answer with the night to which it belongs.
private struct NightAnswer {
  /// The day at whose noon the night begins.
  let night: CivilDate
  /// Minutes since that noon by the person's clock.
  let minute: Int
  let tags: [String]

  init?(_ probe: Probe) {
    guard let answer = probe.answer else { return nil }
    let time = LocalTime(probe.moment, offset: probe.offset)
    let minute = time.hour * 60 + time.minute
    night = minute < 720 ? time.date.advanced(by: -1) : time.date
    self.minute = minute < 720 ? minute + 720 : minute - 720
    tags = answer.tags.map { $0.text }
  }
}
