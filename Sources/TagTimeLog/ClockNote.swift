internal import CivilTime

/// The local time in square brackets at the end of a line.
///
/// TagTime writes `[2018.11.24 17:40:41 SAT]`, or less of it if the line is long; its relatives write ISO 8601,
/// sometimes with a comment, or what their system shows, such as `[Nov 24, 2018 5:40:41 PM]`. A text is taken for a
/// clock only if it shows the moment of the line in some time zone; anything else is a person's remark.
struct ClockNote {
  /// The clock, if the note has a date and a time.
  let clock: LocalClock?
  /// The words of the person after the clock, if any.
  let comment: String?

  /// Parses the text in the brackets; nil if it is a remark rather than a time.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - moment: the moment of the line.
  ///   - room: the columns that TagTime had for the note, with its brackets: it writes a short form only where no
  ///     longer one fits.
  init?(_ text: String, of moment: Moment, room: Int) {
    let fields = Fields(text)
    guard let note = fields.wholeClock(of: moment) ?? fields.shortClock(of: moment, room: room)
    else { return nil }
    self = note
  }

  private init(clock: LocalClock?, comment: String? = nil) {
    self.clock = clock
    self.comment = comment
  }

  /// Digits in a text, and what follows them up to the next digits.
  private struct Number {
    let value: Int
    let digits: Int
    /// The byte directly after the digits; 0 at the end.
    let next: UInt8
    /// The offset of the first byte after the digits.
    let end: Int
  }

  /// The numbers of a text, with what stands between them.
  private struct Fields {
    let bytes: [UInt8]
    var numbers: [Number] = []

    init(_ text: String) {
      bytes = Array(text.utf8)
      var place = 0
      // No clock has more numbers: six, and two of a zone.
      while place < bytes.count, numbers.count < 9 {
        guard let end = digits(from: place) else {
          place += 1
          continue
        }
        let value = bytes[place..<min(end, place + 5)].reduce(0) { $0 * 10 + Int($1 - 0x30) }
        numbers.append(
          Number(
            value: value, digits: end - place, next: end < bytes.count ? bytes[end] : 0, end: end))
        place = end
      }
    }

    private func digits(from start: Int) -> Int? {
      var end = start
      while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
      return end > start ? end : nil
    }

    /// The hours, minutes and seconds that begin with a number: `17:40:41`, or `17:40` without seconds.
    func time(at place: Int) -> (hour: Int, minute: Int, second: Int?, count: Int)? {
      guard place + 1 < numbers.count, numbers[place].next == UInt8(ascii: ":"),
        numbers[place].value < 24, numbers[place].digits <= 2, numbers[place + 1].digits == 2,
        numbers[place + 1].value < 60
      else { return nil }
      let (hour, minute) = (numbers[place].value, numbers[place + 1].value)
      guard numbers[place + 1].next == UInt8(ascii: ":"), place + 2 < numbers.count,
        numbers[place + 2].digits == 2, numbers[place + 2].value < 61
      else { return (hour, minute, nil, 2) }
      return (hour, minute, numbers[place + 2].value, 3)
    }

    /// A clock with a date, in any order of its parts; the words after it are a comment, but for a weekday.
    func wholeClock(of moment: Moment) -> ClockNote? {
      guard let place = numbers.indices.first(where: { time(at: $0)?.second != nil }),
        let time = time(at: place), let second = time.second,
        let year = numbers[..<place].first(where: { $0.digits == 4 })?.value
      else { return nil }
      let rest = words(after: numbers[place + 2].end)
      let isAfternoon = rest.first.map(Self.isAfternoon) ?? nil
      let hour = isAfternoon.map { time.hour % 12 + ($0 ? 12 : 0) } ?? time.hour
      let parts = numbers[..<place].filter { $0.digits <= 2 }.map { $0.value }
      // With the name of a month, its number is missing.
      guard parts.count == 2 || parts.count == 1 && numbers[..<place].count == 2 else { return nil }
      for day in [-1, 0, 1] {
        let date = LocalTime(moment, offset: .utc).date.advanced(by: day)
        let (itsYear, itsMonth, itsDay) = date.parts
        guard itsYear == year,
          parts == [itsMonth, itsDay] || parts == [itsDay, itsMonth] || parts == [itsDay]
        else { continue }
        let clock = LocalClock(date: date, hour: hour, minute: time.minute, second: second)
        guard clock.offset(at: moment) != nil else { continue }
        return ClockNote(clock: clock, comment: comment(in: rest, isMarked: isAfternoon != nil))
      }
      return nil
    }

