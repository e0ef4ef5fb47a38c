import Catalogue
internal import Components
import Interface
import PageModel
import TextBytes
import Tracking

/// The sheet that changes a tag, or one property of it.
struct TagSheet: View {
  let model: TagsModel
  let tag: TagUse

  var body: some View {
    VStack(spacing: .medium) {
      VStack(spacing: .small) {
        TextField(
          model.texts.tags[model.purpose == .merging ? .otherTag : .name], text: model.$name
        )
        .focused(model.$nameHasFocus)
        .onSubmit { model.save() }
        .problem(model.problem, id: "tag-problem")
        if model.purpose == .merging { Candidates(model: model) }
        HStack(spacing: .medium) {
          Text(note).font(.caption).foregroundStyle(.secondary).accessibilityRole(.status)
          Spacer()
          Button(title) { model.save() }.buttonStyle(.prominent).disabled(!model.canSave)
        }
      }
      if model.purpose == .all { TagColors(model: model, tag: tag) }
    }
    .styleName("tag-sheet")
  }

  private var isMerge: Bool { model.purpose == .merging || model.target != nil }

  private var title: String { model.texts.tags[isMerge ? .merge : .rename] }

  private var note: String {
    let count = model.wording.count(tag.answers)
    if let target = model.target {
      return model.texts.tags[
        .mergeNote, count: tag.answers, as: count, tag.name, target.name]
    }
    if model.purpose == .merging { return "" }
    return model.texts.tags[.renameNote, count: tag.answers, as: count]
  }
}

/// The tags that match the text in the field; a press writes a tag into the field.
private struct Candidates: View {
  let model: TagsModel

  var body: some View {
    FlowStack(spacing: .tiny) {
      ForEach(model.candidates, id: { $0.name }) { tag in
        TagButton(
          tag: tag, isPressed: model.target?.name.isSame(as: tag.name) ?? false
        ) {
          model.name = tag.name
        }
      }
    }
    .styleName("candidates")
  }
}

/// A button with the mark and the name of a tag.
struct TagButton: View {
  let tag: TagUse
  /// Whether the tag is chosen; nil if the button writes the tag into a text.
  var isPressed: Bool?
  let action: () -> Void

  var body: some View {
    let button = Button(action: action) {
      Mark(.tag(tag.color), emoji: tag.emoji)
      Text(tag.name)
    }
    .controlSize(.small)
    if let isPressed { button.pressed(isPressed) } else { button }
  }
}

/// A picker for the colour of a tag.
struct TagColors: View {
  let model: TagsModel
  let tag: TagUse

  var body: some View {
    SwatchPicker(
      model.texts[.tagColor], name: "tag-color",
      selection: Binding<Int?> {
        tag.color.number
      } set: { number in
        model.setColor(number.flatMap { TagColor(number: $0) }, of: tag)
      }, options: TagColor.all, id: { $0.number }, color: { .tag($0) },
      title: { model.texts.tagColors[$0.number - 1] })
  }
}
