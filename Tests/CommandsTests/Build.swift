import Foundation

/// The locations of the tested program and its files.
enum Build {
  /// The built program: `PROBA` in the environment, or the program beside the tests.
  static let program: String = {
    if let path = ProcessInfo.processInfo.environment["PROBA"] { return path }
    let tests = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
    return tests.deletingLastPathComponent().appending(path: "proba").path()
  }()

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  /// A file of these tests.
  static func fixture(_ name: String) -> String { tests.appending(path: "Fixtures/\(name)").path() }

  /// A tool of this project.
  static func tool(_ name: String) -> String {
    tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Tools/\(name)")
      .path()
  }

  /// A page of the documentation.
  static func document(_ name: String) -> String {
    tests.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/\(name)").path()
  }

  /// The three-year log, if available; it is too large to keep with the tests.
  static let wholeLog: String? = {
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      ProcessInfo.processInfo.environment["PROBA_DATA"]
      ?? package.deletingLastPathComponent().appending(path: "shared/data").path()
    let log = "\(folder)/tagtime-log.log"
    return FileManager.default.fileExists(atPath: log) ? log : nil
  }()
}
