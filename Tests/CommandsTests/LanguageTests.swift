import Foundation
import TestSupport
import Testing

@Suite struct `The language of the terminal` {
  /// Whole sessions: the commands, after `$ `, and their output.
  ///
  /// `RENEW_SESSIONS=1 swift test` rewrites them; review them before committing.
  @Test(arguments: [
    ("C", "english"), ("uk_UA.UTF-8", "ukrainian"), ("ru_RU.UTF-8", "russian"),
  ])
  func `is that of all that is printed`(locale: String, name: String) async throws {
    let session = try String(
      contentsOfFile: Build.fixture("\(name).session"), encoding: .utf8)
    let sandbox = try Sandbox(locale: locale)
    var played = ""
    for line in session.split(separator: "\n") where line.hasPrefix("$ ") {
      let outcome = try await sandbox.shell(String(line.dropFirst(2)))
      played += "\(line)\n\(outcome.output)\(outcome.error)"
      if outcome.code != 0 { played += "[\(outcome.code)]\n" }
    }
    if ProcessInfo.processInfo.environment["RENEW_SESSIONS"] != nil {
      try Data(played.utf8).write(to: URL(filePath: Build.fixture("\(name).session")))
    }
    #expect(played == session)
  }

  /// The output that depends on the width of the terminal, in narrow and wide ones.
  @Test(arguments: ["C.UTF-8", "uk_UA.UTF-8", "ru_RU.UTF-8"], [40, 80, 200])
  func `fits the width of the terminal`(locale: String, columns: Int) async throws {
    let sandbox = try Sandbox(locale: locale)
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    _ = try await sandbox.run("answer", "--at", "1640997602", "書書書書書書書書書書書書書書書")
    let names = try await sandbox.run("--help").lines.filter {
      $0.hasPrefix("  ") && $0.dropFirst(2).first != " "
    }
    .compactMap { $0.split(separator: " ").first }.filter { $0.allSatisfy(\.isLetter) }
    var commands = ["stats", "stats --bounds", "stats --tag slp --by hour-weekday"]
    commands += ["help", "import tagtime --help"] + names.map { "help \($0)" }
    #expect(commands.count > 20)
    for command in commands {
      let outcome = try await sandbox.shell("COLUMNS=\(columns) \"$PROBA\" \(command)")
      #expect(outcome.code == 0, "\(command)")
      // Examples stay in one line, so that they can be copied.
      for line in outcome.lines where !line.hasPrefix("  proba completions ") {
        // Each of those characters takes two cells.
        let cells = line.count + line.count { $0 == "書" }
        #expect(cells <= columns, "\(command): \(line)")
      }
    }
  }

  @Test(arguments: ["C", "uk_UA.UTF-8", "ru_RU.UTF-8"])
  func `changes nothing for programs`(locale: String) async throws {
    let sandbox = try Sandbox(locale: locale)
    let report = try await sandbox.run("import", "tagtime", "--json", Sample.log)
    #expect(
      report
        == Outcome(
          output: """
            {"lines":1500,"answered":1359,"auto":135,"empty":6,"malformed":0,\
            "imported":1500,"alreadyThere":0,"differing":0,"otherClocks":1498,"corrected":0,\
            "unscheduled":0,\
            "schedules":[{"gap":2700,"seed":11193462,"start":1184097393,"lines":1500}],\
            "askedHours":1184.7444444444445,"malformedLines":[],\
            "differingLines":[]}

            """))
    let plain = try Sandbox()
    _ = try await plain.run("import", "tagtime", Sample.log)
    for words in [
      // Without an end, the unasked hours extend to the present second.
      ["stats", "--json", "--to", "2024-10-01"], ["probes", "--json", "--to", "2024-10-01"],
      ["export", "tagtime"],
      ["stats", "--json", "--tag", "slp", "--by", "hour-weekday"],
      ["schedule", "--from", "1640997602"], ["--version"],
    ] {
      let outcome = try await sandbox.run(words)
      #expect(outcome.code == 0 && outcome.output.count > 1)
      #expect(try await plain.run(words) == outcome, "\(words)")
    }
  }

  @Test(arguments: [
    (
      "en_US.UTF-8", "Proba is running at {1}\nPress Ctrl-C to stop it.\n",
      "is in use by another program"
    ),
    (
      "uk_UA.UTF-8", "Proba працює на {1}\nЩоб зупинити, натисніть Ctrl-C.\n",
      "зайнятий іншою програмою"
    ),
    (
      "ru_RU.UTF-8", "Proba работает на {1}\nЧтобы остановить, нажмите Ctrl-C.\n",
      "занят другой программой"
    ),
  ])
  func `is used for the greeting of a server, and not for the interface`(
    locale: String, greeting: String, taken: String
  ) async throws {
    let sandbox = try Sandbox(locale: locale)
    let server = try RunningServer(sandbox)
    let address = "http://127.0.0.1:\(server.port)/"
    #expect(server.greeting == greeting.replacing("{1}", with: address))
    let refused = server.answer("a (b")
    #expect(refused.status == 422)
    #expect(refused.body.contains("the bracket opened at character 3 is never closed"))
    let second = try await sandbox.run("serve", "--port", "\(server.port)")
    #expect(second.code == 2 && second.error.contains(taken))
    #expect(await server.end() == 0)
    #expect(server.log.contains { $0.hasPrefix("POST /api/v1/answers 422 ") })
  }

  @Test func `is chosen as POSIX says`() async throws {
    let sandbox = try Sandbox(locale: "ru_RU.UTF-8")
    for (variables, sentence) in [
      ("", "Вопросов ещё не было"), ("LC_MESSAGES=uk_UA.UTF-8", "Запитань ще не було"),
      ("LC_ALL=C LC_MESSAGES=uk_UA.UTF-8", "No question yet"), ("LC_ALL=", "Вопросов ещё не было"),
    ] {
      let outcome = try await sandbox.shell("\(variables) \"$PROBA\" status")
      #expect(outcome.output.hasPrefix(sentence), "\(variables)")
    }
  }
}
