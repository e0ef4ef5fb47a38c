import Foundation
import Testing

@Suite struct `The manual and completions` {
  @Test(arguments: ["C.UTF-8", "uk_UA.UTF-8", "ru_RU.UTF-8"])
  func `have a page for every command, without a fault`(locale: String) async throws {
    let sandbox = try Sandbox(locale: locale)
    #expect(try await sandbox.run("manual", "--folder", "man") == Outcome())
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(sandbox.path)/man").sorted()
    #expect(names.contains("proba.1") && names.contains("proba-import-tagtime.1"))
    #expect(names.count > 20)
    #expect(!sandbox.exists(sandbox.database))
    for name in names {
      let file = try FileManager.default.attributesOfItem(atPath: "\(sandbox.path)/man/\(name)")
      #expect(file[.posixPermissions] as? Int == 0o644, "every user of the machine reads \(name)")
      let page = sandbox.contents("man/\(name)").map { String(decoding: $0, as: UTF8.self) }
      // Everything below the head is shown, so a section without text is a fault.
      #expect(page?.contains("\n.SH \"\"\n") == false)
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/groff") else { continue }
      let groff = try await sandbox.run(
        "/usr/bin/groff", ["-man", "-k", "-Tutf8", "-ww", "-z", "man/\(name)"],
        sandbox.environment)
      #expect(groff == Outcome(), "\(name)")
    }
    // The same check as Debian's lintian.
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/man") else { return }
    let checked = try await sandbox.shell(
      """
      export LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80
      for page in man/*; do man --warnings -E UTF-8 -l -Tutf8 -Z "$page" >/dev/null; done
      """)
    #expect(checked == Outcome())
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/man")))
  func `can be read`() async throws {
    let sandbox = try Sandbox()
    let page = try await sandbox.shell("proba manual stats | MANWIDTH=80 man -l -")
    #expect(page.code == 0 && page.error.isEmpty)
    for part in ["NAME", "proba-stats - Show where the time went", "--tag TAGS", "SEE ALSO"] {
      #expect(page.output.contains(part), "\(part): \(page.output)")
    }
  }

  @Test func `name commands that there are`() async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.run("manual", "stat")
        == Outcome(
          error:
            "proba: there is no command 'stat'; did you mean 'stats'?\nTry `proba --help`.\n",
          code: 2))
    #expect(
      try await sandbox.run("help", "import", "tagtime")
        == sandbox.run("import", "tagtime", "--help"))
    #expect(try await sandbox.run("help") == sandbox.run("--help"))
    #expect(
      try await sandbox.run("completions", "ksh")
        == Outcome(
          error:
            "proba: <SHELL> must be one of: bash, zsh, fish (got 'ksh')\nTry `proba completions --help`.\n",
          code: 2))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `complete in each shell`(shell: String) async throws {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    let script = try await sandbox.run("completions", shell)
    #expect(script.code == 0 && script.output.contains("proba stats"))
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") else { return }
    try sandbox.file("script", script.output)
    let checked = try await sandbox.run("/usr/bin/\(shell)", ["-n", "script"], sandbox.environment)
    #expect(checked == Outcome())
  }
}

