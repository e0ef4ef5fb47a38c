import Foundation
import TestSupport
import Testing

@Suite struct `Taking in a log` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func take(_ words: String...) async throws -> Outcome {
    try await sandbox.run(["import", "tagtime"] + words)
  }

  private func probes() async throws -> [Asked] {
    try await sandbox.run("probes", "--json").json()
  }

  @Test func `counts every line once, by its kind`() async throws {
    let first = try await take(Sample.log, "--json")
    #expect(
      first
        == Outcome(
          output: """
            {"lines":1500,"answered":1359,"auto":135,"empty":6,"malformed":0,"imported":1500,\
            "alreadyThere":0,"differing":0,"otherClocks":1498,"corrected":0,"unscheduled":0,\
            "schedules":[{"gap":2700,"seed":11193462,"start":1184097393,"lines":1500}],\
            "askedHours":1184.7444444444445,"malformedLines":[],\
            "differingLines":[]}

            """))
    let probes = try await probes()
    let again = try await take(Sample.log, "--json")
    #expect(
      again
        == Outcome(
          output: """
            {"lines":1500,"answered":1359,"auto":135,"empty":6,"malformed":0,"imported":0,\
            "alreadyThere":1500,"differing":0,"otherClocks":1498,"corrected":0,"unscheduled":0,\
            "schedules":[],"askedHours":1184.7444444444445,"malformedLines":[],\
            "differingLines":[]}

            """))
    #expect(try await self.probes() == probes)
    #expect(probes.count == 1500 && probes.allSatisfy { $0.scheduled && $0.gap == 2_700 })
    let states = Dictionary(grouping: probes, by: \.state).mapValues(\.count)
    let expected = try Sample.load().report
    #expect(states["answered"] == expected.answered - expected.late)
    #expect(states["answeredLate"] == expected.late)
    #expect(states["autoTagged"] == expected.auto && states["missed"] == expected.empty)
  }

  @Test func `reports the same to a person in sentences`() async throws {
    #expect(
      try await take(Sample.log)
        == Outcome(
          output: """
            1500 lines: 1359 answered, 135 auto, 6 empty, 0 malformed.
            1500 imported, 0 already there.
            Judging by its gaps, the log was kept for 1184.7 h.
            1500 moments are of TagTime's universal schedule, with a mean gap of 45 minutes.
            1498 of 1498 lines with a local time differ from your time zone. If the log \
            was kept in another zone, import it again with --trust-clocks, which also corrects \
            what is already there.

            """))
  }

  @Test func `works through a pipe and from a file with any name`() async throws {
    let report = Report(
      lines: 1500, answered: 1359, auto: 135, empty: 6, imported: 1500, otherClocks: 1498)
    let piped = try await sandbox.shell("cat '\(Sample.log)' | proba import tagtime - --json")
    #expect(try piped.json() == report && piped.code == 0)
    let other = try await sandbox.shell(
      """
      mkdir -p 'мій журнал'; cp '\(Sample.log)' 'мій журнал/--all (1).log'
      proba --database other import tagtime --json -- 'мій журнал/--all (1).log'
      """)
    #expect(try other.json() == report && other.code == 0)
  }

  @Test func `blocks no answers while a pipe is slow`() async throws {
    // The log ends only after the answer was given.
    let outcome = try await sandbox.shell(
      """
      mkfifo done
      { head -3 '\(Sample.log)'; cat done; } | proba import tagtime - --json &
      exec 3> done
      proba answer slp --at 1640997602
      exec 3>&-
      wait
      """)
    #expect(outcome.error.isEmpty && outcome.code == 0)
    #expect(outcome.output.hasPrefix("2022-01-01 00:40  answered late  slp\n{\"lines\":3,"))
    #expect(try await probes().count == 4)
  }

  @Test(.enabled(if: Build.wholeLog != nil))
  func `agrees with the truth about three years`() async throws {
    struct Truth: Decodable {
      let lines, answered, auto, empty, bad: Int
      let tags: [String: Int]
    }
    let log = try #require(Build.wholeLog)
    let data = try Data(contentsOf: URL(filePath: "\(log).truth.json"))
    let truth = try JSONDecoder().decode(Truth.self, from: data)
    let report: Report = try await take(log, "--json").json()
    #expect(
      report
        == Report(
          lines: truth.lines, answered: truth.answered, auto: truth.auto, empty: truth.empty,
          malformed: truth.bad, imported: truth.lines, otherClocks: report.otherClocks))
    let figures: Figures = try await sandbox.run("stats", "--json").json()
    #expect(figures.probes == truth.lines && figures.answered == truth.answered)
    let counts = Dictionary(uniqueKeysWithValues: figures.tags.map { ($0.name, $0.answers) })
    #expect(counts == truth.tags)
  }

  @Test func `lists the lines it cannot read, and takes the others`() async throws {
    try sandbox.file(
      "log",
      bytes: Array(
        """
        1640997602 slp
        nonsense
        1640999953 un (balanced

        1641000921,
        1641000921x y
        99999999999999 far
         1641002399 indented
        1641002399 a \u{7} bell
        1641003579 closed)

        """.utf8) + Array("1641006061 ".utf8) + [0xFF, 0x0A]
        + Array("1641006061 a (b) [c]\r\n1641006061 again".utf8))
    let outcome = try await take("log", "--json")
    #expect(outcome.code == 0)
    #expect(
      outcome.error == """
        proba: log, line 2: it does not begin with a moment in seconds since 1970
        proba: log, line 3: the bracket opened at character 15 is never closed
        proba: log, line 5: no space follows the moment
        proba: log, line 6: no space follows the moment
        proba: log, line 7: the moment is after the year 9999
        proba: and 4 more malformed lines (--rejected FILE keeps all of them). By reason:
        proba: 2 × it does not begin with a moment in seconds since 1970
        proba: 2 × no space follows the moment
        proba: 1 × a bracket is closed that was not opened
        proba: 1 × a bracket is never closed
        proba: 1 × it is not UTF-8 text
        proba: 1 × the moment is after the year 9999
        proba: 1 × there is a control character
        proba: log, line 13: 'again' differs from 'a (b) (c)', which is stored and stays

        """)
    #expect(
      try outcome.json()
        == Report(
          lines: 12, answered: 3, malformed: 9, imported: 2, differing: 1, unscheduled: 1,
          malformedLines: [
            .init(line: 2, reason: "it does not begin with a moment in seconds since 1970"),
            .init(line: 3, reason: "the bracket opened at character 15 is never closed"),
            .init(line: 5, reason: "no space follows the moment"),
            .init(line: 6, reason: "no space follows the moment"),
            .init(line: 7, reason: "the moment is after the year 9999"),
            .init(line: 8, reason: "it does not begin with a moment in seconds since 1970"),
            .init(line: 9, reason: "character 14 is a control character, which is not allowed"),
            .init(line: 10, reason: "the bracket closed at character 18 was not opened"),
            .init(line: 11, reason: "it is not UTF-8 text"),
          ],
          differingLines: [
            .init(line: 13, at: 1_641_006_061, text: "again", stored: "a (b) (c)")
          ]))
    #expect(try await probes().map(\.tags) == [["slp"], ["a"]])
  }

  @Test func `keeps what it has imported when it is killed, and the time covered`() async throws {
    // A slice has 20,000 lines; the second one ends early.
    let outcome = try await sandbox.shell(
      """
      lines() { awk 'BEGIN { for (n = 0; n < '$1'; n++) print 1640997602 + 2700 * n, "work" }'; }
      mkfifo fifo
      "$PROBA" --database cut import tagtime fifo > out 2>&1 & import=$!
      exec 3> fifo
      lines 21000 >&3
      for turn in $(seq 300); do
        taken=$(proba --database cut stats --json 2> /dev/null | grep -o '"answered":[0-9]*')
        if [ "$taken" = '"answered":20000' ]; then break; fi
        sleep 0.1
      done
      kill -9 $import; wait 2> /dev/null; exec 3>&-
      lines 20000 | proba --database whole import tagtime - > /dev/null 2>&1
      proba --database cut answer work --at 1640997602 > /dev/null
      # The hours without a schedule last until now, and another second may have begun.
      figures() { proba --database $1 stats --json | sed 's/"unaskedHours":[0-9.]*//'; }
      figures cut; figures whole
      """)
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 2 && outcome.lines.first == outcome.lines.last)
    #expect(outcome.lines.first?.contains("\"answered\":20000") == true)
    #expect(outcome.lines.first?.contains("\"askedHours\":0,") == false)
  }

  @Test func `shows five unreadable lines, and counts them all`() async throws {
    try sandbox.file("log", String(repeating: "x\n", count: 1_003))
    let outcome = try await take("log")
    #expect(outcome.code == 1)
    let remarks = outcome.error.split(separator: "\n")
    #expect(remarks.count == 7)
    #expect(
      remarks.last == "proba: 1003 × it does not begin with a moment in seconds since 1970")
    let report: Report = try await take("log", "--json").json()
    #expect(report.malformed == 1_003 && report.malformedLines.count == 1_000)
  }

  @Test func `keeps the unreadable lines as they are, in a file that replaces none`() async throws {
    try sandbox.file("log", bytes: Array("x\r\n1640997602 slp\n1 (a\n1 ".utf8) + [0xFF, 0x0A])
    #expect(try await take("log", "--rejected", "bad").code == 0)
    let bad = Array("x\n1 (a\n1 ".utf8) + [0xFF, 0x0A]
    #expect(sandbox.contents("bad") == bad)
    let there = "proba: bad already exists: use --overwrite to replace it\n"
    #expect(try await take("log", "--rejected", "bad") == Outcome(error: there, code: 2))
    try sandbox.file("good", "1640997602 slp\n")
    #expect(try await take("good", "--rejected", "bad", "--overwrite").code == 0)
    #expect(sandbox.contents("bad") == [])
    let itself = "proba: log is the log itself: write the rejected lines to another file\n"
    #expect(
      try await take("log", "--rejected", "log", "--overwrite")
        == Outcome(error: itself, code: 2))
    #expect(try await take("nowhere", "--rejected", "new").code == 2)
    #expect(try await sandbox.shell("ls").output == "bad\ndata\ngood\nlog\n")
  }

  @Test func `needs no more memory for a longer pipe`() async throws {
    // An earlier implementation, which read everything first, reached the limit long before the end.
    let outcome = try await sandbox.shell(
      """
      ulimit -v 250000
      yes 'x nonsense' | head -c 1000 | proba import tagtime - > /dev/null 2>&1
      head -c 300000000 /dev/zero | tr '\\0' x | fold -w 60000 | proba import tagtime - 2> /dev/null
      """)
    #expect(
      outcome.output == "5000 lines: 0 answered, 0 auto, 0 empty, 5000 malformed.\n"
        + "0 imported, 0 already there.\n")
  }

  @Test func `says so when there is no text at all`() async throws {
    for source in ["/dev/zero", "-"] {
      let outcome = try await sandbox.shell("proba import tagtime \(source) < /dev/zero")
      #expect(outcome.code == 2)
      #expect(outcome.error == "proba: cannot read \(source): Not a text file\n")
    }
  }

  @Test func `stops where there is no log, and changes nothing`() async throws {
    _ = try await sandbox.shell("mkdir folder")
    #expect(
      try await take("nowhere")
        == Outcome(error: "proba: cannot open nowhere: No such file or directory\n", code: 2))
    #expect(
      try await take("folder")
        == Outcome(error: "proba: cannot read folder: Is a directory\n", code: 2))
    #expect(try await probes().isEmpty)
  }

  @Test func `finds nothing in an empty log`() async throws {
    for text in ["", "\n\r\n\n"] {
      try sandbox.file("log", text)
      let outcome = try await take("log", "--json")
      #expect(outcome.code == 1 && outcome.error.isEmpty)
      #expect(try outcome.json() == Report())
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `survives random bytes`(seed: UInt64) async throws {
    var random = SplitMix(seed: seed)
    let bytes = (0..<200_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    try sandbox.file("noise", bytes: bytes)
    let outcome = try await take("noise", "--json")
    #expect(outcome.code == 1, "seed \(seed)")
    let report: Report = try outcome.json()
    #expect(report.lines > 500 && report.malformed == report.lines, "seed \(seed)")
    #expect(try await probes().isEmpty)
  }

  @Test func `marks moments of another schedule, unless imported which`() async throws {
    // The second and third moments of seed 42 with a mean gap of 20 minutes.
    let moments = try await sandbox.run(
      "schedule", "--unix", "--from", "1184097394", "--count", "2", "--seed", "42", "--gap", "20"
    ).lines
    try sandbox.file("log", moments.map { "\($0) work\n" }.joined())
    let outcome = try await take("log")
    #expect(outcome.code == 0 && outcome.error.isEmpty)
    #expect(
      outcome.output == """
        2 lines: 2 answered, 0 auto, 0 empty, 0 malformed.
        2 imported, 0 already there.
        Judging by its gaps, the log was kept for 1.7 h.
        2 moments are of no known schedule; they are kept and marked.
        They count with a mean gap of 45 minutes, which the distances between them do not \
        contradict. If it was another, undo the import and repeat it with --gap.

        """)
    #expect(try await probes().allSatisfy { !$0.scheduled && $0.gap == 2_700 })
    let imported = try await sandbox.run(
      "import", "tagtime", "log", "--gap", "20", "--seed", "42", "--database", "imported")
    #expect(
      imported.output.hasSuffix(
        """
        2 imported, 0 already there.
        Judging by its gaps, the log was kept for 0.9 h.
        2 moments are of the schedule with the seed 42, with a mean gap of 20 minutes.

        """))
    let probes: [Asked] = try await sandbox.run("probes", "--json", "--database", "imported").json()
    #expect(probes.allSatisfy { $0.scheduled && $0.gap == 1_200 } && probes.count == 2)
  }

  @Test func `reads local times only when imported to trust them`() async throws {
    try sandbox.file("log", "1640997602 slp  [2022.01.01 02:40:02 SAT]\n1640999953 work\n")
    let imported = try await take("log")
    #expect(imported.output.contains("1 of 1 lines with a local time differs"))
    #expect(try await probes().map(\.offset) == [0, 0])
    _ = try await take("log", "--trust-clocks", "--database", "trusting")
    let probes: [Asked] = try await sandbox.run("probes", "--json", "--database", "trusting").json()
    #expect(probes.map(\.offset) == [7_200, 7_200])
    // The advice of the sentence works.
    let corrected = try await take("log", "--trust-clocks")
    #expect(corrected.output.hasSuffix("Corrected the local time of 2 stored moments.\n"))
    #expect(try await self.probes() == probes)
    #expect(try await !take("log").output.contains("--trust-clocks"))
  }

  @Test func `takes lines in any order`() async throws {
    let lines = try String(contentsOfFile: Sample.log, encoding: .utf8).split(separator: "\n")
    try sandbox.file("log", lines.reversed().joined(separator: "\n"))
    _ = try await take("log")
    let backwards = try await probes()
    _ = try await take(Sample.log, "--database", "forwards")
    #expect(
      try await sandbox.run("probes", "--json", "--database", "forwards").json() == backwards)
  }

  @Test func `replaces no answer, not even one given to a probe that a log had filled`()
    async throws
  {
    try sandbox.file("first", "1640997602 afk RETRO\n")
    try sandbox.file("second", "1640997602 work\n1640999953 work\n")
    _ = try await take("first")
    _ = try await sandbox.run("answer", "slp", "--at", "1640997602")
    let outcome = try await take("second", "--json")
    #expect(
      try outcome.json()
        == Report(
          lines: 2, answered: 2, imported: 1, differing: 1,
          differingLines: [.init(line: 1, at: 1_640_997_602, text: "work", stored: "slp")]))
    #expect(try await probes().map(\.tags) == [["slp"], ["work"]])
  }

  /// `script` gives the program a terminal, and passes on its output.
  @Test(.enabled(if: Tool.script != nil))
  func `shows on a terminal how far it has come, when it takes over a second`() async throws {
    let moments = try await sandbox.run(
      "schedule", "--unix", "--from", "1184097393", "--count", "5000"
    ).lines
    try sandbox.file("log", moments.map { "\($0) work\n" }.joined())
    let take = "\"$PROBA\" import tagtime -"
    // The second begins when the program is ready, which takes a busy machine a while.
    let wait = "until [ -e data/proba/proba.sqlite ]; do sleep 0.05; done; sleep 3"
    let slow = try await sandbox.shell(
      "script -qec '{ \(wait); cat log; } | \(take)' /dev/null")
    // The size of a pipe is unknown; the progress is erased before the report.
    #expect(
      slow.output == "\r5000 lines…\r\u{1B}[K"
        + "5000 lines: 5000 answered, 0 auto, 0 empty, 0 malformed.\r\n"
        + "5000 imported, 0 already there.\r\n"
        + "Judging by its gaps, the log was kept for 3675.5 h.\r\n"
        + "5000 moments are of TagTime's universal schedule, with a mean gap of 45 minutes.\r\n")
    let elsewhere = try await sandbox.shell(
      "{ sleep 1.1; cat log; } | proba --database other import tagtime -")
    #expect(elsewhere.error.isEmpty && elsewhere.lines.count == 4)
  }
}
