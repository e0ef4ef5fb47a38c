internal import CivilTime
private import TextBytes

/// Texts as lines whose fields have tabulators between them: the language with its plural rule, the
/// languages to choose from, the six parts of the calendar, then the forms of each text.
extension Texts {
  /// The texts as data, for `init(reading:)`.
  public var bytes: [UInt8] {
    let head = [
      [language, plurals.rawValue], languages.flatMap { [$0.tag, $0.name] }, calendar.months,
      calendar.monthsOfDays, calendar.shortMonths, calendar.weekdays, calendar.shortWeekdays,
      [calendar.afterYear],
    ]
    var bytes: [UInt8] = []
    for fields in head + phrases.map({ $0.forms }) {
      bytes += fields.joined(separator: "\t").bytes
      bytes.append(Self.lineEnd)
    }
    return bytes
  }

  /// Reads data; nil where these are not as many texts as there are in ``PageText``, such as those of
  /// another version of the program.
  public init?(reading bytes: [UInt8]) {
    let lines = String(bytes: bytes).pieces(at: Self.lineEnd)
    // Nothing follows the last line's end.
    let count = Self.headCount + PageText.allCases.count
    guard lines.count == count + 1, lines[count].utf8.isEmpty else { return nil }
    let head = lines[..<Self.headCount].map { Self.fields(of: $0) }
    let (own, names) = (head[0], head[1])
    guard own.count == 2, let plurals = PluralRule(name: own[1]), names.count.isMultiple(of: 2),
      let calendar = CalendarWords(fields: head[2...])
    else { return nil }
    var phrases: [Phrase] = []
    phrases.reserveCapacity(PageText.allCases.count)
    for line in lines[Self.headCount..<count] {
      guard let phrase = Phrase(forms: Self.fields(of: line)) else { return nil }
      phrases.append(phrase)
    }
    language = own[0]
    languages = stride(from: 0, to: names.count, by: 2).map {
      LanguageName(tag: names[$0], name: names[$0 + 1])
    }
    self.calendar = calendar
    self.plurals = plurals
    self.phrases = phrases
  }

  private static var headCount: Int { 8 }
  private static var lineEnd: UInt8 { UInt8(ascii: "\n") }

  private static func fields(of line: String) -> [String] {
    line.pieces(at: UInt8(ascii: "\t"))
  }
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
  fileprivate init?(fields: ArraySlice<[String]>) {
    let parts = Array(fields)
    guard parts.map({ $0.count }).elementsEqual([12, 12, 12, 7, 7, 1]) else { return nil }
    self.init(
      months: parts[0], monthsOfDays: parts[1], shortMonths: parts[2], weekdays: parts[3],
      shortWeekdays: parts[4], afterYear: parts[5][0])
  }
}
