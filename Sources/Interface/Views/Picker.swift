/// A choice between a few visible options.
///
/// A group of radio buttons that looks like a segmented control; the arrow keys move through it.
public struct Picker<Option, Key: IdentityKey>: View {
  private let label: String
  private let name: String
  private let options: [Option]
  private let selection: Binding<Key>
  private let key: (Option) -> Key
  private let title: (Option) -> String

  /// Creates a choice; `name` must be unique among the choices of the page.
  public init(
    _ label: String, name: String, selection: Binding<Key>, options: [Option],
    id: @escaping (Option) -> Key, title: @escaping (Option) -> String
  ) {
    self.label = label
    self.name = name
    self.options = options
    self.selection = selection
    self.key = id
    self.title = title
  }

  /// A set of labelled radio buttons.
  public var body: Element {
    let choices = options.indices.map {
      PickerChoice(place: $0, key: key(options[$0]).identity, title: title(options[$0]))
    }
    let list = PickerChoices(
      name: name, choices: choices,
      selected: { [selection] in selection.wrappedValue.identity },
      select: { [selection, key, options] in selection.wrappedValue = key(options[$0]) })
    return list.element(labelled: label)
  }
}

/// The content of a picker without the types of its options and keys, so that the page has it once.
private struct PickerChoices {
  let name: String
  let choices: [PickerChoice]
  let selected: () -> Identity
  let select: (_ place: Int) -> Void

  @inline(never)
  func element(labelled label: String) -> Element {
    let rows = ForEach(choices, id: { $0.key }) { choice in
      let isOn = Binding {
        selected() == choice.key
      } set: { isOn in
        if isOn { select(choice.place) }
      }
      PickerOption(title: choice.title, name: name, isOn: isOn)
    }
    let legend = Element(.legend, .fieldLabel, content: WordsPart(label))
    let segments = Element(.div, content: rows.part)
    return Element(.fieldset, .picker, content: ListPart([legend.part, segments.part]))
  }
}

/// An option of a picker.
private struct PickerChoice {
  let place: Int
  let key: Identity
  let title: String
}

/// One of the options of a picker.
private struct PickerOption: Primitive {
  /// The label with the radio button inside.
  var element: Element

  init(title: String, name: String, isOn: Binding<Bool>) {
    let radio = Element(
      .input, [.attribute(.type, "radio"), .attribute(.name, name), .isOn(isOn)])
    let words = Element(.span, content: WordsPart(title))
    element = Element(.label, .option, content: ListPart([radio.part, words.part]))
  }
}
