import Drawing
import Geometry
import Reporting
import Testing

// Changes since the previous days.

extension `A report's writer` {
  /// Sixteen of seventeen tags differ.
  @Test func `shows every visible difference, and how many tags were compared`() throws {
    let now = (0..<8).map { ("new\($0)", 300 - 10 * $0) } + [("same", 5)]
    let before = (0..<8).map { ("old\($0)", 300 - 10 * $0) }
    let pages = writer().pages(of: try report(now, before: before), on: .a4)
    let all = pages.dropFirst().flatMap { texts($0).map(\.text) }
    #expect(all.count { $0 == "more than before" } == 8)
    #expect(all.count { $0 == "less than before" } == 8)
    #expect(all.joined(separator: " ").contains("Tags compared: 17."))
    #expect(all.contains("and 1 other tag: may be chance"), "\(all)")
    #expect(pages.count == 3, "what is left has a page of its own")
    #expect(pages.allSatisfy { page in texts(page).contains { $0.text.hasSuffix(" of 3") } })
  }

  @Test func `shows the most frequent tags after visible differences, and counts the others`()
    throws
  {
    let counts = (0..<16).map { ("tag\($0)", 400 - $0) }
    let before =
      (0..<7).map { ("tag\($0)", 400 - $0) } + (8..<16).map { ("tag\($0)", 410 - $0) }
      + [("gone", 300)]
    let pages = writer().pages(of: try report(counts, before: before), on: .a4)
    let all = pages[1].operations.compactMap {
      if case .write(let text) = $0 { text.text } else { nil }
    }
    let names = all.filter { $0.hasPrefix("tag") }
    #expect(all.count { $0 == "may be chance" } == 8)
    #expect(all.joined(separator: " ").contains("Tags compared: 17."))
    #expect(all.contains("and 7 other tags: may be chance"), "\(all)")
    #expect(names.first == "tag7", "it is new: \(names)")
  }

  /// A difference that the correction for many tags leaves open has the interval that excludes zero beside it.
  @Test func `shows the interval of each difference, and that it may be chance among all tags`()
    throws
  {
    let others = (0..<20).map { ("tag\($0)", 30) }
    let pages = writer().pages(
      of: try report([("sleep", 240)] + others, before: [("sleep", 310)] + others), on: .a4)
    let all = pages.dropFirst().flatMap { texts($0).map(\.text) }
    let sleep = try #require(all.firstIndex(of: "sleep"))
    let row = all[sleep..<min(sleep + 7, all.count)]
    #expect(row.contains("may be chance"), "\(row)")
    let range = try #require(row.first { $0.contains(" to ") })
    #expect(range.wholeMatch(of: /−\d+% to −\d+%/) != nil, "\(range)")
    #expect(all.joined(separator: " ").contains("though its interval excludes zero"))
  }

  @Test(arguments: [Paper.a4, .letter])
  func `has room for what differs, and does not say of the rest that it is alike`(paper: Paper)
    throws
  {
    let now = (0..<20).map { ("new\($0)", 300 - 10 * $0) }
    let before = (0..<20).map { ("old\($0)", 300 - 10 * $0) }
    let pages = writer().pages(of: try report(now, before: before), on: paper)
    let all = pages.dropFirst().flatMap { texts($0).map(\.text) }
    #expect(all.count { $0 == "more than before" } == 16)
    #expect(all.joined(separator: " ").contains("Tags compared: 40."))
    #expect(all.contains("and 24 other tags"), "\(all)")
    let lowest = pages.flatMap { page in texts(page).map(\.place.y) }.max() ?? 0
    #expect(lowest < paper.size.height - 36)
  }

  @Test func `cuts names of tags that are too long for the comparison`() throws {
    let name = "a tag with a name of far too many letters for it"
    let pages = writer().pages(
      of: try report([(name, 80), ("sleep", 20)], before: [(name, 80)]), on: .a4)
    #expect(texts(pages[1]).contains { $0.text.hasPrefix("a tag") && $0.text.hasSuffix("…") })
  }
}
