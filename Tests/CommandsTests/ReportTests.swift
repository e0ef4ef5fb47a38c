import Foundation
import Testing

@Suite struct `A report` {
  private func sandbox(locale: String = "C") async throws -> Sandbox {
    let sandbox = try Sandbox(zone: "EET-2", locale: locale)
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    return sandbox
  }

  @Test func `is two pages of paper with its letters inside`() async throws {
    let sandbox = try await sandbox()
    let outcome = try await sandbox.run("report", "--week", "2022-11-09", "--pdf", "r.pdf")
    #expect(outcome == Outcome(output: "Written to r.pdf.\n"))
    let text = String(decoding: try #require(sandbox.contents("r.pdf")), as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-") && text.ranges(of: /\/Type \/Page\b(?!s)/).count == 2)
    #expect(text.contains("/MediaBox [ 0 0 595.28 841.89 ]") && text.contains("/FontFile"))
    #expect(text.contains("/MarkInfo << /Marked true >>") && text.contains("/S /Figure\n"))
  }

  @Test func `of several weeks has a table of what changed`() async throws {
    let sandbox = try await sandbox()
    for (days, hasTable) in [
      (["--from", "2022-11-01", "--to", "2022-11-30"], true),
      // The report on a week has the sentences of its review instead.
      (["--week", "2022-11-09"], false),
    ] {
      #expect(
        try await sandbox.run(["report"] + days + ["--pdf", "r.pdf", "--overwrite"]).code == 0)
      let text = String(decoding: try #require(sandbox.contents("r.pdf")), as: Unicode.ASCII.self)
      #expect(text.contains("/S /Table\n") == hasTable, "\(days)")
    }
  }

  @Test func `is named after its first day, and of whole weeks as they are where one lives`()
    async throws
  {
    for (locale, first, media) in [
      ("uk_UA.UTF-8", "2022-11-07", "595.28 841.89"), ("en_US.UTF-8", "2022-11-06", "612 792"),
    ] {
      let sandbox = try await sandbox(locale: locale)
      let outcome = try await sandbox.run("report", "--week", "2022-11-09")
      #expect(outcome.code == 0 && outcome.output.contains("proba-\(first).pdf"))
      let bytes = try #require(sandbox.contents("proba-\(first).pdf"))
      #expect(
        String(decoding: bytes, as: Unicode.ASCII.self).contains("/MediaBox [ 0 0 \(media) ]"))
    }
  }

  @Test func `explains mistakes, and overwrites nothing without --overwrite`() async throws {
    let sandbox = try await sandbox()
    try sandbox.file("there.pdf", "mine")
    let week = ["report", "--week", "2022-11-09", "--pdf", "there.pdf"]
    #expect(
      try await sandbox.run(week)
        == Outcome(
          error: "proba: there.pdf already exists: use --overwrite to replace it\n", code: 2))
    #expect(sandbox.contents("there.pdf") == Array("mine".utf8))
    #expect(try await sandbox.run(week + ["--overwrite"]).code == 0)
    #expect(sandbox.contents("there.pdf")?.starts(with: "%PDF".utf8) == true)
    for (words, sentence) in [
      (
        ["--week", "2022-11-09", "--from", "2022-10-01"],
        "use only one of --week, --period, and --from with --to"
      ),
      (
        ["--week", "soon"],
        "--week must be a day, such as 2026-03-01, yesterday, monday or 'last week' (got 'soon')"
      ),
      (["--week", "2022-11-09", "--pdf", ""], "--pdf must be the path of a file, and is empty"),
      (["--week", "2022-11-09", "--tag", "nix"], "there is no tag 'nix'"),
      (["--week", "2022-11-09", "--tag", "slp & !nix"], "there is no tag 'nix'"),
      (
        ["--week", "2022-11-09", "--pdf", "no/where.pdf"],
        "cannot write no/where.pdf: No such file or directory"
      ),
    ] {
      let outcome = try await sandbox.run(["report"] + words)
      #expect(outcome.code != 0 && outcome.error == "proba: \(sentence)\n", "\(words)")
    }
    #expect(!sandbox.exists("\(sandbox.path)/proba-2022-11-07.pdf"))
  }

  @Test func `shows the week of tags that are joined`() async throws {
    let sandbox = try await sandbox()
    let words = ["report", "--week", "2022-11-09", "--pdf", "r.pdf", "--tag", "work & !meeting"]
    #expect(try await sandbox.run(words) == Outcome(output: "Written to r.pdf.\n"))
    let unfinished = try await sandbox.run(words.dropLast() + ["work &", "--overwrite"])
    #expect(unfinished.code == 2 && unfinished.error.contains("--tag"), "\(unfinished)")
  }

  @Test func `of days without a probe is none`() async throws {
    let sandbox = try await sandbox()
    let outcome = try await sandbox.run("report", "--week", "1999-01-01")
    let sentence =
      "proba: no data, so proba-1998-12-28.pdf is not written\n"
    #expect(outcome == Outcome(error: sentence, code: 1))
    #expect(!sandbox.exists("\(sandbox.path)/proba-1998-12-28.pdf"))
  }

  @Test func `is written to the standard output`() async throws {
    let sandbox = try await sandbox()
    let outcome = try await sandbox.shell(
      "proba report --from 2022-10-11 --to 2022-11-29 --pdf - | head -c 5")
    #expect(outcome.output == "%PDF-" && outcome.error.isEmpty)
  }
}

