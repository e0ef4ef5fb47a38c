import Foundation
import Settings
import SettingsFiles
import Synchronization
import Testing

@testable import breaks

/// A program whose settings are in a file.
@Suite struct `Settings from outside` {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "breaks-\(UUID().uuidString)")

  private var file: String { folder.appending(path: "settings").path() }

  private func run(_ words: String..., variables: [String: String] = [:]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "breaks")
    process.arguments = [file] + words
    process.environment = variables
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  @Test func `are shown and changed by their declarations`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run().map { $0.split(separator: "  ")[0] } == ["sound = bell", "every = 50"])
    #expect(try run("every", "25")[1].hasPrefix("every = 25  ("))
    let refused = try run("every", "1")
    #expect(refused[0].hasPrefix("breaks: ") && refused[0].contains("240"))
    #expect(refused[2].hasPrefix("every = 25"))
    #expect(try run(variables: ["BREAKS_EVERY": "90"])[1].hasPrefix("every = 90"))
    // A value stored by an earlier version counts under the present name.
    try Data("# from before\nhours = 2\n".utf8).write(to: URL(filePath: file))
    #expect(try run()[1].hasPrefix("every = 120"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "# from before\nevery = 120\n")
  }

  @Test func `are heard of when another process changes them`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = SettingsStore(BreakSettings.schema, file: file)
    let heard = Mutex<[Int]>([])
    let subscription = store.observe(BreakSettings.every) { minutes in
      heard.withLock { $0.append(minutes) }
    }
    _ = try run("every", "15")
    for _ in 0..<250 where store[BreakSettings.every] != 15 { Thread.sleep(forTimeInterval: 0.02) }
    #expect(heard.withLock { $0.last } == 15)
    withExtendedLifetime(subscription) {}
  }
}
