import HostSystem
import TestSupport
import Testing

@Suite struct `A child process` {
  @Test(arguments: [
    (["true"], 0, ""), (["sh", "-c", "exit 3"], 3, ""),
    (["sh", "-c", "echo said; echo why >&2; exit 1"], 1, "why\n"),
    (["sh", "-c", "kill -TERM $$"], 143, ""),
    (["sh", "-c", "read line; [ -z \"$line\" ]"], 0, ""),
  ])
  func `reports its exit code and its errors`(words: [String], code: Int32, error: String) {
    let ending = ChildProcess.run(words)
    #expect(ending?.code == code && ending?.error == error)
  }

  @Test func `is nil if there is no such program`() {
    #expect(ChildProcess.run(["no-such-program"]) == nil)
  }

  @Test func `may complain at any length`() {
    let ending = ChildProcess.run(["sh", "-c", "yes | head -c 1000000 >&2"])
    #expect(ending?.code == 0 && ending?.error.utf8.count == 4_096)
  }
}

@Suite struct `Small files` {
  @Test func `are read up to a limit, and removed`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a", "text")
    #expect(try HostSystem.Paths.contents(of: path, atMost: 10) == Array("text".utf8))
    #expect(try HostSystem.Paths.contents(of: path, atMost: 2) == Array("te".utf8))
    #expect(try HostSystem.Paths.remove(path))
    #expect(try !HostSystem.Paths.remove(path))
    #expect(try HostSystem.Paths.contents(of: path, atMost: 10) == nil)
    #expect(throws: SystemError.self) { try HostSystem.Paths.contents(of: folder.path, atMost: 10) }
    #expect(throws: SystemError.self) { try HostSystem.Paths.remove(folder.path) }
  }

  @Test(arguments: [("/a/b", "/a/b"), ("/", "/")])
  func `have the absolute paths that are given`(path: String, absolute: String) {
    #expect(HostSystem.Paths.absolute(path) == absolute)
    #expect(
      HostSystem.Paths.absolute("b").hasPrefix("/")
        && HostSystem.Paths.absolute("b").hasSuffix("/b"))
  }
}
