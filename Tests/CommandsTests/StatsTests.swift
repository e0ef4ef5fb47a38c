import Testing

@Suite struct `Statistics on the command line` {
  private static let small = """
    1640997602 slp
    1640999953 slp дім
    1641000921 
    1641002399 afk RETRO

    """

  @Test func `say what they lack after nights without answers`() async throws {
    let sandbox = try Sandbox()
    // Hourly from 1 January 2022, 0:00 UTC, with silent nights.
    let lines = (0..<72).map { hour in
      "\(1_640_995_200 + hour * 3_600) " + (hour % 24 < 7 ? "afk RETRO" : "work") + "\n"
    }
    try sandbox.file("log", lines.joined())
    _ = try await sandbox.run("import", "tagtime", "log")
    let stats = try await sandbox.run("stats", "--to", "2022-01-03").output
    #expect(
      stats.contains(
        "Incomplete: 21 questions between 00:00 and 07:00 have no answer. "
          + "Fill them in before you trust these figures.\n"), "\(stats)")
    // In place of intervals, which hold only if the silent hours are like the others.
    #expect(stats.contains("bounds") && !stats.contains("95% interval"), "\(stats)")
    let trend = try await sandbox.shell(
      "COLUMNS=100 \"$PROBA\" stats --by trend --tag work --to 2022-01-03")
    let days = trend.lines.filter { $0.hasPrefix("2022-01-0") }
    #expect(days.count == 3, "\(trend.output)")
    #expect(days.allSatisfy { $0.contains(" * ") && $0.contains("░") && !$0.contains("█") })
    #expect(trend.output.contains("\n* incomplete: not over, "), "\(trend.output)")
    let table = try await sandbox.run(
      "stats", "--by", "trend", "--tag", "work", "--to", "2022-01-03", "--csv")
    #expect(table.lines[0].hasSuffix(",is_incomplete"))
    #expect(table.lines.dropFirst().allSatisfy { $0.hasSuffix(",true") })
    struct Gap: Decodable, Equatable { let from: Int, to: Int, missed: Int }
    struct Figures: Decodable { let incomplete: Gap? }
    let figures: Figures = try await sandbox.run("stats", "--json", "--to", "2022-01-03").json()
    #expect(figures.incomplete == Gap(from: 0, to: 7, missed: 21))
  }

  @Test func `have exactly the figures that SciPy has`() async throws {
    let sandbox = try Sandbox()
    let sample = try Sample.load()
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    let figures: Figures = try await sandbox.run("stats", "--json").json()
    #expect(figures.probes == sample.report.lines && figures.answered == sample.report.answered)
    #expect(figures.coverage == Double(sample.report.answered) / Double(sample.report.lines))
    #expect(figures.tags.map(\.name) == sample.tags.map(\.name))
    for (figure, expected) in zip(figures.tags, sample.tags) {
      #expect(figure.answers == expected.answers)
      for (value, other) in zip(figure.values, expected.values) {
        #expect(abs(value - other) <= 1e-9 * other, "\(figure.name)")
      }
    }
  }

  @Test func `have these keys in this order`() async throws {
    let sandbox = try Sandbox()
    try sandbox.file("log", Self.small)
    _ = try await sandbox.run("import", "tagtime", "log")
    let outcome = try await sandbox.run("stats", "--json")
    #expect(outcome.code == 0 && outcome.error.isEmpty && outcome.lines.count == 1)
    #expect(
      outcome.output.replacing(/[0-9.]+/, with: "#") == """
        {"probes":#,"answered":#,"coverage":#,"askedHours":#,"unaskedHours":#,\
        "effectiveCount":#,"method":"answers","coverageOfParts":#,"tags":[\
        {"name":"slp","color":#,"answers":#,"share":#,"shareLow":#,"shareHigh":#,\
        "hours":#,"hoursLow":#,"hoursHigh":#,"askedHours":#,"effectiveCount":#,\
        "shareIfSilent":#,"shareLeast":#,"shareMost":#},\
        {"name":"дім","color":#,"answers":#,"share":#,"shareLow":#,"shareHigh":#,\
        "hours":#,"hoursLow":#,"hoursHigh":#,"askedHours":#,"effectiveCount":#,\
        "shareIfSilent":#,"shareLeast":#,"shareMost":#}]}

        """)
    let figures: Figures = try outcome.json()
    // Jeffreys by SciPy: beta.ppf(.025, 2.5, .5), beta.ppf([.025, .975], 1.5, 1.5), and these times
    // the 2.8325 hours from a gap before the first line to a gap after the last.
    let expected = [
      [1, 0.333178245599, 1, 2.8325, 0.943727380659, 2.8325],
      [0.5, 0.06083027592, 0.93916972408, 1.41625, 0.172301756544, 2.660198243456],
    ]
    for (figure, values) in zip(figures.tags, expected) {
      #expect(zip(figure.values, values).allSatisfy { abs($0 - $1) <= 1e-9 })
    }
  }

  @Test func `read well`() async throws {
    let sandbox = try Sandbox()
    try sandbox.file("log", Self.small)
    _ = try await sandbox.run("import", "tagtime", "log")
    #expect(
      try await sandbox.run("stats")
        == Outcome(
          output: """
            You answered 2 of 4 questions: 50.0%. The figures assume the rest is similar.
            The hours are shares of the 2.8 h in which you were asked.

            tag  answers    share  95% interval       hours  95% interval
            slp        2   100.0%  33.3–100.0%          2.8  0.9–2.8
            дім        1    50.0%  6.1–93.9%            1.4  0.2–2.7

            """))
    #expect(
      try await sandbox.run("stats", "--bounds", "--tag", "дім")
        == Outcome(
          output: """
            You answered 2 of 4 questions: 50.0%. The figures assume the rest is similar.
            The hours are shares of the 2.8 h in which you were asked.

            tag  answers    share  bounds             hours  bounds
            дім        1    50.0%  2.8–97.2%            1.4  0.1–2.8

            """))
    #expect(
      try await sandbox.run("stats", "--tag", "дім", "--by", "hour-weekday", "--to", "2022-01-01")
        == Outcome(
          output: """
                 0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
            Mon  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
            Tue  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
            Wed  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
            Thu  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
            Fri  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
            Sat  ·  1  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
            Sun  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·

            """))
  }

  @Test func `of a period count its days by the person's calendar`() async throws {
    for period in try Sample.load().periods {
      let sandbox = try Sandbox(zone: period.zone)
      _ = try await sandbox.run("import", "tagtime", Sample.log)
      let outcome = try await sandbox.run(
        "stats", "--json", "--from", period.from, "--to", period.to)
      let figures: Figures = try outcome.json()
      #expect(figures.probes == period.probes && figures.answered == period.answered)
      #expect(
        figures.tags.prefix(5).map { [.name($0.name), .count($0.answers)] } == period.tags,
        "\(period.zone), \(period.from) to \(period.to)")
      let probes: [Asked] = try await sandbox.run(
        "probes", "--json", "--from", period.from, "--to", period.to
      ).json()
      #expect(probes.count == period.probes)
    }
  }

  @Test func `of the hours of the week are seven rows of 24, Monday first`() async throws {
    for week in try Sample.load().weeks {
      let sandbox = try Sandbox(zone: week.zone)
      _ = try await sandbox.run("import", "tagtime", Sample.log)
      let outcome = try await sandbox.run(
        "stats", "--json", "--by", "hour-weekday", "--tag", week.tag)
      let counts = try (outcome.json() as Week).counts
      #expect(counts == week.counts, "\(week.tag) in \(week.zone)")
      #expect(counts.count == 7 && counts.allSatisfy { $0.count == 24 })
    }
  }

  @Test func `put one moment into one cell`() async throws {
    // 1 January 2022, 0:40 UTC, was a Saturday; two hours further east it was 2:40.
    for (zone, hour) in [("UTC", 0), ("EET-2", 2)] {
      let sandbox = try Sandbox(zone: zone)
      _ = try await sandbox.run("answer", "slp", "--at", "1640997602")
      let outcome = try await sandbox.run(
        "stats", "--json", "--by", "hour-weekday", "--tag", "SLP")
      let counts = try (outcome.json() as Week).counts
      #expect(counts[5][hour] == 1 && counts.joined().reduce(0, +) == 1)
    }
  }

  @Test func `of one tag stand alone`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    let figures: Figures = try await sandbox.run("stats", "--json", "--tag", "ДІМ").json()
    #expect(figures.tags.map(\.name) == ["дім"] && figures.tags.map(\.answers) == [41])
    #expect(figures.answered == 1_359)
    for words in [["stats", "--tag", "nix"], ["stats", "--tag", "nix", "--by", "hour-weekday"]] {
      #expect(
        try await sandbox.run(words)
          == Outcome(error: "proba: there is no tag 'nix'\n", code: 1))
    }
  }

  @Test(arguments: [
    (1, 3_000, "<0.1%"), (2_999, 3_000, "99.9%"), (3_000, 3_000, "100.0%"),
    (0, 3_000, "0.0%"), (1_000, 3_000, "33.3%"),
  ])
  func `show 0 and 100 % only where they are exact`(
    answered: Int, probes: Int, percentage: String
  ) async throws {
    let sandbox = try Sandbox()
    let moments = try await sandbox.run(
      "schedule", "--unix", "--from", "1640995200", "--count", "\(probes)")
    let lines = moments.lines.enumerated().map { index, moment in
      index < answered ? "\(moment) \(index == 0 ? "rare" : "usual")\n" : "\(moment) \n"
    }
    try sandbox.file("log", lines.joined())
    _ = try await sandbox.run("import", "tagtime", "log")
    let stats = try await sandbox.run("stats")
    #expect(
      stats.output.hasPrefix(
        "You answered \(answered) of \(probes) questions: \(percentage). The figures"))
    // A tag's share is printed in the same way, and the ends of its interval exactly.
    let row = stats.lines.first { $0.hasPrefix("rare") }
    #expect(answered < 3_000 || row?.contains(" <0.1%  0.0–0.2%  ") == true)
  }

  @Test func `of tags with long names stay in line`() async throws {
    let sandbox = try Sandbox()
    let long = String(repeating: "ab", count: 27)
    try sandbox.file("log", "1640997602 slp\n1640999953 slp \(long)\n")
    _ = try await sandbox.run("import", "tagtime", "log")
    #expect(
      try await sandbox.run("stats")
        == Outcome(
          output: """
            You answered 2 of 2 questions: 100.0%. The figures assume the rest is similar.
            The hours are shares of the 2.2 h in which you were asked.

            tag                             answers    share  95% interval       hours  95% interval
            slp                                   2   100.0%  33.3–100.0%          2.2  0.7–2.2
            \(long)
                                                  1    50.0%  6.1–93.9%            1.1  0.1–2.0

            """))
  }

  @Test func `of tags in wide letters stay in line`() async throws {
    let sandbox = try Sandbox()
    try sandbox.file("log", "1640997602 slp 仕事\n1640999953 slp ❤️\n")
    _ = try await sandbox.run("import", "tagtime", "log")
    let rows = try await sandbox.run("stats").lines.suffix(4)
    #expect(
      rows.map { $0.prefix(while: { $0 != "%" }) } == [
        "tag   answers    share  95", "slp         2   100.0", "❤️          1    50.0",
        "仕事        1    50.0",
      ])
  }

  @Test func `of days without probes say so`() async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.run("stats")
        == Outcome(output: "No question yet: start `proba serve` to be asked.\n"))
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    #expect(
      try await sandbox.run("stats", "--from", "1900-01-01", "--to", "1900-02-01")
        == Outcome(output: "No questions in this period.\n"))
  }

  /// Three days of a past vacation, which no command can create, after the log of a night.
  @Test(.enabled(if: Tool.sqlite != nil))
  func `say on how many days a vacation kept from asking`() async throws {
    let sandbox = try Sandbox()
    try sandbox.file("log", Self.small)
    _ = try await sandbox.run("import", "tagtime", "log")
    let before = try await sandbox.run("stats").lines
    // From the beginning of 2 January 2022 to that of the 5th.
    let rule = "1, 1, 127, 0, 0, 1641000000, 1641081600, 1641340800"
    _ = try await sandbox.shell(
      "sqlite3 data/proba/proba.sqlite \"INSERT INTO quiet_rule VALUES (\(rule))\"")
    let sentence = "Not asked on 3 days of vacation."
    let lines = try await sandbox.run("stats").lines
    #expect(lines == before.prefix(2) + [sentence[...]] + before.dropFirst(2))
    #expect(
      try await sandbox.run("stats", "--from", "2022-01-02", "--to", "2022-01-02").output
        == "No questions in this period.\nNot asked on 1 day of vacation.\n")
    let first = try await sandbox.run("stats", "--from", "2022-01-01", "--to", "2022-01-01")
    #expect(!first.output.contains("vacation"))
  }

  @Test func `of nothing are nothing`() async throws {
    #expect(
      try await Sandbox().run("stats", "--json")
        == Outcome(
          output:
            #"{"probes":0,"answered":0,"coverage":0.0,"askedHours":0.0,"unaskedHours":0.0,"#
            + #""effectiveCount":0.0,"method":"answers","coverageOfParts":0.0,"tags":[]}"# + "\n"
        ))
  }

  @Test func `compares a month with the one before, or with another`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    let month = ["stats", "--from", "2022-11-01", "--to", "2022-11-30"]
    let previous = try await sandbox.run(month + ["--compare", "previous"])
    #expect(previous.lines.first == "Compared with 2022-10-01–2022-10-31")
    #expect(previous.output.contains("without a star: may be chance among "))
    #expect(try await sandbox.run(month + ["--compare", "october 2022"]) == previous)
    // The numbers equal those of the single months if hours need no scaling.
    let figures = try await sandbox.run(month + ["--json"]).json(Figures.self)
    let json = try await sandbox.run(month + ["--compare", "previous", "--json"])
      .json(Compared.self)
    #expect(json.now.answered == figures.answered && json.before.answered > 0)
    let hours = json.tags.first { $0.name == "slp" }?.hours
    let expected = figures.tags.first { $0.name == "slp" }?.hours
    #expect(hours != nil && hours == expected)
    let csv = try await sandbox.run(month + ["--compare", "previous", "--csv"])
    #expect(csv.lines.count == json.tags.count + 1)
    #expect(csv.lines.first?.split(separator: ",").count == 11)
    let one = try await sandbox.run(month + ["--compare", "previous", "--tag", "slp", "--csv"])
    #expect(one.lines.count == 2 && one.lines.last?.hasPrefix("slp,") == true)
    // Equal values have no sign.
    let same = try await sandbox.run(month + ["--compare", "november 2022"])
    #expect(same.lines.contains { $0.hasPrefix("slp") && $0.contains("  0.0  ") })
    #expect(!same.output.contains("+0.0") && !same.output.contains("−0.0"))
    // A range other than a whole month moves by its own length.
    let days = try await sandbox.run(
      "stats", "--from", "2022-11-02", "--to", "2022-11-08", "--compare", "previous")
    #expect(days.lines.first == "Compared with 2022-10-26–2022-11-01")
  }

  @Test func `compares only what has an earlier period`() async throws {
    let sandbox = try Sandbox()
    for (words, sentence) in [
      (["--compare", "previous"], "--compare previous needs --from"),
      (
        ["--compare", "a day", "--by", "hour-weekday", "--tag", "a"], "use either --compare or --by"
      ),
    ] {
      #expect(
        try await sandbox.run(["stats"] + words)
          == Outcome(error: "proba: \(sentence)\n", code: 2))
    }
    let unknown = try await sandbox.run("stats", "--from", "2022", "--compare", "noonish")
    #expect(unknown.code == 2 && unknown.error.hasPrefix("proba: --compare must be a day"))
  }
}

/// The output of `proba stats --compare --json`.
private struct Compared: Decodable {
  struct Basis: Decodable { let answered: Int }
  struct Tag: Decodable {
    let name: String
    let hours: Double
  }
  let now, before: Basis
  let tags: [Tag]
}
