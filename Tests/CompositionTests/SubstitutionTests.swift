import Composition
import Testing

@Suite struct `A substitution` {
  private let journal = Journal()

  private func run<Result>(
    _ substitutions: [Substitution], _ body: (Container<App>) throws -> Result
  ) throws -> Result {
    try Container.substituting(App.self, substitutions, input: journal, body: body)
  }

  @Test func `takes the place of what is needed, however deep`() throws {
    let title = try run([
      Substitution(TimeSource.self) { _ in FixedClock(time: 7) },
      Substitution(Database.self) { _ in Database(name: "false") },
    ]) { app in app.make(Report.self, .init(month: 3)).title }
    #expect(title == "false 3 at 7")
    #expect(journal.lines.isEmpty)
    #expect(journalOfEnds.lines.contains("end false"))
  }

  @Test func `takes the place of what is made for each request`() throws {
    let title = try run([
      Substitution(Report.self) { _, arguments in Report(title: "month \(arguments.month)") }
    ]) { app in app.make(Report.self, .init(month: 3)).title }
    #expect(title == "month 3")
  }

  @Test func `has effect in levels within`() throws {
    let owners = try run([
      Substitution(Basket.self) { session in
        Basket(owner: "not \(session.input)", database: Database(name: "x"))
      }
    ]) { app in
      ["ann", "bob"].map { app.begin(Session.self, input: $0).resolve(Basket.self).owner }
    }
    #expect(owners == ["not ann", "not bob"])
  }

  @Test func `is not ignored in silence`() throws {
    let clock = Substitution(TimeSource.self) { _ in FixedClock(time: 7) }
    // Its use in one run does not count for the next.
    #expect(try run([clock]) { app in app.resolve(TimeSource.self).time } == 7)
    let error = #expect(throws: SubstitutionError.unused(["TimeSource"])) {
      try run([clock]) { app in _ = app.resolve(Database.self) }
    }
    #expect(error?.description == "TimeSource was substituted, and nothing resolved it")
    #expect(throws: SubstitutionError.repeated("TimeSource")) {
      try run([clock, Substitution(TimeSource.self) { _ in FixedClock(time: 8) }]) { _ in }
    }
  }

  @Test func `is one of its own test, among others that wait meanwhile`() async throws {
    let begun = Journal()
    let times = try await withThrowingTaskGroup(of: [Int].self) { group in
      for number in 0..<50 {
        group.addTask {
          let clock = Substitution(TimeSource.self) { _ in FixedClock(time: number) }
          return try await Container.substituting(App.self, [clock], input: Journal()) { app in
            begun.add("\(number)")
            // All containers exist before one of them resolves.
            while begun.lines.count < 50 { await Task.yield() }
            async let other = app.resolve(TimeSource.self).time
            await Task.yield()
            return await [number, app.resolve(TimeSource.self).time, other]
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(times.count == 50 && times.allSatisfy { Set($0).count == 1 })
  }

  @Test func `of an asynchronous test ends with it, and is not ignored in silence`() async throws {
    let database = Substitution(Database.self) { _ in Database(name: "of an asynchronous test") }
    let end = "end of an asynchronous test"
    try await Container.substituting(App.self, [database], input: journal) { app in
      _ = app.resolve(Database.self)
      await Task.yield()
      #expect(!journalOfEnds.lines.contains(end))
    }
    #expect(journalOfEnds.lines.contains(end))
    await #expect(throws: SubstitutionError.unused(["Database"])) {
      try await Container.substituting(App.self, [database], input: journal) { _ in
        await Task.yield()
      }
    }
    struct Refusal: Error {}
    await #expect(throws: Refusal.self) {
      try await Container.substituting(App.self, [database], input: journal) { _ in
        await Task.yield()
        throw Refusal()
      }
    }
  }
}
