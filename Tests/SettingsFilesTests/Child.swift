import Foundation
import Glibc

/// A process that runs `settings-child`, which is built beside the tests.
final class Child {
  private let process = Process()
  private let output = Pipe()
  private let end: AsyncStream<Void>

  init(_ words: String...) throws {
    let tests = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
    process.executableURL = tests.deletingLastPathComponent().appending(path: "settings-child")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    let (end, ended) = AsyncStream.makeStream(of: Void.self)
    self.end = end
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
  }

  func kill() { Glibc.kill(process.processIdentifier, SIGKILL) }

  /// The whole lines that it has printed, once it has ended.
  func lines() async -> [Substring] {
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    for await _ in end {}
    let whole = text.lastIndex(of: "\n").map { text[..<$0] } ?? ""
    return whole.split(separator: "\n")
  }
}
