internal import CivilTime
internal import Tracking

/// The sleep of each night of four weeks in minutes from noon, as far as the answers show it.
struct SleptNights {
  private struct Sleep {
    let day: Weekday
    let onset: Double
    let end: Double
  }

  private static let fewestNights = (work: 8, free: 4)

  /// The mean of the nights before working days.
  let work: SleepRhythm.Night
  /// The mean of the nights before free days.
  let free: SleepRhythm.Night
  /// The standard error of ``shift``.
  let error: Double
  private let nights: [Sleep]

  /// Estimates the nights from answers with a tag of sleep; nil if too few are known.
  init?(_ answers: [NightAnswer], _ name: String, from first: CivilDate) {
    var nights: [Sleep] = []
    for number in 0..<(7 * SleepRhythm.weeks) {
      let day = first.advanced(by: number)
      let ofNight = answers.filter { $0.night == day }
      if let sleep = Self.sleep(ofNight, name) {
        nights.append(Sleep(day: day.weekday, onset: sleep.onset, end: sleep.end))
      }
    }
    let work = nights.filter { SleepRhythm.isBeforeWork($0.day) }
    let free = nights.filter { !SleepRhythm.isBeforeWork($0.day) }
    guard work.count >= Self.fewestNights.work, free.count >= Self.fewestNights.free else {
      return nil
    }
    self.nights = nights
    (self.work, self.free) = (Self.mean(work), Self.mean(free))
    error =
      (Self.squaredError(work, self.work.middle) + Self.squaredError(free, self.free.middle))
      .squareRoot()
  }

  /// The minutes by which the middle of sleep is later before free days.
  var shift: Double { free.middle - work.middle }

  /// The mean night of each weekday; nil if fewer than two are known.
  var ofWeekdays: [SleepRhythm.Night?] {
    Weekday.week(from: .monday).map { day in
      let same = nights.filter { $0.day == day }
      return same.count < 2 ? nil : Self.mean(same)
    }
  }

  private static func mean(_ nights: [Sleep]) -> SleepRhythm.Night {
    let count = Double(nights.count)
    return SleepRhythm.Night(
      onset: nights.reduce(0) { $0 + $1.onset } / count,
      end: nights.reduce(0) { $0 + $1.end } / count, count: nights.count)
  }

  private static func squaredError(_ nights: [Sleep], _ middle: Double) -> Double {
    let count = Double(nights.count)
    let squares = nights.reduce(0) { sum, night in
      let deviation = (night.onset + night.end) / 2 - middle
      return sum + deviation * deviation
    }
    return squares / (count - 1) / count
  }

  /// Returns the start and end of sleep in a night, in minutes from noon; nil if there are too few answers.
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
    // The ends can be determined only if there are answers on both sides.
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
struct NightAnswer {
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
