import Catalogue
import Interface
import PageModel
import Requests
import TextBytes
import Tracking
import Wire

/// The profile of the tag whose page is shown: its goal, note, aliases, and level.
final class TagProfileModel {
  /// The tag with its profile; nil until it is read.
  @Observed private(set) var profile: TagProfile?
  /// The note as it is being written.
  @Observed var note = ""
  /// The alias being written.
  @Observed var alias = ""
  /// The emoji being written.
  @Observed var writtenEmoji = ""
  /// The direction of the goal: hours to reach, or hours not to exceed.
  @Observed private(set) var direction = TagGoal.Direction.atLeast
  /// The hours of the goal being written.
  @Observed var writtenHours = ""
  /// The reason why the goal written is invalid or the last one was refused, in the person's language.
  @Observed private(set) var goalProblem = ""
  /// The reason why the last other change was refused, in the person's language.
  @Observed private(set) var problem = ""
  /// The reason why the tag could not be read.
  @Observed private(set) var readingProblem = ""

  /// Called when a change of a tag is saved, with a sentence about it.
  var onChange: (_ tag: String, TagChange, _ sentence: String, EditID?) -> Void = { _, _, _, _ in }

  let browser: Browser
  private let cache: ResponseCache
  let texts: Texts
  private let reading: Reading
  private var wait: Subscription?
  /// The name of the tag whose page is shown.
  private var shown = ""
  /// The notes written for other tags and not saved.
  private var drafts: [(tag: String, note: String)] = []
  /// The changes that wait for the one being sent, in their order.
  private var waiting: [() -> Void] = []
  private var isSending = false

  init(browser: Browser, cache: ResponseCache, texts: Texts) {
    self.browser = browser
    self.cache = cache
    self.texts = texts
    reading = Reading(cache)
  }

  // MARK: Reading

  /// Shows the profile of a tag, which is read unless it is known.
  ///
  /// - Parameters:
  ///   - tag: the name of the tag.
  ///   - isLater: whether it is read after the rest of the page has been shown.
  func show(_ tag: String, afterPicture isLater: Bool = false) {
    if !shown.isSame(as: tag) {
      keepDraft()
      shown = tag
      (profile, note, alias, writtenEmoji, problem, readingProblem) = (nil, "", "", "", "", "")
      (direction, writtenHours, goalProblem) = (.atLeast, "", "")
    }
    reading.stop()
    wait?.cancel()
    if isLater { wait = browser.afterPicture { [self] in read() } } else { read() }
  }

  private func read() {
    let query = TagQuery(tag: shown, weekStart: browser.weekStart)
    reading.read(API.tagProfile, query) { [self] result in
      switch result {
      case .success(let read): take(read)
      case .failure(let failure):
        // The frame of the page reports that the server cannot be reached.
        readingProblem =
          failure.status == 0 || failure.status == 404
          ? "" : texts[.failed, "\(failure.status)"]
      }
    }
  }

  /// Follows the tag to a new name, keeping the texts being written.
  func rename(to name: String) { shown = name }

  /// Adopts the stored profile, keeping a note that is being written.
  private func take(_ read: TagProfile) {
    readingProblem = ""
    if case nil = profile {
      let draft = drafts.first { $0.tag.isSame(as: read.tag.name) }
      drafts.removeAll { $0.tag.isSame(as: read.tag.name) }
      note = draft?.note ?? read.note
    } else if !isNoteChanged {
      note = read.note
    }
    if let goal = read.goal { direction = goal.direction }
    profile = read
  }

  private func keepDraft() {
    guard let profile, isNoteChanged else { return }
    drafts.append((profile.tag.name, note))
  }

  /// Whether the note differs from the stored one.
  var isNoteChanged: Bool { !note.withoutOuterSpaces.isSame(as: profile?.note ?? "") }

  // MARK: Changing

  /// Stores the note.
  func saveNote() {
    guard isNoteChanged else { return }
    let written = note
    send(
      TagChange(note: written), done: texts.tags[.noteSaved],
      then: { [self] in
        guard let old = profile else { return }
        let stored = written.withoutOuterSpaces
        profile = old.with(note: stored)
        if note.isSame(as: written) { note = stored }
      })
  }

  /// Adds the written word as an alias of the tag.
  func addAlias() {
    let written = alias
    let word = written.withoutOuterSpaces
    guard let profile, !word.utf8.isEmpty else { return }
    send(
      TagChange(addedAliases: [word]), for: word,
      done: texts.tags[.aliasAdded, word, profile.tag.name],
      then: { [self] in
        if alias.isSame(as: written) { alias = "" }
      })
  }

  /// Removes an alias from the tag.
  func removeAlias(_ word: String) {
    send(TagChange(removedAliases: [word]), for: word, done: texts.tags[.aliasRemoved, word])
  }

