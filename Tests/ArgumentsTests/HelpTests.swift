import Testing

@testable import Arguments

@Suite struct HelpTexts {
  @Test func `show the program`() {
    #expect(
      Sample.program.help() == """
        Asks what you are doing at random moments.

        Usage: proba [flags] <command>

        Commands:
          answer     Answer a probe.
          export     Write everything to a file.
          report     Show the shares of tags.
          schedule   When you are asked.

        Flags:
          -d, --database <path>   The file with the data. Default: proba.sqlite in the
                                  data directory.
          -j, --json              Print JSON.
          -h, --help              Show this help.

        Run `proba <command> --help` for more about a command.

        """)
  }

  @Test func `show a command with the flags of its program`() {
    #expect(
      Sample.program.help(for: ["answer"]) == """
        Answer a probe.

        Usage: proba answer [flags] <moment> [words...]

        Tags are separated by spaces. What stands in parentheses is a comment, which is
        kept but never counted.

        Without words the likely tags are offered.

          proba answer 1700000000 work (a long comment)
          proba answer 1700000000

        Arguments:
          <moment>   The probe, as seconds since 1970.
          <words>    Tags and an optional comment.

        Flags:
              --gap <minutes>    The mean gap between probes.
              --sound <yes|no>   Whether to make a sound.

        Flags of every command:
          -d, --database <path>   The file with the data. Default: proba.sqlite in the
                                  data directory.
          -j, --json              Print JSON.
          -h, --help              Show this help.

        """)
  }

  @Test func `can be translated, with columns aligned by character count`() throws {
    let words = HelpWords(
      usage: "Виклик:", flagsPlace: "[опції]", commandPlace: "дія", commands: "Дії:",
      arguments: "Аргументи:", flags: "Опції:", inheritedFlags: "Спільні опції:",
      name: "Назва", synopsis: "Виклик", description: "Опис", seeAlso: "Див. також",
      repeats: "Повторюється.", oneOf: { "Одне з: \($0)." }, without: { "Типово: \($0)." },
      more: { "Більше: \($0) <дія> --help." })
    let program = Command(
      "проба", summary: "Питає.", flags: [Flag("json", help: "Для програм.")],
      subcommands: [
        Command(
          "звіт", summary: "Показує.", arguments: [Argument("день", .optional, help: "Який.")],
          flags: [
            Flag(
              "вид", short: "в", value: "який", help: "Як друкувати.", defaultText: "стовпці",
              allowed: ["стовпці", "рядки"], repeats: true)
          ])
      ])
    #expect(
      program.help(in: words) == """
        Питає.

        Виклик: проба [опції] <дія>

        Дії:
          звіт   Показує.

        Опції:
              --json   Для програм.

        Більше: проба <дія> --help.

        """)
    #expect(
      program.help(for: ["звіт"], in: words) == """
        Показує.

        Виклик: проба звіт [опції] [день]

        Аргументи:
          <день>   Який.

        Опції:
          -в, --вид <який>   Як друкувати. Одне з: стовпці, рядки. Типово: стовпці.
                             Повторюється.

        Спільні опції:
              --json   Для програм.

        """)
  }

  @Test func `move the text to the next line if the label is too long`() {
    let rows = [("short", "One."), (String(repeating: "x", count: 31), "Two.")]
    #expect(
      Layout().columns(rows) == """
          short   One.
          xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                  Two.
        """)
  }

  @Test(arguments: [[], ["answer"], ["export"], ["report"], ["schedule"], ["schedule", "set"]])
  func `stay within eighty columns`(path: [String]) throws {
    let text = try #require(Sample.program.help(for: path))
    for line in text.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func `are absent for a command that does not exist`() {
    #expect(Sample.program.help(for: ["nothing"]) == nil)
    #expect(Sample.program.usage(for: ["export"]) == "Usage: proba export [flags] [file]")
  }
}

@Suite struct Descriptions {
  @Test func `have no defects`() { #expect(Sample.program.defects == []) }

  @Test func `report their defects`() {
    let flag = Flag("a", short: "a", help: "")
    let program = Command(
      "p", summary: "", arguments: [Argument("x", help: "")], flags: [flag],
      subcommands: [
        Command(
          "c", summary: "", arguments: [Argument("y", .any, help: ""), Argument("z", help: "")],
          flags: [flag]),
        Command("c", summary: ""),
      ])
    #expect(
      program.defects == [
        "p: a word could be an argument or a subcommand", "c: two flags are called --a",
        "c: two flags are called -a", "c: nothing is left after <y>",
        "c: <z> is required after an optional one", "p: two subcommands are called c",
      ])
  }
}
