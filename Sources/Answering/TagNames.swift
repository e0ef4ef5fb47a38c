import Interface
import Requests
import TextBytes
import Tracking
import Wire

/// The names of all tags, kept ready for finding those that begin like a word.
final class TagNames {
  /// The most tags offered at a time.
  private static let mostOffered = 10

  /// The names, the most used first, each with its form in small letters.
  @Observed private var names: [(name: String, folded: String)] = []
  private let browser: Browser
  private let reading: Reading

  init(browser: Browser, cache: ResponseCache) {
    self.browser = browser
    reading = Reading(cache)
  }

  /// Reads the names, where that is needed.
  func load() {
    reading.read(API.tags) { [self] result in
      guard case .success(let tags) = result, !isShown(tags) else { return }
      names = tags.map { ($0, browser.fold($0)) }
    }
  }

  private func isShown(_ tags: [String]) -> Bool {
    tags.count == names.count && tags.indices.allSatisfy { tags[$0].isSame(as: names[$0].name) }
  }

  /// Adds the tags of an answer, of which some may be new.
  func add(_ tags: [TagName]) {
    for tag in tags where !names.contains(where: { $0.name.isSame(as: tag.text) }) {
      names.append((tag.text, browser.fold(tag.text)))
    }
  }

  /// The tags to offer for what is written: matches of the word being written, the best first, else
  /// the likely ones.
  func offered(for draft: Draft, likely: [String]) -> [String] {
    guard let word = draft.word else { return [] }
    let search = TagSearch(browser.fold(word))
    let written = draft.tags.map { browser.fold($0) }
    let candidates = word.utf8.isEmpty ? likely.map { ($0, browser.fold($0)) } : names
    var offered: [[String]] = TagSearch.Match.allCases.map { _ in [] }
    for (name, folded) in candidates {
      guard let match = search.match(folded), !written.contains(where: { $0.isSame(as: folded) })
      else { continue }
      offered[match.rawValue].append(name)
    }
    return Array(offered.joined().prefix(Self.mostOffered))
  }

  /// Whether there is a tag of this name, in whatever case.
  func contains(_ name: String) -> Bool {
    let folded = browser.fold(name)
    return names.contains { $0.folded.isSame(as: folded) }
  }
}
