import Catalogue
package import CivilTime
import Interface
import PageModel
package import Tracking
import Wire

// MARK: - Wording

extension HomeModel {
  /// Returns the question about a probe.
  package func question(about probe: Probe) -> String {
    let time = time(of: probe)
    guard let day = day(of: probe) else { return texts[.questionToday, time] }
    return texts[.questionOn, day, time]
  }

  /// Returns the time of day of a probe, by the person's clock then.
  package func time(of probe: Probe) -> String {
    browser.format(
      Double(probe.moment.secondsSince1970) + Double(probe.offset.seconds), .time, zone: .universal)
  }

  /// Returns the part of the question before the time, which is shown separately.
  package func lead(about probe: Probe) -> String {
    guard isAsking else { return texts[.answeredLead] }
    guard !isTrial(probe) else { return texts[.notifyTitle] }
    let day = day(of: probe)
    if let first = span.first, let last = span.last {
      switch stretch(from: first, to: last) {
      case .oneDay: return day.map { texts[.questionSpanOnLead, $0] } ?? texts[.questionSpanLead]
      case .lastNight: return texts.day[.questionLastNightLead]
      case .severalDays: return texts[.questionSpanLead]
      }
    }
    return day.map { texts[.questionOnLead, $0] } ?? texts[.questionLead]
  }

  /// The time asked about, or the first and the last of several.
  package var subjectTime: String {
    guard let first = span.first, let last = span.last else {
      return subject.map { isAsking && isTrial($0) ? "" : time(of: $0) } ?? ""
    }
    return switch stretch(from: first, to: last) {
    case .lastNight: texts[.interval, time(of: first), time(of: last)]
    case .oneDay: texts.day[.betweenTimes, time(of: first), time(of: last)]
    case .severalDays: texts.day[.betweenTimes, shortMoment(of: first), shortMoment(of: last)]
    }
  }

  /// Returns whether a probe is the first question of all, which is about now rather than a random moment.
  private func isTrial(_ probe: Probe) -> Bool {
    isFirstRun && !probe.isScheduled && probe.state == .pending
  }

  /// Returns a number in the person's format.
  package func count(_ number: Int) -> String { browser.format(Double(number), .number()) }

  /// Returns a note on the time since a probe and the time left to answer punctually; nil once that is
  /// over.
  package func timeNote(of probe: Probe) -> String? {
    guard probe.state == .pending else { return nil }
    let age = (clock - probe.moment).seconds / 60
    let left = max((probe.moment + Probe.patience - clock).seconds / 60, 1)
    let ago = age > 0 ? texts[.minutesAgo, count(Int(age))] : texts[.justNow]
    return ago + " · " + texts[.minutesLeft, count(Int(left))]
  }

  /// Returns the moment of a probe: its time, preceded by its day unless that is today.
  package func moment(of probe: Probe) -> String {
    let time = time(of: probe)
    return day(of: probe).map { $0 + ", " + time } ?? time
  }

  /// A note on when the next question comes.
  package var nextNote: String {
    guard let overview else { return "" }
    let quiet = overview.quiet
    guard quiet.isQuiet else { return texts[.nextNote, duration(overview.gap)] }
    guard let until = quiet.until else { return texts[.quietNow] }
    return texts[
      .quietUntil,
      browser.format(
        Double(until.secondsSince1970) + Double(quiet.offset.seconds),
        until < overview.now + .days(1) ? .time : .dateTime(.medium), zone: .universal)]
  }

  /// Returns a duration in words.
  package func duration(_ time: Seconds) -> String {
    browser.format(Double(time.seconds), .duration)
  }

  /// The number of tags read so far.
  package var tagCount: Int { tags.count }

  /// Today, by the person's calendar.
  package var today: CivilDate {
    let now = overview.map { $0.now } ?? .epoch
    return LocalTime(now, offset: overview.map { $0.offset } ?? .utc).day(from: browser.dayStart)
  }

  /// Returns the person's day to which a probe belongs, by the clock of then.
  package func date(of probe: Probe) -> CivilDate {
    LocalTime(probe.moment, offset: probe.offset).day(from: browser.dayStart)
  }

  /// Returns the day of a probe, with its year unless it is the current one; nil for today.
  private func day(of probe: Probe) -> String? {
    guard case .some = overview, date(of: probe) != today else { return nil }
    return shortDate(of: probe)
  }

  /// Returns the day of a probe in short form, with its year unless it is the current one.
  private func shortDate(of probe: Probe) -> String {
    browser.format(
      Double(probe.moment.secondsSince1970) + Double(probe.offset.seconds),
      date(of: probe).parts.year == today.parts.year ? .day : .date(.medium), zone: .universal)
  }

  /// Returns the moment of a probe with its day, even today.
  private func shortMoment(of probe: Probe) -> String {
    shortDate(of: probe) + ", " + time(of: probe)
  }

  /// Returns a day with its weekday and year.
  package func name(of day: CivilDate) -> String {
    browser.format(Double(day.dayNumber) * 86_400, .date(.full), zone: .universal)
  }

  /// Returns the interval from the first to the last of some probes, with the day unless that is today, or
  /// with both days if they differ.
  package func moments(of probes: [Probe]) -> String {
    guard let first = probes.first, let last = probes.last, probes.count > 1 else {
      return probes.first.map { moment(of: $0) } ?? ""
    }
    let times = texts[.interval, time(of: first), time(of: last)]
    return switch stretch(from: first, to: last) {
    case .oneDay: texts[.interval, moment(of: first), time(of: last)]
    case .lastNight: texts.day[.lastNight, times]
    case .severalDays:
      texts.day[.intervalOfDays, shortMoment(of: first), shortMoment(of: last)]
    }
  }

  /// Returns the way in which the time between two probes spans days.
  private func stretch(from first: Probe, to last: Probe) -> Stretch {
    let (start, end) = (date(of: first), date(of: last))
    guard start != end else { return .oneDay }
    let isNight =
      LocalTime(first.moment, offset: first.offset).hour >= Stretch.evening
      && LocalTime(last.moment, offset: last.offset).hour < Stretch.noon
    let now = overview.map { LocalTime($0.now, offset: $0.offset).hour } ?? 0
    let isOver = now >= Stretch.morning
    return isNight && isOver && end == today && start.advanced(by: 1) == end
      ? .lastNight : .severalDays
  }
}

/// The way in which an interval of time spans days.
private enum Stretch {
  /// The hour from which an interval may begin, and the one before which it must end, to be of a night.
  static let (evening, noon) = (18, 12)
  /// The hour from which a night is over and can be called “last night”.
  static let morning = 5

  /// Within one day.
  case oneDay
  /// From the evening of yesterday to the morning of today.
  case lastNight
  /// Across any other midnight.
  case severalDays
}
