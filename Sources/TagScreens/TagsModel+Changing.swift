import Catalogue
import Interface
import PageModel
import Requests
import TextBytes
import Tracking
import Wire

extension TagsModel {
  /// The purpose of a sheet of a tag.
  enum Purpose {
    /// Changing the name and the colour, from the list.
    case all
    /// Changing the name.
    case renaming
    /// Merging the tag into another.
    case merging
    /// Giving some of the answers another tag.
    case splitting
  }

  /// A change that has been made, and how to undo it.
  struct Change {
    /// A sentence about the change.
    let sentence: String
    /// The edit; nil if it cannot be undone.
    let edit: EditID?
    /// The tag before the change.
    let tag: TagUse
    /// The name of the tag after the change.
    let newName: String
    /// Whether the change was made in the card with the profile of the tag, and is shown there.
    var isAbout = false
  }

  /// Opens the sheet of a tag.
  func edit(_ tag: TagUse, for purpose: Purpose = .all) {
    edited = tag
    self.purpose = purpose
    name = purpose == .merging || purpose == .splitting ? "" : tag.name
    if purpose == .splitting { split.begin(tag.name) }
    problem = ""
    change = nil
    nameHasFocus = true
  }

  /// The name in the field, without spaces around it.
  private var newName: String { name.withoutOuterSpaces }

  /// The other tag with the name in the field, into which the edited one can only be merged.
  var target: TagUse? {
    guard let edited, let other = tag(named: newName), !other.name.isSame(as: edited.name) else {
      return nil
    }
    return other
  }

  /// The tags that the edited one can be merged into: those that match the field, the best matches first.
  var candidates: [TagUse] {
    guard let edited else { return [] }
    return Array(found(name).filter { !$0.name.isSame(as: edited.name) }.prefix(8))
  }

  /// Whether the name in the field differs from that of the tag, and suits the purpose of the sheet.
  var canSave: Bool {
    guard let edited, !isSaving else { return false }
    if purpose == .merging { return target != nil }
    if purpose == .splitting {
      let isOther = tag(named: newName).map { !$0.name.isSame(as: edited.name) } ?? true
      return isOther && !newName.utf8.isEmpty && (split.count ?? 0) > 0
    }
    return !newName.utf8.isEmpty && !newName.isSame(as: edited.name)
  }

  /// Renames the tag, merges it into the one that already has the name, or splits it.
  func save() {
    guard let edited, canSave else { return }
    isSaving = true
    problem = ""
    let purpose = purpose
    if purpose == .splitting {
      let change = TagToSplit(edited.name, where: split.condition, into: newName)
      cache.send(API.tagSplit, change, revision: { $0.revision }) { [self] result in
        finish(result, edited)
      }
    } else if let target {
      cache.send(
        API.tagMerge, TagsToMerge([edited.name], into: target.name), revision: { $0.revision }
      ) { [self] result in
        finish(result, edited, purpose) { texts.tags[.merged, edited.name, $0.merge.tag.name] }
      }
    } else {
      cache.send(
        API.tagName, NewTagName(tag: edited.name, name: newName), revision: { $0.revision }
      ) { [self] result in
        finish(result, edited, purpose) { texts.tags[.renamed, edited.name, $0.merge.tag.name] }
      }
    }
  }

  private func finish(
    _ result: Result<MergedTag, CallFailure>, _ tag: TagUse, _ purpose: Purpose,
    sentence: (MergedTag) -> String
  ) {
    isSaving = false
    switch result {
    case .success(let reply):
      close(tag, for: purpose)
      let new = reply.merge.tag
      note(
        Change(sentence: sentence(reply), edit: reply.merge.edit, tag: tag, newName: new.name))
      if isSeen(tag.name) { move(to: new) }
      load()
    case .failure(let failure):
      // The list was outdated; with the new one, the sheet offers to merge.
      if failure.status == 409 { load() } else { explain(failure, tag, purpose) }
    }
  }

