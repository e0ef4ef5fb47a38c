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
    let article = try Article(module)
    #expect(article.examples("swift").count == count)
    #expect(try article.linesMissing() == [])
  }
}
