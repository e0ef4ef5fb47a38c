import Foundation
import LogSinks
import Logging
import TestSupport
import Testing

@Suite struct `The articles on logs` {
  @Test func `do what they say`() throws {
    let memory = MemoryLog()
    ArticleCode.levels(memory.sink, count: 3, person: "ann")
    let lines = memory.events.map { event in
      String(decoding: LogFormat.text.line(event).dropFirst(28), as: UTF8.self)
    }
    #expect(
      lines == [
        "info import: read 3 answers of <private> file=me.log\n",
        "warning import: skipped a line file=me.log line=4\n",
      ])
    let folder = try TemporaryFolder()
    try ArticleCode.everywhere(folder: folder.path).info("here")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/app.log"))
  }

  @Test(arguments: [("Logging", 1), ("LogSinks", 3)])
  func `show the code that is compiled`(module: String, count: Int) throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(contentsOf: here.appending(path: "ArticleCode.swift"), encoding: .utf8)
    let path = "../../Sources/\(module)/\(module).docc/\(module).md"
    let article = try String(contentsOf: here.appending(path: path), encoding: .utf8)
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == count)
    for block in blocks {
      let text = try #require(block.components(separatedBy: "```").first)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let indented = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
      #expect(code.contains(indented))
    }
  }
}