  private func finish(_ result: Result<SplitTag, CallFailure>, _ tag: TagUse) {
    isSaving = false
    switch result {
    case .success(let reply):
      close(tag, for: .splitting)
      let split = reply.split
      let sentence = texts.tags[
        .splitDone, count: split.changed, as: wording.count(split.changed), tag.name, split.name]
      note(Change(sentence: sentence, edit: split.edit, tag: tag, newName: tag.name))
      load()
    case .failure(let failure):
      // The condition was understood when its answers were counted, but tags may have gone since.
      if isOpen(tag, for: .splitting) { split.countAnswers() }
      explain(failure, tag, .splitting)
    }
  }

  /// Returns whether the sheet from which a change was sent is still open.
  private func isOpen(_ tag: TagUse, for purpose: Purpose) -> Bool {
    edited.map { $0.name.isSame(as: tag.name) && self.purpose == purpose } ?? false
  }

  private func close(_ tag: TagUse, for purpose: Purpose) {
    if isOpen(tag, for: purpose) { edited = nil }
  }

  /// Reports why a change failed: in its sheet, or to screen readers if the sheet is gone.
  private func explain(_ failure: CallFailure, _ tag: TagUse, _ purpose: Purpose) {
    let reason = reason(failure)
    if isOpen(tag, for: purpose) { problem = reason } else { browser.announce(reason) }
  }

  /// Undoes the last change, unless another was made since.
  func undo() {
    guard let change, let edit = change.edit, !isSaving else { return }
    isSaving = true
    cache.send(API.undo, UndoRequest(edit), revision: { $0.revision }) { [self] result in
      isSaving = false
      func note(_ sentence: String, _ edit: EditID? = nil) {
        self.note(
          Change(
            sentence: sentence, edit: edit, tag: change.tag, newName: change.newName,
            isAbout: change.isAbout))
      }
      switch result {
      case .success:
        note(texts.tags[.undone])
        if isSeen(change.newName) { move(to: change.tag) }
      case .failure(let failure) where failure.status == 409 || failure.status == 404:
        note(texts[.undoTooLate])
      case .failure(let failure):
        return note(reason(failure), edit)
      }
      load()
    }
  }

  /// Sets the colour of a tag; with nil, the server chooses one, which is known only after reading.
  func setColor(_ color: TagColor?, of tag: TagUse) {
    problem = ""
    colorChoices += 1
    let choice = colorChoices
    // A reading under way has the earlier colour.
    reading.stop()
    if let color { show(tag.colored(color)) }
    // The card with the profile does not show the colour.
    cache.send(
      API.tagColor, NewColor(tag: tag.name, color: color), preserving: API.tagProfile.path,
      revision: { $0.revision }
    ) { [self] result in
      if case .failure(let failure) = result { problem = reason(failure) }
      guard choice == colorChoices else { return }
      switch result {
      case .success(let reply): noteSaved(texts.tags[.colorSaved], reply.edit, of: tag)
      case .failure: show(self.tag(named: tag.name) ?? tag)
      }
      read()
    }
  }

  /// Shows a tag in another colour, wherever it is shown now.
  private func show(_ tag: TagUse) {
    if edited?.name.isSame(as: tag.name) == true { edited = tag }
    guard shown?.name.isSame(as: tag.name) == true else { return }
    shown = tag
    colorFigures()
  }

  /// Announces that a change of a tag was saved, leaving the focus where it is.
  ///
  /// - Parameters:
  ///   - sentence: the message.
  ///   - edit: the edit; nil if it cannot be undone.
  ///   - tag: the tag before the change.
  ///   - isAbout: whether the change was made in the card with the profile of the tag.
  func noteSaved(_ sentence: String, _ edit: EditID?, of tag: TagUse?, isAbout: Bool = false) {
    browser.announce(sentence)
    guard let tag, isSeen(tag.name) || isListSeen && !isAbout else { return }
    change = Change(sentence: sentence, edit: edit, tag: tag, newName: tag.name, isAbout: isAbout)
    focusesUndo = false
  }

  /// Announces a change, and shows it on the page of the tag or in the list, unless the person is elsewhere
  /// by now.
  private func note(_ change: Change) {
    browser.announce(change.sentence)
    guard isListSeen || isSeen(change.tag.name) || isSeen(change.newName) else { return }
    self.change = change
    focusesUndo = change.edit != nil && edited == nil
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
