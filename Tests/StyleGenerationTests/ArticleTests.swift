import Foundation
import StyleGeneration
import StyleLoading
import Styles
import TestSupport
import Testing

@Suite struct `The article on types for styles` {
  private let article: Article
  private let json: String

  init() throws {
    article = try Article("StyleGeneration")
    json = try #require(article.examples("json").first)
  }

  @Test func `does what it says`() throws {
    let folder = try TemporaryFolder()
    let styler = try ArticleCode.load(folder.file("app.styles.json", json))
    #expect(styler.problems.isEmpty)
    var times: [Double] = []
    ArticleCode.read(styler) { times.append($0) }
    #expect(times == [0.2])
    let wrong = try ArticleCode.load(folder.file("b.json", #"{"editor": {"isTopBarHiden": true}}"#))
    #expect(wrong.problems.first?.meant == "editor.isTopBarHidden")
  }

  @Test func `shows the code that is compiled`() throws {
    #expect(article.examples("swift").count == 2)
    #expect(try article.linesMissing() == [])
  }

  @Test func `is compiled with the types that are written for its file`() throws {
    let json = json
    let sheet = try StyleSheet(
      "app.styles.json", from: StyleFiles(read: { _ throws(StyleFileError) in Array(json.utf8) }))
    let code = try StyleCode(sheet, root: "AppStyle", file: "app.styles.json")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "ArticleStyle.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == code.text)
  }
}
