import Catalogue
import CivilTime
import Interface
import Tracking
import Wire

// MARK: - Wording

extension HomeModel {
  /// What is asked about a probe.
  func question(about probe: Probe) -> String {
    let time = time(of: probe)
    guard let day = day(of: probe) else { return texts[.questionToday, time] }
    return texts[.questionOn, day, time]
  }

  /// The time of day of a probe, by the person's clock then.
  func time(of probe: Probe) -> String {
    browser.format(Double(probe.moment) + Double(probe.offset.seconds), .time, zone: .universal)
  }

  /// How many letters the longest time of day takes.
  var timeLength: Int {
    browser.format(85_800, .time, zone: .universal).unicodeScalars.count
  }

  /// The moment of a probe: its time, after its day unless that is today.
  func moment(of probe: Probe) -> String {
    let time = time(of: probe)
    return day(of: probe).map { $0 + ", " + time } ?? time
  }

  /// A length of time in words.
  func duration(_ seconds: Int64) -> String { browser.format(Double(seconds), .duration) }

  /// Today, by the person's calendar.
  var today: CivilDate {
    let now = overview.map { $0.now } ?? 0
    return LocalTime(now, offset: overview.map { $0.offset } ?? .utc).date
  }

  /// The day of a probe, with its year if that is another than this one; nil when that is today.
  private func day(of probe: Probe) -> String? {
    guard case .some = overview else { return nil }
    let today = self.today
    let date = LocalTime(probe.moment, offset: probe.offset).date
    guard date != today else { return nil }
    return browser.format(
      Double(probe.moment) + Double(probe.offset.seconds),
      date.parts.year == today.parts.year ? .day : .date(.medium), zone: .universal)
  }
}
