import Interface
import Requests
import TextBytes
import Tracking
import Wire

/// The names and colours of all tags, kept ready for finding those that begin like a word.
final class TagNames {
  /// The most tags offered at a time.
  private static let mostOffered = 10

  /// A tag that is known.
  private struct Known {
    let name: String
    /// The name in small letters.
    let folded: String
    /// The other words for it, in small letters.
    var aliases: [String] = []
    /// Whether it is not offered.
    var isHidden = false
    /// Nil for a tag that is so new that its colour has not been read.
    var colored: ColoredTag?

    /// Whether this is its name or an alias of it, in small letters.
    func isCalled(_ folded: String) -> Bool {
      self.folded.isSame(as: folded) || aliases.contains { $0.isSame(as: folded) }
    }
  }

  /// The tags, the most used first.
  @Observed private var tags: [Known] = []
  private let browser: Browser
  private let reading: Reading

  init(browser: Browser, cache: ResponseCache) {
    self.browser = browser
    reading = Reading(cache)
  }

  /// How many tags there are, as far as they have been read.
  var count: Int { tags.count }

  /// Reads the tags, where that is needed.
  func load() {
    reading.read(API.tags) { [self] result in
      guard case .success(let read) = result else { return }
      tags = read.map {
        Known(
          name: $0.name, folded: browser.fold($0.name),
          aliases: $0.aliases.map { browser.fold($0) }, isHidden: $0.isHidden,
          colored: $0.colored)
      }
    }
  }

  /// What is shown of a tag; nil where it has not been read.
  ///
  /// - Parameters:
  ///   - name: the tag.
  ///   - others: tags that came with something else, such as the first page.
  func tag(named name: String, among others: [ColoredTag]) -> ColoredTag? {
    for tag in others where tag.name.isSame(as: name) { return tag }
    for tag in tags where tag.name.isSame(as: name) { return tag.colored }
    return nil
  }

  /// Adds the tags of an answer, of which some may be new.
  func add(_ names: [TagName]) {
    for name in names where !tags.contains(where: { $0.name.isSame(as: name.text) }) {
      tags.append(Known(name: name.text, folded: browser.fold(name.text)))
    }
  }

  /// The tags to offer for what is written: matches of the word being written, the best first, else
  /// the likely ones.
  func offered(for draft: Draft, likely: LikelyAnswers?) -> [String] {
    guard let word = draft.word else { return [] }
    guard !word.utf8.isEmpty else {
      return likely?.chips(LikelyAnswers.mostTags, chosen: spelled(draft.tags)) ?? []
    }
    let search = TagSearch(browser.fold(word))
    let written = draft.tags.map { browser.fold($0) }
    let found = TagSearch.ranked(tags) { tag in
      tag.isHidden || written.contains { tag.isCalled($0) }
        ? nil : search.match(tag.folded, aliases: tag.aliases)
    }
    return found.prefix(Self.mostOffered).map { $0.name }
  }

  /// Tags as the answers spell them, of which the words were written in whatever case.
  func spelled(_ words: [String]) -> [String] {
    var spelled: [String] = []
    for word in words {
      let folded = browser.fold(word)
      spelled.append(tags.first { $0.isCalled(folded) }?.name ?? word)
    }
    return spelled
  }

  /// Whether there is a tag of this name, or with this alias, in whatever case.
  func contains(_ name: String) -> Bool {
    let folded = browser.fold(name)
    return tags.contains { $0.isCalled(folded) }
  }
}
