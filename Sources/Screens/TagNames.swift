import Interface
import Requests
import TextBytes
import Wire

/// The names of all tags, kept ready for finding those that begin like a word.
final class TagNames {
  /// The most tags offered at a time.
  private static let mostOffered = 10

  /// The names, the most used first, each with its form in small letters.
  @Observed private var names: [(name: String, folded: String)] = []
  private let browser: Browser

  init(browser: Browser) { self.browser = browser }

  /// Reads the names anew.
  func load() {
    browser.call(API.tags) { [self] result in
      guard case .success(let tags) = result else { return }
      names = tags.map { ($0, browser.fold($0)) }
    }
  }

  /// The tags to offer for what is written: matches of its last word, else the likely ones.
  func offered(for draft: Draft, likely: [String]) -> [String] {
    if draft.endsInComment { return [] }
    let prefix = browser.fold(draft.lastWord)
    let written = draft.words.map { browser.fold($0) }
    let candidates = prefix.utf8.isEmpty ? likely.map { ($0, browser.fold($0)) } : names
    var offered: [String] = []
    for (name, folded) in candidates where folded.begins(with: prefix) {
      if written.contains(where: { $0.isSame(as: folded) }) { continue }
      offered.append(name)
      if offered.count == Self.mostOffered { break }
    }
    return offered
  }
}
