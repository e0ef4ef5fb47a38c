import Foundation
import Testing

@Suite(.serialized) struct `A missing translation` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Catalogue").standardizedFileURL

  /// The lines to remove: a text of the page, and one of the command line.
  private static let left = [
    ("PageText", "    case .noSuchPage:"), ("CommandPhrases", "    nobodyAsked:"),
  ]

  /// Compiles the catalogue with two texts of a language removed, and with all of them.
  @Test(arguments: ["Ukrainian", "Russian", "English", nil])
  func `does not compile`(language: String?) async throws {
    let found = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    let files = try #require(found).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "proba-catalogue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      var text = try String(contentsOf: file, encoding: .utf8)
      if let language {
        for (name, line) in Self.left where file.lastPathComponent == "\(name)+\(language).swift" {
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          let rest = lines.filter { !$0.hasPrefix(line) }
          #expect(rest.count == lines.count - 1)
          text = rest.joined(separator: "\n")
        }
      }
      try text.write(
        to: folder.appending(path: file.lastPathComponent), atomically: false, encoding: .utf8)
    }
    let copies = files.map { folder.appending(path: $0.lastPathComponent).path() }
    let said = try await typecheck(copies)
    #expect(said.contains("switch must be exhaustive") == (language != nil))
    #expect(said.contains("missing argument") == (language != nil))
    if let language {
      let place = /PageText\+(\w+)\.swift:\d+:\d+: note: add missing case: '\.noSuchPage'/
      #expect(said.firstMatch(of: place)?.1 == language[...])
      let call =
        /CommandPhrases\+(\w+)\.swift:\d+:\d+: error: missing argument.*'nobodyAsked' in call/
      #expect(said.firstMatch(of: call)?.1 == language[...])
    }
  }

  /// The compiler's diagnostics for the files as one module.
  private func typecheck(_ files: [String]) async throws -> String {
    let modules = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
      .deletingLastPathComponent().appending(path: "Modules").path()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Package declarations of other modules are not visible here; those errors are ignored.
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Catalogue"]
      + ["-package-name", "words"]
      + ["-enable-upcoming-feature", "InternalImportsByDefault", "-continue-building-after-errors"]
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
