import Catalogue
internal import Components
import Interface
import PageModel
internal import Tracking

/// A picker for the colour that a tag has in all figures.
struct TagColorPicker: View {
  let model: StatisticsModel
  let tag: String

  var body: some View {
    FlowStack(spacing: .small) {
      SwatchPicker(
        model.texts[.tagColor], name: "tag-color", selection: selection, options: TagColor.all,
        id: { $0.number }, color: { .tag($0) }, title: { names[$0.number - 1] })
      Button(model.texts[.ownColor]) { model.setColor(nil, of: tag) }.buttonStyle(.plain)
    }
  }

  private var names: [String] { model.texts.tagColors }

  private var selection: Binding<Int?> {
    Binding {
      model.line(of: tag)?.figure.color.number
    } set: { number in
      model.setColor(number.flatMap { TagColor(number: $0) }, of: tag)
    }
  }
}
