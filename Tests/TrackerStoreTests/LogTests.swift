import CivilTime
import TagTimeLog
import TestSupport
import Testing
import TrackerStore
import Tracking
import Wire

@Suite struct `A log` {
  private let world = World(1_780_315_200)

  private static let sample = """
    1640997602 slp                                        [2022.01.01 02:40:02 SAT]
    1640999953 slp (ran 5 km) RETRO                       [2022.01.01 03:19:13 SAT]
    1641000921 afk off RETRO                              [2022.01.01 03:35:21 SAT]
    1641002399                                            [2022.01.01 03:59:59 SAT]
    1641003579 (asleep?)                                  [2022.01.01 04:19:39 SAT]
    1641003580 Work дім 🎲                                 [2022.01.01 04:19:40 SAT]

    """

  @Test(arguments: [
    ["1640997602 Caf\u{e9} x", "1640999953 cafe\u{301}", "1641000921 \u{37e}y"],
    ["1641000921 ;y", "1640999953 cafe\u{301}", "1640997602 Caf\u{e9} x"],
  ])
  func `has one tag for equivalent spellings`(lines: [String]) throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    for line in lines { _ = try tracker.importLog(try folder.file("log", line)) }
    _ = try tracker.answer(";Y", at: 1_641_002_399, device: "test")
    let figures = try tracker.statistics(in: .always).tags
    #expect(figures.map(\.count).sorted() == [1, 2, 2])
    for name in ["caf\u{e9}", "cafe\u{301}"] {
      #expect(
        try tracker.weekMap(of: .tag(TagName(name)), in: .always).tag.counts.reduce(0, +) == 2)
    }
  }

  @Test func `may begin with a byte order mark, and keeps invisible characters in tags`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    let log = try folder.file("log", "\u{FEFF}1640997602 a\n1640999953 wo\u{200B}rk\n")
    #expect(try tracker.importLog(log).malformed == 0)
    #expect(
      try tracker.probes(in: .always).map { $0.answer?.text } == ["a", "wo\u{200B}rk"])
  }

  @Test(arguments: [1, 2, 3, 7])
  func `is the same whether it is sent whole or in parts`(parts: Int) throws {
    let folder = try TemporaryFolder()
    let whole = try Tracker(path: nil, host: world.host)
    let report = try whole.importLog(try folder.file("log", Self.sample))
    let tracker = try Tracker(path: nil, host: world.host)
    var lines = Self.sample.split(separator: "\n").map { Array($0.utf8) + [UInt8(ascii: "\n")] }
    var (imported, asked) = (0, 0.0)
    for part in 1...parts {
      let count = lines.count / (parts - part + 1)
      let some = try tracker.importLog(
        lines: Array(lines.prefix(count).joined()), isLast: part == parts)
      lines.removeFirst(count)
      imported += some.imported
      asked = some.askedHours
    }
    #expect(imported == report.imported)
    #expect(try tracker.probes(in: .always) == whole.probes(in: .always))
    #expect(try tracker.statistics(in: .always) == whole.statistics(in: .always))
    // The last part covers its own time only.
    #expect(parts > 1 || asked == report.askedHours)
  }

  @Test(arguments: ["", "\n", "nonsense\n"])
  func `counts in hours though its last part has no line that can be read`(last: String) throws {
    let folder = try TemporaryFolder()
    let whole = try Tracker(path: nil, host: world.host)
    _ = try whole.importLog(try folder.file("log", Self.sample))
    let tracker = try Tracker(path: nil, host: world.host)
    _ = try tracker.importLog(lines: Array(Self.sample.utf8), isLast: false)
    #expect(try tracker.statistics(in: .always).askedHours == 0)
    _ = try tracker.importLog(lines: Array(last.utf8))
    #expect(try tracker.statistics(in: .always) == whole.statistics(in: .always))
  }

  @Test func `is imported once, however often it is read`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    let path = try folder.file("log", Self.sample)
    let report = try tracker.importLog(path)
    #expect(report.lines == 6 && report.answered == 3 && report.automatic == 1)
    #expect(report.empty == 2 && report.malformed == 0 && report.unscheduled == 1)
    #expect(report.imported == 6 && report.alreadyThere == 0)

    let probes = try tracker.probes(in: .always)
    let again = try tracker.importLog(path)
    #expect(again.imported == 0 && again.alreadyThere == 6 && again.answered == 3)
    #expect(try tracker.probes(in: .always) == probes)
    #expect(
      probes.map(\.state) == [.answered, .answeredLate, .autoTagged, .missed, .missed, .answered])
    #expect(probes.map(\.isScheduled) == [true, true, true, true, true, false])
    #expect(probes[2].remark == "afk off RETRO")
    let statistics = try tracker.statistics(in: .always)
    #expect(statistics.probes == 6 && statistics.answered == 3)
    #expect(statistics.tags.map(\.name) == ["slp", "Work", "дім", "🎲"])
  }

  @Test func `is exported as it was imported`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    _ = try tracker.importLog(try folder.file("log", Self.sample), trustsClocks: true)
    let text = try exported(tracker)
    #expect(text == Self.sample.replacing("slp (ran 5 km) RETRO", with: "slp RETRO (ran 5 km)"))
    let copy = try Tracker(path: nil, host: world.host)
    _ = try copy.importLog(try folder.file("copy", text), trustsClocks: true)
    #expect(try copy.probes(in: .always) == tracker.probes(in: .always))
  }

  @Test func `is exported with its comments, commas and marks, even if they came later`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    let first = "1640997602 wrk, slp\n1640999953 afk RETRO\n"
    let lines = [
      "1640997602 wrk, slp UNSCHED", "1640999953 a MISSING (one) (two)", "1641000921 (x) (y)",
    ]
    _ = try tracker.importLog(try folder.file("one", first))
    let report = try tracker.importLog(try folder.file("two", lines.joined(separator: "\n")))
    #expect(report.imported == 3 && report.differing == 0)
    #expect(try tracker.statistics(in: .always).tags.map(\.name).sorted() == ["a", "slp", "wrk,"])
    let text = try exported(tracker)
    for line in lines { #expect(text.contains(line)) }
    // A remark beside an answer survives its change; one in place of an answer is removed.
    #expect(try tracker.answer("wrk", at: 1_640_997_602, device: "test").remark == "UNSCHED")
    #expect(try exported(tracker).contains("1640997602 wrk UNSCHED "))
    _ = try tracker.importLog(try folder.file("three", "1641002399 afk RETRO"))
    #expect(try tracker.answer("slp", at: 1_641_002_399, device: "test").remark == nil)
    #expect(try exported(tracker).contains("1641002399 slp RETRO "))
  }

  @Test func `loses no valid line because of invalid ones`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    let path = try folder.file(
      "log",
      "1640997602 slp\n\nnonsense\n1640999953 un (balanced\r\n1641000921 ok\r\n1641000921 twice")
    let report = try tracker.importLog(path)
    #expect(report.lines == 5 && report.malformed == 2 && report.imported == 2)
    #expect(report.alreadyThere == 0 && report.differing == 1)
    #expect(report.malformedLines.map(\.number) == [3, 4])
    #expect(report.malformedLines[1].problem.description.contains("never closed"))
  }

  @Test func `fills unanswered probes, and replaces no answer`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    _ = try tracker.importLog(
      try folder.file("one", "1640997602 afk RETRO\n1640999953 \n1641000921 mine"))
    let report = try tracker.importLog(
      try folder.file("two", "1640997602 slp\n1640999953 work\n1641000921 theirs"))
    #expect(report.imported == 2 && report.differing == 1)
    #expect(try tracker.probes(in: .always).map { $0.answer?.text } == ["slp", "work", "mine"])
    #expect(try tracker.statistics(in: .always).answered == 3)
    #expect(try tracker.overview().unfilledCount == 0)
  }

  @Test func `replaces no answer to a probe that an earlier log had filled`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    _ = try tracker.importLog(try folder.file("one", "1640997602 afk RETRO\n1640999953 afk RETRO"))
    _ = try tracker.answer("mine", at: 1_640_997_602, device: "test")
    let report = try tracker.importLog(
      try folder.file("two", "1640997602 theirs\n1640999953 work"))
    #expect(report.imported == 1 && report.differing == 1)
    let probes = try tracker.probes(in: .always)
    #expect(probes.map { $0.answer?.text } == ["mine", "work"])
    #expect(probes.allSatisfy { $0.remark == nil })
  }

  @Test func `adds its comment to an unanswered probe`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    _ = try tracker.importLog(try folder.file("one", "1640997602 \n1640999953 (mine)"))
    let other = try folder.file("two", "1640997602 (asleep?)\n1640999953 (theirs)")
    let report = try tracker.importLog(other)
    #expect(report.imported == 1 && report.differing == 1 && report.empty == 2)
    #expect(try tracker.importLog(other).imported == 0)
    let text = try exported(tracker)
    #expect(text.contains("1640997602 (asleep?) ") && text.contains("1640999953 (mine) "))
  }

  @Test func `that does not exist changes nothing`() throws {
    let tracker = try Tracker(path: nil, host: world.host)
    #expect(throws: TrackerError.self) { try tracker.importLog("/no/such/log") }
    #expect(try tracker.probes(in: .always).isEmpty)
  }

  @Test func `may use the line ends of any system`() throws {
    let folder = try TemporaryFolder()
    for (number, end) in ["\n", "\r\n", "\r"].enumerated() {
      let tracker = try Tracker(path: nil, host: world.host)
      let text = ["1640997602 slp", "1640999953 work", "1641000921 eat"].joined(separator: end)
      _ = try tracker.importLog(try folder.file("log\(number)", text))
      #expect(try tracker.probes(in: .always).map { $0.answer?.text } == ["slp", "work", "eat"])
    }
  }

  @Test func `reports lines that differ from the stored answers`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    let first = "1640997602 slp (a)\n1640999953 afk RETRO\n1641000921 (x)\n1641002399 work eat"
    _ = try tracker.importLog(try folder.file("one", first))
    let probes = try tracker.probes(in: .always)
    let other = "1640997602 slp\n1640999953 afk off\n1641000921 (y)\n1641002399 eat work"
    let report = try tracker.importLog(try folder.file("two", other))
    #expect(report.differing == 3 && report.alreadyThere == 1 && report.imported == 0)
    #expect(report.differingLines.map(\.number) == [1, 3, 4])
    #expect(report.differingLines.map(\.text) == ["slp", "(y)", "eat work"])
    #expect(report.differingLines.map(\.stored) == ["slp (a)", "(x)", "work eat"])
    #expect(report.differingLines.map(\.moment) == [1_640_997_602, 1_641_000_921, 1_641_002_399])
    // Answers filled in since, and empty lines, count as no difference.
    let older = "1640997602 afk RETRO\n1640999953 \n1641000921 (x)\n1641002399 WORK eat RETRO"
    let again = try tracker.importLog(try folder.file("three", older))
    #expect(again.differing == 0 && again.alreadyThere == 4)
    #expect(try tracker.probes(in: .always) == probes)
  }

  @Test func `corrects its hours if it is imported again by its own clocks`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.file(
      "log",
      """
      1640997602 slp [2021.12.31 14:40:02 FRI]
      1640999953 work eat [2021.12.31 15:19:13 FRI]
      1641000921 afk RETRO [2021.12.31 15:35:21 FRI]
      1641002399 (x)
      1641003579 slp [05:19]
      """)
    let tracker = try Tracker(path: nil, host: world.host)
    let report = try tracker.importLog(log)
    #expect(report.clocks == 3 && report.otherClocks == 3 && report.isOfAnotherZone)
    let corrected = try tracker.importLog(log, trustsClocks: true)
    #expect(corrected.corrected == 5 && corrected.otherClocks == 0 && corrected.alreadyThere == 5)
    let fresh = try Tracker(path: nil, host: world.host)
    _ = try fresh.importLog(log, trustsClocks: true)
    #expect(try tracker.probes(in: .always) == fresh.probes(in: .always))
    #expect(try tracker.statistics(in: .always) == fresh.statistics(in: .always))
    for tag in ["slp", "work"].map({ TagExpression.tag(TagName($0)) }) {
      #expect(try tracker.weekMap(of: tag, in: .always) == fresh.weekMap(of: tag, in: .always))
    }
    // Corrected clocks are no longer reported.
    let later = try tracker.importLog(log)
    #expect(later.otherClocks == 0 && later.corrected == 0 && !later.isOfAnotherZone)
  }

  @Test func `does not correct the clock of probes that this tracker asked`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    _ = try tracker.answer("mine", device: "test")
    try world.live(days: 1, with: tracker)
    let probes = try tracker.probes(in: .always)
    let last = try #require(probes.last)
    let note = LogLine(moment: last.moment, entry: .empty(comment: nil)).text(
      offset: UTCOffset(seconds: -7_200))
    let report = try tracker.importLog(try folder.file("log", note), trustsClocks: true)
    #expect(report.corrected == 0 && report.otherClocks == 1)
    #expect(try tracker.probes(in: .always) == probes)
  }

  @Test func `keeps the imported lines if reading fails, and infers their spans`() throws {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(path: nil, host: world.host)
    let lines = (0..<50).map { "\(1_640_997_602 + $0 * 2_700) slp\n" }.joined()
    let log = try folder.file("log", lines + String(repeating: "\0", count: 17 << 20))
    #expect(throws: TrackerError.self) { try tracker.importLog(log) }
    let statistics = try tracker.statistics(in: .always)
    let whole = try Tracker(path: nil, host: world.host)
    _ = try whole.importLog(try folder.file("whole", lines))
    #expect(try statistics == whole.statistics(in: .always))
    #expect(try tracker.probes(in: .always) == whole.probes(in: .always))
  }

  @Test func `lets other programs answer between its slices`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/store"
    let tracker = try Tracker(path: path, host: world.host)
    let other = try Tracker(path: path, host: world.host)
    let lines = (0..<20_000).map { "\(1_580_000_001 + $0 * 3_000) slp\n" }.joined()
    let log = try folder.file("log", lines + "1640997602 slp\n1640999953 slp\n")
    var shares: [Double] = []
    let report = try tracker.importLog(log) { progress in
      shares.append(progress.share ?? 0)
      guard shares.count == 1 else { return }
      // The transaction of the first slice has ended; the second finds answers given meanwhile.
      do { _ = try other.answer("mine", at: 1_640_999_953, device: "test") } catch {
        Issue.record(error)
      }
    }
    #expect(shares.count == 2 && shares.last == 1)
    #expect(report.imported == 20_001 && report.differing == 1)
    #expect(try tracker.statistics(in: .always).tags.map(\.count) == [20_001, 1])
  }

  private func exported(_ tracker: Tracker) throws -> String {
    var bytes: [UInt8] = []
    try tracker.exportLog {
      bytes += $0
      return true
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
