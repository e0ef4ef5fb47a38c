import Foundation
import TestSupport
import Testing

@Suite struct `A server that may open few files` {
  /// Starts a server with a limit of open files.
  private func server(_ sandbox: Sandbox, _ limit: Int) async throws -> RunningServer {
    try sandbox.file(
      "limited", "#!/bin/sh\nulimit -n \(limit)\nexec '\(Build.program)' \"$@\"\n")
    _ = try await sandbox.shell("chmod +x limited")
    return try RunningServer(
      sandbox, program: "\(sandbox.path)/limited", "--log", "none", "--no-notifications")
  }

  @Test func `answers while others hold all of them, says so, and rests meanwhile`() async throws {
    var reports = 0
    // With some of these limits there is a file for a connection, but not for two.
    for limit in 16...20 {
      let sandbox = try Sandbox()
      let server = try await server(sandbox, limit)
      var idle: [Connected] = []
      for _ in 0..<limit { idle.append(Connected(port: server.port)) }
      #expect(server.reply("GET", "/api/v1/tags").status == 200, "\(limit)")
      let before = try processorTime(of: server)
      try await Task.sleep(for: .seconds(1))
      // A loop that never waits takes all of it, in hundredths of a second.
      #expect(try processorTime(of: server) - before < 50, "\(limit)")
      idle = []
      #expect(server.reply("GET", "/api/v1/tags").status == 200, "\(limit)")
      #expect(await server.end() == 0)
      let lines = server.log.count { $0.contains("the limit of open files is reached") }
      #expect(lines <= 1, "\(server.log)")
      reports += lines
    }
    #expect(reports > 0)
  }

  /// Hundredths of a second for which the processor has worked.
  private func processorTime(of server: RunningServer) throws -> Int {
    let line = try String(contentsOfFile: "/proc/\(server.identifier)/stat", encoding: .utf8)
    let words = line.split(separator: ")").last?.split(separator: " ") ?? []
    return [11, 12].compactMap { Int(words[$0]) }.reduce(0, +)
  }
}

/// A connection that sends nothing.
private final class Connected {
  private let client: Client
  init(port: UInt16) { client = Client(port: port) }
}
