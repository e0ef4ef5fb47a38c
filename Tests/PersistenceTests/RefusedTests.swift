import Foundation
import Testing

/// Wrong code must not compile: each line below a comment `// error: …` is refused with that
/// sentence, and no other line is.
@Suite struct `Wrong code` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Refused")

  struct Refusal: Hashable {
    let file: String
    let line: Int
    let sentence: String
  }

  /// The compiler passes that find the errors of a file; data races are found after type checking.
  @Test(arguments: [
    (["Conditions", "Schemas", "Transactions"], ["-typecheck"]),
    (["Threads"], ["-emit-sil", "-o", "/dev/null"]),
  ])
  func `is refused by the compiler`(names: [String], pass: [String]) async throws {
    let files = (["Records"] + names).map { Self.folder.appending(path: "\($0).swift") }
    let expected = try files.flatMap(marks)
    #expect(expected.count >= names.count)
    let found = try await compile(files, pass)
    #expect(Set(found) == Set(expected))
  }

  /// The expected errors of a file: each comment applies to the next line of code.
  private func marks(_ file: URL) throws -> [Refusal] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.drop { $0 == " " } }
    return lines.enumerated().compactMap { place, line in
      guard line.hasPrefix("// error: ") else { return nil }
      let next = lines[place...].firstIndex { !$0.hasPrefix("// error: ") } ?? place
      return Refusal(
        file: file.lastPathComponent, line: next + 1, sentence: String(line.dropFirst(10)))
    }
  }

  private func compile(_ files: [URL], _ pass: [String]) async throws -> [Refusal] {
    let built = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
      .deletingLastPathComponent().appending(path: "Modules").path()
    let sources = Self.folder.appending(path: "../../../Sources").standardizedFileURL
    let maps = try FileManager.default.contentsOfDirectory(atPath: sources.path())
      .map { sources.appending(path: "\($0)/module.modulemap").path() }
      .filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc"] + pass + ["-wmo", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", built]
      + maps + files.map { $0.path() }
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    let (end, ended) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    for await _ in end {}
    return text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(?:.*\/)?([^\/]+\.swift):(\d+):\d+: error: (.*)/),
        let number = Int(match.2)
      else { return nil }
      return Refusal(file: String(match.1), line: number, sentence: String(match.3))
    }
  }
}