@Suite struct `Tables for programs` {
  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.file(
      "log", "1640997602 work, \"a (said \"no\", twice)\n1640999953 work\n1641000921 \n")
    _ = try await sandbox.run("import", "tagtime", "log")
    return sandbox
  }

  @Test func `have a line for each probe`() async throws {
    #expect(
      try await sandbox().run("probes", "--csv")
        == Outcome(
          output: """
            at,time,state,tags,comment,remark,amounts,offset,gap,scheduled,asked,rule,dismissed,\
            answered_at,delay,device
            1640997602,2022-01-01 00:40:02,answered,"work, ""a","said ""no"", twice",,,\
            0,2700,true,true,,false,,,tagtime
            1640999953,2022-01-01 01:19:13,answered,work,,,,0,2700,true,true,,false,,,tagtime
            1641000921,2022-01-01 01:35:21,missed,,,,,0,2700,true,true,,false,,,

            """))
  }

  @Test func `have no cell that a spreadsheet would run`() async throws {
    let sandbox = try Sandbox()
    try sandbox.file(
      "log", "1640997602 =1+2 home (@SUM)\n1640999953 +x (-1.5)\n1641000921 -y (ok)\n")
    _ = try await sandbox.run("import", "tagtime", "log")
    let cells = try await sandbox.run("probes", "--csv").lines.dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[3...4].joined(separator: ",")
    }
    // A number is no formula.
    #expect(cells == ["'=1+2 home,'@SUM", "'+x,-1.5", "'-y,ok"])
  }

  @Test func `have a line for each moment, setting and likely answer`() async throws {
    let sandbox = try await sandbox()
    #expect(
      try await sandbox.run("schedule", "--csv", "--from", "1640997602", "--count", "2")
        == Outcome(
          output: "at,time\n1640997602,2022-01-01 00:40:02\n1640999953,2022-01-01 01:19:13\n")
    )
    #expect(
      try await sandbox.run("config", "--csv").lines.prefix(2) == [
        "setting,value", "language,automatic",
      ])
    let status = try await sandbox.run("status", "--csv")
    #expect(
      status.lines.count == 2 && status.lines[1].hasPrefix("1641000921,missed,1,")
        && status.lines[0] == "latest,state,unanswered,answered_today,mean_gap")
    _ = try await sandbox.run("quiet", "add", "--hours", "23:00-7:00", "--weekdays", "sat-sun")
    let quiet = try await sandbox.run("quiet", "list", "--csv")
    #expect(
      quiet.lines.count == 2 && quiet.lines[0] == "id,kind,weekdays,hours,since,until"
        && quiet.lines[1].hasPrefix("1,quiet,sat sun,23:00-07:00,"))
    // The latest probe may be of yesterday, and the day empty.
    let watch = try await sandbox.shell(
      "proba answer tea > answer; timeout 2 \"$PROBA\" watch --csv")
    #expect(watch.lines.first?.hasPrefix("at,time,state,tags,comment,remark,amounts,") == true)
    #expect(watch.lines.dropFirst().allSatisfy { $0.contains(",tea,") || $0.contains(",missed,") })
    let likely = try await sandbox.run("likely", "--csv")
    #expect(likely.lines.count > 1 && likely.lines[0] == "weight,tags")
  }

  @Test func `have a line for each tag`() async throws {
    #expect(
      try await sandbox().run("tags", "--csv")
        == Outcome(output: "tag,answers\n\"\"\"a\",1\nwork,1\n\"work,\",1\n"))
    #expect(try await sandbox().run("tags", "--names") == Outcome(output: "\"a\nwork\nwork,\n"))
    let stats = try await sandbox().run("stats", "--csv", "--tag", "work")
    #expect(stats.lines.count == 2 && stats.lines[1].hasPrefix("work,1,0.5,"))
    let fields = stats.lines.map { $0.split(separator: ",").count }
    #expect(fields == [10, 10])
    let hours = try await sandbox().run(
      "stats", "--csv", "--tag", "work", "--by", "hour-weekday")
    #expect(hours.lines.count == 169 && hours.lines[0] == "day,hour,answers,all_answers")
    #expect(hours.lines.contains("6,1,1,1"))
  }

  @Test func `explain errors`() async throws {
    let sandbox = try await sandbox()
    #expect(
      try await sandbox.run("rename", "nix", "a", "--json")
        == Outcome(
          error:
            #"{"error":{"code":"unknownTag","message":"there is no tag 'nix'","position":null}}"#
            + "\n",
          code: 1))
    #expect(
      try await sandbox.run("--json", "stats", "--tag", "a &").error.hasPrefix(
        #"{"error":{"code":"tagMissing","message":"--tag: a tag is missing at character 4"#))
    #expect(
      try await sandbox.run("stats", "--form", "--json").error.hasPrefix(
        #"{"error":{"code":"usage","message":"there is no flag --form; did you mean --from?"#))
    #expect(
      try await sandbox.run("tags", "--json", "--csv").error
        == #"{"error":{"code":"jsonAndCSV","message":"use either --json or --csv","position":null}}"#
        + "\n")
  }
}