  /// Sets the level of the tag.
  func setLevel(_ level: NestingLevel) {
    guard let old = profile, level != old.level else { return }
    // The choice is shown at once, and reverted if it is refused.
    profile = old.with(level: level)
    send(
      TagChange(level: level), done: texts.tags[.levelSaved],
      failed: { [self] in
        // Another part of the profile may have been saved meanwhile.
        profile = profile?.with(level: old.level)
      })
  }

  /// Sets the emoji of the tag; an empty string removes it.
  func setEmoji(_ emoji: String) {
    guard let profile, !emoji.isSame(as: profile.tag.emoji) else { return }
    send(
      TagChange(emoji: emoji), for: emoji, done: texts.tags[.emojiSaved],
      then: { [self] in
        // Text written meanwhile stays.
        if writtenEmoji.withoutOuterSpaces.isSame(as: emoji) { writtenEmoji = "" }
      })
  }

  /// Sets the emoji of the tag to the one written.
  func setWrittenEmoji() {
    let emoji = writtenEmoji.withoutOuterSpaces
    if !emoji.utf8.isEmpty { setEmoji(emoji) }
  }

  /// Sets the direction of the goal.
  func setDirection(_ new: TagGoal.Direction) {
    let old = direction
    direction = new
    // While hours are being written, the direction is saved together with them.
    guard old != new, writtenHours.withoutOuterSpaces.utf8.isEmpty,
      let time = profile?.goal?.time
    else { return }
    send(goal: TagGoal(new, time)) { [self] in direction = old }
  }

  /// Sets the goal to the hours written.
  func setWrittenGoal() {
    let written = writtenHours.withoutOuterSpaces
    guard !written.utf8.isEmpty else { return }
    let hours = TagGoal.hours(written: written)
    if let goal = hours.flatMap({ TagGoal(direction, hours: $0) }) {
      goalProblem = ""
      setGoal(goal)
    } else {
      goalProblem = texts.tags[hours == nil ? .notHours : .notAGoal]
    }
  }

  /// Sets the goal, or removes it.
  func setGoal(_ goal: TagGoal?) {
    guard let profile, goal != profile.goal else { return }
    send(goal: goal)
  }

  private func send(goal: TagGoal?, failed: @escaping () -> Void = {}) {
    let written = writtenHours
    send(
      TagChange(goal: goal.map { .set($0) } ?? .removed),
      done: texts.tags[goal == nil ? .goalRemoved : .goalSaved], failed: failed,
      then: { [self] in
        // Text written meanwhile stays.
        if writtenHours.isSame(as: written) { writtenHours = "" }
      })
  }

  /// Hides the tag from suggestions, or shows it there again.
  func setHidden(_ isHidden: Bool) {
    send(
      TagChange(isHidden: isHidden), done: texts.tags[isHidden ? .hiddenNote : .shownAgain])
  }

  /// Sends a change once those before it are answered.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - word: the alias that is added or removed.
  ///   - sentence: the message once it is saved.
  ///   - failed: called when it was refused, if the tag is still shown.
  ///   - finish: called when it is saved, if the tag is still shown.
  private func send(
    _ change: TagChange, for word: String = "", done sentence: String,
    failed: @escaping () -> Void = {}, then finish: @escaping () -> Void = {}
  ) {
    let tag = shown
    guard !isSending else {
      waiting.append { [self] in
        send(change, of: tag, for: word, done: sentence, failed: failed, then: finish)
      }
      return
    }
    send(change, of: tag, for: word, done: sentence, failed: failed, then: finish)
  }

  private func send(
    _ change: TagChange, of tag: String, for word: String, done sentence: String,
    failed: @escaping () -> Void, then finish: @escaping () -> Void
  ) {
    isSending = true
    (problem, goalProblem) = ("", "")
    cache.send(
      API.newTagProfile, NewTagProfile(tag: tag, change), revision: { $0.revision }
    ) { [self] result in
      isSending = false
      let isShown = shown.isSame(as: tag)
      switch result {
      case .success(let reply):
        if isShown { finish() }
        onChange(tag, change, sentence, reply.edit)
      case .failure(let failure):
        let reason = reason(failure, for: word)
        if isShown {
          failed()
          if case .some = change.goal { goalProblem = reason } else { problem = reason }
        } else {
          browser.announce(tag + ": " + reason)
        }
      }
      if !waiting.isEmpty { waiting.removeFirst()() }
    }
  }

  private func reason(_ failure: CallFailure, for word: String) -> String {
    guard failure.status != 0 else { return texts[.notSaved] }
    let code = failure.problem?.code ?? ""
    if code.isSame(as: "unknownTag") { return texts.tags[.tagIsGone] }
    if code.isSame(as: "tagExists") || code.isSame(as: "aliasTaken") {
      return texts.tags[.aliasIsTaken, word]
    }
    if code.isSame(as: "notATagName") { return texts.tags[.notATag] }
    if code.isSame(as: "notAnEmoji") { return texts.tags[.notAnEmoji, word] }
    if code.isSame(as: "unusableNote") { return texts.tags[.noteTooLong] }
    return texts[.failed, failure.problem.map { $0.message } ?? "\(failure.status)"]
  }
}
