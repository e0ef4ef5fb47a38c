import Interface
import Requests
import TextBytes
import Tracking
import Wire

/// The names and colours of all tags, prepared for finding those that begin like a word.
final class TagNames {
  /// The maximum number of tags suggested at a time.
  private static let mostOffered = 10

  /// A known tag.
  private struct Known {
    let name: String
    /// The name, case-folded.
    let folded: String
    /// The aliases, case-folded.
    var aliases: [String] = []
    /// Whether the tag is hidden from suggestions.
    var isHidden = false
    /// The tag with its colour; nil if it is so new that its colour has not been read.
    var colored: ColoredTag?

    /// Returns whether a case-folded word is the name of the tag or one of its aliases.
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

  /// The number of tags read so far.
  var count: Int { tags.count }

  /// Reads the tags if needed.
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

  /// Returns a tag with its colour and emoji; nil if it has not been read.
  ///
  /// - Parameters:
  ///   - name: the tag.
  ///   - others: tags from another source, such as the first page.
  func tag(named name: String, among others: [ColoredTag]) -> ColoredTag? {
    for tag in others where tag.name.isSame(as: name) { return tag }
    for tag in tags where tag.name.isSame(as: name) { return tag.colored }
    return nil
  }

  /// Adds the new ones among the tags of an answer.
  func add(_ names: [TagName]) {
    for name in names where !tags.contains(where: { $0.name.isSame(as: name.text) }) {
      tags.append(Known(name: name.text, folded: browser.fold(name.text)))
    }
  }

  /// Returns the tags to suggest for a draft: matches of the word being written, the best first, else the
  /// likely ones.
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

  /// Returns the tags of words written in any case, in the spelling of the answers.
  func spelled(_ words: [String]) -> [String] {
    var spelled: [String] = []
    for word in words {
      let folded = browser.fold(word)
      spelled.append(tags.first { $0.isCalled(folded) }?.name ?? word)
    }
    return spelled
  }

  /// Returns whether a tag has this name or alias, in any case.
  func contains(_ name: String) -> Bool {
    let folded = browser.fold(name)
    return tags.contains { $0.isCalled(folded) }
  }
}
