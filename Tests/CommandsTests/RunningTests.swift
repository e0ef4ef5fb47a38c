import Catalogue
import CivilTime
import Composition
import Foundation
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
