public import Interface

/// A choice of one of a few colours, each a disc with a name.
///
/// A group of radio buttons: arrow keys move through it; screen readers read the name, and it is
/// shown when the pointer rests on the disc.
public struct SwatchPicker<Option, Key: IdentityKey>: Component {
  private let label: String
  private let name: String
  private let options: [Option]
  private let selection: Binding<Key?>
  private let key: (Option) -> Key
  private let color: (Option) -> Color
  private let title: (Option) -> String
  private var qualities = Qualities()

  /// Creates a choice in which nothing needs to be chosen.
  ///
  /// The name must be unique among the choices of the page.
  public init(
    _ label: String, name: String, selection: Binding<Key?>, options: [Option],
    id: @escaping (Option) -> Key, color: @escaping (Option) -> Color,
    title: @escaping (Option) -> String
  ) {
    self.label = label
    self.name = name
    self.options = options
    self.selection = selection
    key = id
    self.color = color
    self.title = title
  }

  /// Applies a quality.
  public mutating func adopt(_ quality: Quality) { qualities.adopt(quality) }

  /// A group of labelled radio buttons that look like the colours.
  public var body: some View {
    Element(.fieldset, [.look(.swatches)] + qualities.traits) {
      Element(.legend, [.look(.fieldLabel)]) { Words(label) }
      Element(.div, []) {
        ForEach(options, id: key) { option in
          let own = key(option).identity
          let isOn = Binding {
            selection.wrappedValue?.identity == own
          } set: { isOn in
            if isOn { selection.wrappedValue = key(option) }
          }
          // The label is as large as a finger; the disc in it is not.
          Element(.label, [.attribute(.title, title(option))]) {
            Element(.input, swatch(option, isOn))
          }
        }
      }
    }
  }

  private func swatch(_ option: Option, _ isOn: Binding<Bool>) -> [Trait] {
    var traits: [Trait] = [
      .attribute(.type, "radio"), .attribute(.name, name), .isOn(isOn),
      .attribute(.ariaLabel, title(option)), .style(.tint, color(option).css),
    ]
    if qualities.isDisabled || qualities.isBusy { traits.append(.attribute(.disabled, "")) }
    return traits
  }
}
