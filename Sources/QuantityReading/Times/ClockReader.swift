internal import Quantities
internal import TextBytes

/// Reads times of day among tokens: in digits, in words, by parts of an hour.
struct ClockReader {
  /// A time of day and the index after its last token.
  struct Match {
    /// Minutes since midnight, 1,440 for the midnight at the end of the day.
    var minutes: Int
    /// The index after its last token.
    var end: [Token].Index
    /// Whether it states its half of the day, as in "3pm".
    var hasHalf = false
  }

  /// Hours and minutes as people say them, before the half of the day is known.
  private struct Face {
    var hour: Int
    var minute = 0
    var end: Int
    /// Whether the minutes are subtracted from the hour: "quarter to six".
    var isBefore = false
  }

  let tokens: [Token]

  /// Returns the time of day that begins at a token; nil if none does.
  ///
  /// - Throws: `badTime` for a text in the form of a time that no clock shows, such as 25:00.
  func match(at start: Int) throws(ReadingError) -> Match? {
    if let named = named(at: start) { return named }
    guard let face = divided(at: start) ?? hourWithoutNumber(at: start) ?? plain(at: start) else {
      return nil
    }
    let (part, end) = dayPart(at: face.end)
    guard let minutes = minutes(face, part) else {
      throw ReadingError(.badTime, at: tokens[start].range.lowerBound)
    }
    return Match(minutes: minutes, end: end, hasHalf: part == .am || part == .pm)
  }

  private func isAny(_ list: [String], _ place: Int) -> Bool {
    tokens.indices.contains(place) && list.contains { $0.isSame(as: tokens[place].folded) }
  }

  private func isSign(_ sign: String, _ place: Int) -> Bool { isAny([sign], place) }

  private func skipped(_ list: [String], _ place: Int) -> Int {
    isAny(list, place) ? place + 1 : place
  }
}

// MARK: - Halves of the day

extension ClockReader {
  private enum DayPart { case am, pm, morning, afternoon, evening, night }

  /// Returns the part of the day named at a token, and the index after it.
  private func dayPart(at place: Int) -> (DayPart?, end: Int) {
    for (letter, part) in [("a", DayPart.am), ("p", DayPart.pm)] {
      if isAny([letter + "m"], place) { return (part, place + 1) }
      if isAny([letter], place), isAny(["m"], place + 1) { return (part, place + 2) }
      if isAny([letter], place), tokens[place].isAttached { return (part, place + 1) }
    }
    let parts: [([[String]], DayPart)] = [
      (ClockWords.morning, .morning), (ClockWords.afternoon, .afternoon),
      (ClockWords.evening, .evening),
      (ClockWords.night, .night),
    ]
    for (phrases, part) in parts {
      for phrase in phrases where place + phrase.count <= tokens.count {
        if phrase.indices.allSatisfy({ phrase[$0].isSame(as: tokens[place + $0].folded) }) {
          return (part, place + phrase.count)
        }
      }
    }
    return (nil, place)
  }

  /// Returns the minutes since midnight; nil if no clock shows the time.
  private func minutes(_ face: Face, _ part: DayPart?) -> Int? {
    guard (0...24).contains(face.hour), (0...59).contains(face.minute) else { return nil }
    if face.hour == 24, face.minute > 0 || part != nil { return nil }
    var hour = face.hour
    if let part {
      let isTwelveHours = (1...12).contains(hour)
      switch part {
      case .am, .pm:
        guard isTwelveHours else { return nil }
        hour = hour % 12 + (part == .pm ? 12 : 0)
      case .morning:
        guard hour < 12 || hour == 12 else { return nil }
        hour %= 12
      case .afternoon:
        guard isTwelveHours || (12..<18).contains(hour) else { return nil }
        if hour < 11 { hour += 12 }
      case .evening:
        guard isTwelveHours || (16...23).contains(hour) else { return nil }
        if hour <= 12 { hour = hour == 12 ? 24 : hour + 12 }
      case .night:
        guard isTwelveHours || hour < 6 || hour > 20 else { return nil }
        if hour == 12 { hour = 0 } else if (6..<12).contains(hour) { hour += 12 }
      }
    }
    let minutes = face.isBefore ? hour * 60 - face.minute : hour * 60 + face.minute
    return minutes < 0 ? minutes + 1440 : minutes
  }
}

// MARK: - Forms

