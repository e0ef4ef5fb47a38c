private import Catalogue
internal import CivilTime
internal import Composition
private import JSON
internal import TrackerStore
internal import Tracking
private import Wire

/// `proba undo` and `proba redo`: revert the last change, and make it again.
struct UndoCommand: EditingCommand {
  let call: Call
  let output: Output
  let reading: Lazy<ReadingTracker>
  let writing: Lazy<WritingTracker>

  /// Undoes the last change, or lists those that can be undone or redone.
  func run() throws(Failure) -> Outcome {
    guard !call.has(\.listedEdits) else { return try list() }
    let tracker = try writing()
    let next = try history(tracker).first { !$0.isUndone }
    try confirm(next, isRedone: false)
    let edit: Edit
    do { edit = try tracker.undo(next?.id) } catch { throw .tracker(error) }
    show(edit, word: "undone", in: call.words.history.undone)
    return .done
  }

  /// Makes the change again that was undone last.
  func redo() throws(Failure) -> Outcome {
    let tracker = try writing()
    let next = try history(tracker).last { $0.isUndone }
    try confirm(next, isRedone: true)
    let edit: Edit
    do { edit = try tracker.redo(next?.id) } catch { throw .tracker(error) }
    show(edit, word: "redone", in: call.words.history.redone)
    return .done
  }

  private func list() throws(Failure) -> Outcome {
    let edits = try history(try reading())
    if output.isJSON {
      output.print(.array(edits.map(\.json)))
      return .done
    }
    let words = call.words
    guard !edits.isEmpty else {
      output.printSentence(words.history.empty)
      return .done
    }
    for edit in edits {
      let time = call.machine.time(at: edit.time)
      let name = words.name(of: edit)
      output.print(
        labelled(
          "\(time.date.iso) \(time.shortClock)  ",
          edit.isUndone ? words.history.waiting(name) : name, columns: output.knownColumns) + "\n")
    }
    return .done
  }

  private func history(_ tracker: Tracker) throws(Failure) -> [PastEdit] {
    do { return try tracker.history() } catch { throw .tracker(error) }
  }

  /// Checks that reverting an edit that changed many answers is meant.
  private func confirm(_ edit: PastEdit?, isRedone: Bool) throws(Failure) {
    guard let edit, edit.probes > PastEdit.manyProbes, !call.has(\.yes) else { return }
    throw .manyProbes(call.words.name(of: edit), isRedone: isRedone)
  }

  private func show(_ edit: Edit, word: String, in phrase: Phrase) {
    let words = call.words
    if output.isJSON {
      output.print(
        .object([
          word: .string(edit.kind.word), "count": .integer(Int64(edit.count)),
          "tags": .array(edit.names.map { .string($0) }),
          "probes": .array(edit.probes.map { $0.json }),
        ]))
      return
    }
    output.printSentence(
      phrase(words.name(of: edit.kind, edit.tag, edit.names, probes: edit.count)))
    guard edit.kind != .rename, edit.kind != .merge else { return }
    let lines = ProbeLines(in: words, columns: output.knownColumns)
    if edit.count > edit.probes.count, !edit.probes.isEmpty { output.print("…\n") }
    for probe in edit.probes { output.print(lines.line(of: probe) + "\n") }
  }
}

extension CommandPhrases {
  fileprivate func name(of edit: PastEdit) -> String {
    name(of: edit.kind, edit.tag, edit.names, probes: edit.probes)
  }

  /// Returns the name of an edit: what was changed.
  fileprivate func name(
    of kind: EditKind, _ tag: String?, _ names: [String], probes count: Int
  ) -> String {
    let list = names.joined(separator: ", ")
    return switch kind {
    case .answer: history.answer(probes(count))
    case .withdrawal: history.withdrawal(probes(count))
    case .dismissal: history.dismissal(probes(count))
    case .rename: history.rename(tag ?? "", list)
    case .merge: history.merge(tag ?? "", list)
    case .split: history.split(probes(count))
    case .profile: history.profile(tag ?? "")
    case .logImport: history.logImport(probes(count))
    case .settings, .schedule: history.settings(list)
    case .quietRule: history.quietRule
    case .quietRuleEnd: history.quietRuleEnd
    }
  }
}
