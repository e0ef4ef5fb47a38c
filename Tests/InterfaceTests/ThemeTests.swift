import Foundation
import Interface
import Testing

/// Colours, fonts and metrics.
@Suite struct ThemeTests {
  @Test(
    arguments: [
      ("accent", "#123456", nil, true), ("accent", "red", "blue", true),
      ("space-small", "1rem", nil, true), ("nothing", "red", nil, false),
      ("accent", "", nil, false),
      ("accent", "red;color:blue", nil, false), ("accent", "red", "}", false),
      ("family", "\"Fira Sans\", 'A (1)', serif", nil, true),
      ("accent", "color-mix(in oklab, red 60%, var(--border))", nil, true),
      ("family", "\"Fira", nil, false), ("accent", "rgb(0 0 0", nil, false),
      ("accent", "rgb(0 0 0))", nil, false),
      ("accent", "rgb(0 0 0]", nil, false), ("family", "\"</style>\"", nil, false),
      ("accent", "red /* and", nil, false),
      ("accent", "r\\65 d", nil, false),
    ] as [(String, String, String?, Bool)])
  func `reads values by name from a file`(name: String, light: String, dark: String?, isTaken: Bool)
  {
    var theme = Theme.standard
    #expect(theme.set(named: name, to: light, dark: dark) == isTaken)
    let css = RenderedPage(Text(""), theme: theme).styles
    let value = dark.map { "light-dark(\(light),\($0))" } ?? light
    #expect(css.contains("--\(name):\(value);}") == isTaken)
  }

  @Test func `is in the style sheet unless a page has its own`() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().path + "/../../Web/theme.css"
    let sheet = try String(contentsOfFile: path, encoding: .utf8)
    let block = try #require(sheet.split(separator: ":root {\n").dropFirst().first)
    let rules = block.prefix { $0 != "}" }.split(separator: "\n").map { line in
      line.dropFirst(2).replacing(": ", with: ":", maxReplacements: 1)
    }
    #expect(rules.joined() == Theme.standard.css)
    #expect(!RenderedPage(Text("")).styles.contains("--accent"))
  }

  @Test func `gives every name a value`() {
    let css = RenderedPage(Text(""), theme: .standard).styles
    for token in Theme.Token.allCases { #expect(css.contains("--\(token.rawValue):")) }
  }
}
