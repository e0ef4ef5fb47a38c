import Answering
import Catalogue
import CivilTime
import Interface
import PageModel
import Requests
import TextBytes
import Tracking
import Wire

/// The history of what the person has changed, the newest first.
final class HistoryModel {
  /// The number of edits that are listed at first.
  private static var usualCount: Int { 5 }

  /// The edits, once they have been read.
  @Observed private(set) var edits: [PastEdit]?
  /// Whether all edits are listed.
  @Observed private(set) var isWhole = false
  /// The edit of many answers whose reverting the person is asked to confirm.
  @Observed private(set) var asked: EditID?
  /// Whether an edit is being reverted.
  @Observed private(set) var isSaving = false
  /// The reason why nothing was reverted, or why the edits could not be read.
  @Observed private(set) var problem = ""
  /// Whether the button that undoes has the focus, after the one that was pressed is gone.
  @Observed var focusesUndo = false

  let home: HomeModel
  private let reading: Reading

  init(home: HomeModel) {
    self.home = home
    reading = Reading(home.cache)
  }

  /// Reads the edits.
  func load() {
    reading.read(API.edits) { [self] result in
      switch result {
      case .success(let edits): self.edits = edits
      case .failure(let failure):
        if case nil = edits, failure.status != 0 { problem = home.sentence(for: failure) }
      }
    }
  }

  /// The edits to list: the last ones, and those that can be redone.
  var listed: ArraySlice<PastEdit> {
    let edits = edits ?? []
    return isWhole ? edits[...] : edits.prefix(edits.count { $0.isUndone } + Self.usualCount)
  }

  /// Whether older edits are not listed.
  var hasMore: Bool { listed.count < edits?.count ?? 0 }

  /// Lists all edits.
  func showAll() { isWhole = true }

  /// Whether the edit is the one to undo next, or to redo next.
  func isNext(_ edit: PastEdit) -> Bool {
    let edits = edits ?? []
    let next = edit.isUndone ? edits.last { $0.isUndone } : edits.first { !$0.isUndone }
    return next?.id == edit.id
  }

  /// Undoes an edit, or redoes it if it was undone; first asks whether that is meant if it changed many answers.
  func revert(_ edit: PastEdit) {
    guard !isSaving else { return }
    problem = ""
    guard edit.probes <= PastEdit.manyProbes || asked == edit.id else { return asked = edit.id }
    isSaving = true
    home.cache.send(
      edit.isUndone ? API.redo : API.undo, UndoRequest(edit.id), revision: { $0.revision }
    ) { [self] result in
      isSaving = false
      asked = nil
      switch result {
      case .success:
        let settings = home.texts.settings
        home.browser.announce(edit.isUndone ? settings[.redone] : home.texts[.undone])
        focusesUndo = true
        home.load()
      case .failure(let failure) where failure.status == 409 || failure.status == 404:
        problem = home.texts[.undoTooLate]
        home.cache.expire(API.edits, NoQuery())
      case .failure(let failure): problem = home.sentence(for: failure)
      }
      load()
    }
  }

  /// Leaves an edit of many answers as it is.
  func cancel() {
    asked = nil
    focusesUndo = true
  }

  // MARK: In words

  /// Returns what an edit changed.
  func title(of edit: PastEdit) -> String {
    let settings = home.texts.settings
    var names = ""
    for name in edit.names {
      names += (names.utf8.isEmpty ? "" : ", ") + (isOfSettings(edit) ? label(of: name) : name)
    }
    return switch edit.kind {
    case .answer: settings[.editAnswer]
    case .withdrawal: settings[.editWithdrawal]
    case .dismissal: settings[.editDismissal]
    case .rename: settings[.editRename, edit.tag ?? "", names]
    case .merge: settings[.editMerge, edit.tag ?? "", names]
    case .split: settings[.editSplit]
    case .profile: settings[.editTag, edit.tag ?? ""]
    case .logImport: settings[.editImport]
    case .settings, .schedule: settings[.editSettings, names]
    case .quietRule: settings[.editQuietTime]
    case .quietRuleEnd: settings[.editQuietTimeEnd]
    }
  }

  /// Returns the time of an edit by the person's clock, and the number of the answers that it changed.
  func details(of edit: PastEdit) -> String {
    let time = home.browser.format(Double(edit.time.secondsSince1970), .dateTime(.medium))
    guard edit.probes > 1 else { return time }
    return time + " · " + answers(edit.probes)
  }

  /// Returns a number of answers in words.
  func answers(_ count: Int) -> String {
    home.texts[.answersCount, count: count, as: home.count(count)]
  }

  private func isOfSettings(_ edit: PastEdit) -> Bool {
    edit.kind == .settings || edit.kind == .schedule
  }

  /// The labels of the settings on this screen, by their names.
  private static var labels: [(name: String, text: SettingsText)] {
    [
      ("theme", .theme), ("contrast", .contrast), ("language", .language),
      ("week-start", .weekStart), ("time-format", .timeFormat), ("zone", .zone),
      ("day-start", .dayStart),
      ("notifications", .notices),
      ("sound", .sound), ("shortcuts", .shortcuts), ("rates", .rates), ("gap", .meanGap),
      ("seed", .seed),
    ]
  }

  private func label(of name: String) -> String {
    Self.labels.first { $0.name.isSame(as: name) }.map { home.texts.settings[$0.text] } ?? name
  }
}
