import Foundation

/// A file with a case in each line: `phrase | answer`.
enum CaseFile {
  /// A phrase and its meaning.
  struct Case: Sendable {
    let phrase: String
    let answer: String
  }

  /// The cases of a file of `Fixtures`; lines that begin with `# ` are headings.
  static func lines(_ name: String) throws -> [Case] {
    try text(name).split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { line in
      let halves = halves(of: line)
      return Case(phrase: halves[0], answer: halves.count > 1 ? halves[1] : "")
    }
  }

  /// Rewrites the answers of a file.
  static func renew(_ name: String, answer: (_ phrase: String) -> String) throws {
    let lines = try text(name).split(separator: "\n").map { line in
      if line.hasPrefix("# ") { return String(line) }
      let phrase = halves(of: line)[0]
      return "\(phrase) | \(answer(phrase))"
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url(name))
  }

  private static func url(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name).txt")
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }

  private static func halves(of line: Substring) -> [String] {
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
