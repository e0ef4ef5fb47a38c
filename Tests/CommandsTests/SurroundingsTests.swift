import Foundation
import TestSupport
import Testing

@Suite struct `Odd surroundings` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(locale: "C.UTF-8") }

  @Test(arguments: [
    "proba --database \"$(printf '\\377.sqlite')\" answer a",
    "proba backup \"$(printf 'a\\377')\"", "proba answer \"$(printf 'caf\\351')\"",
  ])
  func `such as words that are not UTF-8 are refused, and no file is made`(line: String)
    async throws
  {
    let outcome = try await sandbox.shell(line)
    #expect(outcome.code == 2 && outcome.error.contains("is not UTF-8 text"), "\(outcome)")
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path)
    #expect(names.filter { !$0.hasPrefix(".") } == [])
  }

  @Test func `such as a relative home do not make the data depend on the folder`() async throws {
    let outcome = try await sandbox.shell("unset XDG_DATA_HOME; HOME=here proba answer a")
    #expect(outcome.code == 2)
    #expect(outcome.error.hasPrefix("proba: neither --database nor HOME says where"))
    #expect(!sandbox.exists("\(sandbox.path)/here"))
  }

  @Test func `such as a zone that the system does not know are remarked on`() async throws {
    let remark = "proba: the system does not know the time zone Mars/Olympus of TZ"
    for command in ["probes", "answer a --at 1640997602"] {
      let outcome = try await sandbox.shell("TZ=Mars/Olympus proba \(command)")
      #expect(outcome.error.hasPrefix(remark), "\(outcome)")
    }
    for zone in ["UTC", "EET-2EEST", ":Europe/Kyiv", "<+03>-3", ""] {
      let outcome = try await sandbox.shell("TZ='\(zone)' proba probes")
      #expect(outcome.error.isEmpty, "\(zone): \(outcome)")
    }
  }

  @Test func `such as a limit on the size of files are reported`() async throws {
    let outcome = try await sandbox.shell("ulimit -f 300; proba import tagtime \(Sample.log)")
    #expect(outcome.code == 2 && outcome.error.hasPrefix("proba: the disk"), "\(outcome)")
    #expect(try await sandbox.run("import", "tagtime", Sample.log).code == 0)
  }

  @Test func `such as paths that control a terminal are written out`() async throws {
    _ = try await sandbox.run("answer", "a", "--at", "1640997602")
    let name = "out\u{1B}[31m"
    let outcome = try await sandbox.run("backup", name)
    #expect(outcome.output == "Written to out\\u{1B}[31m.\n")
    #expect(sandbox.exists("\(sandbox.path)/\(name)"))
  }

  @Test(
    .enabled(if: Tool.sqlite != nil),
    arguments: [("gap", "45"), ("gap", "60"), ("seed", "7")])
  func `such as a damaged schedule are repaired by choosing another`(
    setting: String, value: String
  ) async throws {
    _ = try await sandbox.run("config", "gap", "30")
    let damage = "INSERT OR REPLACE INTO setting VALUES ('gap', -1), ('seed', -1)"
    _ = try await sandbox.shell("sqlite3 \(sandbox.database) \"\(damage)\"")
    #expect(try await sandbox.run("stats").code == 2)
    #expect(try await sandbox.run("config", setting, value).code == 0)
    #expect(try await sandbox.run("config", setting).output == value + "\n")
    #expect(try await sandbox.run("stats").code == 0)
  }

  @Test(.enabled(if: Tool.isRestricted || Tool.setpriv != nil))
  func `such as data that may only be read are backed up`() async throws {
    _ = try await sandbox.shell("mkdir locked")
    _ = try await sandbox.run("--database", "locked/store", "answer", "a", "--at", "1640997602")
    let prefix = Tool.isRestricted ? "" : "setpriv --reuid 65534 --regid 65534 --clear-groups "
    let outcome = try await sandbox.shell(
      """
      cp "$PROBA" program; chmod 755 . program; chmod 444 locked/store; chmod 555 locked
      mkdir out; chmod 777 out; \(prefix)./program --database locked/store backup out/copy
      chmod 755 locked
      """)
    #expect(outcome == Outcome(output: "Written to out/copy.\n"))
    #expect(
      try await sandbox.run("--database", "out/copy", "probes", "--json").output
        == sandbox.run("--database", "locked/store", "probes", "--json").output)
  }
}
