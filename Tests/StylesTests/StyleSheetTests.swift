import Geometry
import Styles
import Testing

@Suite struct `A style file` {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let value: StyleValue
    var testDescription: String { "\(name): \(text)" }

    init(_ name: String, _ text: String, _ value: StyleValue) {
      (self.name, self.text, self.value) = (name, text, value)
    }
  }

  private static func color(_ hex: String) -> StyleValue {
    StyleColor(hex: hex).map { .color($0) } ?? .text("no colour")
  }

  @Test(arguments: [
    Case("showTime", "0.2", .number(0.2)), Case("isTopBarHidden", "true", .bool(true)),
    Case("timingType12", "\"linear\"", .text("linear")), Case("period12", "4", .number(4)),
    Case("color", "\"f80\"", color("ff8800")), Case("color", "\"#FF8800\"", color("ff8800")),
    Case("separatorColor", "\"11223380\"", color("11223380")),
    Case("colorOfText", "\"123\"", color("112233")), Case("borderColor", "\"123\"", color("123")),
    Case("colors", "\"123\"", .text("123")), Case("discolored", "\"123\"", .text("123")),
    Case("center", "[1, 2]", .point(Point(x: 1, y: 2))),
    Case("labelPosition", "[1, 2]", .point(Point(x: 1, y: 2))),
    Case("originOfPage", "[1, 2]", .point(Point(x: 1, y: 2))),
    Case("location", "[1, 2]", .point(Point(x: 1, y: 2))),
    Case("point2", "[1, 2]", .point(Point(x: 1, y: 2))),
    Case("cellSize", "[1, 2]", .size(Size(width: 1, height: 2))),
    Case("dimensions", "[1, 2]", .size(Size(width: 1, height: 2))),
    Case("labelRect", "[1, 2, 3, 4]", .rect(Rect(x: 1, y: 2, width: 3, height: 4))),
    Case("frame", "[1, 2, 3, 4]", .rect(Rect(x: 1, y: 2, width: 3, height: 4))),
    Case("bounds", "[1, 2, 3, 4]", .rect(Rect(x: 1, y: 2, width: 3, height: 4))),
    Case("margins", "[1, 2, 3, 4]", .insets(StyleInsets(top: 1, left: 2, bottom: 3, right: 4))),
    Case("cellPadding", "8", .insets(StyleInsets(top: 8, left: 8, bottom: 8, right: 8))),
    Case("border", "[0, 0, 1, 0]", .insets(StyleInsets(top: 0, left: 0, bottom: 1, right: 0))),
    Case(
      "titleFont", #"{"name": "Inter", "size": 12}"#, .font(StyleFont(name: "Inter", size: 12))),
    Case(
      "normalTextAttributes",
      #"{"font": {"name": "Inter", "size": 12}, "color": "fff", "lineBreakMode": "wrap"}"#,
      .textAttributes(
        StyleTextAttributes(
          font: StyleFont(name: "Inter", size: 12), color: StyleColor(hex: "fff"),
          lineBreakMode: "wrap"))),
    Case("dashes", "[1, 2.5, 3]", .numbers([1, 2.5, 3])),
    Case("sign", "\"@@home\"", .text("@home")), Case("sign", "\"~~\"", .text("~")),
  ])
  func `has values of the types that their names say`(example: Case) throws {
    let sheet = try sheet("{\"\(example.name)\": \(example.text)}")
    #expect(sheet[example.name] == example.value)
  }

  @Test func `has rules within rules, and references to their full names`() throws {
    let sheet = try sheet(
      """
      {
        "colors": {"cursor": {"color": "ff8800"}, "soft": {"color": "~color.alpha(@colors.cursor.color, 0.5)"}},
        "editor": {
          "cursor": {
            "showTime": 0.2, "hideTime": 0.2, "color": "@colors.cursor.color", "period12": 0.4,
            "timingType12": "linear"
          },
          "normalTextAttributes": {"font": "@primaryFont", "color": "@editor.cursor.color"},
          "labelRect": ["@editor.cursor.showTime", 0, 1, 1]
        },
        "primaryFont": {"name": "Inter", "size": "@sizeOfText.large"},
        "sizeOfText": {"large": 17}
      }
      """)
    #expect(sheet["editor.cursor.color"] == Self.color("ff8800"))
    #expect(sheet["colors.soft.color"] == Self.color("ff8800").color?.with(alpha: 0.5).value)
    #expect(sheet["primaryFont"] == .font(StyleFont(name: "Inter", size: 17)))
    #expect(sheet["editor.labelRect"] == .rect(Rect(x: 0.2, y: 0, width: 1, height: 1)))
    #expect(sheet["editor"] == nil && sheet.styles.count == 11)
    #expect(sheet.styles.first?.name == "colors.cursor.color")
  }

  @Test func `has rules that are the same as others`() throws {
    let sheet = try sheet(
      """
      {"base": {"color": "123", "inner": {"width": 1}}, "copy": "@base", "copyOfCopy": "@copy",
       "color": "@copy.color", "number": "@copyOfCopy.inner.width"}
      """)
    #expect(
      sheet["copy.color"] == Self.color("123") && sheet["copyOfCopy.inner.width"] == .number(1))
    #expect(sheet["color"] == Self.color("123") && sheet["number"] == .number(1))
  }

  @Test func `mixes colours by their shares`() throws {
    let sheet = try sheet(
      """
      {"aColor": "~color.mix(#ff0000, 0000ff, 0.25)",
       "bColor": "~color.mix( @aColor , ~color.alpha(000,0), 0.5 )"}
      """)
    #expect(sheet["aColor"]?.color == StyleColor(red: 0.25, green: 0, blue: 0.75))
    #expect(sheet["bColor"]?.color == StyleColor(red: 0.125, green: 0, blue: 0.375, alpha: 0.5))
    #expect(sheet["bColor"]?.color?.hex == "#20006080")
  }

  @Test func `calls the program's functions`() throws {
    let double = StyleFunction("double") { arguments throws(StyleArgumentError) in
      try arguments.expect(1)
      return .number(try arguments.number(0, in: 0...100) * 2)
    }
    let text = #"{"width": "~double(~double(@base))", "base": 4}"#
    #expect(try sheet(text, functions: [double])["width"] == .number(16))
    #expect(
      problems(
        #"{"width": "~duoble(1)", "a": "~double(200)", "b": "~double()"}"#, functions: [double])
        == [
          "main.json:1:12: there is no function duoble; double may be meant",
          "main.json:1:39: double: this is not between 0.0 and 100.0",
          "main.json:1:52: double: it takes 1 arguments, and there are 0",
        ])
  }

  @Test func `is laid over what it includes`() throws {
    let all = files([
      "styles/main.json":
        #"{"text": {"color": "000"}, "@include.fonts": {"inApp": "fonts/all.json"}, "titleFont": "@bodyFont"}"#,
      "styles/fonts/all.json":
        #"{"bodyFont": {"name": "Inter", "size": 12}, "titleFont": 7, "@include.more": {"inApp": "../more.json"}}"#,
      "styles/more.json": #"{"text": {"color": "fff", "width": 2}}"#,
    ])
    let sheet = try StyleSheet("styles/main.json", from: all)
    #expect(sheet["text.color"] == Self.color("000") && sheet["text.width"] == .number(2))
    #expect(sheet["titleFont"] == .font(StyleFont(name: "Inter", size: 12)))
    #expect(sheet.files == ["styles/main.json", "styles/fonts/all.json", "styles/more.json"])
  }

  @Test func `takes the remote part once it is there, and the local one while it is broken`() throws
  {
    let local = [
      "main.json": #"{"@include.x": {"inApp": "x.json", "remote": "http://h/x"}}"#,
      "x.json": #"{"a": 1, "b": 2}"#,
    ]
    let without = try StyleSheet("main.json", from: files(local))
    #expect(without["a"] == .number(1) && without.remotes == ["http://h/x"])
    #expect(without.warnings.isEmpty)
    let offline = try StyleSheet("main.json", from: StyleFiles(read: files(local).read))
    #expect(offline["a"] == .number(1))
    #expect(
      offline.warnings.map(\.description)
        == ["main.json:1:46: remote parts are not fetched; the local part is used"])
    let with = try StyleSheet(
      "main.json", from: files(local, remote: ["http://h/x": #"{"a": 3}"#]))
    #expect(with["a"] == .number(3) && with["b"] == .number(2))
    let broken = try StyleSheet(
      "main.json", from: files(local, remote: ["http://h/x": #"{"a": 3,}"#]))
    #expect(broken["a"] == .number(1))
    #expect(
      broken.warnings.map(\.description) == ["http://h/x:1:9: a member's name is missing here"])
  }

  @Test(arguments: [
    (#"{"width": 1, "a": {"b": 2}}"#, []),
    (#"{"wdith": 1, "a": {"b": 2}}"#, ["main.json:1:2: wdith has no effect; width may be meant"]),
    // A style that another one reads has an effect, by itself or within a rule.
    (#"{"width": "@c", "c": 1}"#, []),
    (#"{"a": "@base", "base": {"b": 2}}"#, []),
    (#"{"a": {"b": "@base.d"}, "base": {"d": 2}}"#, []),
    (
      #"{"c": "@base", "base": {"b": 2}}"#,
      [
        "main.json:1:2: c has no effect", "main.json:1:25: base.b has no effect",
      ]
    ),
    (#"{"a": "@base", "base": {"b": 2, "d": 2}}"#, ["main.json:1:33: base.d has no effect"]),
    (
      #"{"a": {"b": 1, "x": 3}}"#,
      ["main.json:1:16: a.x has no effect; a.b may be meant"]
    ),
    (#"{"width": "~twice(@c)", "c": 1, "e": 2}"#, ["main.json:1:33: e has no effect"]),
  ])
  func `reports names that neither the program nor another style reads`(
    text: String, reported: [String]
  ) throws {
    let twice = StyleFunction("twice") { arguments throws(StyleArgumentError) in
      .number(try arguments.number(0) * 2)
    }
    let memory = files(["main.json": text])
    let sheet = try StyleSheet(
      "main.json", from: memory, functions: [twice], expecting: ["width", "a.b"])
    #expect(sheet.warnings.map(\.description) == reported)
    #expect(try StyleSheet("main.json", from: memory, functions: [twice]).warnings.isEmpty)
  }

  private static let limits: [String: StyleLimit] = [
    "width": .number(0...10), "a.b": .number(1...2), "a.margins": .insets(0...20), "isWide": .bool,
    "name": .text,
  ]

  @Test(arguments: [
    (#"{"width": 0, "a": {"b": 2, "margins": 20}, "isWide": true, "name": "x"}"#, [], 5),
    (
      #"{"width": -5}"#,
      ["main.json:1:11: width is from 0 to 10, and this is -5; the standard value is used"], 0
    ),
    (
      "{\"a\":\n {\"b\": 1e12, \"c\": 1e300}}",
      ["main.json:2:8: a.b is from 1 to 2, and this is 1000000000000; the standard value is used"],
      1
    ),
    (
      #"{"a": {"margins": [0, 20.5, 0, -1]}}"#,
      ["main.json:1:19: a.margins is from 0 to 20, and this is 20.5; the standard value is used"], 0
    ),
    (
      #"{"a": {"margins": -1}}"#,
      ["main.json:1:19: a.margins is from 0 to 20, and this is -1; the standard value is used"], 0
    ),
    (
      #"{"width": "wide", "isWide": 1, "name": true}"#,
      [
        "main.json:1:11: width is a number, and this is a text; the standard value is used",
        "main.json:1:29: isWide is true or false, and this is a number; the standard value is used",
        "main.json:1:40: name is a text, and this is true or false; the standard value is used",
      ], 0
    ),
    // By a reference, at its place; the target keeps its value.
    (
      #"{"big": 11, "width": "@big"}"#,
      ["main.json:1:22: width is from 0 to 10, and this is 11; the standard value is used"], 1
    ),
    // By a rule that refers to another.
    (
      #"{"a": "@base", "base": {"b": 3}}"#,
      ["main.json:1:30: a.b is from 1 to 2, and this is 3; the standard value is used"], 1
    ),
  ])
  func `reports values that the program does not accept, and leaves them out`(
    text: String, reported: [String], styles: Int
  ) throws {
    let sheet = try StyleSheet(
      "main.json", from: files(["main.json": text]), within: Self.limits)
    #expect(sheet.warnings.map(\.description) == reported)
    #expect(sheet.styles.count == styles)
    for style in sheet.styles {
      #expect(Self.limits[style.name].map { $0.kind == style.value.kind } ?? true)
    }
  }
}

extension StyleValue {
  var color: StyleColor? {
    if case .color(let color) = self { return color }
    return nil
  }
}

extension StyleColor {
  var value: StyleValue { .color(self) }
}
