import Catalogue
import TextBytes
import Tracking
import Wire

// MARK: - Suggestions

extension HomeModel {
  /// The likely answers to the probe asked about; nil until they are read.
  private var likely: LikelyAnswers? { isChosen ? chosenLikely : overview?.likely }

  /// Whole answers to tap: the likely ones that contain all tags written and others.
  ///
  /// The previous answer, which has a button of its own, is left out.
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

  /// Whether the button that repeats the previous answer is offered.
  package var offersPrevious: Bool {
    // Until the likely answers to an older probe are read, those to the latest decide.
    if case nil = (likely ?? overview?.likely)?.previous { false } else { canRepeat }
  }

  /// The tags of the answer before the probe asked about; nil until they are read, or if there is none.
  package var previousTags: [String]? { likely?.previous }

  /// The maximum number of whole answers suggested.
  private static var mostAnswers: Int { 4 }

  /// The suggested tags: those that begin like the word being written, or the likely ones.
  package var offeredTags: [String] {
    tags.offered(for: entry.draft, likely: likely)
  }

  /// The suggested tag that the arrow keys have reached, until something is written or another probe is
  /// asked about.
  package var highlightedTag: String? {
    guard let (moment, tag) = entry.highlight, moment == subject?.moment else { return nil }
    return offeredTags.first { $0.isSame(as: tag) }
  }

  /// The word being written, if it matches no tag and will become a new one.
  package var newTag: String? {
    guard let word = entry.draft.word, !word.utf8.isEmpty, !word.isSame(as: "\""),
      offeredTags.isEmpty, !tags.contains(word)
    else { return nil }
    return word
  }

  /// Whether the previous answer may be repeated, which must not replace a text being written.
  ///
  /// A disabled button is clearer than a form that closes and drops its text, or stays open after the
  /// answer was saved.
  package var canRepeat: Bool { !entry.isSaving && unsaved.utf8.isEmpty }

  /// The title of the button that repeats the previous answer.
  package var repeatTitle: String {
    // For an older probe, it is read together with the likely answers.
    guard let tags = likely?.previous else { return texts[.sameAsBefore] }
    return texts[.sameAsBeforeTags, spaced(tags)]
  }
}
