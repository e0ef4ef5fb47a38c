import Styles
import TestSupport
import Testing

@Suite struct `A mistake in a style file` {
  @Test(arguments: [
    ("{", "1:2: a member's name is missing here"),
    ("{\n  \"a\": 1\n  \"b\": 2}", "3:3: a comma or a closing brace is missing here"),
    ("[]", "1:1: a style file is an object"),
    ("{\"a\": null}", "1:7: a has no value"),
    ("{\"a\": 1e999}", "1:7: this number is too large"),
    ("{\"ї\": \"@b\"}", "1:7: there is no b"),
    ("{\"two words\": 1}", "1:2: a name has letters, digits, - and _, and begins with a letter"),
    ("{\"a\": 1,\n \"a\": 2}", "2:2: a is there twice, first in line 1"),
    (
      "{\"colors\": {\"cursor\": \"fff\"}, \"x\": \"@colors.cusror\"}",
      "1:36: there is no colors.cusror; colors.cursor may be meant"
    ),
    (
      "{\"a\": {\"b\": 1}, \"c\": [\"@a\"]}",
      "1:23: a is a rule that holds others, and no value"
    ),
    (
      "{\"textColor\": 7}",
      "1:15: textColor is a colour of 3, 6 or 8 hexadecimal digits by its name, and this is a number"
    ),
    (
      "{\"textColor\": \"#12345\"}",
      "1:15: textColor is a colour of 3, 6 or 8 hexadecimal digits by its name, and this is a text"
    ),
    (
      "{\"cellSize\": [1, 2, 3]}",
      "1:14: cellSize is a list of 2 numbers, [width, height] by its name, and this is a list of numbers"
    ),
    (
      "{\"cellSize\": [1, true]}",
      "1:18: cellSize is a number by its name, and this is true or false"
    ),
    ("{\"font\": {\"name\": \"A\"}}", "1:10: a font needs a name and a size"),
    (
      "{\"font\": {\"name\": \"A\", \"siez\": 1}}",
      "1:24: a font has name, size, and no siez; size may be meant"
    ),
    (
      "{\"textAttributes\": {\"colour\": \"fff\"}}",
      "1:21: text attributes has font, color, lineBreakMode, and no colour; color may be meant"
    ),
    ("{\"a\": \"~color.alpha(fff, 2)\"}", "1:26: color.alpha: this is not between 0.0 and 1.0"),
    (
      "{\"a\": \"~color.alpha(ggg, 1)\"}",
      "1:21: color.alpha: this is not a colour of 3, 6 or 8 hexadecimal digits"
    ),
    (
      "{\"a\": \"~color.alhpa(fff, 1)\"}",
      "1:8: there is no function color.alhpa; color.alpha may be meant"
    ),
    ("{\"a\": \"~color.alpha\"}", "1:20: a call needs ( after its name"),
    ("{\"a\": \"~color.alpha(fff, 1\"}", "1:27: a call needs ) at its end"),
    ("{\"a\": \"~color.alpha(fff,)\"}", "1:25: an argument is missing"),
    ("{\"a\": \"~color.alpha(fff, 1) x\"}", "1:29: nothing may be after the call"),
    ("{\"a\": \"@b\", \"b\": \"@c\", \"c\": \"@b\"}", "1:18: b refers to itself: b → c → b"),
    ("{\"a\": \"@a\"}", "1:7: a refers to itself: a → a"),
    ("{\"a\": \"~color.alpha(@a, 1)\"}", "1:7: a refers to itself: a → a"),
    ("{\"@include.x\": 1}", "1:16: an include is {\"inApp\": …, \"remote\": …}"),
    ("{\"@include.x\": {}}", "1:16: an include needs its local file, inApp"),
    (
      "{\"@include.x\": {\"inapp\": \"x\"}}",
      "1:17: an include has inApp and remote, and no inapp; inApp may be meant"
    ),
    ("{\"@include.x\": {\"inApp\": \"x.json\"}}", "1:26: x.json: there is no such file"),
    (
      "{\"@include.x\": {\"inApp\": \"main.json\"}}",
      "1:26: main.json includes itself: main.json → main.json"
    ),
  ])
  func `is shown with its place`(text: String, problem: String) {
    #expect(problems(text).first == "main.json:\(problem)")
  }

  @Test func `is shown with all others, and what follows from it is not`() {
    let found = problems("{\"a\": \"@first\",\n \"b\": \"@second\",\n \"c\": \"@a\"}")
    #expect(found == ["main.json:1:7: there is no first", "main.json:2:7: there is no second"])
  }

  @Test func `is no end: rules that hold each other are refused`() {
    let found = problems(#"{"a": {"x": "@b"}, "b": {"y": "@a"}}"#)
    #expect(found.contains { $0.contains("refers to itself") })
  }

  @Test func `may be as many references as are refused`() {
    let names = (0..<2_000).map { "\"n\($0)\": \"@n\($0 + 1)\"" }.joined(separator: ",")
    #expect(problems("{\(names), \"n2000\": 1}").first?.contains("references in a row") == true)
  }

  /// Thirty rules that hold the next one twice each, and the last of them.
  private static func doubled(last: String) -> String {
    let rules = (0..<30).map { number in
      let next = "@a\(number + 1)"
      return #""a\#(number)": {"l": "\#(next)", "r": "\#(next)"}"#
    }
    return "{" + rules.joined(separator: ",") + #", "a30": "# + last + "}"
  }

  /// Many members, which a closure writes by their numbers.
  private static func members(_ count: Int, _ member: (Int) -> String) -> String {
    let members = (0..<count).map(member)
    return "{" + members.joined(separator: ",") + "}"
  }

  /// A text, and the beginning of the sentence that refuses it.
  private struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let sentence: String

    init(_ description: String, _ text: String, _ sentence: String) {
      testDescription = description
      self.text = text
      self.sentence = sentence
    }
  }

