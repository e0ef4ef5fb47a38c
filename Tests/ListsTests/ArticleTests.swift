import Foundation
import Lists
import Testing

@Suite struct `The article on sharing a list` {
  @Test func `does what it says`() {
    let (list, messages) = openInbox()
    load(["One", "Two"], into: messages)
    #expect(list.elements == ["Inbox", "One", "Two", "That is all."])
    replaceOldest(in: messages, with: "Zero")
    #expect(list.elements == ["Inbox", "Zero", "One", "That is all."])
  }

  @Test func `shows the code that is compiled`() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(contentsOf: here.appending(path: "ArticleCode.swift"), encoding: .utf8)
    let article = try String(
      contentsOf: here.appending(path: "../../Sources/Lists/Lists.docc/SharingAList.md"),
      encoding: .utf8)
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 2)
    for block in blocks {
      let text = try #require(block.components(separatedBy: "```").first)
      #expect(code.contains(text))
    }
  }
}
