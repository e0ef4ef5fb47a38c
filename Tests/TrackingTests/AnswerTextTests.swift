import TestSupport
import Testing
import Tracking

@Suite struct `An answer's text` {
  struct Reads: Sendable, CustomTestStringConvertible {
    let text: String
    let tags: [String]
    var comment: String?
    var testDescription: String { text }
  }

  @Test(arguments: [
    Reads(text: "work", tags: ["work"]),
    Reads(text: "  eat   lunch\tpeople\n", tags: ["eat", "lunch", "people"]),
    Reads(text: "slp (ran 5 km)", tags: ["slp"], comment: "ran 5 km"),
    Reads(
      text: "(before) work (see (nested) note) code", tags: ["work", "code"],
      comment: "before\nsee (nested) note"),
    Reads(text: "work[late]code", tags: ["work", "code"], comment: "late"),
    Reads(text: "дім chores спорт-зал 🎲 👨‍👩‍👧", tags: ["дім", "chores", "спорт-зал", "🎲", "👨‍👩‍👧"]),
    Reads(text: "散歩 قراءة", tags: ["散歩", "قراءة"]),
    Reads(text: "می‌خواهم ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿", tags: ["می‌خواهم", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"]),
    Reads(text: "eat, lunch, people", tags: ["eat", "lunch", "people"]),
    Reads(text: "a,b;c 1,5", tags: ["a,b;c", "1,5"]),
    Reads(text: "work, , code,", tags: ["work", "code"]),
    Reads(text: "Work work WORK code", tags: ["Work", "code"]),
    Reads(text: "Дім ДІМ дім", tags: ["Дім"]),
    Reads(text: "caf\u{e9} cafe\u{301}", tags: ["café"]),
    Reads(text: "work ()", tags: ["work"]),
    Reads(text: "work (see [1) now", tags: ["work", "now"], comment: "see [1"),
    Reads(text: "work [see (1)]", tags: ["work"], comment: "see (1)"),
    Reads(text: "5\" nails", tags: ["5\"", "nails"]),
    Reads(text: "work\u{a0}code", tags: ["work", "code"]),
    Reads(text: String(repeating: "a", count: 100), tags: [String(repeating: "a", count: 100)]),
  ])
  func `is read as tags and a comment`(_ c: Reads) throws {
    guard case .answer(let answer) = try AnswerText(parsing: c.text) else {
      Issue.record("not an answer")
      return
    }
    #expect(answer.tags.map(\.text) == c.tags)
    #expect(answer.comment == c.comment)
  }

  /// Characters that are invisible, or change the direction of text.
  private static let misleading: Set<UInt32> = [
    0x200B, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060, 0x2061, 0x2062, 0x2063,
    0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF,
  ]

  @Test func `classifies white space and control characters as Unicode does`() {
    let some = Array(UInt32(0)...0x3100) + stride(from: 0x3100, through: 0x10FFFF, by: 97)
    for value in some + [0xFEFF] {
      guard let scalar = Unicode.Scalar(value), !"()[]\",".unicodeScalars.contains(scalar) else {
        continue
      }
      let found = try? AnswerText(parsing: "a\(Character(scalar))b")
      let expected: AnswerText? =
        if scalar.properties.isWhitespace {
          .answer(Answer(tags: [TagName("a"), TagName("b")]))
        } else if scalar.properties.generalCategory == .control || Self.misleading.contains(value) {
          nil
        } else {
          .answer(Answer(tags: [TagName("a\(Character(scalar))b")]))
        }
      if found != expected { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func `repeats the previous answer with one mark`() throws {
    #expect(try AnswerText(parsing: " \" ") == .sameAsBefore(comment: nil))
    #expect(try AnswerText(parsing: "\" (tired)") == .sameAsBefore(comment: "tired"))
  }

  struct Refuses: Sendable, CustomTestStringConvertible {
    let text: String
    let kind: AnswerProblem.Kind
    let position: Int
    var testDescription: String { String(text.prefix(40)) }
  }

  @Test(arguments: [
    Refuses(text: "", kind: .noTags, position: 1),
    Refuses(text: " , (only a comment)", kind: .noTags, position: 1),
    Refuses(text: "un (balanced", kind: .unclosed, position: 4),
    Refuses(text: "a ((b)", kind: .unclosed, position: 3),
    Refuses(text: "a b)", kind: .unopened, position: 4),
    Refuses(text: "a (b]", kind: .unclosed, position: 3),
    Refuses(text: "a [b (c] d)", kind: .unclosed, position: 3),
    Refuses(text: "a b] c", kind: .unopened, position: 4),
    Refuses(text: "work \" code", kind: .repeatNotAlone, position: 6),
    Refuses(text: "work \u{7} code", kind: .controlCharacter, position: 6),
    Refuses(text: "wo\u{200B}rk", kind: .controlCharacter, position: 3),
    Refuses(text: "дім (\u{202E}note)", kind: .controlCharacter, position: 6),
    Refuses(text: "\u{FEFF}work", kind: .controlCharacter, position: 1),
    Refuses(text: "ok " + String(repeating: "ы", count: 101), kind: .tagTooLong, position: 4),
    Refuses(text: String(repeating: "a ", count: 1_001), kind: .textTooLong, position: 2_001),
    Refuses(
      text: (1...51).map { "t\($0)" }.joined(separator: " "), kind: .tooManyTags, position: 192),
    Refuses(
      text: "t1 T1 t1 " + (1...51).map { "t\($0)" }.joined(separator: " ") + " t9 t52",
      kind: .tooManyTags, position: 201),
  ])
  func `is refused with a reason and a position`(_ c: Refuses) throws {
    let problem = try #require(throws: AnswerProblem.self) { try AnswerText(parsing: c.text) }
    #expect(problem.kind == c.kind)
    #expect(problem.position == c.position)
    #expect(!problem.description.isEmpty)
  }

  @Test func `round-trips between printing and parsing`() throws {
    let seed: UInt64 = 4_711
    var random = SplitMix(seed: seed)
    let pieces = ["a", "Б", "🎲", " ", " ", ",", "(", ")", "[", "]", "\"", "é", "\t"]
    var answers = 0
    for _ in 0..<20_000 {
      let length = Int.random(in: 0..<14, using: &random)
      let text = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard case .answer(let answer)? = try? AnswerText(parsing: text) else { continue }
      answers += 1
      #expect(try AnswerText(parsing: answer.text) == .answer(answer), "\(text), seed \(seed)")
    }
    #expect(answers > 2_000)
  }
}

@Suite struct `A probe` {
  @Test func `is pending, then missed; an answer in time is not late`() {
    #expect(Probe.unansweredState(of: 1_000, at: 1_000) == .pending)
    #expect(Probe.unansweredState(of: 1_000, at: 1_600) == .pending)
    #expect(Probe.unansweredState(of: 1_000, at: 1_601) == .missed)
    #expect(Probe.unansweredState(of: 1_000, at: 1_600, isAsked: false) == .pending)
    #expect(Probe.unansweredState(of: 1_000, at: 1_601, isAsked: false) == .unasked)
    #expect(Probe.answeredState(of: 1_000, at: 1_600) == .answered)
    #expect(Probe.answeredState(of: 1_000, at: 1_601) == .answeredLate)
  }
}

@Suite struct `The name of a tag` {
  @Test(arguments: [
    ("straße", "STRASSE"), ("straße", "STRAẞE"), ("ΟΔΟΣ", "οδος"), ("ΟΔΟΣ", "οδοσ"), ("❤", "❤️"),
    ("Дім", "ДІМ"), ("ﬁn", "FIN"), ("İ", "i̇"), ("é", "e\u{301}"), ("ŉ", "ʼN"),
  ])
  func `is the same in any case and presentation`(one: String, other: String) {
    #expect(TagName(one) == TagName(other))
    #expect(TagName(one).hashValue == TagName(other).hashValue)
  }

  @Test(arguments: [("ı", "i"), ("ґ", "г"), ("ё", "е"), ("❤", "🧡"), ("a", "á"), ("й", "и")])
  func `differs where letters do`(one: String, other: String) {
    #expect(TagName(one) != TagName(other))
  }

  @Test func `is not empty even if all its characters are invisible`() {
    #expect(TagName("\u{FE0F}").key == "\u{FE0F}")
  }
}
