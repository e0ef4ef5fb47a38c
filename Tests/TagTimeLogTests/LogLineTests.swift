import CivilTime
import TagTimeLog
import TestSupport
import Testing
import Tracking

/// Reads a line of text.
private func line(_ text: String) throws(LogProblem) -> LogLine {
  try LogLine(parsing: Array(text.utf8)[...])
}

@Suite struct `A line of a TagTime log` {
  struct Reads: Sendable, CustomTestStringConvertible {
    let text: String
    let entry: LogLine.Entry
    var testDescription: String { text }
  }

  static func answered(_ tags: String..., comment: String? = nil, late: Bool = false)
    -> LogLine.Entry
  {
    .answered(Answer(tags: tags.map { TagName($0) }, comment: comment), isLate: late)
  }

  @Test(arguments: [
    Reads(text: "1640997602 slp   [2022.01.01 02:40:02 SAT]", entry: answered("slp")),
    Reads(
      text: "1640997602 slp (ran 5 km)  [01.01 02:40:02 SAT]",
      entry: answered("slp", comment: "ran 5 km")),
    Reads(text: "1640997602 slp slp", entry: answered("slp")),
    Reads(text: "1640997602\tдім 🎲", entry: answered("дім", "🎲")),
    Reads(text: "1640997602 work RETRO [02:40:02]", entry: answered("work", late: true)),
    Reads(text: "1640997602 work UNSCHED", entry: answered("work")),
    Reads(text: "1640997602 afk", entry: answered("afk")),
    Reads(text: "1640997602 afk lunch RETRO", entry: answered("afk", "lunch", late: true)),
    Reads(text: "1640997602 work [5 km]", entry: answered("work", comment: "5 km")),
    Reads(
      text: "1640997602 work [2022.01.01 02:40:02 SAT] [5 km]",
      entry: answered("work", comment: "2022.01.01 02:40:02 SAT\n5 km")),
    Reads(
      text: "1543074041 work [2018-11-24T17:40:41+02:00 Sat]",
      entry: answered("work")),
    Reads(text: "1640997602 wrk, a,b ,", entry: answered("wrk,", "a,b", ",")),
    Reads(
      text: "1640997602 work (one) RETRO (two)",
      entry: answered("work", comment: "one\ntwo", late: true)),
    Reads(text: "1640997602 err () [02:40:02]", entry: answered("err")),
    Reads(text: "1640997602 afk () RETRO [02:40:02]", entry: answered("afk", late: true)),
    Reads(
      text: "1640997602 work RETRO () UNSCHED (note)",
      entry: answered("work", "RETRO", comment: "note")),
    Reads(text: "1640997602 off (  ) lunch RETRO", entry: answered("off", "lunch", late: true)),
    Reads(text: "1640997602 () err", entry: .automatic("err")),
    Reads(text: "1640997602 (one) (two)", entry: .empty(comment: "one\ntwo")),
    Reads(text: "1640997602 afk RETRO", entry: .automatic("afk RETRO")),
    Reads(
      text: "1640997602 afk off RETRO [2022.01.01 02:40:02 SAT]", entry: .automatic("afk off RETRO")
    ),
    Reads(
      text: "1640997602 err [missed ping from 9s ago] [00:40:02]",
      entry: .automatic("err [missed ping from 9s ago]")),
    Reads(text: "1640997602 OFF", entry: .automatic("OFF")),
    Reads(text: "1640997602 off", entry: .automatic("off")),
    Reads(text: "1640997602 UNSCHED", entry: .automatic("UNSCHED")),
    Reads(text: "1640997602 MISSING [2022.01.01 02:40:02 SAT]", entry: .automatic("MISSING")),
    Reads(text: "1640997602 ", entry: .empty(comment: nil)),
    Reads(text: "1640997602", entry: .empty(comment: nil)),
    Reads(text: "1640997602   [2022.01.01 02:40:02 SAT]", entry: .empty(comment: nil)),
    Reads(text: "1640997602 (asleep?)", entry: .empty(comment: "asleep?")),
  ])
  func `is parsed into its parts`(_ c: Reads) throws {
    #expect(try line(c.text).entry == c.entry)
  }

