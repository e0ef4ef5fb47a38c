import Foundation
import HostSystem
import LogSinks
import Logging
import TestSupport
import Testing

@Suite struct `A rotating file` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/app.log" }

  /// A format with only the message, so that the size of a line is known.
  private static let bare = LogFormat { event, bytes in bytes += event.message.revealed.utf8 }

  init() throws { folder = try TemporaryFolder() }

  private func writer(limit: Int64, keeping kept: Int) throws -> LogWriter {
    try LogWriter.rotatingFile(at: path, limit: limit, keeping: kept, format: Self.bare)
  }

  private func write(_ lines: [String], to log: LogWriter) {
    let logger = Logger(label: "test", sink: log.sink)
    for line in lines { logger.info("\(line)") }
    #expect(log.finish(within: 20))
  }

  private func lines(_ suffix: String = "") throws -> [String] {
    try String(contentsOfFile: path + suffix, encoding: .utf8).split(separator: "\n").map(
      String.init)
  }

  @Test func `keeps the given number of older files`() throws {
    write((10..<40).map(String.init), to: try writer(limit: 30, keeping: 2))
    #expect(try lines() == (30..<40).map(String.init))
    #expect(try lines(".1") == (20..<30).map(String.init))
    #expect(try lines(".2") == (10..<20).map(String.init))
    write(["40"], to: try writer(limit: 30, keeping: 2))
    #expect(try lines() == ["40"])
    #expect(try lines(".2") == (20..<30).map(String.init))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["app.log", "app.log.1", "app.log.2"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `gives a line that is too long a file of its own`() throws {
    let long = String(repeating: "x", count: 50)
    write(["a", long, "b"], to: try writer(limit: 20, keeping: 5))
    #expect(try lines(".2") == ["a"])
    #expect(try lines(".1") == [long])
    #expect(try lines() == ["b"])
  }

  @Test func `may keep nothing but the newest file`() throws {
    write((10..<40).map(String.init), to: try writer(limit: 30, keeping: 0))
    #expect(try lines() == (30..<40).map(String.init))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["app.log"])
  }

  @Test func `stays within its limit where it cannot make way, and counts what is missing`() throws
  {
    // Even those who may write everywhere cannot replace a folder with a file.
    let obstacle = path + ".1/file"
    try FileManager.default.createDirectory(
      atPath: obstacle, withIntermediateDirectories: true)
    let log = try writer(limit: 33, keeping: 1)
    let logger = Logger(label: "test", sink: log.sink)
    for number in 10..<40 { logger.info("\(number)") }
    try waitUntil { log.droppedCount == 19 }
    #expect(try lines() == (10..<21).map(String.init))
    try FileManager.default.removeItem(atPath: path + ".1")
    logger.info("40")
    #expect(log.finish(within: 20))
    #expect(try lines(".1") == (10..<21).map(String.init))
    #expect(try lines() == ["19 lines of the log dropped", "40"])
  }

  @Test(arguments: ["folder", "link"])
  func `moves nothing that is not its own`(kind: String) throws {
    let (files, other) = (FileManager.default, path + ".1")
    if kind == "folder" {
      try files.createDirectory(atPath: other, withIntermediateDirectories: true)
    } else {
      try files.createSymbolicLink(atPath: other, withDestinationPath: "/dev/null")
    }
    write((10..<30).map(String.init), to: try writer(limit: 30, keeping: 3))
    #expect(try lines() == (10..<20).map(String.init))
    #expect(
      try files.contentsOfDirectory(atPath: folder.path).sorted() == ["app.log", "app.log.1"])
  }

  @Test func `writes to a pipe without a limit`() throws {
    try #require(unsafe mkfifo(path, 0o600) == 0)
    let log = try writer(limit: 30, keeping: 1)
    let reader = try #require(FileHandle(forReadingAtPath: path))
    write((10..<40).map(String.init), to: log)
    let text = String(decoding: reader.availableData, as: UTF8.self)
    #expect(text == (10..<40).map { "\($0)\n" }.joined())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["app.log"])
  }

  @Test func `completes a line that a crash of the machine cut off`() throws {
    try "whole\ntor".write(toFile: path, atomically: true, encoding: .utf8)
    write(["next"], to: try writer(limit: 1_000, keeping: 1))
    #expect(try lines() == ["whole", "tor", "next"])
  }

  @Test func `is created again when it is moved or removed`() throws {
    let first = try writer(limit: 1_000, keeping: 1)
    let logger = Logger(label: "test", sink: first.sink)
    logger.info("a")
    try waitUntil { try lines() == ["a"] }
    try FileManager.default.moveItem(atPath: path, toPath: path + ".moved")
    logger.info("b")
    #expect(first.finish(within: 20))
    #expect(try lines(".moved") == ["a"])
    #expect(try lines() == ["b"])
  }

  @Test func `says how much is missing once the disk has room again`() throws {
    // Writing to /dev/full fails as on a full disk.
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
    let log = try writer(limit: 1_000, keeping: 1)
    let logger = Logger(label: "test", sink: log.sink)
    for _ in 0..<3 { logger.info("lost") }
    try waitUntil { log.droppedCount == 3 }
    try FileManager.default.removeItem(atPath: path)
    logger.info("kept")
    #expect(log.finish(within: 20))
    #expect(log.droppedCount == 3)
    #expect(try lines() == ["3 lines of the log dropped", "kept"])
  }

  @Test func `holds no part of a line that did not fit on the disk`() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let path = folder.path + "/app.log"
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 25, rlim_max: .max)
      unsafe setrlimit(__rlimit_resource_t(1), &limit)
      let log = try LogWriter.rotatingFile(
        at: path, format: LogFormat { event, bytes in bytes += event.message.revealed.utf8 })
      let logger = Logger(label: "test", sink: log.sink)
      for _ in 0..<4 { logger.info("nine char") }
      while log.droppedCount < 2 { usleep(1_000) }
      limit.rlim_cur = .max
      unsafe setrlimit(__rlimit_resource_t(1), &limit)
      logger.info("last")
      guard log.finish(within: 20) else { exit(1) }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let expected = "nine char\nnine char\n2 lines of the log dropped\nlast\n"
      guard text == expected else {
        print(text)
        exit(2)
      }
    }
  }

  @Test func `says why it cannot be opened`() {
    #expect(throws: SystemError.self) {
      try LogWriter.rotatingFile(at: folder.path + "/nowhere/app.log")
    }
  }
}

/// Waits until a condition holds, for at most twenty seconds.
func waitUntil(_ condition: () throws -> Bool) throws {
  let end = ContinuousClock.now + .seconds(20)
  while ContinuousClock.now < end {
    if (try? condition()) == true { return }
    SystemClock.pause(milliseconds: 1)
  }
  Issue.record("it never came to be")
}
