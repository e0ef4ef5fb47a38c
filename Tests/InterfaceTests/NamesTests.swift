import Foundation
import Testing

@testable import Interface

/// Program and host script identify names by number, so both must list them in the same order.
@Suite struct NamesTests {
  /// The form of a name in the document: `field-label` for `fieldLabel`.
  static func word(_ name: some Any) -> String {
    "\(name)".replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
  }

  @Test(arguments: [
    (Tag.allCases.map(word), Tag.words), (Attribute.allCases.map(word), Attribute.words),
    (StyleProperty.allCases.map(word), StyleProperty.words),
    (EventKind.allCases.map(word), EventKind.words),
    (
      StyleClass.allCases.map { $0 == .stackV ? "v" : $0 == .stackH ? "h" : word($0) },
      StyleClass.words
    ),
  ])
  func `the words of the document are in the order of their names`(
    names: [String], words: String
  ) {
    // Names that only the library uses begin with hyphens.
    #expect(words.split(separator: " ").map { $0.trimmingPrefix("--") } == names.map { $0[...] })
  }

  static func text(_ path: String) throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../" + path)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `the host script has a function for each command, and its page names them`() throws {
    let script = try Self.text("Web/host.js")
    let table = try #require(script.components(separatedBy: "const commands = [\n").last)
      .components(separatedBy: "\n];")[0]
    let functions = table.split(separator: "\n").filter {
      $0.prefixMatch(of: /\s{2}\(\w*\) =>/) != nil
    }
    #expect(functions.count == Command.allCases.count)
    let article = try Self.text("Documentation/host-script.md")
    let rows = try #require(article.components(separatedBy: "## Commands\n").last)
      .components(separatedBy: "\n## ")[0]
    let named = rows.matches(of: /\|\ (\d+)(?:,\ (\d+))?\ \|\ ([a-z\ ]+)/).flatMap { row in
      let name = row.3.trimmingCharacters(in: .whitespaces)
      // Two in a row: one sets or adds something, the next removes it.
      let opposite = "remove-" + name.replacing("add ", with: "")
      return [(row.1, name.replacing(" ", with: "-"))] + (row.2.map { [($0, opposite)] } ?? [])
    }
    #expect(named.map { UInt32($0.0) } == Command.allCases.map { $0.rawValue })
    #expect(named.map { $0.1 } == Command.allCases.map { Self.word($0) })
  }
}
