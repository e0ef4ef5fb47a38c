internal import CivilTime
private import Tracking

extension LogLine {
  /// Words that record a state unless they occur with a real tag.
  private static let stateWords = ["afk", "off", "OFF", "err", "RETRO", "UNSCHED", "MISSING"]
  /// Words that describe the moment even when they occur with real tags, and that are never tags.
  private static let marks = ["UNSCHED", "MISSING"]
  /// The moment at which the schedules of TagTime begin: 10 July 2007.
  private static let firstMoment = Moment(secondsSince1970: 1_184_083_200)
  /// The last moment that lies in the year 9999 in every time zone: a year in a note has four digits.
  private static let lastMoment = Moment.endOfYear9999 - .hours(14)

  /// Parses one line, without its line end.
  ///
  /// - Complexity: O(n) in the bytes.
  /// - Throws: ``LogProblem`` for a line that TagTime cannot read either.
  public init(parsing bytes: ArraySlice<UInt8>) throws(LogProblem) {
    let digits = bytes.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard !digits.isEmpty else { throw .noMoment }
    guard digits.count <= 12 else { throw .momentOutOfRange }
    let moment = Moment(
      secondsSince1970: digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) })
    guard moment <= Self.lastMoment else { throw .momentOutOfRange }
    guard moment >= Self.firstMoment else { throw .beforeTagTime }
    let rest = bytes[digits.endIndex...]
    // An editor that trims spaces leaves the bare moment of a line without an answer.
    guard rest.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else { throw .noSpace }
    guard Self.isUTF8(rest) else { throw .notUTF8 }

    var reader = AnswerReader(rest, isLogged: true)
    do { try reader.read() } catch {
      throw .unreadable(AnswerProblem(error.kind, at: error.position + digits.count))
    }
    var remarks = reader.remarks.map { Remark(text: $0.text, isSquare: $0.isSquare) }
    var clock: LocalClock?
    if let last = reader.remarks.last, last.isSquare, last.isLast,
      let note = ClockNote(last.text, of: moment, room: Self.room(before: last.text, in: bytes))
    {
      remarks.removeLast()
      clock = note.clock
      if let comment = note.comment {
        remarks.append(Remark(text: comment, isSquare: true))
      }
    }
    let words = reader.words.map { $0.text }
    let literal = reader.wordsBeforeEmptyRemark ?? 0
    let entry = Self.entry(words: words, literal: literal, remarks: remarks)
    var mark: String?
    if case .answered = entry {
      mark = words.dropFirst(literal).filter(Self.marks.contains).joined(separator: " ")
    }
    self.init(moment: moment, entry: entry, mark: mark, clock: clock)
  }

  /// A text in brackets.
  private struct Remark {
    let text: String
    let isSquare: Bool
  }

  /// Returns the columns that TagTime had for the last remark: those of a line, or of this one if it is longer,
  /// without those of the text before the remark.
  private static func room(before remark: String, in bytes: ArraySlice<UInt8>) -> Int {
    func columns(_ bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
    let before = bytes.dropLast(remark.utf8.count + 2)
    let content = before.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { before[...$0] } ?? before
    return max(LogLine.width, columns(bytes)) - columns(content)
  }

  /// Whether bytes are valid UTF-8, with a fast path for ASCII, as most lines are.
  private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
  }

  /// - Parameter literal: the number of words at the beginning that are tags, whatever TagTime would read.
  private static func entry(
    words: [String], literal: Int, remarks: [Remark]
  ) -> Entry {
    let comment = remarks.map { $0.text }.joined(separator: "\n")
    guard !words.isEmpty else { return .empty(comment: comment.isEmpty ? nil : comment) }
    if literal == 0, isState(words) {
      let notes = remarks.map { $0.isSquare ? "[\($0.text)]" : "(\($0.text))" }
      return .automatic((words + notes).joined(separator: " "))
    }
    let others = words.dropFirst(literal)
    let tags = words.prefix(literal) + others.filter { !marks.contains($0) && $0 != "RETRO" }
    return .answered(
      Answer(tags: tags.map { TagName($0) }, comment: comment), isLate: others.contains("RETRO"))
  }

  /// Whether words record a state, not tags.
  private static func isState(_ words: [String]) -> Bool {
    // `afk` alone was typed by a person; TagTime itself adds RETRO or another word.
    words.allSatisfy(stateWords.contains) && words != ["afk"]
  }

  /// Whether a person's tags would be misread if certain words follow them.
  static func isMisread(_ tags: [String], before words: [String]) -> Bool {
    isState(tags + words) || tags.contains { $0 == "RETRO" || marks.contains($0) }
  }
}
