import Catalogue
import Charts
import Drawing
import Sampling
import TagCharts
import Testing
import Tracking

@Suite struct `The parts of tags as nodes` {
  private func part(
    _ name: String, in parent: Int?, isRest: Bool = false, color: Int64?, _ count: Int
  ) -> TagTree.Part {
    .init(
      name: name, parent: parent, isRest: isRest, color: color.map { TagColor(wrapping: $0) },
      count: count, share: .share(of: count, in: 40))
  }

  /// Forty answers: work alone, work with tea, tea, and some without a tag.
  private func tree() throws -> TagTree {
    try #require(
      TagTree(
        answered: 40, effectiveCount: 40,
        parts: [
          part("work", in: nil, color: 2, 30), part("tea", in: 0, color: 6, 10),
          part("work", in: 0, isRest: true, color: 2, 20), part("tea", in: nil, color: 6, 8),
          part("", in: nil, isRest: true, color: nil, 2),
        ]))
  }

  @Test func `keep their order and nesting below the whole`() throws {
    let nodes = TagParts(try tree(), texts: Language.english.texts).tree.nodes
    #expect(nodes.map(\.parent) == [nil, 0, 1, 1, 0, 0])
    #expect(nodes.map(\.children) == [[1, 4, 5], [2, 3], [], [], [], []])
    #expect(nodes.map(\.amount) == [1, 0.75, 0.25, 0.5, 0.2, 0.05])
  }

  @Test(
    arguments: [
      (.english, [0], "All"), (.english, [1], "work"), (.english, [3], "the rest of work"),
      (.english, [5], "without a tag"), (.english, [4, 5], "2 others"),
      (.ukrainian, [3], "work: решта"), (.ukrainian, [5], "без тега"),
      (.russian, [4, 5], "ещё 2"),
    ] as [(Language, [Int], String)])
  func `have names in each language`(language: Language, nodes: [Int], name: String) throws {
    #expect(TagParts(try tree(), texts: language.texts).name(of: nodes) == name)
  }

  @Test func `add up, to no more than the whole`() throws {
    let parts = TagParts(try tree(), texts: Language.english.texts)
    #expect(parts.share(of: [4]) == 0.2)
    #expect(parts.share(of: [1, 4, 5]) == 1)
    #expect(parts.share(of: [0, 1]) == 1)
  }

  @Test func `have the colour of their tag, unless they are several or without one`() throws {
    let parts = TagParts(try tree(), texts: Language.english.texts)
    let colors: [Int64?] = [nil, 2, 6, 2, 6, nil]
    let inks = colors.map { color in color.map { Ink.palette(TagColor(wrapping: $0).number) } }
    #expect((0..<6).map { parts.ink(of: [$0]) } == inks)
    #expect(parts.ink(of: [1, 2]) == nil)
  }

  @Test func `take the colour that was read last`() throws {
    let parts = TagParts(
      try tree(), texts: Language.english.texts,
      colors: [("tea", TagColor(wrapping: 9)), ("", TagColor(wrapping: 3))])
    #expect(parts.ink(of: [2]) == .palette(TagColor(wrapping: 9).number))
    #expect(parts.ink(of: [1]) == .palette(TagColor(wrapping: 2).number))
    #expect(parts.ink(of: [5]) == nil, "answers without a tag have none")
  }
}
