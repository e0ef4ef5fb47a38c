import TestSupport
import Testing
import Tracking

@Suite struct `Tag expressions` {
  typealias Expression = TagExpression<TagName>

  struct Reading: Sendable, CustomTestStringConvertible {
    let text: String
    let expression: Expression
    let canonical: String
    init(_ text: String, _ expression: Expression, as canonical: String? = nil) {
      (self.text, self.expression) = (text, expression)
      self.canonical = canonical ?? text
    }
    var testDescription: String { text }
  }

  private static func tag(_ name: String) -> Expression { .tag(TagName(name)) }

  @Test(arguments: [
    Reading("work", tag("work")),
    Reading("  дім\t", tag("дім"), as: "дім"),
    Reading("don't", tag("don't")),
    Reading("c++", tag("c++")),
    Reading("a\"b", tag("a\"b")),
    Reading("\"r&d\"", tag("r&d")),
    Reading("\"say \"\"no\"\"\"", tag("say \"no\"")),
    Reading("\"work\"", tag("work"), as: "work"),
    Reading("!work", .not(tag("work"))),
    Reading("! ! work", .not(.not(tag("work"))), as: "!!work"),
    Reading("a&b&c", .all([tag("a"), tag("b"), tag("c")]), as: "a & b & c"),
    Reading("a | b & c", .any([tag("a"), .all([tag("b"), tag("c")])])),
    Reading("(a | b) & c", .all([.any([tag("a"), tag("b")]), tag("c")])),
    Reading("!a & b", .all([.not(tag("a")), tag("b")])),
    Reading("!(a & b)", .not(.all([tag("a"), tag("b")]))),
    Reading("((a))", tag("a"), as: "a"),
    Reading("a && b || c", .any([.all([tag("a"), tag("b")]), tag("c")]), as: "a & b | c"),
    Reading(
      "work & !(meeting | call)",
      .all([tag("work"), .not(.any([tag("meeting"), tag("call")]))])),
  ])
  func `read and write as people mean them`(_ reading: Reading) throws {
    let expression = try Expression(parsing: reading.text)
    #expect(expression == reading.expression)
    #expect(expression.text == reading.canonical)
    #expect(try Expression(parsing: expression.text) == expression)
  }

  @Test(arguments: [
    ("a", "a"), ("!a", ""), ("!!a", "a"), ("a & !b | c", "a c"), ("!(a & !b)", "b"),
    ("b & a & b", "b a b"),
  ])
  func `include the tags that they do not exclude`(text: String, included: String) throws {
    let tags = try Expression(parsing: text).included.map(\.text)
    #expect(tags.joined(separator: " ") == included)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let problem: TagExpressionProblem
    init(_ text: String, _ kind: TagExpressionProblem.Kind, at position: Int) {
      (self.text, problem) = (text, TagExpressionProblem(kind, at: position))
    }
    var testDescription: String { String(text.prefix(40)) }
  }

  @Test(arguments: [
    Mistake("", .empty, at: 1),
    Mistake(" \n ", .empty, at: 1),
    Mistake("work & | call", .tagMissing, at: 8),
    Mistake("work &", .tagMissing, at: 7),
    Mistake("& work", .tagMissing, at: 1),
    Mistake("a &&& b", .tagMissing, at: 5), Mistake("a & & b", .tagMissing, at: 5),
    Mistake("a |& b", .tagMissing, at: 4),
    Mistake("!", .tagMissing, at: 2),
    Mistake("()", .tagMissing, at: 2),
    Mistake("a & \"\"", .tagMissing, at: 5),
    Mistake("дім сад", .operatorMissing, at: 5),
    Mistake("(a b)", .operatorMissing, at: 4),
    Mistake("a !b", .operatorMissing, at: 3),
    Mistake("a (b)", .operatorMissing, at: 3),
    Mistake("\"a\"b", .operatorMissing, at: 4),
    Mistake("a & (b | c", .unclosed, at: 5),
    Mistake("a & b)", .unopened, at: 6),
    Mistake("a & \"b c", .unclosedQuote, at: 5),
    Mistake("a & " + String(repeating: "b", count: 101), .tagTooLong, at: 5),
    Mistake(String(repeating: "(", count: 100_000), .textTooLong, at: 2_001),
    Mistake(String(repeating: "(", count: 60), .tooDeep, at: 51),
    Mistake(String(repeating: "!", count: 60) + "a", .tooDeep, at: 51),
  ])
  func `point at what is wrong`(_ mistake: Mistake) {
    #expect(throws: mistake.problem) { try Expression(parsing: mistake.text) }
  }

  @Test func `hold exactly where logic says so`() throws {
    let expression = try Expression(parsing: "a & !(b | c) | \"d\" & B")
    for set in 0..<16 {
      let present = Set(["a", "b", "c", "d"].enumerated().filter { set >> $0.0 & 1 == 1 }.map(\.1))
      let (a, b, c, d) = (
        present.contains("a"), present.contains("b"), present.contains("c"), present.contains("d")
      )
      let tags = Set(present.map { TagName($0) })
      #expect(expression.matches(tags.contains) == (a && !(b || c) || d && b), "\(present)")
    }
  }

  @Test(arguments: [UInt64(1), 7, 4519])
  func `mean the same after writing and reading`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let expression = Self.random(&random, depth: 4)
      let text = expression.text
      let read = try Expression(parsing: text)
      #expect(read.text == text, "seed \(seed)")
      for set in 0..<16 {
        let isPresent = { (tag: TagName) in
          set >> (Self.names.firstIndex(of: tag.text) ?? 0) & 1 == 1
        }
        #expect(read.matches(isPresent) == expression.matches(isPresent), "\(text), seed \(seed)")
      }
    }
  }

  @Test(arguments: [UInt64(2), 11])
  func `of random signs are read or refused within the text`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let signs = Array("ab&|!() \"ї".unicodeScalars)
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.append(signs[Int.random(in: signs.indices, using: &random)])
      }
      do {
        let expression = try Expression(parsing: String(text))
        #expect(try Expression(parsing: expression.text).text == expression.text)
      } catch {
        #expect((1...text.count + 1).contains(error.position), "\(String(text)), seed \(seed)")
      }
    }
  }

  private static let names = ["a", "r&d", "say \"no\"", "two words"]

  private static func random(_ random: inout SplitMix, depth: Int) -> Expression {
    switch depth == 0 ? 0 : Int.random(in: 0...3, using: &random) {
    case 0: tag(names[Int.random(in: names.indices, using: &random)])
    case 1: .not(Self.random(&random, depth: depth - 1))
    case 2: .all((0..<2).map { _ in Self.random(&random, depth: depth - 1) })
    default: .any((0..<3).map { _ in Self.random(&random, depth: depth - 1) })
    }
  }
}
