import Foundation
import Glibc

/// A process that runs a program built with the tests.
public final class TestProgram {
  private let process = Process()
  private let output = Pipe()
  private let end: AsyncStream<Void>
  private var pending = ""

  /// Starts a program with arguments.
  ///
  /// - Throws: An error of Foundation if the program does not exist.
  public init(_ name: String, _ arguments: [String]) throws {
    let tests = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
    process.executableURL = tests.deletingLastPathComponent().appending(path: name)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    let (end, ended) = AsyncStream.makeStream(of: Void.self)
    self.end = end
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
  }

  /// The next line that it prints, or nil after its end.
  public func line() -> String? {
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
  public func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  /// All remaining lines; if it has not ended after a time, it is killed.
  public func lines(within limit: Duration) -> [String] {
    let identifier = process.processIdentifier
    let end = Task.detached {
      try await Task.sleep(for: limit)
      Glibc.kill(identifier, SIGKILL)
    }
    defer { end.cancel() }
    return lines()
  }

  /// Kills it.
  public func kill() { Glibc.kill(process.processIdentifier, SIGKILL) }

  /// Its exit code, once it has ended; a signal counts as 128 plus its number.
  public func code() async -> Int32 {
    for await _ in end {}
    return process.terminationStatus + (process.terminationReason == .exit ? 0 : 128)
  }
}