extension ClockReader {
  /// Reads "noon", "12 midnight", "полночь".
  private func named(at start: Int) -> Match? {
    var place = start
    if tokens[start].number?.integer == 12 || isAny(["twelve", "двенадцать", "дванадцять"], start) {
      place += 1
    }
    if isAny(ClockWords.noon, place) { return Match(minutes: 720, end: place + 1) }
    if isAny(ClockWords.midnight, place) { return Match(minutes: 0, end: place + 1) }
    return nil
  }

  /// Reads "час дня": one o'clock without a number.
  private func hourWithoutNumber(at start: Int) -> Face? {
    guard isAny(ClockWords.oneHour, start), dayPart(at: start + 1).0 != nil else { return nil }
    return Face(hour: 1, end: start + 1)
  }

  /// Reads "half past five", "полшестого", "без четверти шесть", "чверть на шосту", "ten to six".
  private func divided(at start: Int) -> Face? {
    if tokens[start].isWord, let hour = ClockWords.hourAfterHalf(tokens[start].folded) {
      return Face(hour: hour, minute: 30, end: skipped(ClockWords.hours, start + 1), isBefore: true)
    }
    let isWithout = isAny(ClockWords.without, start)
    let isLacking = isAny(ClockWords.lacking, start)
    let first = isWithout || isLacking ? start + 1 : start
    guard let part = part(at: first) else { return nil }
    let place = part.end
    if isWithout || isLacking {
      guard let hour = hour(at: place) ?? (isWithout ? bareHour(at: place) : nil) else {
        return nil
      }
      return Face(hour: hour.value, minute: part.minutes, end: hour.end, isBefore: true)
    }
    if isAny(ClockWords.past, place) || isAny(ClockWords.over, place),
      let hour = hour(at: place + 1)
    {
      return Face(hour: hour.value, minute: part.minutes, end: hour.end)
    }
    if isAny(ClockWords.before, place), let hour = hour(at: place + 1), !hour.isOrdinal {
      return Face(hour: hour.value, minute: part.minutes, end: hour.end, isBefore: true)
    }
    // "чверть на шосту" and "четверть шестого" mean the sixth hour, which begins at five.
    let next = skipped(ClockWords.toward, place)
    if let hour = hour(at: next), hour.isOrdinal {
      return Face(hour: hour.value, minute: 60 - part.minutes, end: hour.end, isBefore: true)
    }
    // "half five"
    if part.minutes == 30, isAny(["half"], first), let hour = hour(at: place) {
      return Face(hour: hour.value, minute: 30, end: hour.end)
    }
    return nil
  }

  /// Reads a part of an hour, in minutes.
  private func part(at place: Int) -> (minutes: Int, end: Int)? {
    if isAny(ClockWords.half, place) { return (30, place + 1) }
    let start = skipped(["a"], place)
    if isAny(ClockWords.quarter, start) { return (15, start + 1) }
    guard let number = cardinal(at: place), (1...59).contains(number.value) else { return nil }
    return (number.value, skipped(ClockWords.minutes, number.end))
  }

  /// Reads an hour in digits or words, perhaps with "o'clock" after it.
  private func hour(at place: Int) -> (value: Int, end: Int, isOrdinal: Bool)? {
    if let ordinal = ordinal(at: place) {
      return (ordinal.value, skipped(ClockWords.hours, ordinal.end), true)
    }
    guard let number = cardinal(at: place), number.value <= 24 else { return nil }
    return (number.value, skipped(ClockWords.hours, number.end), false)
  }

  /// Reads the hour "час", which means one after "без четверти".
  private func bareHour(at place: Int) -> (value: Int, end: Int, isOrdinal: Bool)? {
    isAny(ClockWords.oneHour, place) ? (1, place + 1, false) : nil
  }

  private func ordinal(at place: Int) -> (value: Int, end: Int)? {
    guard tokens.indices.contains(place), tokens[place].isWord else { return nil }
    if let value = ClockWords.ordinal(tokens[place].folded) { return (value, place + 1) }
    // "двадцять перша"
    if case .ten(20)? = word(place), tokens.indices.contains(place + 1),
      let value = ClockWords.ordinal(tokens[place + 1].folded), value < 4
    {
      return (20 + value, place + 2)
    }
    return nil
  }
}

// MARK: - Hours and minutes

extension ClockReader {
  /// Reads "15:00", "3.30 pm", "1500", "15 ч 30 мин", "five thirty", "о п'ятій тридцять".
  private func plain(at start: Int) -> Face? {
    if let digits = inDigits(at: start) { return digits }
    guard let hour = ordinal(at: start) ?? cardinalWords(at: start) else { return nil }
    return withMinutes(Face(hour: hour.value, end: hour.end))
  }

