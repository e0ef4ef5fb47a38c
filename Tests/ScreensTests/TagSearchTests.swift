import Testing

@testable import Answering
@testable import DayScreens
@testable import Screens

/// Tags found by the text typed so far.
@Suite struct `A search for tags` {
  @Test(
    arguments: [
      ("", "work", TagSearch.Match.beginning),
      ("wo", "work", .beginning),
      ("work", "work", .beginning),
      ("works", "work", .typingError), ("ork", "work", .within),
      ("co", "deep-code", .wordBeginning),
      ("code", "code-review", .beginning), ("rev", "code-review", .wordBeginning),
      ("x", "work", nil), ("wokr", "work", .typingError), ("wprk", "work", .typingError),
      ("wrk", "work", .typingError), ("woork", "work", .typingError), ("wp", "work", nil),
      ("wpxk", "work", nil), ("сонх", "сон", .typingError), ("снід", "сніданок", .beginning),
      ("сінд", "сніданок", .typingError), ("meeet", "meeting", .typingError),
      ("ameeting", "meeting", .typingError),
    ] as [(String, String, TagSearch.Match?)])
  func `ranks prefixes before other matches, and tolerates one wrong letter`(
    typed: String, name: String, match: TagSearch.Match?
  ) {
    #expect(TagSearch(typed).match(name) == match)
  }
}

/// An answer while it is written.
@Suite struct `A draft of an answer` {
  @Test(
    arguments: [
      ("", [], "", ""), ("work", [], "work", "work"), ("work ", ["work"], "", ""),
      ("work co", ["work"], "co", "co"), ("work, co", ["work"], "co", "co"),
      ("work (a no", ["work"], "(a no", nil), ("work (note) co", ["work"], "(note) co", "co"),
      ("(note) work co", [], "(note) work co", "co"), ("a  b ", ["a", "b"], "", ""),
      ("work [5 km] ", ["work"], "[5 km] ", ""),
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

  @Test func `removes a tag, or turns the last one into text again`() {
    #expect(Draft("work code te").removing("work") == "code te")
    #expect(Draft("work code ").reopened == "work code")
    #expect(Draft("work te").reopened == nil)
    #expect(Draft("").reopened == nil)
  }
}
