internal import CivilTime
private import TextBytes

/// Texts as lines of fields separated by tabs.
///
/// The first file has the language with its plural rule, and the texts that are sent with the page;
/// the
/// second has the languages to choose from, the six parts of the calendar, and all other texts.
extension Texts {
  /// The texts that are sent with the page, for `init(reading:)`.
  public var firstBytes: [UInt8] {
    Self.bytes(
      [[language, content.plurals.rawValue]] + phrases[..<PageText.firstCount].map { $0.forms })
  }

  /// The texts that are sent with the first chunk of the page's program, for ``add(reading:)``.
  public var laterBytes: [UInt8] {
    let languages = languages.flatMap { [$0.tag, $0.name] }
    return Self.bytes(
      [languages] + content.calendarFields + phrases[PageText.firstCount...].map { $0.forms })
  }

  /// Reads the texts that are sent with the page; nil if their number differs from that of the
  /// page, as
  /// with another version of the program.
  public init?(reading bytes: [UInt8]) {
    guard let lines = Self.lines(of: bytes, count: 1 + PageText.firstCount),
      let phrases = Self.phrases(lines[1...])
    else { return nil }
    let own = lines[0]
    guard own.count == 2, let plurals = PluralRule(name: own[1]) else { return nil }
    self.init(
      Content(
        language: own[0], languages: [], calendarFields: [], plurals: plurals, phrases: phrases))
  }

  /// Adds the texts that are sent later.
  ///
  /// - Returns: Whether all texts are now present; false if `bytes` come from another version of the
  ///   program.
  public mutating func add(reading bytes: [UInt8]) -> Bool {
    guard !isWhole else { return true }
    let count = Self.count - PageText.firstCount
    guard let lines = Self.lines(of: bytes, count: 7 + count), lines[0].count.isMultiple(of: 2),
      CalendarWords.isMade(of: lines[1..<7]), let later = Self.phrases(lines[7...])
    else { return false }
    let names = lines[0]
    var content = content
    content.languages = (0..<names.count / 2).map {
      LanguageName(tag: names[2 * $0], name: names[2 * $0 + 1])
    }
    content.calendarFields = Array(lines[1..<7])
    content.phrases += later
    self = Texts(content)
    return true
  }

  private static func bytes(_ lines: [[String]]) -> [UInt8] {
    var bytes: [UInt8] = []
    for fields in lines {
      bytes += fields.joined(separator: "\t").bytes
      bytes.append(lineEnd)
    }
    return bytes
  }

  /// Returns the fields of each line; nil if the number of lines is wrong.
  private static func lines(of bytes: [UInt8], count: Int) -> [[String]]? {
    let lines = String(bytes: bytes).pieces(at: lineEnd)
    // Nothing follows the last line's end.
    guard lines.count == count + 1, lines[count].utf8.isEmpty else { return nil }
    return lines[..<count].map { $0.pieces(at: UInt8(ascii: "\t")) }
  }

  private static func phrases(_ lines: ArraySlice<[String]>) -> [Phrase]? {
    var phrases: [Phrase] = []
    phrases.reserveCapacity(lines.count)
    for forms in lines {
      guard let phrase = Phrase(forms: forms) else { return nil }
      phrases.append(phrase)
    }
    return phrases
  }

  private static var lineEnd: UInt8 { UInt8(ascii: "\n") }
}

extension PluralRule {
  fileprivate init?(name: String) {
    guard let rule = Self.allCases.first(where: { $0.rawValue.isSame(as: name) }) else {
      return nil
    }
    self = rule
  }
}

extension CalendarWords {
  /// The calendar of texts that are not whole yet: its words are empty.
  static var none: CalendarWords {
    let (months, weekdays) = (Array(repeating: "", count: 12), Array(repeating: "", count: 7))
    return CalendarWords(
      months: months, monthsOfDays: months, shortMonths: months, weekdays: weekdays,
      shortWeekdays: weekdays, afterYear: "")
  }

  /// The words as they are sent.
  var fields: [[String]] {
    [
      months, monthsOfDays, shortMonths, weekdays, shortWeekdays,
      [afterYear, isMonthFirst ? "1" : ""],
    ]
  }

  /// Whether fields are the words of a calendar.
  fileprivate static func isMade(of fields: ArraySlice<[String]>) -> Bool {
    fields.map { $0.count }.elementsEqual([12, 12, 12, 7, 7, 2])
  }

  /// Makes a calendar from sent words; nil if they are incomplete.
  init?(fields parts: [[String]]) {
    guard Self.isMade(of: parts[...]) else { return nil }
    self.init(
      months: parts[0], monthsOfDays: parts[1], shortMonths: parts[2], weekdays: parts[3],
      shortWeekdays: parts[4], afterYear: parts[5][0], isMonthFirst: !parts[5][1].utf8.isEmpty)
  }
}
