import Catalogue
import CivilTime
import Composition
import Foundation
import Reporting
import Routes
import Synchronization
import Testing
import TrackerStore

@testable import Commands

/// Runs of commands assembled in the test: at another time, in another environment, and with recorded
/// output.
@Suite struct `What a run consists of` {
  /// The output of a run.
  private final class Printed: Sendable {
    private let bytes = Mutex<(output: [UInt8], error: [UInt8])>(([], []))

    var output: String { bytes.withLock { String(decoding: $0.output, as: UTF8.self) } }
    var error: String { bytes.withLock { String(decoding: $0.error, as: UTF8.self) } }

    var streams: Streams {
      Streams(
        output: Streams.Stream { more in
          self.bytes.withLock { $0.output += more }
          return true
        },
        error: Streams.Stream { more in
          self.bytes.withLock { $0.error += more }
          return true
        })
    }
  }

  /// Noon of 1 March 2026 in a zone two hours ahead of UTC.
  private static func machine(_ variables: [String: String] = [:]) -> HostEnvironment {
    HostEnvironment(
      now: { Moment(secondsSince1970: 1_772_359_200) }, offset: { _ in UTCOffset(seconds: 7_200) },
      variable: { variables[$0] })
  }

  private func run(
    _ words: String..., variables: [String: String] = [:], also: [Substitution] = []
  ) throws -> (code: Int32, output: String, error: String) {
    let printed = Printed()
    let substitutions = [
      Substitution(Machine.self) { _ in Self.machine(variables) },
      Substitution(Streams.self) { _ in printed.streams },
    ]
    let code = try Container.substituting(
      Running.self, substitutions + also, input: words
    ) { Program.run($0) }
    return (code, printed.output, printed.error)
  }

  @Test func `has another time`() throws {
    let now = try run("schedule", "--count", "1", "--json")
    #expect(now.code == 0 && now.error.isEmpty)
    let moment = try #require(Int64(now.output.dropFirst().dropLast(2)))
    #expect((1_772_359_200...1_772_380_000).contains(moment))
    let noon = try run("schedule", "--from", "2026-03-01 12:00", "--count", "1", "--json")
    #expect(noon.output == now.output)
  }

  /// Answers of the first two months of 2026 and of 1 March, when it is noon.
  private func variables(_ sandbox: Sandbox) throws -> [String: String] {
    let start = Int64(1_767_225_600)
    let lines = (0..<(31 + 28) * 2).map { "\(start + $0 * 43_200 + 3_600) work\n" }
    try sandbox.file("log", lines.joined() + "1772355600 work\n")
    let variables = ["XDG_DATA_HOME": sandbox.path]
    #expect(try run("import", "tagtime", "\(sandbox.path)/log", variables: variables).code == 0)
    return variables
  }

