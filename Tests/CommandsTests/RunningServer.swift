import Foundation
import TestSupport

/// A server of the built program, which runs until it is stopped.
final class RunningServer {
  private let sandbox: Sandbox
  private let process = Process()
  private let errorPath: String
  private let ending: AsyncStream<Never>
  /// The output of the server at its start.
  let greeting: String
  let port: UInt16

  /// Starts a server on a port chosen by the system, and waits until it prints its address.
  ///
  /// Its log goes to a file, or to the given pipe.
  init(
    _ sandbox: Sandbox, program: String = Build.program, command: String = "serve",
    logTo pipe: Pipe? = nil, _ words: String...
  ) throws {
    self.sandbox = sandbox
    errorPath = "\(sandbox.path)/.server-\(UUID().uuidString).err"
    _ = FileManager.default.createFile(atPath: errorPath, contents: nil)
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = [command, "--port", "0"] + words
    process.environment = sandbox.environment
    process.currentDirectoryURL = URL(filePath: sandbox.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    if let pipe {
      process.standardError = pipe
    } else {
      process.standardError = try FileHandle(forWritingTo: URL(filePath: errorPath))
    }
    let (ending, continuation) = AsyncStream.makeStream(of: Never.self)
    self.ending = ending
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    var bytes = Data()
    while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < 2 {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      bytes += more
    }
    greeting = String(decoding: bytes, as: UTF8.self)
    port = greeting.firstMatch(of: /:(\d+)\/(\?.*)?\n/).flatMap { UInt16($0.1) } ?? 0
  }

  /// The number of the process.
  var identifier: Int32 { process.processIdentifier }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Sends a signal, waits for the end, and returns the exit code; a signal counts as 128 and more.
  func end(by signal: Int32 = SIGTERM) async -> Int32 {
    kill(process.processIdentifier, signal)
    for await _ in ending {}
    return process.terminationStatus + (process.terminationReason == .exit ? 0 : 128)
  }

  /// The lines of the log so far.
  var log: [Substring] {
    let bytes = FileManager.default.contents(atPath: errorPath) ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// Sends one request on a connection of its own.
  func reply(
    _ method: String, _ path: String, _ body: String? = nil, _ fields: String...
  ) -> Reply {
    var client = Client(port: port)
    client.send(request(method, path, body, fields))
    return client.response()
  }

  /// Gives an answer and waits until it is acknowledged.
  func answer(_ text: String, at moment: Int64? = nil) -> Reply {
    let at = moment.map { "\"at\":\($0)," } ?? ""
    return reply("POST", "/api/v1/answers", "{\(at)\"text\":\"\(text)\"}")
  }

  private func request(
    _ method: String, _ path: String, _ body: String?, _ fields: [String]
  ) -> String {
    var lines = ["\(method) \(path) HTTP/1.1"]
    if !fields.contains(where: { $0.hasPrefix("Host:") }) {
      lines.append("Host: localhost:\(port)")
    }
    lines += fields.filter { $0 != "Host:" }
    if let body {
      if !fields.contains(where: { $0.hasPrefix("Content-Type:") }) {
        lines.append("Content-Type: application/json")
      }
      lines.append("Content-Length: \(body.utf8.count)")
    }
    return lines.joined(separator: "\n") + "\n\n" + (body ?? "")
  }
}
