internal import Catalogue
internal import CivilTime
private import TrackerStore
internal import Tracking

/// The format of a rule in a list.
struct QuietLine {
  private let rule: QuietRule
  private let call: Call

  /// Lists a rule in the words of a call, by its clock.
  init(_ rule: QuietRule, in call: Call) {
    self.rule = rule
    self.call = call
  }

  private var words: CommandPhrases { call.words }

  /// The number, the kind, the days, the hours, and when it applies.
  var cells: [String] {
    let asking = words.asking
    return [
      "\(rule.id)", rule.kind == .vacation ? asking.vacation : asking.quiet, days, hours,
      rule.until.map { asking.sinceUntil(time(rule.since), time($0)) }
        ?? asking.since(time(rule.since)),
    ]
  }

  /// The days of the week on which the hours begin.
  var days: String {
    if rule.weekdays == .all { return words.asking.everyDay }
    return rule.weekdays.list.map { words.weekdays[$0.rawValue] }.joined(separator: " ")
  }

  /// The first and the last hour, or a word for the whole day.
  var hours: String {
    rule.hours.isWholeDay ? words.asking.allDay : rule.hours.text(separator: "–")
  }

  private func time(_ moment: Moment) -> String {
    let time = call.machine.time(at: moment)
    return "\(time.date.iso) \(time.shortClock)"
  }
}
