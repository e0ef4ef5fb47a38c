import Foundation
import JSON
import TestSupport
import Testing

@Suite struct `A JSON value` {
  struct Reads: Sendable { let text: String, value: JSONValue }

  @Test(arguments: [
    Reads(text: "null", value: .null),
    Reads(text: " [true , false] ", value: .array([true, false])),
    Reads(text: "0", value: .integer(0)),
    Reads(text: "-9223372036854775808", value: .integer(.min)),
    Reads(text: "9223372036854775807", value: .integer(.max)),
    Reads(text: "9223372036854775808", value: .number(9_223_372_036_854_775_808)),
    Reads(text: "0.25", value: .number(0.25)),
    Reads(text: "-1.5e-3", value: .number(-0.0015)),
    Reads(text: "2E+2", value: .number(200)),
    Reads(text: "1e400", value: .number(.infinity)),
    Reads(text: "1e-400", value: .number(0)),
    Reads(text: #""a\"\\\/\b\f\n\r\t\u00e9\ud83c\udfb2""#, value: "a\"\\/\u{8}\u{c}\n\r\té🎲"),
    Reads(text: "{}", value: .object([])),
    Reads(
      text: #"{"at":1640997602,"text":"дім"}"#,
      value: .object(["at": .integer(1_640_997_602), "text": "дім"])),
  ])
  func `is read from text`(_ c: Reads) throws {
    #expect(try JSONValue(parsing: Array(c.text.utf8)) == c.value)
  }

  @Test(arguments: [
    "", "nul", "[1,]", "[1", "{\"a\"}", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "1e", "+1", "1 2",
    "\"\\x\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\u{1}\"", "\"open", "'a'", "[1}", "-",
    String(repeating: "[", count: 100),
  ])
  func `is refused when the text is not JSON`(text: String) {
    #expect(throws: JSONProblem.self) { try JSONValue(parsing: Array(text.utf8)) }
  }

  @Test(arguments: [
    ("[1", "lacks a comma or a closing bracket at byte 2"),
    ("1 2", "has something after its end at byte 2"),
    ("01", "has a leading zero at byte 2"), ("\"\\x\"", "has an unknown escape at byte 3"),
    ("\"\u{1}\"", "has an unescaped control character at byte 2"),
    ("\"\\ud800\"", "has half a surrogate pair at byte 7"),
    (String(repeating: "[", count: 100), "has a value too deep within others at byte 64"),
  ])
  func `is refused with what is wrong, and where`(text: String, sentence: String) {
    let problem = #expect(throws: JSONProblem.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(problem?.description == "the JSON text \(sentence)")
  }

  @Test func `is refused when a text is not UTF-8`() {
    #expect(throws: JSONProblem.self) {
      try JSONValue(parsing: [0x22, 0xC3, 0x28, 0x22])
    }
  }

  @Test func `round-trips, and is parsed the same by Foundation`() throws {
    let seed: UInt64 = 31
    var random = SplitMix(seed: seed)
    for _ in 0..<3_000 {
      let value = random.json(depth: 3)
      #expect(try JSONValue(parsing: value.bytes) == value, "seed \(seed)")
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(value.bytes), options: .fragmentsAllowed)
      }
    }
  }

  @Test func `finds members by name`() {
    let value = JSONValue.object(["a": .integer(1), "b": "x", "c": .array([]), "d": true])
    #expect(value["a"]?.integer == 1)
    #expect(value["a"]?.number == 1)
    #expect(value["b"]?.string == "x")
    #expect(value["c"]?.array == [])
    #expect(value["d"]?.bool == true)
    #expect(value["e"] == nil)
    #expect(JSONValue.null["a"] == nil)
    #expect(JSONValue.number(.nan).text == "null")
  }

  @Test(
    arguments: [
      (nil, "null"), (true, "true"), (7, "7"), (-9_223_372_036_854_775_808, "-9223372036854775808"),
      (0.5, "0.5"), (2e3, "2000.0"), ("дім", "\"дім\""), ([], "[]"), ([:], "{}"),
      ([1, 2.5, "x", nil, [true]], "[1,2.5,\"x\",null,[true]]"),
      (["b": 1, "a": ["c": nil]], "{\"b\":1,\"a\":{\"c\":null}}"),
      ("\(1 + 1) books", "\"2 books\""),
    ] as [(JSONValue, String)])
  func `is written as a literal`(_ value: JSONValue, _ text: String) {
    #expect(value.text == text)
  }

  @Test func `distinguishes a whole number literal from a count of elements`() {
    let value: JSONValue = ["size": 3, "parts": [1, 2], "huge": 1e300]
    #expect(value["size"]?.int == 3)
    #expect(value["parts"]?.int == nil)
    #expect(value["parts"]?.array?.count == 2)
    #expect(value["huge"]?.int == nil)
    #expect(JSONValue.int(3) == 3)
  }
}

extension SplitMix {
  /// A random value whose numbers are short enough to be read back exactly.
  fileprivate mutating func json(depth: Int) -> JSONValue {
    let letters = ["a", "\"", "\\", "\n", "é", "🎲", "\u{1}", " "]
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &self) {
    case 0: return .null
    case 1: return .bool(.random(using: &self))
    case 2: return .integer(Int64.random(in: .min ... .max, using: &self))
    case 3: return .number(Double(Int.random(in: -99_999...99_999, using: &self)) / 1_000)
    case 4:
      let length = Int.random(in: 0..<6, using: &self)
      return .string(
        (0..<length).map { _ in letters[Int.random(in: 0..<8, using: &self)] }.joined())
    case 5:
      return .array((0..<Int.random(in: 0..<4, using: &self)).map { _ in json(depth: depth - 1) })
    default:
      return .object(
        (0..<Int.random(in: 0..<4, using: &self)).map { .init("m\($0)", json(depth: depth - 1)) })
    }
  }
}
