import Answering
import Catalogue
internal import Components
import DayScreens
import Interface
internal import PageModel
import TextBytes
import Tracking
internal import Wire

/// The form for an answer, with suggested tags.
struct AnswerForm: View {
  let model: HomeModel

  var body: some View {
    VStack(spacing: .small) {
      AnswerField(model: model)
      if model.later != nil { UnderstoodAmounts(model: model) }
      if !model.entry.problem.utf8.isEmpty {
        Text(model.entry.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
      VStack(spacing: .small) {
        OfferedAnswers(model: model)
        OfferedTags(model: model)
      }
      .styleName("suggestions")
      if model.later != nil { AnswerActions(model: model) }
      if case nil = model.overview?.likely.previous {
        Text(model.texts[.answerHint]).foregroundStyle(.secondary).font(.caption)
      }
      // Space for the hints is reserved until they are there, so that nothing jumps.
      Box { if model.later != nil { KeyHints(model: model) } }.styleName("keys")
    }
  }
}

/// Whole answers, saved at one tap: the previous one, and the likely ones.
struct OfferedAnswers: View {
  let model: HomeModel

  var body: some View {
    let answers = model.offeredAnswers
    let offersPrevious = model.offersPrevious
    // The space stays even without answers, so that nothing below jumps.
    Box {
      if offersPrevious || !answers.isEmpty {
        HStack(spacing: .small) {
          if offersPrevious {
            let title = model.repeatTitle
            Chip(title, label: title) { model.repeatPrevious() }
              .marks((model.previousTags ?? []).map { model.mark(of: $0) }).savesAnswer()
          }
          ForEach(answers, id: { spaced($0) }) { tags in
            let title = spaced(tags)
            Chip(title, label: model.texts[.saveAnswer, title]) { model.save(tags) }
              .marks(tags.map { model.mark(of: $0) }).savesAnswer()
          }
        }
        .accessibilityRole(.group)
        .accessibilityLabel(model.texts[.likelyAnswers])
      }
    }
    .styleName("answers").id(HomeModel.answersID)
  }
}

/// The tags and amounts already written, as chips, and the field for the text after them.
struct AnswerField: View {
  let model: HomeModel

  var body: some View {
    let parts = model.entry.parts
    HStack(alignment: .center, spacing: .small) {
      HStack(alignment: .center, spacing: .small) {
        // By their texts, so that the chip of a part that is removed leaves, and those after it stay.
        ForEach(parts.keyed, id: { $0.key }) { _, part in
          Chip(part.text).marks(part.isAmount ? [] : [model.mark(of: part.tag)])
            .tone(model.color(of: part.tag))
            .onRemove(label: model.texts[.removeTag, part.text]) { model.remove(part) }
        }
        TextField(
          model.texts[.answerLabel], text: text,
          // A blank prompt, by which styles recognize that no word is being written.
          prompt: parts.isEmpty ? model.texts[.answerPrompt] : " "
        )
        .labelHidden()
        .focused(model.entry.$hasFocus)
        .pageKey(.field, in: model.browser)
        .accessibilityDescription(from: Text.pageHeading)
        .onKeyPress { model.takeKey($0) }
      }
      .styleName("written")
      Button(model.texts[.save]) { model.save() }
        .buttonStyle(.prominent)
        .disabled(model.entry.isSaving || model.entry.isEmpty)
    }
    .styleName("answer-field")
  }

  private var text: Binding<String> {
    Binding {
      model.entry.draft.tail
    } set: {
      model.write(model.entry.draft.with(tail: $0))
    }
  }
}

extension [DraftPart] {
  /// The parts with their identities: their texts, and how many of the same are before them.
  fileprivate var keyed: [(key: String, part: DraftPart)] {
    var keyed: [(key: String, part: DraftPart)] = []
    for part in self {
      var count = 0
      for (_, other) in keyed where other.text.isSame(as: part.text) { count += 1 }
      keyed.append((count == 0 ? part.text : part.text + " \(count)", part))
    }
    return keyed
  }
}

/// Tags to tap: matches of the word being written, or the likely ones.
struct OfferedTags: View {
  let model: HomeModel

  var body: some View {
    let tags = model.offeredTags
    let word = model.newTag
    let highlighted = model.highlightedTag
    // The space stays even without tags, so that nothing below jumps.
    Box {
      if !tags.isEmpty || word != nil {
        FlowStack(spacing: .small) {
          ForEach(tags, id: { $0 }) { tag in
            Chip(tag, label: model.texts[.addTag, tag]) { model.take(tag) }
              .marks([model.mark(of: tag)])
              .highlighted(highlighted.map { $0.isSame(as: tag) } ?? false)
          }
          if let word {
            Chip(word, label: model.texts[.createTag, word]) { model.take(word) }.proposed()
          }
        }
        .accessibilityRole(.group)
        .accessibilityLabel(
          (model.entry.draft.word ?? "").utf8.isEmpty
            ? model.texts[.likelyTags] : model.texts[.matchingTags])
      }
    }
    .styleName("offered")
  }
}
