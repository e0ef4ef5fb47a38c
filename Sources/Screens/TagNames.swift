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

  /// The tags to offer for what is written: matches of its last word, else the likely ones.
  func offered(for draft: Draft, likely: LikelyAnswers?) -> [String] {
    if draft.endsInComment { return [] }
    let prefix = browser.fold(draft.lastWord)
    let written = draft.words.map { browser.fold($0) }
    if prefix.utf8.isEmpty {
      var chosen: [String] = []
      for word in written {
        // As the answers spell it.
        chosen.append(names.first { $0.folded.isSame(as: word) }?.name ?? word)
      }
      return likely?.chips(LikelyAnswers.mostTags, chosen: chosen) ?? []
    }
    var offered: [String] = []
    for (name, folded) in names where folded.begins(with: prefix) {
      if written.contains(where: { $0.isSame(as: folded) }) { continue }
      offered.append(name)
      if offered.count == Self.mostOffered { break }
    }
    return offered
  }
}
