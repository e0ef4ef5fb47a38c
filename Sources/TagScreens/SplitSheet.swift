import Catalogue
internal import Components
import Interface
import PageModel
internal import StatisticsScreens
import TextBytes
import Tracking

/// The sheet that selects the answers of a tag to get another one, and names it.
struct SplitSheet: View {
  /// The maximum number of tags suggested.
  private static let mostCompanions = 6

  let model: TagsModel
  let tag: TagUse

  var body: some View {
    let texts = model.texts.tags
    VStack(spacing: .small) {
      TextField(
        texts[.answersWith, tag.name],
        text: Binding {
          model.split.condition
        } set: {
          model.split.write($0)
        }, prompt: texts[.conditionPrompt]
      )
      .focused(model.$nameHasFocus)
      .onSubmit { model.save() }
      .problem(model.split.problem?.sentence(model.texts) ?? "", id: "condition-problem")
      FlowStack(spacing: .tiny) {
        ForEach(Array(model.split.companions.prefix(Self.mostCompanions)), id: { $0.name }) {
          companion in
          let tag = TagUse(name: companion.name, color: companion.color, answers: companion.count)
          TagButton(tag: model.tag(named: companion.name) ?? tag) {
            model.split.choose(companion.name)
          }
        }
      }
      .styleName("split-tags")
      TextField(texts[.newTag], text: model.$name)
        .onSubmit { model.save() }
        .problem(model.problem, id: "tag-problem")
      HStack(spacing: .medium) {
        Text(note).font(.caption).foregroundStyle(.secondary).accessibilityRole(.status)
        Spacer()
        Button(texts[.split]) { model.save() }.buttonStyle(.prominent).disabled(!model.canSave)
      }
    }
    .styleName("tag-sheet")
  }

  /// A note with the number of answers that will change.
  private var note: String {
    guard let count = model.split.count else { return "" }
    let name = model.name.withoutOuterSpaces
    if count == 0 { return model.texts.tags[.noAnswerMeets] }
    guard !name.utf8.isEmpty else { return model.answers(count) }
    return model.texts.tags[
      .splitNote, count: count, as: model.wording.count(count), tag.name, name]
  }
}
