import Catalogue
internal import Components
import Interface
import PageModel
internal import Wire

/// Where an answer is written, with the tags that are likely.
struct AnswerForm: View {
  let model: HomeModel

  var body: some View {
    VStack {
      TextField(model.texts[.answerLabel], text: text, prompt: model.texts[.answerPrompt])
        .focused(model.$hasFocus)
        .accessibilityDescription(from: Text.pageHeading)
        .onSubmit { model.save() }
        .onKeyPress(.escape) { model.cancel() }
      if !model.problem.utf8.isEmpty {
        Text(model.problem).foregroundStyle(.danger).accessibilityRole(.alert)
      }
      OfferedTags(model: model)
      FlowStack(spacing: .small) {
        Button(model.texts[.save]) { model.save() }
          .buttonStyle(.prominent)
          .disabled(model.isSaving || model.draft.utf8.isEmpty)
        if model.overview?.previous != nil {
          Button(model.repeatTitle) { model.repeatPrevious() }
            .disabled(!model.canRepeat)
        }
        if model.isChosen {
          Button(model.texts[.cancel]) { model.cancel() }.buttonStyle(.plain)
        }
      }
      Text(model.texts[.answerHint]).foregroundStyle(.secondary).font(.caption)
    }
  }

  private var text: Binding<String> {
    Binding {
      model.draft
    } set: {
      model.write($0)
    }
  }
}

/// Tags to tap: those that begin like the word being written, or the likely ones.
struct OfferedTags: View {
  let model: HomeModel

  var body: some View {
    let tags = model.offeredTags
    if !tags.isEmpty {
      FlowStack(spacing: .small) {
        ForEach(tags, id: { $0 }) { tag in
          Chip(tag, label: model.texts[.addTag, tag]) { model.take(tag) }
            .tone(model.color(of: tag).map { .tag($0) } ?? .secondary)
        }
      }
      .accessibilityRole(.group)
      .accessibilityLabel(
        Draft(model.draft).lastWord.utf8.isEmpty
          ? model.texts[.likelyTags] : model.texts[.matchingTags])
    }
  }
}
