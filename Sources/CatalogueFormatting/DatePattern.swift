internal import Catalogue
internal import CivilTime

/// Writes moments by the patterns of a language; see ``DateForms``.
struct DatePattern {
  let forms: DateForms
  let words: CalendarWords

  /// Writes a moment.
  func write(_ time: LocalTime, as pattern: String) -> String {
    var text = ""
    var rest = Array(pattern.utf8)[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == UInt8(ascii: "'") {
        let quoted = rest.prefix { $0 != letter }
        text += String(decoding: quoted, as: UTF8.self)
        rest = rest.dropFirst(quoted.count + 1)
      } else {
        text += field(letter, run.count, of: time) ?? String(decoding: run, as: UTF8.self)
      }
    }
    return text
  }

  /// Returns the field of a letter, or nil if the letter is literal.
  private func field(_ letter: UInt8, _ count: Int, of time: LocalTime) -> String? {
    let (year, month, day) = time.date.parts
    switch (UnicodeScalar(letter), count) {
    case ("y", 2): return padded(year % 100, 2)
    case ("y", _): return "\(year)"
    case ("M", 3): return forms.months[month - 1]
    case ("M", 4): return words.monthsOfDays[month - 1]
    case ("M", _): return padded(month, count)
    case ("L", _): return words.months[month - 1]
    case ("d", _): return padded(day, count)
    case ("E", _): return words.name(of: time.date.weekday)
    case ("H", _): return padded(time.hour, count)
    case ("h", _): return padded((time.hour + 11) % 12 + 1, count)
    case ("m", _): return padded(time.minute, count)
    case ("a", _): return forms.halves[time.hour < 12 ? 0 : 1]
    default: return nil
    }
  }

  private func padded(_ number: Int, _ count: Int) -> String {
    count > 1 && number < 10 ? "0\(number)" : "\(number)"
  }
}
