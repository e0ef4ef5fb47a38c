import Foundation
import TestSupport
import Testing

@Suite struct `Figures that are divided` {
  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    try sandbox.file(
      "log",
      "1640997602 work email\n1640999953 work\n1641000921 \n1641002399 walk\n1641087032 work\n")
    _ = try await sandbox.run("import", "tagtime", "log")
    return sandbox
  }

  @Test func `into steps show a bar for each where there is room`() async throws {
    let sandbox = try await sandbox()
    let wide = try await sandbox.shell("COLUMNS=80 \"$PROBA\" stats --by trend --tag work")
    #expect(wide.code == 0)
    #expect(wide.lines[0] == "day          hours  95% interval    share")
    #expect(wide.lines.count == 3 && wide.lines[1].hasPrefix("2022-01-01 "))
    #expect(wide.lines.dropFirst().allSatisfy { $0.contains("█") })
    let narrow = try await sandbox.shell("COLUMNS=40 \"$PROBA\" stats --by trend --tag work")
    #expect(!narrow.output.contains("█") && narrow.lines.allSatisfy { $0.count <= 40 })
    let coverage = try await sandbox.run("stats", "--by", "trend")
    #expect(coverage.lines[1].contains("3/4    75.0%"))
  }

  /// The log has no lines on 2 and 3 January, and no answers on 4 January.
  @Test func `into days distinguish those of a silence from those without answers`()
    async throws
  {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    try sandbox.file("log", "1640997602 work\n1641297600 \n1641384000 work\n")
    _ = try await sandbox.run("import", "tagtime", "log")
    let lines = try await sandbox.run("stats", "--by", "trend", "--tag", "work").lines
    #expect(
      lines[2...4] == ["2022-01-02  not asked", "2022-01-03  not asked", "2022-01-04  no answers"])
  }

  /// Twelve weeks of a probe an hour, of which one in eight is work, and then one in three.
  @Test func `into steps say where they changed for good`() async throws {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    // A Monday, 4 October 2021.
    let lines = (0..<(12 * 168)).map { hour in
      let isWork = hour % (hour < 6 * 168 ? 8 : 3) == 0
      return "\(1_633_305_600 + hour * 3_600) \(isWork ? "work" : "rest")\n"
    }
    try sandbox.file("log", lines.joined())
    _ = try await sandbox.run("import", "tagtime", "--gap", "60", "--trust-clocks", "log")
    let trend = "stats --by trend --tag work --from 2021-10-04 --to 2021-12-26"
    let wide = try await sandbox.shell("COLUMNS=200 \"$PROBA\" \(trend)")
    let sentence = "Likely shift near November 15, 2021: about 21.0 h a week before, 56.0 h since ("
    #expect(wide.lines.last?.hasPrefix(sentence) == true, "\(wide.lines.last ?? "")")
    let narrow = try await sandbox.shell("COLUMNS=40 \"$PROBA\" \(trend)")
    #expect(narrow.lines.allSatisfy { $0.count <= 40 })
    #expect(narrow.lines.contains { $0.hasPrefix("Likely shift near November 15") })
    let json = try await sandbox.shell("\"$PROBA\" \(trend) --json")
    #expect(json.output.contains(#""shift":{"start":"2021-11-15""#))
    let other = try await sandbox.shell("\"$PROBA\" \(trend.replacing("12-26", with: "11-14"))")
    #expect(!other.output.contains("shift"), "six weeks alike")

    // The period begins on a Monday, so that the first of the weeks of some people has six days.
    let days = [
      "stats", "--by", "trend", "--tag", "work", "--from", "2021-10-04", "--to", "2021-12-26",
    ]
    for (weekStart, second) in [("monday", "2021-10-11"), ("sunday", "2021-10-10")] {
      _ = try await sandbox.run("config", "week-start", weekStart)
      let csv = try await sandbox.run(days + ["--csv"])
      #expect(csv.lines[1].hasPrefix("2021-10-04,") && csv.lines[2].hasPrefix("\(second),"))
    }
  }

  @Test(
    arguments: [
      ("day", ["2022-01-30", "2022-01-31", "2022-02-01", "2022-02-02"]),
      ("week", ["2022-01-30", "2022-01-31"]), ("month", ["2022-01-30", "2022-02-01"]),
    ] as [(String, [String])])
  func `over time have the chosen unit`(step: String, starts: [String]) async throws {
    let sandbox = try Sandbox()
    let log = "1643500800 work\n1643587200 walk\n1643673600 work\n1643760000 work\n"
    try sandbox.file("log", log)
    _ = try await sandbox.run("import", "tagtime", "log")
    _ = try await sandbox.run("config", "week-start", "monday")
    let trend = try await sandbox.run(
      "stats", "--by", "trend", "--tag", "work", "--csv", "--step", step)
    #expect(trend.code == 0, "\(trend)")
    #expect(trend.lines.dropFirst().map { String($0.prefix(10)) } == starts)
  }

  @Test func `have a unit only over time`() async throws {
    for words in [["stats", "--step", "day"], ["stats", "--by", "tree", "--step", "day"]] {
      let refused = try await sandbox().run(words)
      #expect(refused.code == 2 && refused.error.contains("--step needs --by trend"))
    }
  }

  @Test func `into tags within tags indent what lies within`() async throws {
    let tree = try await sandbox().run("stats", "--by", "tree")
    #expect(tree.code == 0)
    let names = tree.lines.map { $0.prefix { $0 != "%" } }.map { line in
      line.split(separator: "  ").first.map { line.prefix { $0 == " " } + $0 } ?? ""
    }
    #expect(names == ["tag", "work", "  email", "  the rest of work", "walk"])
  }

  @Test(arguments: [
    ("trend --tag work", "start,days,probes,answered,asked_hours,answers,share,share_low"),
    ("trend --tag 'work & !email'", "start,days,probes,answered,asked_hours,answers,share"),
    ("hour-weekday --tag 'work | walk'", "day,hour,"),
    ("trend", "start,days,probes,answered,asked_hours,answers,share,share_low"),
    ("tree", "tag,within,is_rest,answers,share,share_low,share_high"),
  ])
  func `are rows for spreadsheets`(words: String, heading: String) async throws {
    let table = try await sandbox().shell("proba stats --csv --by \(words)")
    #expect(table.code == 0 && table.output.hasPrefix(heading))
    let fields = table.lines.map { $0.count { $0 == "," } }
    #expect(table.lines.count > 2 && Set(fields).count == 1)
  }

  @Test func `are the JSON of the interface for programs`() async throws {
    let sandbox = try await sandbox()
    let server = try RunningServer(sandbox)
    for (words, path) in [
      (["tree"], "stats/tree"), (["trend"], "stats/trend"),
      (["trend", "--tag", "work"], "stats/trend?tag=work"),
    ] {
      let period = ["--from", "2022-01-01", "--to", "2022-01-02", "--json"]
      let printed = try await sandbox.run(["stats", "--by"] + words + period)
      let separator = path.contains("?") ? "&" : "?"
      let sent = server.reply(
        "GET", "/api/v1/\(path)\(separator)from=2022-01-01&to=2022-01-02")
      #expect(printed.output == sent.body + "\n")
    }
    #expect(await server.end() == 0)
  }

  @Test func `of days without probes say so`() async throws {
    let sandbox = try await sandbox()
    #expect(
      try await sandbox.run("stats", "--by", "trend", "--from", "2001-01-01", "--to", "2001-01-02")
        == Outcome(output: "No questions in this period.\n"))
    #expect(
      try await sandbox.run("stats", "--by", "tree", "--from", "2001-01-01", "--to", "2001-01-02")
        == Outcome(output: "No answers on these days.\n"))
  }

  @Test(arguments: [
    ("tree --tag work", "--by tree covers all tags: leave out --tag", Int32(2)),
    ("hour-weekday", "--by hour-weekday needs --tag NAME", 2),
    ("trend --compare 2021", "use either --compare or --by", 2),
    ("trend --bounds", "use --bounds without --compare and --by", 2),
    ("tree --bounds", "use --bounds without --compare and --by", 2),
    ("trend --tag wrok", "there is no tag 'wrok'; did you mean 'work'?", 1),
  ])
  func `are refused with what they cannot be`(
    words: String, sentence: String, code: Int32
  ) async throws {
    #expect(
      try await sandbox().shell("proba stats --by \(words)")
        == Outcome(error: "proba: \(sentence)\n", code: code))
  }
}