    /// A short form of TagTime's, from `11.24 17:40:41 SAT` to the minutes alone.
    func shortClock(of moment: Moment, room: Int) -> ClockNote? {
      guard bytes.count <= 18 else { return nil }
      let isShort = room < LongerForms.room(besides: bytes.count)
      let local = LocalTime(moment, offset: .utc)
      if numbers.count == 1, bytes.count == 2 {
        return isShort && (numbers[0].value - local.minute) % 15 == 0 ? ClockNote(clock: nil) : nil
      }
      guard let place = numbers.indices.first(where: { time(at: $0) != nil }),
        let time = time(at: place)
      else { return nil }
      // Before it `11.24 ` or `24 ` and after it a weekday, or nothing.
      let before = numbers[..<place]
      let start = numbers[place].end - numbers[place].digits
      let isDate =
        switch before.count {
        case 0: start == 0
        case 1: before[0].next == 0x20 && before[0].end + 1 == start
        case 2: before[0].next == UInt8(ascii: ".") && before[1].end + 1 == start
        default: false
        }
      let rest = words(after: numbers[place + time.count - 1].end)
      // With its seconds right, it is no coincidence, and a person may have shortened the rest of the line.
      guard isDate, isShort || time.second != nil,
        rest.isEmpty || rest.count == 1 && Self.weekdays.contains(rest[0].uppercasedASCII)
      else { return nil }
      let seconds = (time.hour * 3_600 + time.minute * 60 + (time.second ?? local.second))
      let own = local.hour * 3_600 + local.minute * 60 + local.second
      return (seconds - own) % 900 == 0 ? ClockNote(clock: nil) : nil
    }

    private static let weekdays = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"]

    /// Whether a word says that a time is in the afternoon; nil if it says nothing about that.
    private static func isAfternoon(_ word: String) -> Bool? {
      switch word.uppercasedASCII {
      case "AM", "A.M.": false
      case "PM", "P.M.": true
      default: nil
      }
    }

    /// The words after a byte, without a time zone directly after the time.
    private func words(after start: Int) -> [String] {
      var rest = bytes[start...]
      if let first = rest.first, [0x2B, 0x2D, 0x5A].contains(first) {
        rest = rest.drop { ![0x20, 0x09].contains($0) }
      }
      // Java separates the time from AM by a narrow space.
      let spaces: [Unicode.Scalar] = [" ", "\t", ",", "\u{A0}", "\u{202F}"]
      return String(decoding: rest, as: UTF8.self).unicodeScalars.split { spaces.contains($0) }
        .map { String($0) }
    }

    /// The words of a person: those after the weekday.
    private func comment(in rest: [String], isMarked: Bool) -> String? {
      var words = rest.dropFirst(isMarked ? 1 : 0)
      guard !words.isEmpty else { return nil }
      words.removeFirst()
      // In some languages, weekdays are two words with a number: `Th 7`.
      if let second = words.first, second.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
        words.removeFirst()
      }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }

  /// The forms in which TagTime writes the local time, by their columns with the brackets.
  private enum LongerForms {
    private static let columns = [25, 20, 17, 16, 14, 13, 13, 11, 10, 10, 7, 4]

    /// The columns that the next longer form needs, with a space before it.
    static func room(besides count: Int) -> Int {
      (columns.last { $0 > count + 2 } ?? columns[0]) + 1
    }
  }
}

extension LocalClock {
  /// The offset from UTC of the zone in which a moment has this clock; nil if it has in none.
  ///
  /// Offsets in use are multiples of a quarter of an hour within 14 hours.
  func offset(at moment: Moment) -> UTCOffset? {
    let offset = seconds - moment.secondsSince1970
    guard offset.magnitude <= 14 * 3_600, offset % 900 == 0 else { return nil }
    return UTCOffset(seconds: Int(offset))
  }
}

extension String {
  /// The text with its ASCII letters in upper case.
  fileprivate var uppercasedASCII: String {
    String(decoding: utf8.map { $0 >= 0x61 && $0 <= 0x7A ? $0 - 32 : $0 }, as: UTF8.self)
  }
}
