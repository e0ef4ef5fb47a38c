import Foundation
import Interface
import InterfaceTestSupport
import Testing

/// The code of the tutorial behaves as described.
@Suite struct TutorialTests {
  @Test func `a greeting has a heading`() {
    let page = TestPage(Greeting(name: "Ada"))
    #expect(page.find("heading", "Hello, Ada")?.tag == "h1")
  }

  @Test func `a counter counts, and writes its digits alone`() {
    let page = TestPage(Counter())
    page.click("button", "Counted 0")
    #expect(page.takeLog() == ["data Counted 1"])
  }

  @Test func `errands are added, done and removed`() {
    let page = TestPage()
    let errands = Errands()
    page.mount(ErrandPage(errands: errands, browser: page.browser.browser))
    page.settle()
    #expect(page.document.root.text.contains("Nothing to do."))
    #expect(page.find("button", "Add")?.attributes["disabled"] == "")
    for title in ["Bread", "Milk"] {
      page.type(title, into: "New errand")
      page.press(.return, in: "New errand")
    }
    #expect(page.all("listitem").map(\.text) == ["Bread", "Milk"])
    page.choose("Bread")
    #expect(page.document.root.text.contains("1 to do"))
    page.click("button", "Remove what is done")
    #expect(page.all("listitem").map(\.text) == ["Milk"])
    page.unmount()
    #expect(page.nodeCount == 0)
  }

  @Test func `what is written outlives a reload`() {
    let page = TestPage()
    page.mount(ErrandPage(errands: Errands(), browser: page.browser.browser))
    page.type("Bre", into: "New errand")
    page.type("Bread", into: "New errand")
    let next = TestPage()
    next.browser.storage = page.browser.storage
    next.mount(ErrandPage(errands: Errands(), browser: next.browser.browser))
    next.settle()
    #expect(next.find("textbox", "New errand")?.value == "Bread")
  }

  static func text(_ path: String) throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// The pieces of Swift in an article.
  static func code(in article: String) -> [String] {
    article.components(separatedBy: "```swift\n").dropFirst().map { rest in
      rest.components(separatedBy: "```")[0]
    }
  }

  @Test func `the article shows what is tested here`() throws {
    let article = try Self.text("Sources/Interface/Interface.docc/FromNothingToAList.md")
    let tested = try Self.text("Tests/InterfaceTests/TutorialCode.swift")
    let pieces = Self.code(in: article)
    #expect(pieces.count == 7)
    for piece in pieces.dropLast() { #expect(tested.contains(piece), "\(piece)") }
    // The program at the end is a page that is compiled for the browser.
    #expect(try Self.text("Tests/TutorialPage/Page.swift") == pieces.last)
  }

  @Test func `the article on servers shows what is tested here`() throws {
    let article = try Self.text("Sources/Interface/Interface.docc/WrittenByTheServer.md")
    let tested = Self.flush(try Self.text("Tests/InterfaceTests/ServerCode.swift"))
    let pieces = Self.code(in: article)
    #expect(pieces.count == 2)
    for piece in pieces { #expect(tested.contains(Self.flush(piece)), "\(piece)") }
  }

  /// The lines without their indentation.
  static func flush(_ code: String) -> String {
    code.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }

  @Test func `a page is written from what it gives to its program`() {
    let page = written(
      from: Overview(json: "[1]"), now: 0, formatting: Formatting { number, _, _ in "\(number)" })
    #expect(page.contains(">[1]</span>"))
    #expect(page.contains("id=\"given-overview\">[1]</script>"))
  }
}
