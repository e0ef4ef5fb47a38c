import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct `A missing translation` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Catalogue").standardizedFileURL

  private static let languages: Set = ["English", "Russian", "Ukrainian"]

  /// The lines to remove: a text of the page, and one of the command line.
  private static let left = [
    ("PageText", "    case .noSuchPage:"), ("CommandPhrases", "    nobodyAsked:"),
  ]

  /// Compiles the catalogue once, with two texts removed from each language: that it compiles with all of them is
  /// what every build shows.
  @Test func `does not compile`() async throws {
    let found = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    let files = try #require(found).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let folder = try TemporaryFolder()
    var copies: [String] = []
    for file in files {
      var text = try String(contentsOf: file, encoding: .utf8)
      let name = file.deletingPathExtension().lastPathComponent
      for (texts, line) in Self.left
      where Self.languages.contains(where: { name == "\(texts)+\($0)" }) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.filter { !$0.hasPrefix(line) }
        #expect(rest.count == lines.count - 1, "\(name)")
        text = rest.joined(separator: "\n")
      }
      copies.append(try folder.file(file.lastPathComponent, text))
    }
    let said = try await typecheck(copies)
    let place = /PageText\+(\w+)\.swift:\d+:\d+: note: add missing case: '\.noSuchPage'/
    #expect(Set(said.matches(of: place).map { String($0.1) }) == Self.languages)
    let call =
      /CommandPhrases\+(\w+)\.swift:\d+:\d+: error: missing argument.*'nobodyAsked' in call/
    #expect(Set(said.matches(of: call).map { String($0.1) }) == Self.languages)
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
