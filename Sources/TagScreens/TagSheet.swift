import Catalogue
internal import Components
import Interface
import PageModel
import TextBytes
import Tracking

/// What can be changed of a tag: its name and its colour.
struct TagSheet: View {
  let model: TagsModel
  let tag: TagUse

  var body: some View {
    VStack(spacing: .medium) {
      VStack(spacing: .small) {
        TextField(model.texts.tags[.name], text: name)
          .onSubmit { model.save() }
          .problem(model.problem, id: "tag-problem")
        HStack(spacing: .medium) {
          Text(note).font(.caption).foregroundStyle(.secondary).accessibilityRole(.status)
          Spacer()
          Button(title) { model.save() }.buttonStyle(.prominent).disabled(!model.canSave)
        }
      }
      SwatchPicker(
        model.texts[.tagColor], name: "tag-color", selection: color, options: TagColor.all,
        id: { $0.number }, color: { .tag($0) },
        title: { model.texts.tagColors[$0.number - 1] })
    }
    .styleName("tag-sheet")
  }

  private var isMerge: Bool { if case nil = model.target { false } else { true } }

  private var title: String { model.texts.tags[isMerge ? .merge : .rename] }

  private var note: String {
    let count = model.figures.count(tag.answers)
    guard let target = model.target else {
      return model.texts.tags[.renameNote, count: tag.answers, as: count]
    }
    return model.texts.tags[
      .mergeNote, count: tag.answers, as: count, tag.name, target.name]
  }

  private var name: Binding<String> {
    Binding {
      model.name
    } set: {
      model.name = $0
    }
  }

  private var color: Binding<Int?> {
    Binding {
      tag.color.number
    } set: { number in
      model.setColor(number.flatMap { TagColor(number: $0) })
    }
  }
}
