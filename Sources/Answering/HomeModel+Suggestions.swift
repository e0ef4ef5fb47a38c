import Catalogue
import TextBytes
import Tracking
import Wire

// MARK: - Suggestions

extension HomeModel {
  /// The answers that are likely at the probe that is asked about; nil until they are read.
  private var likely: LikelyAnswers? { isChosen ? chosenLikely : overview?.likely }

  /// Whole answers to tap: the likely ones that have all tags written, and more.
  ///
  /// Without the previous answer, for which there is a button.
  package var offeredAnswers: [[String]] {
    let draft = entry.draft
    guard let word = draft.word, word.utf8.isEmpty, draft.tail.utf8.isEmpty else { return [] }
    let previous = offersPrevious ? likely?.previous.map { spaced($0) } : nil
    var answers: [[String]] = []
    for answer in likely?.whole(Self.mostAnswers + 1, chosen: tags.spelled(draft.tags)) ?? []
    where answers.count < Self.mostAnswers {
      if let previous, spaced(answer).isSame(as: previous) { continue }
      answers.append(answer)
    }
    return answers
  }

  /// Whether there is a previous answer to repeat.
  package var offersPrevious: Bool {
    // Until those of an older probe are read, the button is there if it is for the latest.
    if case nil = (likely ?? overview?.likely)?.previous { false } else { canRepeat }
  }

  /// The tags of the answer before the probe that is asked about; nil until they are read, or where there is none.
  package var previousTags: [String]? { likely?.previous }

  /// The most whole answers that are offered.
  private static var mostAnswers: Int { 4 }

  /// The tags offered: those that begin like the word being written, or the likely ones.
  package var offeredTags: [String] {
    tags.offered(for: entry.draft, likely: likely)
  }

  /// The offered tag that the arrow keys have reached, until something is written or another probe
  /// is asked about.
  package var highlightedTag: String? {
    guard let (moment, tag) = entry.highlight, moment == subject?.moment else { return nil }
    return offeredTags.first { $0.isSame(as: tag) }
  }

  /// The word being written, where nothing that there is fits it: it becomes a new tag.
  package var newTag: String? {
    guard let word = entry.draft.word, !word.utf8.isEmpty, !word.isSame(as: "\""),
      offeredTags.isEmpty, !tags.contains(word)
    else { return nil }
    return word
  }

  /// Whether the previous answer may be repeated: not in the place of what is being written.
  ///
  /// A button that cannot be pressed is plainer than a form that closes over what was written, or
  /// stays open after the answer was saved.
  package var canRepeat: Bool { !entry.isSaving && unsaved.utf8.isEmpty }

  /// What the button says that repeats the previous answer.
  package var repeatTitle: String {
    // Of an older probe, it is read together with the likely answers.
    guard let tags = likely?.previous else { return texts[.sameAsBefore] }
    return texts[.sameAsBeforeTags, spaced(tags)]
  }
}
