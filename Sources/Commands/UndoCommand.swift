private import Catalogue
internal import Composition
private import JSON
private import TrackerStore
private import Tracking
private import Wire

/// `proba undo`: undoes the last change.
struct UndoCommand: WritingCommand {
  let call: Call
  let output: Output
  let writing: Lazy<WritingTracker>

  func run() throws(Failure) -> Outcome {
    let tracker = try writing()
    let edit: Edit
    do { edit = try tracker.undo() } catch { throw .tracker(error) }
    let words = call.words
    if output.isJSON {
      output.print(
        .object([
          "undone": .string(edit.kind.word), "count": .integer(Int64(edit.count)),
          "tags": .array(edit.restoredTags.map { .string($0) }),
          "probes": .array(edit.probes.map { $0.json }),
        ]))
      return .done
    }
    output.printSentence(sentence(for: edit))
    guard edit.kind != .rename, edit.kind != .merge, edit.kind != .logImport else { return .done }
    let lines = ProbeLines(in: words, columns: output.knownColumns)
    if edit.count > edit.probes.count { output.print("…\n") }
    for probe in edit.probes { output.print(lines.line(of: probe) + "\n") }
    return .done
  }

  private func sentence(for edit: Edit) -> String {
    let words = call.words
    return switch edit.kind {
    case .answer: words.undoneAnswer(words.probes(edit.count))
    case .withdrawal: words.undoneWithdrawal(words.probes(edit.count))
    case .dismissal: words.undoneDismissal(words.probes(edit.count))
    case .split: words.undoneSplit(words.probes(edit.count))
    case .profile: words.undoneProfile(edit.tag ?? "")
    case .logImport: words.undoneImport(words.probes(edit.count))
    case .rename, .merge:
      words.undoneRename(edit.tag ?? "", edit.restoredTags.joined(separator: ", "))
    }
  }
}

extension Edit.Kind {
  /// A word for programs, which never changes.
  fileprivate var word: String {
    switch self {
    case .answer: "answer"
    case .withdrawal: "withdrawal"
    case .dismissal: "dismissal"
    case .rename: "rename"
    case .merge: "merge"
    case .split: "split"
    case .profile: "profile"
    case .logImport: "import"
    }
  }
}
