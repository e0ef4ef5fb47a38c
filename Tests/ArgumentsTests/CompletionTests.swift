import Foundation
import Testing

@testable import Arguments

@Suite struct `Completions` {
  static let program = Command(
    "tool", summary: "Does it's job.",
    flags: [
      Flag("data", value: "path", help: "From where.", completing: .files, isPassedOn: true),
      Flag("json", help: "Print JSON."), Flag("help", short: "h", help: "Help.", asks: true),
    ],
    subcommands: [
      Command(
        "answer", summary: "Answer: now.",
        arguments: [Argument("text", .some, help: "Tags.", completing: .lines(of: ["tags"]))],
        flags: [
          Flag("by", value: "what", help: "How.", allowed: ["day", "hour"]),
          Flag("file", value: "path", help: "Where.", completing: .files),
          Flag("tag", value: "tag", help: "Which.", completing: .lines(of: ["tags", "--names"])),
        ]),
      Command("tags", summary: "List tags."),
      Command(
        "data", summary: "Move data.",
        subcommands: [Command("import", summary: "Take in."), Command("export", summary: "Write.")]
      ),
      Command(
        "shell", summary: "Choose.",
        arguments: [Argument("name", help: "Which.", allowed: ["bash", "zsh"])]),
      Command(
        "edit", summary: "Edit.",
        arguments: [
          Argument("when", help: "When.", completing: .lines(of: ["times"])),
          Argument("text", .some, help: "What.", completing: .lines(of: ["tags"])),
        ], flags: [Flag("by", value: "what", help: "How.", allowed: ["day", "hour"])]),
      Command(
        "rename", summary: "Rename.",
        arguments: [
          Argument("old", help: "Old.", completing: .lines(of: ["tags"])),
          Argument("new", help: "New."),
        ]),
      Command(
        "set", summary: "Set.",
        arguments: [
          Argument("key", .optional, help: "What.", allowed: ["color", "size"]),
          Argument(
            "value", .optional, help: "How.",
            completing: .words(after: ["color": ["blue", "red"], "size": ["big"]])),
        ]),
      Command(
        "help", summary: "Help.",
        arguments: [Argument("topic", .any, help: "What.", completing: .commands)]),
    ])

  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let offered: [String]
    init(_ words: String..., offers offered: String...) {
      (self.words, self.offered) = (words, offered)
    }
    var testDescription: String { words.joined(separator: " ") }
  }

  /// The typed words, the last of them unfinished, and the offered completions.
  static let cases = [
    Case("", offers: "answer", "data", "edit", "help", "rename", "set", "shell", "tags"),
    Case("t", offers: "tags"),
    Case("data", "", offers: "export", "import"),
    Case("--json", "data", "i", offers: "import"),
    Case("shell", "", offers: "bash", "zsh"),
    Case("shell", "z", offers: "zsh"),
    Case("answer", "--", offers: "--by", "--data", "--file", "--help", "--json", "--tag"),
    Case("answer", "--by", "", offers: "day", "hour"),
    Case("answer", "--by", "h", offers: "hour"),
    Case("answer", "--tag", "", offers: "work", "дім"),
    Case("answer", "--tag", "д", offers: "дім"),
    Case("answer", "--json", "w", offers: "work"),
    Case("tags", "x"),
    Case("shell", "bash", ""),
    Case("edit", "", offers: "12:00", "13:00"),
    Case("edit", "--json", "13", offers: "13:00"),
    Case("edit", "12:00", "", offers: "work", "дім"),
    Case("edit", "--by", "day", "12:00", "work", "д", offers: "дім"),
    Case("edit", "--by", "day", "", offers: "12:00", "13:00"),
    Case("rename", "", offers: "work", "дім"),
    Case("rename", "work", ""),
    Case("set", "", offers: "color", "size"),
    Case("set", "color", "", offers: "blue", "red"),
    Case("set", "size", "b", offers: "big"),
    Case("set", "size", "big", ""),
    Case("help", "d", offers: "data"),
    Case("help", "data", "", offers: "export", "import"),
    Case("help", "data", "import", ""),
    Case("help", "tags", ""),
    Case("--data", "other", "rename", "", offers: "garden"),
    Case("rename", "--data", "other", "", offers: "garden"),
    Case("answer", "--data", "~/other", "--tag", "", offers: "garden"),
    Case("edit", "--data", "other", "12:00", "", offers: "garden"),
  ]

  /// A folder with the program that completions ask for tags, and a file to be offered.
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "completions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tool = folder.appending(path: "tool")
    try Data(
      """
      #!/bin/sh
      case "$*" in
        "--data other tags"* | "--data $HOME/other tags"*) echo garden ;;
        times) echo 12:00; echo 13:00 ;;
        *) echo work; echo дім ;;
      esac
      """.utf8
    ).write(to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    return folder
  }

  private static func run(_ shell: String, _ script: String, _ words: [String]) throws -> [String] {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: shell)
    process.arguments = (shell.hasSuffix("zsh") ? ["-f"] : []) + ["-c", script] + words
    process.environment = [
      "PATH": "\(folder.path):/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.path,
    ]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    return Array(Set(lines)).sorted()
  }

  static func path(of shell: String) -> String? {
    ["/usr/bin/\(shell)", "/bin/\(shell)", "/usr/local/bin/\(shell)"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  @Test(.enabled(if: path(of: "bash") != nil), arguments: cases)
  func `of bash offer what may follow`(one: Case) throws {
    let script = """
      compopt() { :; }
      \(Self.program.completions(for: .bash))
      COMP_WORDS=(tool "$@"); COMP_CWORD=$#
      _tool tool "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = try #require(Self.path(of: "bash"))
    #expect(try Self.run(bash, script, ["bash"] + one.words) == one.offered)
  }

  /// Bash takes an equals sign for a word, and leaves quotes and tildes as they are.
  @Test(
    .enabled(if: path(of: "bash") != nil),
    arguments: [["--data", "=", "other"], ["--data", "'other'"], ["--data", "~/other"]])
  func `of bash understand how a value is written`(words: [String]) throws {
    let script = """
      compopt() { :; }
      \(Self.program.completions(for: .bash))
      COMP_WORDS=(tool "$@"); COMP_CWORD=$#
      _tool tool "" rename; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = try #require(Self.path(of: "bash"))
    #expect(try Self.run(bash, script, ["bash"] + words + ["rename", ""]) == ["garden"])
  }

  /// Prints the completions that zsh's own functions would show, without those that do not match the word.
  @Test(.enabled(if: path(of: "zsh") != nil), arguments: cases)
  func `of zsh offer what may follow`(one: Case) throws {
    let script = """
      compdef() { :; }
      show() { local w; for w in "$@"; do w=${w%%:*}; [[ $w == $PREFIX* ]] && print -r -- "$w"; done }
      _describe() { shift $(( $# - 1 )); show "${(@P)1}"; }
      compadd() { local w; for w in "${(@P)2}"; do [[ $w == $PREFIX* ]] && print -r -- "$w"; done }
      _files() { print -r -- FILES; }
      \(Self.program.completions(for: .zsh))
      words=(tool "$@"); CURRENT=$#words; PREFIX=$words[CURRENT]
      _tool
      """
    let zsh = try #require(Self.path(of: "zsh"))
    #expect(try Self.run(zsh, script, ["zsh"] + one.words) == one.offered)
  }

  @Test(.enabled(if: path(of: "fish") != nil), arguments: cases)
  func `of fish offer what may follow`(one: Case) throws {
    let typed = (["tool"] + one.words).joined(separator: " ")
    let script = """
      \(Self.program.completions(for: .fish))
      complete -C \(typed.quotedForShell) | string replace -r '\\t.*' ''
      """
    let fish = try #require(Self.path(of: "fish"))
    #expect(try Self.run(fish, script, []) == one.offered)
  }

  @Test(arguments: Shell.allCases)
  func `offer files where a file is named`(shell: Shell) throws {
    let path = try #require(Self.path(of: shell.rawValue) ?? Self.path(of: "bash"))
    guard path.hasSuffix(shell.rawValue) else { return }
    let script =
      switch shell {
      case .bash:
        """
        compopt() { :; }
        \(Self.program.completions(for: .bash))
        COMP_WORDS=(tool answer --file to); COMP_CWORD=3
        _tool tool to --file; printf '%s\\n' "${COMPREPLY[@]}"
        """
      case .zsh:
        """
        compdef() { :; }; _files() { print tool }
        \(Self.program.completions(for: .zsh))
        words=(tool answer --file to); CURRENT=4; PREFIX=to; _tool
        """
      case .fish:
        "\(Self.program.completions(for: .fish))\ncomplete -C 'tool answer --file to'"
      }
    #expect(try Self.run(path, script, []) == ["tool"])
  }
}
