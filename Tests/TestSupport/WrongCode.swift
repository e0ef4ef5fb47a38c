public import Foundation

/// Swift files that must not compile: each line below a comment `// error: …` is refused with that
/// sentence, and no other line is.
public struct WrongCode {
  /// A line that is refused, and why.
  public struct Refusal: Hashable, Sendable {
    /// The name of the file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// What the compiler says.
    public let sentence: String
  }

  /// What finds the mistakes: types at once, what crosses threads after them.
  public enum Pass: Sendable {
    /// Reads and types the code.
    case types
    /// Follows values as well, which takes longer.
    case flow

    fileprivate var arguments: [String] {
      switch self {
      case .types: ["-typecheck"]
      case .flow: ["-emit-sil", "-o", "/dev/null"]
      }
    }
  }

  private let files: [URL]
  private let package: URL

  /// Takes files of a folder, which are compiled as one module.
  ///
  /// - Parameters:
  ///   - names: the files, without `.swift`.
  ///   - folder: where they are, in a folder of a suite.
  public init(_ names: [String], in folder: URL) {
    files = names.map { folder.appending(path: "\($0).swift") }
    package = folder.appending(path: "../../..").standardizedFileURL
  }

  /// The refusals that the comments announce, each for the next line that is no comment.
  public func announced() throws -> [Refusal] {
    try files.flatMap { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { $0.drop { $0 == " " } }
      return lines.enumerated().compactMap { place, line -> Refusal? in
        guard line.hasPrefix("// error: ") else { return nil }
        let next = lines[place...].firstIndex { !$0.hasPrefix("// error: ") } ?? place
        return Refusal(
          file: file.lastPathComponent, line: next + 1, sentence: String(line.dropFirst(10)))
      }
    }
  }

  /// What the compiler refuses, with the modules that the running tests were built with.
  public func refused(_ pass: Pass = .types) async throws -> [Refusal] {
    let built = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
      .deletingLastPathComponent()
    // Libraries of the system have theirs in the sources; those of C targets are made by the build,
    // for programs that plugins run a second time.
    let maps = try [package.appending(path: "Sources"), built].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path())
        .filter { !$0.hasSuffix("-tool.build") }
        .map { folder.appending(path: "\($0)/module.modulemap").path() }
        .filter { FileManager.default.fileExists(atPath: $0) }
        .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc"] + pass.arguments
      + [
        "-wmo", "-swift-version", "6", "-diagnostic-style", "llvm", "-I",
        built.appending(path: "Modules").path(),
      ]
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
