import Foundation
import Testing

@Suite(.serialized) struct `A missing translation` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Catalogue").standardizedFileURL

  /// Each language, without one of its phrases; and all as they are.
  @Test(arguments: ["Ukrainian", "Russian", "English", nil])
  func `does not compile`(language: String?) async throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.sources, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "proba-catalogue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      var text = try String(contentsOf: file, encoding: .utf8)
      if let language, file.lastPathComponent == "Phrases+\(language).swift" {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.filter { !$0.hasPrefix("    noSuchPage:") }
        #expect(rest.count == lines.count - 1)
        text = rest.joined(separator: "\n")
      }
      try text.write(
        to: folder.appending(path: file.lastPathComponent), atomically: false, encoding: .utf8)
    }
    let copies = files.map { folder.appending(path: $0.lastPathComponent).path() }
    let said = try await typecheck(copies)
    if let language {
      #expect(
        said.contains(/Phrases\+\w+\.swift:\d+:\d+: error: missing argument.*'noSuchPage' in call/))
      #expect(said.contains("Phrases+\(language).swift"))
    } else {
      #expect(!said.contains("missing argument"))
    }
  }

  /// What the compiler says of the files as one module.
  private func typecheck(_ files: [String]) async throws -> String {
    let modules = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
      .deletingLastPathComponent().appending(path: "Modules").path()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Catalogue"]
      + ["-diagnostic-style", "llvm", "-I", modules] + files
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    let (end, ended) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    for await _ in end {}
    return text
  }
}
