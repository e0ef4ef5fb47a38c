import TestSupport
import Testing

@Suite struct `Likely answers on the command line` {
  private struct Figures: Decodable {
    let any5, taps5, taps8, whole5, milliseconds: Double
  }

  private struct Likely: Decodable {
    struct Answer: Decodable {
      let tags: [String]
      let weight: Double
    }

    let tags: [String]
    let answers: [Answer]
  }

  /// The last 6,000 lines of the three-year log of which `sample.log` is seven weeks, without the
  /// local times.
  private static let habits = Build.fixture("habits.log")

  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// The log covers seven weeks, half of them predicted; the limits are slightly below the measured values.
  @Test func `foresee a log as well as they did when they were made`() async throws {
    let figures: Figures = try await sandbox.run("likely", "--log", Sample.log, "--json").json()
    #expect(figures.any5 >= 0.865 && figures.taps5 >= 0.865 && figures.taps8 >= 0.955)
    #expect(figures.whole5 >= 0.75 && figures.milliseconds > 0)
    let outcome = try await sandbox.run("likely", "--log", Sample.log)
    #expect(outcome.lines.count == 5 && outcome.lines[0] == "Of 680 answers:")
    #expect(outcome.lines[1].hasSuffix("% have one of five tags offered"))
  }

  /// The limits for the whole log of three years, which also hold for its last six months.
  @Test func `foresee nine of ten answers of a long log`() async throws {
    let figures: Figures = try await sandbox.run("likely", "--log", Self.habits, "--json").json()
    #expect(figures.any5 >= 0.91)
    #expect(figures.taps5 >= 0.90)
    #expect(figures.taps8 >= 0.99)
    #expect(figures.whole5 >= 0.82)
  }

  @Test func `are of the latest probe, from the answers before it`() async throws {
    #expect(try await sandbox.run("likely").code == 1)
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    let outcome = try await sandbox.run("likely")
    #expect(outcome.code == 0 && outcome.lines.count == 6)
    let likely: Likely = try await sandbox.run("likely", "--json").json()
    #expect(likely.tags.count == 8 && Set(likely.tags).count == 8)
    #expect(outcome.lines[0] == likely.tags.joined(separator: " "))
    #expect(outcome.lines[1].hasSuffix("%  " + likely.answers[0].tags.joined(separator: " ")))
    #expect(likely.answers.map(\.weight).reduce(0, +) <= 1 && likely.answers.count <= 40)
  }

  @Test func `are refused for a log that is not there or says nothing`() async throws {
    let missing = try await sandbox.run("likely", "--log", "nowhere")
    #expect(missing.code == 2 && missing.error.contains("nowhere"))
    try sandbox.file("log", "1640997602 slp\nnonsense\n1640999953 afk\n")
    let outcome = try await sandbox.run("likely", "--log", "log")
    #expect(outcome.code == 1)
    #expect(outcome.error == "proba: There are no answers to learn from yet.\n")
  }
}
