import Foundation
import TestSupport
import Testing

@Suite struct `Restoring a backup` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func answer(_ text: String, _ moment: String, in file: String = "data") async throws {
    let outcome = try await sandbox.run("--database", file, "answer", text, "--at", moment)
    #expect(outcome.code == 0)
  }

  private func answers(in file: String) async throws -> [[String]] {
    let probes: [Asked] = try await sandbox.run("--database", file, "probes", "--json").json()
    return probes.filter { !$0.tags.isEmpty }.map(\.tags)
  }

  private func restore(_ file: String, _ more: String...) async throws -> Outcome {
    try await sandbox.run(["--database", "data", "restore", file] + more)
  }

  private func kept(_ number: Int = 1) -> String {
    "\(sandbox.path)/data.before-restore" + (number == 1 ? "" : "-\(number)")
  }

  /// A backup with one answer, and data with another one besides.
  private func prepare() async throws {
    try await answer("one", "1640997602")
    #expect(try await sandbox.run("--database", "data", "backup", "copy").code == 0)
    try await answer("two", "1640999953")
  }

  @Test func `keeps what was there, so that it can be undone`() async throws {
    try await prepare()
    let copy = sandbox.contents("copy")
    let done = try await restore("copy")
    #expect(
      done
        == Outcome(
          output: """
            Restored from copy: 1 question, 1 answer.
            What was there before is now in \(kept()).

            """))
    #expect(sandbox.contents("copy") == copy)
    #expect(try await answers(in: "data") == [["one"]])
    #expect(try await answers(in: kept()) == [["one"], ["two"]])
    #expect(!sandbox.exists("\(sandbox.path)/data-wal"))
    let file = try FileManager.default.attributesOfItem(atPath: "\(sandbox.path)/data")
    #expect(file[.posixPermissions] as? Int == 0o600)
    let again = try await restore(kept(), "--json")
    let report = try JSONSerialization.jsonObject(with: Data(again.output.utf8)) as? NSDictionary
    #expect(
      report == ["probes": 2, "answers": 2, "kept": kept(2), "isInUse": false] as NSDictionary)
    #expect(try await answers(in: "data") == [["one"], ["two"]])
    #expect(try await answers(in: kept(2)) == [["one"]])
    // What was kept is erased, too.
    #expect(try await sandbox.run("--database", "data", "erase", "--yes").code == 0)
    #expect(!sandbox.exists(kept()) && !sandbox.exists(kept(2)))
  }

  @Test func `needs no file to replace`() async throws {
    try await prepare()
    _ = try await sandbox.shell("rm data*")
    #expect(try await restore("copy").output == "Restored from copy: 1 question, 1 answer.\n")
    #expect(try await answers(in: "data") == [["one"]])
  }

  @Test func `replaces a damaged file, and keeps it with its log`() async throws {
    try await prepare()
    _ = try await sandbox.shell("echo damaged > data; echo log > data-wal")
    #expect(try await restore("copy").code == 0)
    #expect(try await answers(in: "data") == [["one"]])
    #expect(sandbox.contents("data.before-restore") == Array("damaged\n".utf8))
    #expect(sandbox.contents("data.before-restore-wal") == Array("log\n".utf8))
  }

  static let refused = [
    ("echo text > copy", "the file copy is not a Proba database"),
    (": > copy", "the file copy is not a Proba database"),
    ("rm copy", "there is no file copy to restore"),
    ("ln -sf data copy", "copy is the file that holds your data: name the backup to restore"),
    (
      "sqlite3 copy \"INSERT INTO persistence_history VALUES (99, 'x', 1)\"",
      "the store has schema version 18, and this program supports only 17"
    ),
    ("sqlite3 copy 'DROP TABLE answer_tag'", "the tables are not the ones this program expects"),
    ("rm copy; sqlite3 copy 'CREATE TABLE t (x)'", "the tables are not the ones this program"),
    ("dd if=/dev/zero of=copy bs=4096 seek=3 count=9 conv=notrunc", "the store at copy is damaged"),
  ]

  @Test(.enabled(if: Tool.sqlite != nil), arguments: refused)
  func `is refused, and changes nothing`(damage: String, sentence: String) async throws {
    try await prepare()
    #expect(try await sandbox.shell(damage).code == 0)
    let before = (sandbox.contents("data"), sandbox.contents("copy"))
    let outcome = try await restore("copy")
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("proba: " + sentence), "\(outcome)")
    #expect(sandbox.contents("data") == before.0 && sandbox.contents("copy") == before.1)
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path)
    #expect(names.filter { $0.hasPrefix(".proba") || $0.contains("before") } == [])
  }

  @Test func `under a server loses nothing, and the server asks to be started again`() async throws
  {
    try await prepare()
    let server = try RunningServer(sandbox, "--database", "data")
    #expect(server.answer("late").status == 201)
    let done = try await restore("copy")
    #expect(done.code == 0)
    #expect(
      done.output.hasSuffix(
        "A running Proba still uses that, and saves nothing more: start it again.\n"))
    let reply = server.answer("lost")
    #expect(reply.status == 500 && reply.body.contains("restart"))
    #expect(await server.end() == 0)
    #expect(try await answers(in: "data") == [["one"]])
    #expect(try await answers(in: kept()).contains(["late"]))
    let next = try RunningServer(sandbox, "--database", "data")
    #expect(next.answer("next").status == 201)
    #expect(await next.end() == 0)
  }
}

/// A server whose file is overwritten in place.
@Suite struct `A database that is overwritten under a server` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func answers(in name: String) async throws -> [[String]] {
    let probes: [Asked] = try await sandbox.run("--database", name, "probes", "--json").json()
    return probes.filter { !$0.tags.isEmpty }.map(\.tags)
  }

  private func make(_ name: String, _ answer: String) async throws {
    let outcome = try await sandbox.run(
      "--database", name, "answer", answer, "--at", "1640997602")
    #expect(outcome.code == 0)
  }

  @Test(arguments: ["cp copy data", "cat copy > data", "cp -p copy data", ": > data"])
  func `confirms nothing more, and leaves the file as it is`(act: String) async throws {
    try await make("data", "before")
    try await make("other", "restored")
    #expect(try await sandbox.run("--database", "other", "backup", "copy").code == 0)
    let server = try RunningServer(sandbox, "--database", "data")
    #expect(server.answer("first").status == 201)
    #expect(try await sandbox.shell(act).code == 0)
    let after = sandbox.contents("data")
    for _ in 0..<3 {
      let reply = server.answer("second")
      #expect(reply.status == 500 && reply.body.contains("has overwritten the file data"))
    }
    #expect(server.reply("GET", "/api/v1/probes").status == 500)
    #expect(await server.end() == 0)
    #expect(server.log.contains { $0.contains("another program overwrote the file data") })
    #expect(sandbox.contents("data") == after)
    if act != ": > data" { #expect(try await answers(in: "data") == [["restored"]]) }
  }
}
