import Foundation
import TestSupport
import Testing

/// The behaviour of a running server when its file is removed or replaced.
@Suite struct `A database that is lost under a server` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let moment = "1640997602"

  /// Creates a database with one answer, and closes it.
  private func make(_ name: String, _ answer: String) async throws {
    let outcome = try await sandbox.run(
      "--database", name, "answer", answer, "--at", Self.moment)
    #expect(outcome.code == 0)
  }

  private func answers(in name: String) async throws -> [[String]] {
    let probes: [Asked] = try await sandbox.run("--database", name, "probes", "--json").json()
    return probes.filter { !$0.tags.isEmpty }.map(\.tags)
  }

  @Test(arguments: ["mv backup data", "rm data*", "rm data", "mv data away", "ln -sf backup data"])
  func `is not answered for`(act: String) async throws {
    try await make("data", "before")
    try await make("backup", "restored")
    let server = try RunningServer(sandbox, "--database", "data")
    #expect(server.answer("first").status == 201)
    _ = try await sandbox.shell(act)
    for _ in 0..<3 {
      let reply = server.answer("second")
      #expect(reply.status == 500)
      #expect(
        reply.body.contains(
          "The file data was moved, replaced or removed while it was in use: nothing is saved until"
        ))
      #expect(server.reply("GET", "/api/v1/probes").status == 500)
    }
    #expect(await server.end() == 0)
    #expect(server.log.contains { $0.hasPrefix("proba: the file data was moved, replaced or") })
    // The replacement is unchanged.
    let name = sandbox.exists("\(sandbox.path)/data") ? "data" : "backup"
    #expect(try await answers(in: name) == [["restored"]])
    if sandbox.exists("\(sandbox.path)/away") {
      #expect(try await answers(in: "away").contains(["first"]))
    }
  }

  @Test func `is saved to again when it is back`() async throws {
    try await make("data", "before")
    let server = try RunningServer(sandbox, "--database", "data")
    _ = try await sandbox.shell("mv data away")
    #expect(server.answer("first").status == 500)
    _ = try await sandbox.shell("mv away data")
    #expect(server.answer("second").status == 201)
    #expect(await server.end() == 0)
    #expect(try await answers(in: "data").contains(["second"]))
  }

  @Test func `is not mixed with another one by a command that follows at once`() async throws {
    try await make("data", "before")
    try await make("backup", "restored")
    let before = sandbox.contents("backup")
    let server = try RunningServer(sandbox, "--database", "data")
    #expect(server.answer("first").status == 201)
    // Either the server has noticed the change, or the command is refused.
    let outcome = try await sandbox.shell("mv backup data; proba --database data stats")
    #expect(
      outcome.code == 0
        || outcome.error
          == "proba: the file data replaced one that is still in use: first stop the Proba that uses it\n"
    )
    #expect(await server.end() == 0)
    #expect(sandbox.contents("data") == before)
    #expect(try await answers(in: "data") == [["restored"]])
  }
}
