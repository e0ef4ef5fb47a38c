import Answering
package import Catalogue
import Components
package import Interface
public import PageModel
package import Requests
import TextBytes
import Tracking
import Wire

/// All tags, and the changes of their names and colours.
public final class TagsModel: SectionModel {
  /// More tags than this are shown only on request.
  static let most = 100

  /// A tag with its name in lower case, for searching.
  private struct Entry {
    let tag: TagUse
    let folded: String
  }

  /// A change that has been made, and how to undo it.
  struct Change {
    /// A sentence that says what was changed.
    let sentence: String
    /// The edit; nil where it cannot be undone.
    let edit: EditID?
  }

  /// The tags, the most used first; nil until they are read.
  @Observed private var entries: [Entry]?
  /// The text searched for in the names.
  @Observed var search = ""
  /// Whether all tags are shown, whatever their number.
  @Observed var showsAll = false
  /// The tag being changed.
  @Observed var edited: TagUse?
  /// The name in the field of the sheet.
  @Observed var name = ""
  /// Why the last change was refused, in the person's language.
  @Observed private(set) var problem = ""
  /// Why the tags could not be read.
  @Observed private(set) var readingProblem = ""
  /// Whether a change is on its way.
  @Observed private(set) var isSaving = false
  /// The last change.
  @Observed private(set) var change: Change?
  /// Whether the button that undoes it has the keyboard: the row that opened the sheet may be gone.
  @Observed var focusesUndo = false

  let browser: Browser
  let texts: Texts
  /// The state shared by the components of the screen.
  let components: ComponentContext
  private let cache: ResponseCache
  private let reading: Reading

  /// Makes a model that reads through a cache.
  package init(browser: Browser, cache: ResponseCache, texts: Texts) {
    self.browser = browser
    self.cache = cache
    self.texts = texts
    reading = Reading(cache)
    var phrases = ComponentPhrases.english
    phrases.close = texts[.cancel]
    components = ComponentContext(browser: browser, phrases: phrases)
    super.init(.tags)
  }

  // MARK: Reading

  /// Reads the tags, unless they are known.
  public override func load() {
    reading.read(API.tags) { [self] result in
      switch result {
      case .success(let tags):
        // A tag that no answer has any longer is kept for the colour it had.
        let used = tags.filter { $0.answers > 0 }
        entries = used.map { Entry(tag: $0, folded: browser.fold($0.name)) }
        readingProblem = ""
      case .failure(let failure):
        // The frame of the page reports that the server cannot be reached.
        readingProblem = failure.status == 0 ? "" : texts[.failed, "\(failure.status)"]
      }
    }
  }

  /// Ends what belongs to one visit of the screen.
  public override func leave() {
    edited = nil
    change = nil
  }

  /// The tags, the most used first; nil until they are read.
  var tags: [TagUse]? { entries?.map { $0.tag } }

  /// The tags that match the search, the best matches first.
  var found: [TagUse] {
    let entries = entries ?? []
    let wanted = browser.fold(search)
    guard !wanted.utf8.isEmpty else { return entries.map { $0.tag } }
    let search = TagSearch(wanted)
    var found: [[TagUse]] = TagSearch.Match.allCases.map { _ in [] }
    for entry in entries {
      if let match = search.match(entry.folded) { found[match.rawValue].append(entry.tag) }
    }
    return found.flatMap { $0 }
  }

  /// The tag of the list that has the name in any case.
  private func tag(named name: String) -> TagUse? {
    let folded = browser.fold(name)
    return entries?.first { $0.folded.isSame(as: folded) }?.tag
  }

  // MARK: Changing

  /// Opens the sheet of a tag.
  func edit(_ tag: TagUse) {
    edited = tag
    name = tag.name
    problem = ""
    change = nil
  }

  /// The name in the field, without spaces around it.
  private var newName: String {
    let bytes = name.bytes
    let space = UInt8(ascii: " ")
    guard let start = bytes.firstIndex(where: { $0 != space }),
      let end = bytes.lastIndex(where: { $0 != space })
    else { return "" }
    return String(bytes: Array(bytes[start...end]))
  }

  /// The other tag that has the name in the field: the two can only be merged.
  var target: TagUse? {
    guard let edited, let other = tag(named: newName), !other.name.isSame(as: edited.name) else {
      return nil
    }
    return other
  }

  /// Whether the name in the field is another than the tag has.
  var canSave: Bool {
    guard let edited, !isSaving else { return false }
    return !newName.utf8.isEmpty && !newName.isSame(as: edited.name)
  }

  /// Renames the tag, or merges it into the one that has the name already.
  func save() {
    guard let edited, canSave else { return }
    isSaving = true
    problem = ""
    if let target {
      cache.send(
        API.tagMerge, TagsToMerge([edited.name], into: target.name), revision: { $0.revision }
      ) { [self] result in
        finish(result) { texts.tags[.merged, edited.name, $0.merge.tag.name] }
      }
    } else {
      cache.send(
        API.tagName, NewTagName(tag: edited.name, name: newName), revision: { $0.revision }
      ) { [self] result in
        finish(result) { texts.tags[.renamed, edited.name, $0.merge.tag.name] }
      }
    }
  }

  private func finish(
    _ result: Result<MergedTag, CallFailure>, sentence: (MergedTag) -> String
  ) {
    isSaving = false
    switch result {
    case .success(let reply):
      edited = nil
      note(sentence(reply), reply.merge.edit)
      load()
    case .failure(let failure):
      // The list was old: with the new one, the sheet offers to merge.
      if failure.status == 409 { load() } else { problem = reason(failure) }
    }
  }

  /// Undoes the last change, unless there has been another since.
  func undo() {
    guard let edit = change?.edit, !isSaving else { return }
    isSaving = true
    cache.send(API.undo, UndoRequest(edit), revision: { $0.revision }) { [self] result in
      isSaving = false
      switch result {
      case .success: note(texts.tags[.undone], nil)
      case .failure(let failure) where failure.status == 409 || failure.status == 404:
        note(texts.tags[.undoTooLate], nil)
      case .failure(let failure):
        return note(reason(failure), edit)
      }
      load()
    }
  }

  /// Chooses the colour of the tag that is being changed; nil deals one.
  func setColor(_ color: TagColor?) {
    guard let edited else { return }
    problem = ""
    cache.send(
      API.tagColor, NewColor(tag: edited.name, color: color), revision: { $0.revision }
    ) { [self] result in
      switch result {
      case .success:
        // The dealt colour is known only after reading.
        if let color, self.edited?.name.isSame(as: edited.name) == true {
          self.edited = TagUse(name: edited.name, color: color, answers: edited.answers)
        }
        load()
      case .failure(let failure): problem = reason(failure)
      }
    }
  }

  private func note(_ sentence: String, _ edit: EditID?) {
    browser.announce(sentence)
    change = Change(sentence: sentence, edit: edit)
    focusesUndo = edit != nil
  }

  private func reason(_ failure: CallFailure) -> String {
    switch failure.status {
    case 0: texts[.notSaved]
    case 404: texts.tags[.tagIsGone]
    case 422: texts.tags[.notATag]
    default: texts[.failed, failure.problem.map { $0.message } ?? "\(failure.status)"]
    }
  }
}