  @Test(arguments: [
    ("--period", "this month", "2026-02-01", true), ("--from", "this month", "2026-02-01", true),
    ("--period", "2026-03", "2026-02-01", true),
    ("--period", "this quarter", "2025-10-01–2025-11-29", true),
    ("--from", "2026-03-01", "2026-02-28", true),
    ("--period", "2026-02", "2026-01-01–2026-01-31", false),
    ("--period", "last 10 days", "2026-02-10–2026-02-19", true),
  ])
  func `compares a period with the one before, or with the same part of it`(
    flag: String, words: String, before: String, isPartial: Bool
  ) throws {
    let variables = try variables(try Sandbox())
    let outcome = try run("stats", flag, words, "--compare", "previous", variables: variables)
    #expect(outcome.output.hasPrefix("Compared with \(before)\n"), "\(outcome)")
    #expect(
      outcome.output.contains("The last of these days counts only up to this time") == isPartial)
  }

  @Test func `says that a period is not over`() throws {
    let variables = try variables(try Sandbox())
    #expect(try run("answer", "work", variables: variables).output.hasPrefix("2026-03-01"))
    let month = try run("stats", "--period", "this month", variables: variables)
    #expect(month.output.hasPrefix("2026-03-01–2026-03-31, so far\n"))
    let today = try run("stats", "--period", "today", variables: variables)
    #expect(today.output.hasPrefix("2026-03-01, so far\n"))
    for words in [["--period", "last month"], ["--from", "this month"]] {
      let other = try run("stats", words[0], words[1], variables: variables)
      #expect(!other.output.contains("so far"))
    }
  }

  @Test func `has a report that compares as the figures do`() throws {
    let sandbox = try Sandbox()
    let variables = try variables(sandbox)
    let path = "\(sandbox.path)/proba/proba.sqlite"
    let tracker = try Tracker(path: path, mayWrite: false, host: Self.machine(variables))
    let (first, last) = (
      try #require(CivilDate(iso: "2026-02-01")), try #require(CivilDate(iso: "2026-02-28"))
    )
    let days = Reporting.Report.Days(first, last)
    let before = Period(first...last).earlier(on: last.advanced(by: 1), weekStart: .monday)
    let report = try tracker.report(
      on: days, comparedWith: before, weekDays: days, tags: nil, weekStart: .monday)
    let earlier = try #require(report.before?.days)
    #expect(earlier.first.iso == "2026-01-01" && earlier.last.iso == "2026-01-31")
  }

  @Test func `has other variables of the environment`() throws {
    let sandbox = try Sandbox()
    let variables = [
      "XDG_DATA_HOME": sandbox.path, "PROBA_THEME": "dark", "LANGUAGE": "uk", "LANG": "uk_UA.UTF-8",
    ]
    #expect(try run("config", "theme", variables: variables).output == "dark\n")
    // The variables determine the location of the database, and the language of the reply.
    #expect(FileManager.default.fileExists(atPath: "\(sandbox.path)/proba"))
    let help = try run("--help", variables: variables)
    #expect(help.output == Language.ukrainian.help && help.output != Language.english.help)
  }

  @Test(arguments: [
    ["stats", "--bounds", "--by", "trend"], ["quiet", "add"], ["erase"], ["chart", "tags"],
    ["config", "theme", "pink"], ["nosuch"],
    ["quiet", "add", "--from", "2026-03-02", "--to", "2026-03-01"],
    ["quiet", "add", "--to", "someday"], ["report", "--week", "someday"],
    ["report", "--from", "someday"], ["report", "--to", "someday"], ["report", "--pdf", ""],
    ["report", "--from", "2026-03-02", "--to", "2026-03-01"],
    ["report", "--week", "2026-03-01", "--from", "2026-03-01"], ["answer", "work", "(a"],
    ["edit", "2026-03-01 10:00", "(a"], ["tag", "work", "--emoji", "ab"],
    ["tag", "work", "--goal", "10"], ["tag", "work", "--goal", "at least 169h"],
    ["tag", "work", "--alias", "a b"], ["tag", "work", "--note", "\u{1B}"],
  ])
  func `says what is wrong with its words before a database is opened`(
    words: [String]
  ) throws {
    let printed = Printed()
    let unopened = #expect(throws: SubstitutionError.self) {
      let found = try Container.substituting(
        Running.self,
        [
          Substitution(Streams.self) { _ in printed.streams },
          Substitution(ReadingTracker.self) { _ throws(Commands.Failure) in
            throw .noPlaceForData
          },
          Substitution(WritingTracker.self) { _ throws(Commands.Failure) in
            throw .noPlaceForData
          },
        ], input: words
      ) { Program.run($0) }
      #expect(found == 2)
    }
    #expect(unopened == .unused(["ReadingTracker", "WritingTracker"]))
    #expect(printed.output.isEmpty && !printed.error.isEmpty)
  }

  @Test func `reads and writes one database`() throws {
    let tracker = try Tracker(path: nil, host: Self.machine())
    let trackers = [
      Substitution(ReadingTracker.self) { _ throws(Commands.Failure) in tracker }
    ]
    #expect(try run("tags", "--json", also: trackers).output == "[]\n")
    let writers = [
      Substitution(WritingTracker.self) { _ throws(Commands.Failure) in tracker }
    ]
    #expect(try run("config", "gap", "20", also: writers).code == 0)
    #expect(try run("config", "gap", also: trackers).output == "20\n")
  }
}

extension Language {
  /// The help of the program.
  fileprivate var help: String? {
    try? Call(["--help"], in: self, on: .machine).help(columns: 80)
  }
}