  struct Refuses: Sendable { let text: String, problem: LogProblem }

  @Test(arguments: [
    Refuses(text: "", problem: .noMoment),
    Refuses(text: " 1 work", problem: .noMoment),
    Refuses(text: "work", problem: .noMoment),
    Refuses(text: "-5 work", problem: .noMoment),
    Refuses(text: "1640997602work", problem: .noSpace),
    Refuses(text: "123", problem: .beforeTagTime),
    Refuses(text: "1 buy bread", problem: .beforeTagTime),
    Refuses(text: "1184083199 work", problem: .beforeTagTime),
    Refuses(text: "253402250400 work", problem: .momentOutOfRange),
    Refuses(text: "99999999999999999999999 work", problem: .momentOutOfRange),
    Refuses(
      text: "1640997602 un (balanced", problem: .unreadable(AnswerProblem(.unclosed, at: 15))),
    Refuses(
      text: "1640997602 un balanced]", problem: .unreadable(AnswerProblem(.unopened, at: 23))),
  ])
  func `is refused with the reason`(_ c: Refuses) throws {
    #expect(throws: c.problem) { try line(c.text) }
  }

  @Test func `is refused when it is not UTF-8`() {
    #expect(throws: LogProblem.notUTF8) {
      try LogLine(parsing: (Array("1640997602 ".utf8) + [0xC3, 0x28])[...])
    }
  }

  /// The clocks of TagTime and of its relatives, with their offsets in hours, and remarks of people.
  ///
  /// The moment is 00:13:02 on Saturday, 24 November 2018, in UTC.
  @Test(
    arguments: [
      ("[2018.11.24 02:13:02 SAT]", 2, nil), ("[2018.11.23 20:43:02 FRI]", -3.5, nil),
      ("[2018.11.24 02:13:02 Th 7]", 2, nil), ("[2018.11.24 02:13:02 суб]", 2, nil),
      ("[2018-11-24 02:13:02 Sat]", 2, nil), ("[2018-11-24T02:13:02+02:00 Sat]", 2, nil),
      ("[2018-11-24T00:13:02Z Sat plan with Ann]", 0, "plan with Ann"),
      ("[Nov 24, 2018 12:13:02 AM]", 0, nil), ("[Nov 24, 2018 2:13:02\u{202F}PM]", 14, nil),
      ("[24.11.2018 01:13:02]", 1, nil), ("[24 nov. 2018 01:13:02]", 1, nil),
      ("[11.24 02:13:02 SAT]", nil, nil), ("[02:13:02]", nil, nil),
      ("[3.5 stars]", nil, "3.5 stars"), ("[12:30 lunch]", nil, "12:30 lunch"),
      ("[7.5 h left]", nil, "7.5 h left"), ("[12:13 call]", nil, "12:13 call"),
      ("[00:13]", nil, "00:13"), ("[13]", nil, "13"), ("[11.24 02:13:05]", nil, "11.24 02:13:05"),
      ("[2018.11.24 10:00:00 meeting]", nil, "2018.11.24 10:00:00 meeting"),
      ("[2018]", nil, "2018"), ("[5:00:00 run]", nil, "5:00:00 run"),
    ] as [(String, Double?, String?)])
  func `ends with a clock only if it tells the moment in some zone`(
    note: String, hours: Double?, comment: String?
  ) throws {
    let read = try line("1543018382 work \(note)")
    #expect(read.offset == hours.map { UTCOffset(seconds: Int($0 * 3_600)) })
    guard case .answered(let answer, _) = read.entry else { return _ = Issue.record("no answer") }
    #expect(answer.comment == comment)
  }

  @Test func `implies an offset only if the clock is complete and plausible`() throws {
    #expect(
      try line("1640997602 slp [2022.01.01 02:40:02 SAT]").offset == UTCOffset(seconds: 7_200))
    #expect(
      try line("1640997602 slp [2021.12.31 21:10:02 FRI]").offset == UTCOffset(seconds: -12_600))
    #expect(try line("1640997602 slp [01.01 02:40:02 SAT]").offset == nil)
    #expect(try line("1640997602 slp [2022.01.01 02:40:03 SAT]").offset == nil)
    #expect(try line("1640997602 slp [2022.01.03 02:40:02 MON]").offset == nil)
  }

  @Test func `is padded to the same column as by TagTime`() throws {
    let written = LogLine(moment: 1_640_997_602, entry: Self.answered("slp")).text(
      offset: UTCOffset(seconds: 7_200))
    #expect(
      written == "1640997602 slp                                        [2022.01.01 02:40:02 SAT]")
  }

  @Test(arguments: [
    "wrk, slp", "slp (ran 5 km) (tired)", "slp RETRO MISSING UNSCHED (a) (b (c) d)", "(a) (b)",
  ])
  func `is written with everything that TagTime would read`(text: String) throws {
    let note = "[2022.01.01 00:40:02 SAT]"
    let read = try line("1640997602 \(text) \(note)")
    let written = read.text(offset: .utc)
    #expect(
      written.split(separator: " ") == "1640997602 \(text) \(note)".split(separator: " "))
    #expect(try line(written) == read)
    #expect(read.mark == (text.contains("UNSCHED") ? "MISSING UNSCHED" : nil))
  }

  /// Words that TagTime writes by itself count as an answer if a person typed them.
  @Test(
    arguments: [
      ["afk"], ["afk", "lunch"], ["err"], ["off"], ["OFF"], ["RETRO"], ["afk", "RETRO"],
      ["work", "RETRO"], ["work", "UNSCHED"], ["MISSING", "err"], ["work"],
    ], [false, true])
  func `preserves an answer of words that TagTime writes`(tags: [String], isLate: Bool) throws {
    for comment in [nil, "missed", "a (b) c"] {
      let answer = Answer(tags: tags.map { TagName($0) }, comment: comment)
      let entry = LogLine.Entry.answered(answer, isLate: isLate)
      for mark in [nil, "UNSCHED"] {
        let written = LogLine(moment: 1_640_997_602, entry: entry, mark: mark)
        let read = try line(written.text(offset: .utc))
        #expect(read.entry == entry && read.mark == mark, "\(written.text(offset: .utc))")
      }
    }
  }

  @Test func `writes a year of four digits for any offset, up to its last moment`() throws {
    let last = try line("253402250399 work")
    let written = last.text(offset: UTCOffset(seconds: 14 * 3_600))
    #expect(written.hasSuffix("[9999.12.31 23:59:59 FRI]"))
    #expect(try line(written).offset == UTCOffset(seconds: 14 * 3_600))
  }

  @Test func `preserves a remark that looks like a time, however long the line is`() throws {
    let words = String(repeating: "RETRO ", count: 12)
    let read = try line("1640997602 [10:40] \(words)")
    let written = read.text(offset: .utc)
    #expect(written.hasSuffix("RETRO [10:40] [40]"))
    #expect(try line(written) == read)
  }

  @Test func `shortens the time as the line grows, and reads back the same`() throws {
    var forms: Set<Int> = []
    for length in 0..<90 {
      let entry: LogLine.Entry =
        length == 0 ? .empty(comment: nil) : Self.answered(String(repeating: "x", count: length))
      let text = LogLine(moment: 1_640_997_602, entry: entry).text(
        offset: UTCOffset(seconds: 7_200))
      #expect(text.count == 79 || !text.contains("["))
      #expect(try line(text).entry == entry)
      forms.insert(
        text.count
          - (text.firstIndex(of: "[").map { text.distance(from: text.startIndex, to: $0) }
            ?? text.count))
    }
    #expect(forms == [0, 4, 7, 10, 11, 13, 14, 16, 17, 20, 25])
  }
}
