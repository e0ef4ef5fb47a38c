import TestSupport
import Testing
import Tracking

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

  @Test(arguments: TagMatches.cases)
  func `ranks the best matches first, and those that match alike in their order`(
    typed: String, found: [String]
  ) {
    let search = TagSearch(TagName(typed).key)
    #expect(TagSearch.ranked(TagMatches.names) { search.match(TagName($0).key) } == found)
  }

  @Test func `knows the best match of a name and its aliases`() {
    #expect(TagSearch("ph").match("thesis", aliases: ["my-phd", "diss"]) == .wordBeginning)
    #expect(TagSearch("di").match("thesis", aliases: ["my-phd", "diss"]) == .beginning)
    #expect(TagSearch("th").match("thesis", aliases: ["other"]) == .beginning)
    #expect(TagSearch("x").match("thesis", aliases: ["my-phd"]) == nil)
  }
}
