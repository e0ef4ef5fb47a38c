import TestSupport
import Testing
import Tracking

@testable import Commands

/// The tags that the prompt of a terminal offers.
@Suite struct `Suggestions of tags` {
  private let none = LikelyAnswers(tags: [], answers: [])

  private func tag(
    _ name: String, isHidden: Bool = false, aliases: [String] = []
  ) -> TagUse {
    TagUse(
      name: name, color: TagColor(wrapping: 1), answers: 1, isHidden: isHidden, aliases: aliases)
  }

  @Test(arguments: TagMatches.cases)
  func `match like those of the page`(word: String, found: [String]) {
    let suggestions = TagSuggestions(likely: none, tags: TagMatches.names.map { tag($0) })
    #expect(suggestions.suggestions(for: word, besides: []) == found)
  }

  @Test func `are found by other words for them, and neither hidden nor written already`() {
    let suggestions = TagSuggestions(
      likely: none,
      tags: [
        tag("thesis", aliases: ["Diss", "phd"]), tag("lunch"), tag("dishes", isHidden: true),
        tag("Distance"),
      ])
    #expect(suggestions.suggestions(for: "dis", besides: []) == ["thesis", "Distance"])
    #expect(suggestions.suggestions(for: "PDH", besides: []) == ["thesis"])
    #expect(suggestions.suggestions(for: "dis", besides: ["PHD"]) == ["Distance"])
    #expect(suggestions.suggestions(for: "dis", besides: ["distance", "lunch"]) == ["thesis"])
    #expect(suggestions.suggestions(for: nil, besides: []).isEmpty)
  }

  @Test func `are the likely ones before a letter is written, and at most eight`() {
    let likely = LikelyAnswers(
      tags: [],
      answers: [
        LikelyAnswers.Answer(tags: ["work"], weight: 0.6),
        LikelyAnswers.Answer(tags: ["tea"], weight: 0.4),
      ])
    let names = (10..<40).map { "tag\($0)" }
    let suggestions = TagSuggestions(likely: likely, tags: names.map { tag($0) })
    #expect(suggestions.suggestions(for: "", besides: []) == ["work", "tea"])
    #expect(suggestions.suggestions(for: "tag", besides: []) == Array(names.prefix(8)))
  }
}
