import Styles
import TestSupport
import Testing

@Suite struct `The article on styles` {
  @Test func `does what it says, with the code that is compiled`() throws {
    let article = try Article("Styles")
    let json = try #require(article.examples("json").first)
    let all = files([
      "main.json": json, "fonts.json": #"{"bodyFont": {"name": "Inter", "size": 13}}"#,
    ])
    let (color, time) = try readStyles(all)
    #expect(color.hex == "#ff8800" && time == 0.2)
    let sheet = try StyleSheet("main.json", from: all)
    #expect(sheet["preview.selectionColor"]?.color?.hex == "#ff880040")
    #expect(article.examples("swift").count == 1)
    #expect(try article.linesMissing() == [])
  }
}
