import Catalogue
internal import Components
import Interface
internal import Tracking

/// The choice of the colour that a tag has wherever figures are shown.
struct TagColorPicker: View {
  /// Degrees between the hues to choose from.
  private static let step = 30

  let model: StatisticsModel
  let tag: String

  var body: some View {
    FlowStack(spacing: .small) {
      SwatchPicker(
        model.texts[.tagColor], name: "tag-color", selection: selection,
        options: Array(names.indices), id: { $0 }, color: { .hue($0 * Self.step) },
        title: { names[$0] })
      Button(model.texts[.ownColor]) { model.setHue(nil, of: tag) }.buttonStyle(.plain)
    }
  }

  private var names: [String] { model.texts.hues }

  private var selection: Binding<Int?> {
    Binding {
      // Of its own accord a tag may have a hue between two of these.
      guard let degrees = model.line(of: tag)?.figure.hue?.degrees, degrees % Self.step == 0 else {
        return nil
      }
      return degrees / Self.step
    } set: { place in
      model.setHue(place.flatMap { Hue(degrees: $0 * Self.step) }, of: tag)
    }
  }
}
