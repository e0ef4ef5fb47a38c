import Foundation
import Persistence
import Synchronization
import Testing

@testable import PersistencePostgreSQL

/// A server in a temporary folder that stops when the process that uses it ends in any way.
final class TestServer: Sendable {
  /// The server that all tests share, each with its own database; nil if none can be started.
  static let shared = TestServer()

  private let connectionString: String
  private let control: FileHandle
  private let answers: FileHandle
  private let count = Atomic(0)

  /// Starts a server.
  init?() {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = root.appendingPathComponent("Tools/postgresql-server")
    let input = Pipe()
    let output = Pipe()
    // Programs that other tests start must not inherit the pipe, or they would keep the server alive.
    for file in [input.fileHandleForWriting, output.fileHandleForReading] {
      _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    process.standardInput = input
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    control = input.fileHandleForWriting
    answers = output.fileHandleForReading
    guard let line = answers.line() else { return nil }
    connectionString = line
  }

  /// A new, empty database.
  ///
  /// - Parameter options: appended to `CREATE DATABASE`.
  func database(_ options: String = "") throws -> PostgreSQL {
    let name = "test\(count.add(1, ordering: .relaxed).newValue)"
    let owner = try connection(to: .postgresql(connectionString))
    try owner.run("CREATE DATABASE \(name) TEMPLATE template0 \(options)")
    return .postgresql(
      connectionString.replacingOccurrences(of: "dbname=postgres", with: "dbname=\(name)"))
  }

  /// The name of a database that it made.
  func name(of server: PostgreSQL) -> String {
    server.connectionString.components(separatedBy: "dbname=").last ?? ""
  }

  /// The folder of the server's socket.
  var folder: String {
    String(connectionString.dropFirst("host=".count).prefix { $0 != " " })
  }

  /// Kills the server as a power cut would, and restarts it.
  func crash() {
    control.write(Data("crash\n".utf8))
    #expect(answers.line() == "ready")
  }
}

/// A plain connection, for operations that a store does not offer.
func connection(to server: PostgreSQL) throws(StoreError) -> PostgreSQLConnection {
  try PostgreSQLConnection(server, durability: .full, rules: Rules())
}

extension FileHandle {
  /// Reads a line, byte by byte; nil at the end.
  fileprivate func line() -> String? {
    var bytes = Data()
    while let byte = try? read(upToCount: 1), let first = byte.first {
      if first == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(first)
    }
    return nil
  }
}

extension Trait where Self == ConditionTrait {
  /// Enables a test only if there is a server.
  static var needsServer: Self {
    .enabled(if: TestServer.shared != nil, "no PostgreSQL server can be started here")
  }
}
