import StyleGeneration
import Styles
import Testing

@Suite struct `A declared function` {
  @Test(arguments: [
    ("color.shade:color", "color.shade", StyleKind.color), ("a:b:numbers", "a:b", .numbers),
    ("half:number", "half", .number), ("label:textAttributes", "label", .textAttributes),
  ])
  func `is read from a name and a kind`(text: String, name: String, kind: StyleKind) {
    #expect(DeclaredFunction(text) == DeclaredFunction(name, returns: kind))
  }

  @Test(arguments: [
    "", ":", "shade", "shade:", ":color", "shade:colour", "shade:Color", "a: color",
  ])
  func `is nothing else`(text: String) { #expect(DeclaredFunction(text) == nil) }

  @Test(arguments: StyleKind.allCases)
  func `returns a value of its kind, which has code`(kind: StyleKind) throws {
    #expect(DeclaredFunction.words.count == StyleKind.allCases.count)
    let function = DeclaredFunction("make", returns: kind).function
    let sheet = try StyleSheet(
      "main.json",
      from: StyleFiles(read: { _ throws(StyleFileError) in Array(#"{"x": "~make(1, fff)"}"#.utf8) }
      ),
      functions: [function])
    #expect(sheet["x"]?.kind == kind)
    let code = try StyleCode(sheet, root: "AppStyle", file: "main.json")
    #expect(code.text.contains("_styles.value(\"x\", or: "))
  }
}
