import Foundation
import Testing

@Suite struct `Installing the service` {
  private let sandbox: Sandbox
  /// The environment with a stand-in for `systemctl`, which records the words of each call.
  private let environment: [String: String]

  private var unit: String { "\(sandbox.path)/.config/systemd/user/proba.service" }
  private var entry: String { "\(sandbox.path)/data/applications/proba.desktop" }

  init() throws {
    sandbox = try Sandbox()
    let bin = "\(sandbox.path)/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try sandbox.file(
      "bin/systemctl",
      """
      #!/bin/sh
      echo "$*" >> "$HOME/calls"
      [ -z "$REFUSED" ] && exit 0
      case "$*" in *"$REFUSED"*) echo "Unit is odd." >&2; exit 1;; esac
      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/systemctl")
    environment = sandbox.environment.merging(["PATH": "\(bin):/usr/bin:/bin"]) { $1 }
  }

  private func install(_ words: String..., refusing: String = "") async throws -> Outcome {
    try await sandbox.run(
      Build.program, ["install"] + words, environment.merging(["REFUSED": refusing]) { $1 })
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// The requests to systemd since the last call.
  private func calls() throws -> [String] {
    defer { try? FileManager.default.removeItem(atPath: "\(sandbox.path)/calls") }
    return (text("\(sandbox.path)/calls") ?? "").split(separator: "\n").map { String($0) }
  }

  @Test func `writes a unit and an entry of the menu, and has systemd start the server`()
    async throws
  {
    let outcome = try await install("--port", "4600")
    #expect(
      outcome
        == Outcome(
          output: """
            Written: \(unit)
            Written: \(entry)
            Proba is running at http://127.0.0.1:4600/ and will start whenever you log in.

            """))
    #expect(
      try calls() == [
        "--user daemon-reload", "--user enable --now proba.service",
        "--user is-active --quiet proba.service",
      ])
    let program = URL(filePath: Build.program).resolvingSymlinksInPath().path()
    let written = try #require(text(unit))
    #expect(written.hasPrefix("# Written by proba install, "))
    #expect(
      written.split(separator: "\n", maxSplits: 1).last ?? "" == """
        [Unit]
        Description=Proba: Asks what you are doing at random moments

        [Service]
        ExecStart=\(program) serve --port 4600 --database \(sandbox.database)
        Restart=on-failure
        RestartSec=5

        [Install]
        WantedBy=default.target

        """)
    let menu = try #require(text(entry))
    for line in [
      "[Desktop Entry]", "Type=Application", "Name=Proba", "Exec=xdg-open http://127.0.0.1:4600/",
      "Comment=Asks what you are doing at random moments",
      "Comment[uk]=Запитує у випадкові моменти, що ви робите",
    ] {
      #expect(menu.split(separator: "\n").contains(line[...]), "\(line)")
    }
    // The server itself creates the database.
    #expect(!sandbox.exists(sandbox.database))
  }

  @Test func `changes only what differs when it is repeated`() async throws {
    #expect(try await install().code == 0)
    let first = text(unit)
    _ = try calls()
    let again = try await install()
    #expect(again.lines.prefix(2) == ["Unchanged: \(unit)", "Unchanged: \(entry)"])
    #expect(text(unit) == first)
    #expect(try !calls().contains("--user restart proba.service"))
    #expect(try await install("--port", "4601").lines.first == "Written: \(unit)")
    #expect(try calls().contains("--user restart proba.service"))
    #expect(text(unit)?.contains(" --port 4601 ") == true)
  }

  @Test func `keeps a file that a person has changed, unless asked to replace it`() async throws {
    #expect(try await install().code == 0)
    let own = (try #require(text(unit))).replacing("RestartSec=5", with: "RestartSec=60")
    try Data(own.utf8).write(to: URL(filePath: unit))
    _ = try calls()
    for words in [["--port", "4601"], ["--uninstall"]] {
      let refused = try await sandbox.run(Build.program, ["install"] + words, environment)
      #expect(
        refused
          == Outcome(
            error:
              "proba: \(unit) has been changed by hand: use --overwrite to replace or remove it\n",
            code: 2))
    }
    #expect(text(unit) == own && sandbox.exists(entry))
    #expect(try calls().isEmpty)
    #expect(try await install("--overwrite").code == 0)
    #expect(text(unit)?.contains("RestartSec=5\n") == true)
    #expect(try calls().contains("--user restart proba.service"))
  }

  @Test func `is undone by --uninstall`() async throws {
    #expect(try await install().code == 0)
    _ = try calls()
    #expect(
      try await install("--uninstall")
        == Outcome(
          output: "Removed: \(unit)\nRemoved: \(entry)\nProba no longer starts by itself.\n"))
    #expect(!sandbox.exists(unit) && !sandbox.exists(entry))
    #expect(try calls() == ["--user disable --now proba.service", "--user daemon-reload"])
    #expect(
      try await install("--uninstall")
        == Outcome(output: "Proba is not installed as a service.\n", code: 1))
    #expect(try calls().isEmpty)
  }

  @Test func `says what systemd refused`() async throws {
    let refused = try await install(refusing: "enable")
    #expect(refused.code == 2 && refused.error == "proba: systemd refused: Unit is odd.\n")
    #expect(refused.lines == ["Written: \(unit)", "Written: \(entry)"])
    let ended = try await install(refusing: "is-active")
    #expect(ended.code == 2)
    #expect(ended.error.hasPrefix("proba: the service was started but is not running: "))
    let json = try await install("--json", refusing: "is-active")
    #expect(
      json.output == """
        {"files":[{"path":"\(unit)","state":"unchanged"},{"path":"\(entry)","state":"unchanged"}],\
        "isRunning":false}

        """)
  }

  @Test func `writes the files where there is no systemd, and says so`() async throws {
    let alone = environment.merging(["PATH": "/nowhere"]) { $1 }
    for words in [["install"], ["install", "--uninstall"]] {
      let outcome = try await sandbox.run(Build.program, words, alone)
      #expect(outcome.code == 2 && outcome.lines.count == 2)
      #expect(outcome.error.hasPrefix("proba: there is no systemd for your user here"))
      #expect(sandbox.exists(unit) == (words.count == 1))
    }
  }

  @Test func `writes nothing with --print, and obeys XDG_CONFIG_HOME`() async throws {
    let config = "\(sandbox.path)/settings"
    let outcome = try await sandbox.run(
      Build.program, ["install", "--print"],
      environment.merging(["XDG_CONFIG_HOME": config]) { $1 })
    #expect(outcome.code == 0 && outcome.error.isEmpty)
    #expect(outcome.output.hasPrefix("# \(config)/systemd/user/proba.service\n"))
    #expect(outcome.output.contains("\n# \(entry)\n"))
    #expect(!sandbox.exists(config) && !sandbox.exists(entry))
    #expect(try calls().isEmpty)
  }

  @Test(arguments: [
    ("/plain/a-b_c.sqlite", "/plain/a-b_c.sqlite"), ("/дані.sqlite", "/дані.sqlite"),
    ("/two words", "\"/two words\""), ("/50% off", "\"/50%% off\""), ("/$HOME", "\"/$$HOME\""),
    ("/\"a\"\\b", "\"/\\\"a\\\"\\\\b\""), ("/a\tb", "\"/a\\x09b\""), ("/it's;", "\"/it's;\""),
  ])
  func `quotes paths as systemd reads them`(path: String, word: String) async throws {
    let outcome = try await install("--print", "--database", path)
    #expect(outcome.lines.contains { $0.hasSuffix(" --database \(word)") }, "\(outcome)")
    // The verdict of systemd itself.
    let tool = "/usr/bin/systemd-analyze"
    guard FileManager.default.isExecutableFile(atPath: tool) else { return }
    let folder = "\(sandbox.path)/units"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lines = outcome.output.split(separator: "\n\n# ").first.map { "\($0)\n" } ?? ""
    try sandbox.file("units/proba.service", lines)
    let checked = try await sandbox.run(
      tool, ["--man=no", "--generators=no", "verify", "\(folder)/proba.service"],
      sandbox.environment)
    #expect(!checked.error.contains("proba.service:"), "\(checked)")
  }

  @Test func `makes a path of the present folder absolute`() async throws {
    let outcome = try await install("--print", "--database", "mine.sqlite")
    let folder = URL(filePath: sandbox.path).resolvingSymlinksInPath().path()
    #expect(outcome.output.contains(" --database \(folder)/mine.sqlite\n"), "\(outcome)")
  }
}