  private func inDigits(at start: Int) -> Face? {
    guard tokens[start].number != nil else { return nil }
    let text = tokens[start].text
    let parts = text.pieces(at: UInt8(ascii: "."))
    if parts.count == 2, parts[1].utf8.count == 2, let hour = parts[0].utf8.decimal,
      let minute = parts[1].utf8.decimal
    {
      return Face(hour: Int(hour), minute: Int(minute), end: skipped(ClockWords.hours, start + 1))
    }
    guard let value = text.utf8.decimal, text.utf8.count <= 4 else { return nil }
    if isSign(":", start + 1) || isSign("-", start + 1) && tokens[start + 1].isAttached,
      let minute = twoDigits(at: start + 2), text.utf8.count <= 2
    {
      var end = start + 3
      // Seconds are ignored.
      if isSign(":", end), twoDigits(at: end + 1).map({ $0 < 60 }) ?? false { end += 2 }
      return Face(hour: Int(value), minute: minute, end: skipped(ClockWords.hours, end))
    }
    if text.utf8.count >= 3 {
      let face = Face(hour: Int(value) / 100, minute: Int(value) % 100, end: start + 1)
      guard
        text.utf8.count == 4 || isAny(ClockWords.hours, start + 1)
          || dayPart(at: start + 1).0 != nil
      else { return nil }
      return Face(
        hour: face.hour, minute: face.minute, end: skipped(ClockWords.hours, start + 1))
    }
    return withMinutes(Face(hour: Int(value), end: start + 1))
  }

  private func twoDigits(at place: Int) -> Int? {
    guard tokens.indices.contains(place), tokens[place].number != nil,
      tokens[place].text.utf8.count == 2
    else { return nil }
    return tokens[place].text.utf8.decimal.map { Int($0) }
  }

  /// Adds "o'clock" and the minutes that follow to an hour.
  private func withMinutes(_ face: Face) -> Face {
    var face = face
    face.end = skipped(ClockWords.hours, face.end)
    let place = skipped(["and", "и", "і", "й", "та"], face.end)
    if let minute = twoDigits(at: place) {
      face.minute = minute
      face.end = skipped(ClockWords.minutes, place + 1)
    } else if let minute = minuteWords(at: place) {
      face.minute = minute.value
      face.end = skipped(ClockWords.minutes, minute.end)
    } else if isAny(["hundred"], place) {
      face.end = skipped(ClockWords.hours, place + 1)
    } else if let minute = cardinal(at: place), isAny(ClockWords.minutes, minute.end) {
      face.minute = minute.value
      face.end = minute.end + 1
    }
    return face
  }

  /// Reads "thirty", "oh five", "ноль ноль".
  private func minuteWords(at place: Int) -> (value: Int, end: Int)? {
    let isZero =
      isAny(["oh", "o"], place)
      || word(place).map { if case .unit(0) = $0 { true } else { false } } ?? false
    if isZero {
      if let digit = cardinalWords(at: place + 1), digit.value < 10 { return digit }
      return nil
    }
    guard let words = cardinalWords(at: place), (10...59).contains(words.value) else { return nil }
    return words
  }
}

// MARK: - Numbers

extension ClockReader {
  private func word(_ place: Int) -> NumberWord? {
    guard tokens.indices.contains(place), tokens[place].isWord else { return nil }
    for words in [NumberWords.english, .russian, .ukrainian] {
      if let meaning = words.words[tokens[place].folded].first { return meaning }
    }
    return nil
  }

  /// Reads a whole number below a hundred, in digits or words.
  private func cardinal(at place: Int) -> (value: Int, end: Int)? {
    if tokens.indices.contains(place), tokens[place].number != nil {
      guard tokens[place].text.utf8.count <= 2, let value = tokens[place].text.utf8.decimal else {
        return nil
      }
      return (Int(value), place + 1)
    }
    return cardinalWords(at: place)
  }

  private func cardinalWords(at place: Int) -> (value: Int, end: Int)? {
    // "a" means one only in "a mile".
    guard !isAny(["a", "an"], place) else { return nil }
    switch word(place) {
    case .unit(let value): return (value, place + 1)
    case .ten(let value):
      if case .unit(let unit)? = word(place + 1), (1..<10).contains(unit) {
        return (value + unit, place + 2)
      }
      return (value, place + 1)
    default: return nil
    }
  }
}
