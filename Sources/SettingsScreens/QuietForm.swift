import CivilTime
import TextBytes
import Tracking
import Wire

/// The choices for a new rule.
struct QuietForm {
  /// The kind of rule: hours that repeat every week, or days off.
  var kind = QuietRule.Kind.quiet
  /// The days on which hours begin.
  var weekdays = Weekdays.all
  /// Whether hours last all day.
  var isAllDay = false
  /// The times at which hours begin and end, as in the fields.
  var start = "23:00"
  var end = "07:00"
  /// The first and the last day off, as in the fields.
  var first: String
  var last: String

  /// Makes choices that propose the night.
  init(today: CivilDate) { (first, last) = (today.iso, today.advanced(by: 6).iso) }

  /// The rule described; nil while a part of it is missing.
  var rule: NewQuietRule? {
    guard kind == .quiet else {
      guard let first = CivilDate(iso: first), let last = CivilDate(iso: last), first <= last
      else { return nil }
      return NewQuietRule(.vacation, from: first, to: last)
    }
    guard !weekdays.isEmpty else { return nil }
    if isAllDay { return NewQuietRule(.quiet, on: weekdays) }
    guard let start = TimeOfDay(start), let end = TimeOfDay(end), start != end else { return nil }
    return NewQuietRule(.quiet, on: weekdays, hours: QuietHours(from: start, to: end))
  }
}