@Suite struct `A chart` {
  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox(zone: "EET-2")
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    return sandbox
  }

  @Test(arguments: ["bars", "donut", "treemap", "week"])
  func `is drawn in each form`(kind: String) async throws {
    let sandbox = try await sandbox()
    let outcome = try await sandbox.run(
      "chart", kind, "--svg", "c.svg", "--png", "c.png", "--pdf", "c.pdf", "--scale", "1")
    #expect(outcome == Outcome(output: "Written to c.svg.\nWritten to c.png.\nWritten to c.pdf.\n"))
    let svg = String(decoding: try #require(sandbox.contents("c.svg")), as: UTF8.self)
    let document = try XMLNames(svg)
    #expect(
      document.root == "svg" && document.names.contains("title") && document.names.contains("desc"))
    #expect(svg.contains("You answered 1,359 of 1,500 questions"))
    let png = try #require(sandbox.contents("c.png"))
    // The header of PNG: its width and height, 720 and 420.
    #expect(Array(png[16..<24]) == [0, 0, 2, 208, 0, 0, 1, 164])
    let pdf = String(decoding: try #require(sandbox.contents("c.pdf")), as: Unicode.ASCII.self)
    #expect(pdf.hasPrefix("%PDF") && pdf.contains("/S /Figure\n"))
  }

  private func svg(_ sandbox: Sandbox, _ words: String...) async throws -> String {
    let outcome = try await sandbox.run(["chart"] + words + ["--svg", "-"])
    #expect(outcome.code == 0, "\(outcome)")
    return outcome.output
  }

  @Test(arguments: ["bars", "donut", "treemap", "week"])
  func `is of the days that are asked for, and of no others`(kind: String) async throws {
    let sandbox = try await sandbox()
    let one = try await svg(sandbox, kind, "--from", "2022-11-20", "--to", "2022-11-26")
    #expect(one.ranges(of: "November 20–26, 2022").count == 2, "in its title and in itself")
    // Earlier data must not change it.
    let log = try String(contentsOfFile: Sample.log, encoding: .utf8)
    let later = log.split(separator: "\n").filter { Int($0.prefix(10)) ?? 0 >= 1_668_895_200 }
    let short = try Sandbox(zone: "EET-2")
    try short.file("log", later.joined(separator: "\n") + "\n")
    _ = try await short.run("import", "tagtime", "log")
    let other = try await svg(
      short, kind, "--from", "2022-11-20", "--to", "2022-11-26", "--tag", "slp")
    // Sorted, because parts of equal size may come in any order; of two in the treemap, either may have a place.
    // Without the space between elements: another log gives tags other colours, and repeated ones patterns.
    func texts(_ svg: String) -> [Substring] {
      svg.matches(of: />([^<>]+)</).map(\.1).filter { text in
        kind == "treemap" ? text.contains(where: \.isNumber) : !text.allSatisfy(\.isWhitespace)
      }.sorted()
    }
    #expect(texts(one) == texts(other))
  }

  @Test(arguments: ["bars", "donut", "treemap", "week"])
  func `takes tags that are joined, and names them as they are written`(kind: String) async throws {
    let sandbox = try await sandbox()
    let svg = try await svg(sandbox, kind, "--tag", "WORK&!Meeting")
    #expect(svg.contains("work &amp; !meeting") == (kind == "week"))
    let unknown = try await sandbox.run("chart", kind, "--svg", "-", "--tag", "work & nix")
    #expect(unknown == Outcome(error: "proba: there is no tag 'nix'\n", code: 1))
    let unfinished = try await sandbox.run("chart", kind, "--svg", "-", "--tag", "work &")
    #expect(unfinished.code == 2 && unfinished.error.contains("--tag"), "\(unfinished)")
  }

  @Test func `without a last day ends with the last probe`() async throws {
    let sandbox = try await sandbox()
    #expect(try await svg(sandbox, "bars").contains("October 11 – November 29, 2022"))
    #expect(
      try await svg(sandbox, "week", "--from", "2022-11-20").contains("November 20–29, 2022"))
  }

  @Test(arguments: [["--to", "2005-01-01"], ["--from", "2030-01-01"]])
  func `of days outside of what is recorded is none`(period: [String]) async throws {
    let sandbox = try await sandbox()
    let outcome = try await sandbox.run(["chart", "bars", "--svg", "x.svg"] + period)
    let sentence = "proba: no data, so x.svg is not written\n"
    #expect(outcome == Outcome(error: sentence, code: 1))
    #expect(!sandbox.exists("\(sandbox.path)/x.svg"))
  }

  @Test func `says what is wrong`() async throws {
    let sandbox = try await sandbox()
    for (words, sentence) in [
      (
        ["pie", "--png", "x"],
        "<CHART> must be one of: bars, donut, treemap, week (got 'pie')"
      ),
      (["bars"], "give a file for the chart: --svg FILE, --png FILE or --pdf FILE"),
      (["bars", "--svg", ""], "--svg must be the path of a file, and is empty"),
      (
        ["bars", "--png", "x", "--scale", "99"],
        "--scale must be a whole number from 1 to 8 (got '99')"
      ),
    ] {
      let outcome = try await sandbox.run(["chart"] + words)
      #expect(outcome.code == 2 && outcome.error.hasPrefix("proba: \(sentence)\n"), "\(outcome)")
    }
    #expect(!sandbox.exists("\(sandbox.path)/x"))
    let empty = try await Sandbox().run("chart", "bars", "--svg", "x.svg")
    #expect(empty.code == 1 && empty.output.isEmpty)
  }

  @Test func `says what to install where nothing can draw, and all else works`() async throws {
    let sandbox = try await sandbox()
    // A file that is not a library is found first, and cannot be opened.
    try sandbox.file("libpangocairo-1.0.so.0", "")
    let without = sandbox.environment.merging(["LD_LIBRARY_PATH": sandbox.path]) { $1 }
    let outcome = try await sandbox.run(Build.program, ["chart", "bars", "--png", "x"], without)
    #expect(
      outcome
        == Outcome(
          error: """
            proba: drawing needs Cairo and Pango, but libpangocairo-1.0.so.0 is missing: install \
            the package libpangocairo-1.0-0

            """, code: 2))
    #expect(!sandbox.exists("\(sandbox.path)/x"))
    #expect(try await sandbox.run(Build.program, ["stats"], without).code == 0)
  }

  @Test func `of tags with markup in their names is no markup`() async throws {
    let sandbox = try Sandbox()
    let log = (0..<9).map { "\(1_640_997_602 + $0 * 60) <b>&x\n" }.joined()
    try sandbox.file("log", log)
    _ = try await sandbox.run("import", "tagtime", "log")
    #expect(try await sandbox.run("chart", "bars", "--svg", "x.svg").code == 0)
    let svg = String(decoding: try #require(sandbox.contents("x.svg")), as: UTF8.self)
    #expect(svg.contains("&lt;b&gt;&amp;") && !svg.contains("<b>"))
    #expect(try XMLNames(svg).root == "svg")
  }
}

/// The names of the elements of a text of XML, each of which is closed in turn.
private struct XMLNames {
  struct Broken: Error { let at: String }

  var root = ""
  var names: Set<String> = []

  init(_ text: String) throws {
    var open: [String] = []
    for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = piece.firstIndex(of: ">") else { throw Broken(at: String(piece)) }
      let tag = piece[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else { throw Broken(at: String(tag)) }
        continue
      }
      let name = String(tag.prefix { $0 != " " && $0 != "/" })
      if names.isEmpty { root = name }
      names.insert(name)
      if !tag.hasSuffix("/") { open.append(name) }
    }
    guard open.isEmpty else { throw Broken(at: open.joined(separator: " ")) }
  }
}
