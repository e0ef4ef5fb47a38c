import Foundation
import Testing

@Suite struct `Writing a log` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `gives TagTime what it can read, to the screen and to a file`() async throws {
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    let screen = try await sandbox.run("export", "tagtime")
    #expect(screen.code == 0 && screen.error.isEmpty)
    let entries = try #require(TagTimeParser.read(screen.output))
    let original = try #require(
      TagTimeParser.read(try String(contentsOfFile: Sample.log, encoding: .utf8)))
    #expect(entries.map(\.moment) == original.map(\.moment))
    for (entry, other) in zip(entries, original) {
      #expect(Set(entry.words) == Set(other.words), "\(entry.moment)")
    }
    #expect(
      try await sandbox.run("export", "tagtime", "out.log")
        == Outcome(output: "1500 lines written to out.log.\n"))
    #expect(sandbox.contents("out.log") == Array(screen.output.utf8))
    #expect(
      try await sandbox.run("export", "tagtime", "out.log", "--overwrite", "--json")
        == Outcome(output: "{\"lines\":1500}\n"))
    #expect(try await sandbox.run("export", "tagtime", "-") == screen)
  }

  @Test func `importing it again gives the same tracker`() async throws {
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    _ = try await sandbox.run("answer", "--at", "1184097393", "x [5] (y [z]) (w)", "дім,")
    let long = String(repeating: "long ", count: 9) + "(words for a line that has no room)"
    _ = try await sandbox.run("answer", "--at", "1184102685", long)
    let outcome = try await sandbox.shell(
      """
      proba export tagtime | proba --database copy import tagtime - > report
      # A log records neither when nor where an answer was given, and all of its lines were asked.
      given='s/,"(asked|answeredAt|delay|device)":("[^"]*"|[0-9]+|false)//g'
      proba probes --json | sed -E "$given" > one
      proba --database copy probes --json | sed -E "$given" > other; cmp one other
      # Nor does it record when the person was asked, by which the hours of the day are weighted.
      counts='s/"(hours|asked|unasked|share|effectiveCount|coverageOf)[A-Za-z]*":[0-9.]+//g'
      proba stats --json | sed -E "$counts" > one
      proba --database copy stats --json | sed -E "$counts" > other
      cmp one other
      proba export tagtime > one; proba --database copy export tagtime > other; cmp one other
      """)
    #expect(outcome == Outcome())
  }

  @Test(arguments: [[], ["-"]])
  func `says that a log is not JSON, and what is`(place: [String]) async throws {
    #expect(
      try await sandbox.run(["export", "tagtime", "--json"] + place)
        == Outcome(
          error:
            #"{"error":{"code":"logAsJSON","message":"a TagTime log is not JSON: give a FILE for the "#
            + #"log, or use `proba probes --json`","position":null}}"# + "\n",
          code: 2))
  }

  @Test(arguments: ["afk", "err", "off", "RETRO", "afk RETRO", "work RETRO", "err (missed)"])
  func `keeps a late answer of words that TagTime writes by itself`(text: String) async throws {
    _ = try await sandbox.run("answer", "--at", "1640997602", text)
    let copy = try await sandbox.shell(
      "proba export tagtime | proba --database copy import tagtime - > report; "
        + "proba --database copy probes")
    #expect(copy == Outcome(output: "2022-01-01 00:40  answered late  \(text)\n"))
  }

  @Test(arguments: ["Work (a)", "afk", "off (home)", "slp, дім 🎲", "9 lives"])
  func `writes one line for one answer`(text: String) async throws {
    _ = try await sandbox.run("answer", "--at", "1640997602", text)
    let outcome = try await sandbox.run("export", "tagtime")
    let line = try #require(outcome.lines.first)
    #expect(outcome.lines.count == 1 && TagTimeParser.parses(line))
    #expect(line.hasSuffix(" [2022.01.01 00:40:02 SAT]") && line.count == 79)
  }

  @Test func `of a period has its days alone`() async throws {
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    let day = try await sandbox.run(
      "export", "tagtime", "--from", "2022-10-21", "--to", "2022-10-21")
    #expect(day.lines.count == 18 && day.lines.allSatisfy { $0.contains("[2022.10.21 ") })
    #expect(
      try await sandbox.run("export", "tagtime", "--to", "2022-10-01") == Outcome(code: 1))
  }

  @Test func `leaves a file as it was when there is nothing to write`() async throws {
    try sandbox.file("old.log", "old")
    for (name, flags, output) in [
      ("old.log", ["--overwrite"], ""), ("new.log", [], ""),
      ("old.log", ["--overwrite", "--json"], "{\"lines\":0}\n"),
    ] {
      let sentence = "proba: no data, so \(name) is not written\n"
      #expect(
        try await sandbox.run(["export", "tagtime", name] + flags)
          == Outcome(output: output, error: sentence, code: 1))
    }
    #expect(sandbox.contents("old.log") == Array("old".utf8))
    #expect(sandbox.contents("new.log") == nil)
  }

  @Test func `replaces an existing file only when asked to`() async throws {
    _ = try await sandbox.run("answer", "--at", "1640997602", "a")
    try sandbox.file("old.log", "old")
    _ = try await sandbox.shell("ln -s old.log link")
    for name in ["old.log", "link"] {
      let sentence = "proba: \(name) already exists: use --overwrite to replace it\n"
      #expect(
        try await sandbox.run("export", "tagtime", name) == Outcome(error: sentence, code: 2))
      #expect(sandbox.contents("old.log") == Array("old".utf8))
    }
    #expect(try await sandbox.run("export", "tagtime", "link", "--overwrite").code == 0)
    #expect(sandbox.contents("old.log")?.starts(with: "1640997602 a".utf8) == true)
  }

  /// Names of the database file, also by hard and symbolic links, and of SQLite's files beside it.
  @Test(arguments: [
    "store", "./store", "folder/../store", "soft", "hard", "store-wal", "folder/../store-shm",
    "store-journal", "far/store-wal",
  ])
  func `never replaces the data`(name: String) async throws {
    _ = try await sandbox.run("--database", "store", "answer", "--at", "1640997602", "a")
    _ = try await sandbox.shell("mkdir folder; ln -s store soft; ln store hard; ln -s . far")
    let before = sandbox.contents("store")
    let sentence =
      "proba: \(name) holds your data and is never replaced: write to another file\n"
    for database in ["store", "soft", "far/store"] {
      for command in [
        ["export", "tagtime", name], ["report", "--from", "2022-01-01", "--pdf", name],
        ["chart", "bars", "--svg", name],
      ] {
        for flags in [[], ["--overwrite"]] {
          #expect(
            try await sandbox.run(["--database", database] + command + flags)
              == Outcome(error: sentence, code: 2))
        }
      }
    }
    #expect(sandbox.contents("store") == before)
    #expect(
      try await sandbox.shell("ls").output == "far\nfolder\nhard\nsoft\nstore\n")
  }

  @Test func `ends quietly when its output is closed`() async throws {
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    _ = try await sandbox.shell("yes '1 m to ft' | head -20000 > lines")
    for command in [
      "export tagtime", "probes", "probes --json", "convert < lines", "convert - < lines",
    ] {
      let outcome = try await sandbox.shell(
        "{ proba \(command); echo \"exit $?\" >&2; } | head -c 5 > /dev/null")
      #expect(outcome.error.hasPrefix("exit 0"), "\(command)")
    }
  }

  @Test func `says so when the disk is full`() async throws {
    _ = try await sandbox.run("answer", "--at", "1640997602", "a")
    for command in ["export tagtime", "probes", "stats", "--help"] {
      #expect(
        try await sandbox.shell("proba \(command) > /dev/full")
          == Outcome(
            error: "proba: cannot write the output: No space left on device\n", code: 2))
    }
    let outcome = try await sandbox.shell("proba probes --json > /dev/full")
    #expect(outcome.code == 2 && outcome.error.contains("cannot write the output: No space left"))
  }

  @Test func `goes through links, and into pipes without replacing them`() async throws {
    _ = try await sandbox.run("answer", "--at", "1640997602", "a")
    let outcome = try await sandbox.shell(
      """
      mkdir far; printf old > far/log; ln -s far/log link; mkfifo pipe
      proba export tagtime link --overwrite; test -L link && cut -d' ' -f1-2 far/log
      cat pipe > read & proba export tagtime pipe; wait; test -p pipe && cmp read far/log; ls
      """)
    #expect(
      outcome
        == Outcome(
          output: """
            1 line written to link.
            1640997602 a
            1 line written to pipe.
            data
            far
            link
            pipe
            read

            """))
  }

  @Test func `fails with a sentence where nothing can be written`() async throws {
    _ = try await sandbox.run("answer", "--at", "1640997602", "a")
    #expect(
      try await sandbox.run("export", "tagtime", "no/such/folder.log")
        == Outcome(
          error: "proba: cannot write no/such/folder.log: No such file or directory\n", code: 2))
    _ = try await sandbox.shell("mkdir folder")
    let outcome = try await sandbox.run("export", "tagtime", "folder")
    #expect(outcome == Outcome(error: "proba: cannot write folder: Is a directory\n", code: 2))
    #expect(sandbox.contents("folder.part") == nil)
    #expect(
      try await sandbox.run("export", "tagtime", "")
        == Outcome(error: "proba: <FILE> must be the path of a file, and is empty\n", code: 2))
  }
}
