import Catalogue
import CivilTime
import Interface
internal import PageModel
import Tracking

/// The names of the days and hours of a week in the page's language.
struct WeekWording {
  let texts: Texts
  /// The format of numbers and times.
  let format: Formatting
  /// The first day of the week.
  let weekStart: Weekday
  private let hourCycle: HourCycle?

  init(_ browser: Browser, _ texts: Texts) {
    self.texts = texts
    format = browser.formatting
    weekStart = browser.weekStart
    hourCycle = browser.hourCycle
  }

  /// Returns the short name of a day of the week.
  func weekday(_ day: Weekday) -> String { texts.calendar.shortName(of: day) }

  /// Returns the name of an hour of the day, counted from midnight: `9` or `9 AM`.
  func name(ofHour hour: Int) -> String {
    guard hourCycle == .twelveHours else { return "\(hour)" }
    return format.name(ofHour: hour)
  }

  /// Returns the name of an hour as on axes of hours, where hours line up: `09` or `9 AM`.
  func axisName(ofHour hour: Int) -> String {
    hourCycle == .twelveHours || hour > 9 ? name(ofHour: hour) : "0\(hour)"
  }

  /// Returns a sentence with the frequency of a tag in an hour and the number of answers.
  func text(of hour: HourOfWeek, in map: WeekMap) -> String {
    let day = weekday(hour.weekday)
    let name =
      hourCycle == .twelveHours
      ? format.name(ofHour: hour.hour) : texts[.interval, "\(hour.hour)", "\(hour.hour + 1)"]
    let answered = map.answered[hour]
    guard answered > 0 else {
      return day + ", " + name + ": " + texts.charts[.hourWithoutAnswers]
    }
    return texts[
      .weekMapCell, count: answered, as: "\(answered)", day, name, "\(map.tag[hour])"]
  }
}
