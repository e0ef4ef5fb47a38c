import Foundation
import TestSupport
import Testing

@Suite struct `The file with the data` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `is at the place that XDG defines by default`() async throws {
    _ = try await sandbox.run("answer", "a", "--at", "1640997602")
    #expect(sandbox.exists(sandbox.database))
    let expected = "2022-01-01 00:40  answered late  a\n"
    for line in [
      "proba --database data/proba/proba.sqlite probes",
      "proba probes --database data/proba/proba.sqlite",
      "proba probes --database=\"$PWD/data/proba/proba.sqlite\"",
      "mkdir -p .local/share; cp -r data/proba .local/share/; unset XDG_DATA_HOME; proba probes",
      "XDG_DATA_HOME=relative proba probes",
    ] {
      #expect(try await sandbox.shell(line) == Outcome(output: expected), "\(line)")
    }
    #expect(
      try await sandbox.shell("unset HOME XDG_DATA_HOME; proba probes")
        == Outcome(
          error: "proba: neither --database nor HOME says where to keep the data\n", code: 2))
  }

  @Test func `is made with the folders above its usual place, for its owner alone`() async throws {
    let line = "XDG_DATA_HOME=$PWD/a/b proba answer a --at 1640997602"
    #expect(try await sandbox.shell(line).code == 0)
    #expect(try await sandbox.shell("stat -c %a a a/b a/b/proba").output == "700\n700\n700\n")
    #expect(try await sandbox.shell("ls a/b/proba").output == "proba.sqlite\n")
  }

  @Test func `is made where it is named, but not in a folder that is not there`() async throws {
    for command in [
      "answer a --at 1640997602", "config theme dark", "import tagtime /dev/null", "serve --port 0",
      "quiet add --hours 1:00-2:00",
    ] {
      #expect(
        try await sandbox.shell("proba --database typo/x.sqlite \(command)")
          == Outcome(
            error:
              "proba: there is no folder typo: check the path after --database, or create the folder\n",
            code: 2))
    }
    #expect(!sandbox.exists("\(sandbox.path)/typo"))
    let usual = "proba --database \"$XDG_DATA_HOME/proba/proba.sqlite\" config theme dark"
    #expect(try await sandbox.shell(usual).code == 0)
    let line = "mkdir there; proba --database there/x.sqlite answer a --at 1640997602"
    #expect(try await sandbox.shell(line).code == 0)
  }

  @Test(arguments: [
    "erase --yes", "undo", "redo", "check", "rename a b", "merge a --into b", "edit 1667003333 x",
    "delete 1667003333", "tag a --note x", "quiet end 1", "backup copy.sqlite",
  ])
  func `is not made by commands that change what is there`(command: String) async throws {
    let outcome = try await sandbox.shell("proba --database typo/x.sqlite \(command)")
    #expect(outcome.code == 2)
    #expect(outcome.error.hasPrefix("proba: there is no file typo/x.sqlite: "), "\(outcome)")
    #expect(try await sandbox.shell("ls").output == "")
  }

  @Test(arguments: [
    "status", "probes", "stats", "report", "chart bars --svg x.svg", "export tagtime",
    "export tagtime x.log",
  ])
  func `is not made by who only reads where it was named`(command: String) async throws {
    let sentence =
      "proba: there is no file typo/x.sqlite: check the path, or create one with `proba serve`, `proba answer` or `proba import`\n"
    #expect(
      try await sandbox.shell("proba --database typo/x.sqlite \(command)")
        == Outcome(error: sentence, code: 2))
    let link = try await sandbox.shell("ln -s nowhere typo; proba --database typo \(command)")
    #expect(link.code == 2)
    #expect(try await sandbox.shell("ls").output == "typo\n")
    // Its default location is still empty.
    #expect(try await sandbox.shell("proba \(command)").code < 2)
  }

  @Test func `is not changed if it is not a database of Proba`() async throws {
    var random = SplitMix(seed: 1)
    let noise = (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    try sandbox.file("noise", bytes: noise)
    for words in [["stats"], ["answer", "a"], ["import", "tagtime", Sample.log]] {
      #expect(
        try await sandbox.run(["--database", "noise"] + words)
          == Outcome(
            error: "proba: the file noise is not a Proba database\n", code: 2))
    }
    #expect(sandbox.contents("noise") == noise)
    #expect(try await sandbox.shell("mkdir folder; ls").output == "folder\nnoise\n")
    #expect(
      try await sandbox.run("--database", "folder", "stats")
        == Outcome(
          error: """
            proba: the store at folder cannot be opened: unable to open database file, \
            Is a directory

            """,
          code: 2))
    #expect(
      try await sandbox.run("--database", "noise/inside", "stats")
        == Outcome(
          error: """
            proba: the store at noise/inside cannot be opened: unable to open database file, \
            Not a directory

            """, code: 2))
  }

  @Test(.enabled(if: Tool.sqlite != nil))
  func `is not changed if a newer program wrote it`() async throws {
    _ = try await sandbox.run("--database", "store", "answer", "a", "--at", "1640997602")
    _ = try await sandbox.shell(
      """
      sqlite3 store "INSERT INTO persistence_history VALUES (18, 'later', 18)" \
        'PRAGMA user_version = 18'
      """
    )
    let before = sandbox.contents("store")
    #expect(
      try await sandbox.run("--database", "store", "stats")
        == Outcome(
          error:
            "proba: the store has schema version 18, and this program supports only 17: use a newer program\n",
          code: 2))
    #expect(sandbox.contents("store") == before)
  }

  @Test(.enabled(if: Tool.sqlite != nil))
  func `is not changed if it belongs to another program`() async throws {
    _ = try await sandbox.shell("sqlite3 store 'CREATE TABLE letter (text)'")
    let before = sandbox.contents("store")
    let outcome = try await sandbox.run("--database", "store", "answer", "a")
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("proba: the tables are not the ones this program expects: "))
    #expect(sandbox.contents("store") == before)
  }

  @Test(.enabled(if: Tool.isRestricted || Tool.setpriv != nil))
  func `is refused for writing when it may only be read`() async throws {
    _ = try await sandbox.run("--database", "store", "answer", "a", "--at", "1640997602")
    let before = sandbox.contents("store")
    // The superuser may write anywhere, and so switches to another user first.
    let prefix = Tool.isRestricted ? "" : "setpriv --reuid 65534 --regid 65534 --clear-groups "
    let outcome = try await sandbox.shell(
      """
      cp "$PROBA" program; mkdir locked; cp store locked
      chmod 755 . program; chmod 555 locked; chmod 444 locked/store
      \(prefix)./program --database locked/store answer b --at 1640997602
      """)
    #expect(
      outcome
        == Outcome(error: "proba: the store at locked/store cannot be written to\n", code: 2))
    #expect(sandbox.contents("locked/store") == before)
  }

  @Test(
    .enabled(if: Tool.isRestricted || Tool.setpriv != nil),
    arguments: [
      "chmod 555 locked; chmod 444 $D", "chmod 777 locked; chmod 444 $D", "chmod 555 locked",
    ]
  )
  func `is read by who may not write it, and nothing is left beside it`(lock: String) async throws {
    _ = try await sandbox.run("--database", "store", "answer", "a", "--at", "1640997602")
    let prefix = Tool.isRestricted ? "" : "setpriv --reuid 65534 --regid 65534 --clear-groups "
    for command in ["stats", "probes", "status", "export tagtime", "chart bars --svg -"] {
      let expected = try await sandbox.run(
        ["--database", "store"] + command.split(separator: " ").map(String.init))
      let outcome = try await sandbox.shell(
        """
        cp -f "$PROBA" program; mkdir -p locked; cp -f store 'locked/a #1?%'; D='locked/a #1?%'
        chmod 666 "$D"; chmod 755 . program
        \(lock.replacingOccurrences(of: "$D", with: "\"$D\""))
        \(prefix)./program --database "$D" \(command)
        ls locked >&2; chmod 755 locked
        """)
      #expect(outcome == Outcome(output: expected.output, error: "a #1?%\n", code: 0))
    }
  }

  @Test(.enabled(if: Tool.isRestricted || Tool.setpriv != nil))
  func `is read beside a program that writes, and not without its newest changes`() async throws {
    let answer = "proba --database locked/store answer a --at 1640997602"
    _ = try await sandbox.shell("mkdir locked; \(answer)")
    _ = try await sandbox.shell("chmod 755 . locked; chmod 644 locked/store; cp $PROBA program")
    let server = try RunningServer(sandbox, "--database", "locked/store")
    #expect(server.answer("b").status == 201)
    let prefix = Tool.isRestricted ? "" : "setpriv --reuid 65534 --regid 65534 --clear-groups "
    let reading = "chmod 555 locked; \(prefix)./program --database locked/store"
    let outcome = try await sandbox.shell("\(reading) probes; chmod 755 locked")
    #expect(outcome.error.isEmpty && outcome.lines.count == 2)
    _ = await server.end(by: SIGKILL)
    let refused = try await sandbox.shell(
      "rm locked/store-shm; \(reading) probes; r=$?; chmod 755 locked; exit $r")
    #expect(refused.code == 2)
    #expect(refused.error.hasPrefix("proba: the newest changes of locked/store are in the log"))
  }

  @Test(.enabled(if: Tool.isRestricted || Tool.setpriv != nil))
  func `is refused by name of what is missing where it may not be made`() async throws {
    let prefix = Tool.isRestricted ? "" : "setpriv --reuid 65534 --regid 65534 --clear-groups "
    let outcome = try await sandbox.shell(
      """
      cp "$PROBA" program; mkdir locked; chmod 755 . program; chmod 555 locked
      \(prefix)./program --database locked/new answer b --at 1640997602
      """)
    let sentence =
      "proba: the store at locked/new cannot be opened: unable to open database file, Permission denied\n"
    #expect(outcome == Outcome(error: sentence, code: 2))
  }

  @Test func `serves two programs at once`() async throws {
    let moments = try await sandbox.run(
      "schedule", "--unix", "--from", "1640995200", "--count", "24"
    ).lines.map { String($0) }
    let sandbox = sandbox
    try await withThrowingTaskGroup(of: Outcome.self) { group in
      for moment in moments {
        group.addTask { try await sandbox.run("answer", "t\(moment)", "--at", moment) }
      }
      for try await outcome in group {
        #expect(outcome.code == 0 && outcome.error.isEmpty, "\(outcome)")
      }
    }
    let probes: [Asked] = try await sandbox.run("probes", "--json").json()
    #expect(probes.map { "\($0.at)" } == moments && probes.allSatisfy { $0.tags == ["t\($0.at)"] })
    let figures: Figures = try await sandbox.run("stats", "--json").json()
    #expect(figures.probes == 24 && figures.answered == 24 && figures.tags.count == 24)
  }
}

/// Other programs that some tests need.
enum Tool {
  static let sqlite = find("sqlite3")
  static let setpriv = find("setpriv")
  static let script = find("script")
  static let curl = find("curl")
  /// Whether permissions bind this user.
  static let isRestricted = NSUserName() != "root"

  private static func find(_ name: String) -> String? {
    ["/usr/bin/\(name)", "/bin/\(name)"].first { FileManager.default.fileExists(atPath: $0) }
  }
}
