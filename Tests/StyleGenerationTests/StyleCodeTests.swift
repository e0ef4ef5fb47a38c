import Foundation
import StyleGeneration
import Styles
import TestSupport
import Testing

@Suite struct `Code for a style file` {
  private static let text = #"""
    {
      "editor": {
        "cursor": {"showTime": 0.2, "color": "#ff8800"}, "isTopBarHidden": false, "top-bar": {"height": 44}
      },
      "default": {"class": 1, "styles": 2, "styles-of_it": "say \"дім\" \\(x)\n"},
      "aRect": [1, 2, 3, 4], "center": [1, 2], "cellSize": [3, 4], "padding": 8, "dashes": [1, 2],
      "bodyFont": {"name": "Inter", "size": 12},
      "bodyTextAttributes": {"font": "@bodyFont", "color": "fff"}
    }
    """#

  private func sheet(_ text: String) throws -> StyleSheet {
    try StyleSheet(
      "main.json", from: StyleFiles(read: { _ throws(StyleFileError) in Array(text.utf8) }))
  }

  private func code(_ text: String) throws -> String {
    try StyleCode(sheet(text), root: "AppStyle", file: "main.json").text
  }

  @Test func `has a type for each rule and a field for each style`() throws {
    let code = try code(Self.text)
    for line in [
      "public struct AppStyle: Sendable {",
      "  public var editor: EditorStyle { EditorStyle(_styles) }",
      "public struct EditorStyle: Sendable {",
      "  public var topBar: EditorTopBarStyle { EditorTopBarStyle(_styles) }",
      "  public var isTopBarHidden: Bool {",
      "    _styles.value(\"editor.isTopBarHidden\", or: false)",
      "public struct EditorCursorStyle: Sendable {", "  public var color: StyleColor {",
      "  public var `default`: DefaultStyle { DefaultStyle(_styles) }",
      "  public var `class`: Double {", "public import Geometry", "public import Styles",
      "  public static let names: [String] = [", "    \"editor.top-bar.height\",",
    ] {
      #expect(code.contains("\(line)\n"), "\(line)")
    }
  }

  @Test func `imports what its public members name, and nothing else`() throws {
    #expect(try !code(#"{"color": "fff", "margin": 8}"#).contains("Geometry"))
    #expect(
      try code(#"{"cellSize": [1, 2]}"#).contains("public import Geometry\npublic import Styles\n"))
  }

  @Test(arguments: [
    (#"{"a-b": 1, "aB": 2}"#, "a-b and aB would both become aB; rename one of them"),
    (
      #"{"a": {"bc": {"x": 1}}, "a-bc": {"x": 1}}"#,
      "a.bc and a-bc would both become ABcStyle; rename one of them"
    ),
    (#"{"app": {"x": 1}}"#, "the root and app would both become AppStyle; rename one of them"),
  ])
  func `is refused where two names would become one`(text: String, sentence: String) throws {
    let error = #expect(throws: StyleCodeError.self) { try code(text) }
    #expect(error?.description == sentence)
  }

  /// Compiles the code with lines that use it, and returns the compiler's messages.
  private func compile(_ uses: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    let place = folder.path + "/Tests/Suite/Refused"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Sources",
      withDestinationPath: URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Sources"
      ).standardizedFileURL.path())
    try code(Self.text).write(toFile: place + "/Code.swift", atomically: true, encoding: .utf8)
    try "import Styles\n\nfunc use(_ style: AppStyle) {\n\(uses)\n}\n".write(
      toFile: place + "/Uses.swift", atomically: true, encoding: .utf8)
    let wrong = WrongCode(["Code", "Uses"], in: URL(filePath: place))
    return try await wrong.refused().map { "\($0.file): \($0.sentence)" }
  }

  @Test func `compiles`() async throws {
    #expect(
      try await compile(
        """
        let color: StyleColor = style.editor.cursor.color
        let height: Double = style.editor.topBar.height + style.default.class
        _ = (AppStyle.names.count, color, height, style.default.stylesOfIt, style.bodyTextAttributes, style.dashes.count)
        """) == [])
  }
}
