private import Catalogue
internal import Composition
private import TrackerStore
private import Tracking
private import Wire

/// `proba rename` and `proba merge`: replace the names of tags in all answers.
struct RenameCommand: WritingCommand {
  let call: Call
  let output: Output
  let writing: Lazy<WritingTracker>

  func run() throws(Failure) -> Outcome {
    if call.command == "merge", !call.has(\.into) { throw .mergeNeedsTarget }
    let tracker = try writing()
    let merge: TagMerge
    do throws(TrackerError) {
      merge =
        if let target = call.string(\.into) {
          try tracker.mergeTags(call.strings(\.mergedTags), into: target)
        } else {
          try tracker.renameTag(
            call.string(\.renamedTag) ?? "", to: call.string(\.newName) ?? "")
        }
    } catch {
      throw .tracker(error)
    }
    if output.isJSON {
      output.print(merge.json)
      return .done
    }
    let words = call.words
    let answers = words.answers(merge.tag.answers)
    guard !merge.gone.isEmpty else {
      output.printSentence(words.sameName(merge.tag.name))
      return .nothing
    }
    output.printSentence(
      words.renamed(merge.gone.joined(separator: ", "), merge.tag.name, answers))
    return .done
  }
}
