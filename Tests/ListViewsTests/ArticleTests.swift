import Foundation
import Interface
import InterfaceTestSupport
import ListViews
import Lists
import Testing

@Suite struct `The article on long lists` {
  private let letters = (0..<500).map { Letter(id: $0, title: "Letter \($0)") }

  @Test func `does what it says`() {
    #expect(ListPage(Letters(letters: letters)).page.find("listitem")?.text == "Letter 0")
    #expect(ListPage(Days(days: letters)).rows.first == 0)
    let diary = ListPage(Diary(days: letters))
    diary.page.click("button", "To the last day")
    diary.settle()
    #expect(diary.seen.last == 499)
    #expect(diary.page.document.root.text.contains("From day 49"))
    let chores = ListPage(Chores(model: ChoreModel()))
    let grip = chores.page.find("button", "Move Bake bread")
    chores.page.send(Event(.keydown, key: .up), to: grip)
    #expect(chores.page.find("listitem")?.text.hasPrefix("Bake bread") == true)
    let list = ListAdapter(["One"])
    let inbox = ListPage(Inbox(list: list))
    list.append("Two")
    inbox.settle()
    #expect(inbox.rows == [0, 1])
  }

  @Test func `caches expensive values until the page is hidden`() {
    let browser = TestBrowser()
    var made: [Int] = []
    let previews = Previews(browser: browser.browser) { letter in
      made.append(letter.id)
      return "About " + letter.title
    }
    let page = ListPage(Searched(letters: letters, previews: previews))
    #expect(page.page.find("listitem")?.text == "About Letter 0")
    let first = made
    #expect(first.count > 3 && Set(first).count == first.count)
    let again = { ListPage(Searched(letters: self.letters, previews: previews)).seen }
    #expect(again().first == 0 && made == first)
    browser.show(false)
    #expect(again().first == 0 && made == first + first)
  }

  @Test func `shows the code that is compiled`() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(contentsOf: here.appending(path: "ArticleCode.swift"), encoding: .utf8)
    let article = try String(
      contentsOf: here.appending(path: "../../Sources/ListViews/ListViews.docc/LongLists.md"),
      encoding: .utf8)
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 6)
    for block in blocks {
      let text = try #require(block.components(separatedBy: "```").first)
      #expect(code.contains(text))
    }
  }
}
