import Testing
import Tracking

@testable import Answering
@testable import DayScreens
@testable import Screens

/// An answer while it is being typed.
@Suite struct `A draft of an answer` {
  @Test(
    arguments: [
      ("", [], "", ""), ("work", [], "work", "work"), ("work ", ["work"], "", ""),
      ("work co", ["work"], "co", "co"), ("work, co", ["work"], "co", "co"),
      ("work (a no", ["work"], "(a no", nil), ("work (note) co", ["work"], "(note) co", "co"),
      ("(note) work co", [], "(note) work co", "co"), ("a  b ", ["a", "b"], "", ""),
      ("work [5 km] ", ["work"], "[5 km] ", ""),
      // A number stays with a possible unit.
      ("run 5", ["run"], "5", "5"), ("run 5 ", ["run"], "5 ", ""),
      ("run 5 k", ["run"], "5 k", "k"), ("run 5 km ", ["run", "5", "km"], "", ""),
      ("run 1 1/2 h", ["run"], "1 1/2 h", "h"), ("gym 3x80 kg ", ["gym", "3x80", "kg"], "", ""),
      ("run 5km ", ["run", "5km"], "", ""), ("12 ", [], "12 ", ""),
      ("run 0,5 (a n", ["run"], "0,5 (a n", nil),
    ] as [(String, [String], String, String?)])
  func `has finished tags, and the text after them`(
    text: String, tags: [String], tail: String, word: String?
  ) {
    let draft = Draft(text)
    #expect(draft.tags == tags)
    #expect(draft.tail == tail)
    #expect(draft.word == word)
    #expect(draft.with(tail: tail) == text)
  }

  @Test(arguments: [
    ("work co", "code", "work code "), ("", "tea", "tea "),
    ("work (note) c", "code", "work (note) code "),
  ])
  func `replaces the word by a tag`(text: String, tag: String, expected: String) {
    #expect(Draft(text).adding(tag) == expected)
  }

  /// The typed text, the amounts understood in it, and the labels of its chips.
  @Test(
    arguments: [
      ("run 5 km ", ["5 km"], ["run", "5 km"]), ("run 5 km ", [], ["run", "5", "km"]),
      ("run 5 km tea 0,5 l x ", ["5 km", "0,5 l"], ["run", "5 km", "tea", "0,5 l", "x"]),
      ("run 1 h 30 mi", ["1 h 30 min"], ["run", "1 h"]), ("$5 tea ", ["$5"], ["$5", "tea"]),
      ("run 5 km 25 min ", ["5 km", "25 min"], ["run", "5 km", "25 min"]),
      ("5 km run ", ["5 mi"], ["5", "km", "run"]), ("km ", ["5 km"], ["km"]), ("", ["5 km"], []),
      // The first was understood in an earlier text.
      ("run tea 0,5 l ", ["5 km", "0,5 l"], ["run", "tea", "0,5 l"]),
    ] as [(String, [String], [String])])
  func `keeps the words of an amount together`(
    text: String, amounts: [String], expected: [String]
  ) {
    let draft = Draft(text)
    let parts = draft.parts(
      with: amounts.map { Amount(tag: TagName("run"), text: $0, value: 1, unit: "x") })
    #expect(parts.map(\.text) == expected)
    #expect(parts.filter(\.isAmount).allSatisfy { $0.tag == "run" })
    // Together they are all tags, and each can be removed by itself.
    #expect(parts.flatMap(\.places) == Array(draft.tags.indices))
    for part in parts {
      let rest = draft.tags.enumerated().filter { !part.places.contains($0.offset) }.map(\.element)
      #expect(draft.removing(part.places) == rest.map { $0 + " " }.joined() + draft.tail)
    }
  }

  @Test func `removes a tag, or turns the last one into text again`() {
    #expect(Draft("work code te").removing(0..<1) == "code te")
    #expect(Draft("work code ").reopened == "work code")
    #expect(Draft("run 5 km ").reopened == "run 5 km")
    #expect(Draft("work te").reopened == nil)
    #expect(Draft("").reopened == nil)
  }
}
