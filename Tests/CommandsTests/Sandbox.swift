import Foundation
import TestSupport

/// The output of a program, and its exit code.
struct Outcome: Equatable, CustomStringConvertible {
  var output = ""
  var error = ""
  /// The exit code; a signal counts as 128 and its number.
  var code: Int32 = 0

  var description: String { "exit \(code)\noutput:\n\(output)\nerror:\n\(error)" }

  /// The lines of the output.
  var lines: [Substring] { output.split(separator: "\n") }

  /// The output as the JSON of some type.
  func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(output.utf8))
  }
}

/// A separate folder in which the built program runs, in an otherwise empty environment.
final class Sandbox: Sendable {
  private let folder: TemporaryFolder
  let environment: [String: String]

  /// Makes a folder.
  ///
  /// - Parameter variables: additional environment variables, in which `{}` is the folder's path.
  init(
    zone: String = "UTC", locale: String = "C", variables: [String: String] = [:]
  ) throws {
    folder = try TemporaryFolder()
    let path = folder.path
    let usual = [
      "HOME": path, "XDG_DATA_HOME": "\(path)/data", "TZ": zone, "LANG": locale,
      "PATH": "/usr/bin:/bin",
    ]
    environment = usual.merging(variables.mapValues { $0.replacing("{}", with: path) }) { $1 }
  }

  var path: String { folder.path }
  /// The default location of the program's data.
  var database: String { "\(path)/data/proba/proba.sqlite" }

  func file(_ name: String, _ text: String) throws { _ = try folder.file(name, text) }
  func file(_ name: String, bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
  }
  func contents(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }
  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Runs the program with some words to its end.
  func run(_ words: String...) async throws -> Outcome { try await run(words) }

  /// Runs the program with some words to its end.
  func run(_ words: [String]) async throws -> Outcome {
    try await run(Build.program, words, environment)
  }

  /// Runs a line of shell in which `proba` is the program.
  func shell(_ line: String) async throws -> Outcome {
    let script = "proba() { \"$PROBA\" \"$@\"; }\n\(line)"
    return try await run(
      "/bin/sh", ["-c", script], environment.merging(["PROBA": Build.program]) { $1 })
  }

  /// Runs any program with exactly this environment.
  func run(
    _ program: String, _ words: [String], _ environment: [String: String]
  ) async throws -> Outcome {
    // Through files rather than pipes, so that no amount of output can block.
    let name = UUID().uuidString
    let (output, error) = ("\(path)/.\(name).out", "\(path)/.\(name).err")
    for file in [output, error] {
      guard FileManager.default.createFile(atPath: file, contents: nil) else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: path)
    process.standardInput = FileHandle.nullDevice
    let handles = try [output, error].map { try FileHandle(forWritingTo: URL(filePath: $0)) }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    // They do not close by themselves, and Foundation crashes if a program has about 1,360 open files.
    defer { for handle in handles { try? handle.close() } }
    try await process.runToEnd()
    let ended = process.terminationReason == .exit
    return Outcome(
      output: try String(contentsOfFile: output, encoding: .utf8),
      error: try String(contentsOfFile: error, encoding: .utf8),
      code: process.terminationStatus + (ended ? 0 : 128))
  }
}

extension Process {
  /// Starts the process and waits, without holding a thread, until it has ended.
  fileprivate func runToEnd() async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      terminationHandler = { _ in continuation.resume() }
      do { try run() } catch { continuation.resume(throwing: error) }
    }
  }
}
