import Foundation
import Glibc

/// A process that runs `persistence-child`, which is built beside the tests.
final class Child {
  private let process = Process()
  private let output = Pipe()
  private let end: AsyncStream<Void>
  private var pending = ""

  /// Starts it with arguments.
  init(_ words: String...) throws {
    let tests = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
    process.executableURL = tests.deletingLastPathComponent().appending(path: "persistence-child")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    let (end, ended) = AsyncStream.makeStream(of: Void.self)
    self.end = end
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
  }

  /// The next line that it prints, or nil after its end.
  func line() -> String? {
    while true {
      if let end = pending.firstIndex(of: "\n") {
        defer { pending = String(pending[pending.index(after: end)...]) }
        return String(pending[..<end])
      }
      let more = output.fileHandleForReading.availableData
      // A line without a line end was truncated, and does not count.
      guard !more.isEmpty else { return nil }
      pending += String(decoding: more, as: UTF8.self)
    }
  }

  /// All remaining lines.
  func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  /// Kills it.
  func kill() { Glibc.kill(process.processIdentifier, SIGKILL) }

  /// Its exit code, once it has ended; a signal counts as 128 plus its number.
  func code() async -> Int32 {
    for await _ in end {}
    return process.terminationStatus + (process.terminationReason == .exit ? 0 : 128)
  }
}

/// A factor for the number of attempts in this module's tests: 1, or more for `make soak`.
let patience = ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 1
