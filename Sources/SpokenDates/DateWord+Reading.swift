internal import CivilTime

extension DateWord {
  /// Returns the words of a text; nil if one of them has no meaning.
  static func words(of text: String) -> [DateWord]? {
    var words: [DateWord] = []
    for part in text.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      let word = String(part.filter { $0 != "'" && $0 != "’" && $0 != "ʼ" })
      if let meaning = meaning(of: word) {
        words.append(meaning)
      } else if let found = numeric(word) {
        words += found
      } else {
        return nil
      }
    }
    return words.filter { $0 != .filler }
  }

  /// Returns the meaning of a word with digits; nil if it has another form.
  private static func numeric(_ word: String) -> [DateWord]? {
    if let number = number(word[...]) {
      guard word.utf8.count == 4, let year = year(number) else { return [.number(number)] }
      return [year]
    }
    if word.hasSuffix("am") || word.hasSuffix("pm"), let clock = clock(word.dropLast(2)) {
      return [clock, .half(isAfternoon: word.hasSuffix("pm"))]
    }
    if word.contains(":") {
      // An ISO day and a time of day may be joined by a T.
      let parts = word.split(separator: "t", maxSplits: 1)
      if parts.count == 2, let day = iso(parts[0]), let clock = clock(parts[1]) {
        return [day, clock]
      }
      return clock(word[...]).map { [$0] }
    }
    return (iso(word[...]) ?? ofYear(word) ?? dotted(word)).map { [$0] }
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 6,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  private static func year(_ number: Int) -> DateWord? {
    guard let first = CivilDate(year: number, month: 1, day: 1),
      let last = CivilDate(year: number, month: 12, day: 31)
    else { return nil }
    return .dates(first: first, last: last)
  }

  /// Reads `YYYY-MM-DD` or `YYYY-MM`.
  private static func iso(_ word: Substring) -> DateWord? {
    if let day = CivilDate(iso: String(word)) { return .dates(first: day, last: day) }
    guard word.utf8.count == 7, let first = CivilDate(iso: "\(word)-01") else { return nil }
    return .dates(first: first, last: first.month.days.upperBound)
  }

  /// Reads a quarter or a week of a year: `2025-Q3`, `2025-W10`, `Q3` or `W10`, in lower case.
  private static func ofYear(_ word: String) -> DateWord? {
    guard let place = word.firstIndex(where: { $0 == "q" || $0 == "w" }),
      let ordinal = number(word[word.index(after: place)...])
    else { return nil }
    let isQuarter = word[place] == "q"
    var before = word[..<place]
    guard !before.isEmpty else {
      guard (1...(isQuarter ? 4 : 53)).contains(ordinal) else { return nil }
      return isQuarter ? .quarterOfYear(ordinal) : .weekOfYear(ordinal)
    }
    if before.last == "-" { before.removeLast() }
    guard before.utf8.count == 4, let year = number(before) else { return nil }
    let days = isQuarter ? quarter(ordinal, of: year) : week(ordinal, of: year)
    return days.map { .dates(first: $0.lowerBound, last: $0.upperBound) }
  }

  /// Returns the days of a quarter of a year, from 1; nil if there are none.
  static func quarter(_ ordinal: Int, of year: Int) -> ClosedRange<CivilDate>? {
    guard (1...4).contains(ordinal),
      let first = CivilDate(year: year, month: ordinal * 3 - 2, day: 1)
    else { return nil }
    return first...first.month.advanced(by: 2).days.upperBound
  }

  /// Returns the days of a week of a year, as ISO 8601 counts them: from Monday, and the first one has the
  /// fourth of January; nil if the year has no such week, or it reaches out of the years of calendars.
  static func week(_ ordinal: Int, of year: Int) -> ClosedRange<CivilDate>? {
    guard (1...53).contains(ordinal), let january = CivilDate(year: year, month: 1, day: 4) else {
      return nil
    }
    let first = january.startOfWeek(from: .monday).advanced(by: 7 * (ordinal - 1))
    let last = first.advanced(by: 6)
    guard first.advanced(by: 3).parts.year == year, (1...9_999).contains(first.parts.year),
      last.parts.year <= 9_999
    else { return nil }
    return first...last
  }

  /// Reads `DD.MM.YYYY` or `DD.MM`.
  private static func dotted(_ word: String) -> DateWord? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let day = number(parts[0]), let month = number(parts[1])
    else { return nil }
    if parts.count == 2 || parts[2].isEmpty { return .dayOfYear(day, ordinal: month) }
    guard parts[2].utf8.count == 4, let year = number(parts[2]),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    return .dates(first: date, last: date)
  }

  /// Reads `H`, `H:MM` or `H:MM:SS`, and ignores the seconds.
  private static func clock(_ word: Substring) -> DateWord? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard let hour = number(parts[0]), hour < 24, parts.count <= 3 else { return nil }
    var minute = 0
    for (place, part) in parts.dropFirst().enumerated() {
      guard part.utf8.count == 2, let value = number(part), value < 60 else { return nil }
      if place == 0 { minute = value }
    }
    return .clock(hour * 60 + minute)
  }
}