  /// Texts that are small, and whose values would be more than fit in memory or in a second.
  private static let hostile: [Hostile] = [
    Hostile(
      "rules that refer to rules twice each", doubled(last: #"{"b": 1}"#),
      "with the rules that refer to others, there are more than 10000 values"),
    Hostile(
      "such rules without a value", doubled(last: "{}"),
      "with the rules that refer to others, there are more than 10000 values"),
    Hostile(
      "very many values", members(150_000) { #""a\#($0)": 1"# },
      "there are more than 10000 values"),
    Hostile(
      "a long name", #"{""# + String(repeating: "a", count: 1_000_000) + #"": 1}"#,
      "names have at most 1000 bytes"),
    Hostile(
      "a long reference", #"{"a": "@b"# + String(repeating: ".b", count: 500_000) + #""}"#,
      "names have at most 1000 bytes"),
    Hostile(
      "a long text", #"{"a": ""# + String(repeating: "b", count: 1_000_000) + #""}"#,
      "a text has at most 4096 bytes"),
    Hostile(
      "a long list", #"{"a": [1"# + String(repeating: ",1", count: 300_000) + "]}",
      "a list has at most 100 numbers"),
    Hostile(
      "very many mistakes", members(9_000) { #""name\#($0)": "@mane\#($0)""# }, "there is no mane0"),
    Hostile(
      "a long file", #"{"a": 1}"# + String(repeating: " ", count: 3 << 20),
      "a style file has at most 2 MB"),
  ]

  @Test(arguments: hostile)
  private func `is refused at once, whatever it would amount to`(hostile: Hostile) {
    let bytes = Array(hostile.text.utf8)
    var found: [StyleProblem] = []
    let taken = ContinuousClock().measure {
      do throws(StyleProblems) {
        _ = try StyleSheet("main.json", from: StyleFiles(read: { _ in bytes }))
      } catch { found = error.problems }
    }
    let first = found.first?.sentence ?? "accepted"
    #expect(first.hasPrefix(hostile.sentence))
    #expect(found.count <= 101)
    // A second of the released program.
    #expect(taken < .seconds(10))
  }

  @Test func `is also that files include too much`() {
    let bytes = Array((#"{"a": 1}"# + String(repeating: " ", count: 1 << 20)).utf8)
    let main = Array(Self.members(900) { #""@include.\#($0)": {"inApp": "part"}"# }.utf8)
    let error = #expect(throws: StyleProblems.self) {
      try StyleSheet("main.json", from: StyleFiles(read: { $0 == "main.json" ? main : bytes }))
    }
    #expect(
      error?.problems.first?.sentence == "with this one, style files have more than 4 MB")
  }

  @Test func `are not 10,000 values, nor rules that others replace`() throws {
    let many = Self.members(10_000) { #""a\#($0)": \#($0)"# }
    let sheet = try StyleSheet("main.json", from: StyleFiles(read: { _ in Array(many.utf8) }))
    #expect(sheet.styles.count == 10_000 && sheet["a9999"] == .number(9_999))
    let layers = [
      "main.json": #"{"@include.x": {"inApp": "x"}, "a": {"c": 3}, "b": 4, "d": "@a"}"#,
      "x": #"{"a": {"c": 1, "e": {"f": 2}}, "b": {"g": 5}, "last": 6}"#,
    ]
    let layered = try StyleSheet(
      "main.json", from: StyleFiles(read: { Array((layers[$0] ?? "").utf8) }))
    #expect(
      layered.styles.map(\.name) == ["a.c", "a.e.f", "last", "b", "d.c", "d.e.f"])
  }

  /// Thousands of files that differ from a correct one in a few bytes: no crash, and every problem
  /// has a position within the file.
  @Test func `never ends the program`() throws {
    let text = #"""
      {
        "colors": {"ink": {"color": "#123"}, "softColor": "~color.alpha(@colors.ink.color, 0.5)"},
        "editor": "@base", "base": {"cursor": {"showTime": 0.2, "color": "@colors.softColor"}},
        "bodyFont": {"name": "Inter", "size": 12}, "cellSize": [1, "@base.cursor.showTime"],
        "titleTextAttributes": {"font": "@bodyFont", "color": "~color.mix(fff, @colors.ink.color, 1)"},
        "@include.more": {"inApp": "more.json", "remote": "http://h/more"}
      }
      """#
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let letters = Array(#"{}[]",:@~()\.#09aeé "#.utf8)
    let whole = Array(text.utf8)
    var refused = 0
    let attempts = Soak.attempts(10_000, soak: 100_000)
    for _ in 0..<attempts {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(letters.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes[place] = letters.randomElement(using: &random) ?? 0
        default:
          let end = min(place + Int.random(in: 1...30, using: &random), bytes.count)
          bytes.insert(
            contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      let mutated = bytes
      let lines = mutated.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      do throws(StyleProblems) {
        _ = try StyleSheet(
          "main.json",
          from: StyleFiles(read: { path in
            path == "main.json" ? mutated : Array("{\"more\": 1}".utf8)
          }))
      } catch {
        refused += 1
        for problem in error.problems where problem.file == "main.json" {
          let isWithin =
            lines.indices.contains(problem.line - 1)
            && problem.column >= 1 && problem.column <= lines[problem.line - 1].count + 1
          #expect(isWithin && !problem.sentence.isEmpty, "seed \(seed): \(problem)")
        }
      }
    }
    #expect(refused > attempts / 10)
  }
}
