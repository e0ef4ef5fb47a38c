import Foundation

/// An article of the documentation, whose examples are the code of a file that a suite compiles.
public struct Article {
  private let text: String
  private let tests: URL

  /// Reads the article about a module.
  ///
  /// - Parameters:
  ///   - module: the module, whose article has its name.
  ///   - test: a file of the suite.
  public init(_ module: String, test: String = #filePath) throws {
    tests = URL(filePath: test).deletingLastPathComponent()
    text = try String(
      contentsOf: tests.appending(path: "../../Sources/\(module)/\(module).docc/\(module).md"),
      encoding: .utf8)
  }

  /// The examples in a language.
  public func examples(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The lines of the Swift examples that a file of the suite does not contain, without their
  /// indentation.
  public func linesMissing(in file: String = "ArticleCode.swift") throws -> [Substring] {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n").map { $0.drop { $0 == " " } }
    }
    let code = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
    let compiled = Set(lines(code))
    return examples("swift").flatMap(lines).filter { !compiled.contains($0) }
  }
}
