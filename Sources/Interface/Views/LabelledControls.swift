/// A control inside a label that names it.
public struct LabelledInput {
  private var label: Element
  private var words: Element
  private var control: Element

  init(_ text: String, type: String, _ traits: [Trait]) {
    label = Element(.label, [.look(.field)])
    words = Element(.span, [.look(.fieldLabel)], content: WordsPart(text))
    control = Element(.input, [.look(.control), .attribute(.type, type)])
    for trait in traits { control.add(trait) }
  }

  /// Says something of the control if it concerns that, and otherwise of the whole.
  mutating func add(_ trait: Trait) {
    if trait.concernsControl { control.add(trait) } else { label.add(trait) }
  }

  /// Keeps the words from sight while screen readers still find them.
  mutating func hideWords() { words.add(.look(.visuallyHidden)) }

  var part: Part {
    var whole = label
    whole.content = ListPart([words.part, control.part])
    return whole.part
  }
}

/// A view that is one control with its label.
public protocol LabelledControl: View, Styleable where Styled == Self, Body == Never {
  /// The control and its label.
  var input: LabelledInput { get set }
}

extension LabelledControl {
  /// The view itself.
  public var styled: Self { self }

  /// The label with the control inside.
  public var part: Part { input.part }

  /// Says something of the control, or, if it is a look, of the whole.
  public mutating func apply(_ trait: Trait) { input.add(trait) }

  /// Keeps the label from sight while screen readers still find it.
  public func labelHidden() -> Self {
    var copy = self
    copy.input.hideWords()
    return copy
  }
}

/// A field for one line of text.
public struct TextField: LabelledControl {
  /// The label with the field inside.
  public var input: LabelledInput

  /// Creates a field whose text is bound; the prompt shows an example while it is empty.
  public init(_ label: String, text: Binding<String>, prompt: String = "") {
    var traits: [Trait] = [.value(text), .attribute(.autocomplete, "off")]
    if !prompt.utf8.isEmpty { traits.append(.attribute(.placeholder, prompt)) }
    input = LabelledInput(label, type: "text", traits)
  }

  /// Says which keyboard a phone should show.
  public func keyboardType(_ type: KeyboardType) -> TextField {
    trait(.attribute(.inputmode, type.rawValue))
  }

  /// Makes the field one of a list of suggestions which the arrow keys walk through.
  ///
  /// `controls` and `active` are the ids of the list and of the suggestion now pointed at.
  public func suggestions(
    isOpen: Bool, controls list: String, active suggestion: String?
  ) -> TextField {
    var copy = self
    copy.apply(.attribute(.role, "combobox"))
    copy.apply(.attribute(.ariaAutocomplete, "list"))
    copy.apply(.attribute(.ariaExpanded, isOpen ? "true" : "false"))
    copy.apply(.attribute(.ariaControls, list))
    if let suggestion { copy.apply(.attribute(.ariaActivedescendant, suggestion)) }
    return copy
  }
}

/// A keyboard of a phone.
public enum KeyboardType: String, Sendable {
  case text, decimal, numeric, email, search, url
}

/// A field for a day, as `2026-11-21`, or empty.
public struct DateField: LabelledControl {
  /// The label with the field inside.
  public var input: LabelledInput

  /// Creates a field whose day is bound.
  public init(_ label: String, day: Binding<String>) {
    input = LabelledInput(label, type: "date", [.value(day)])
  }
}

/// A box to tick.
public struct Toggle: LabelledControl {
  /// The label with the box inside.
  public var input: LabelledInput

  /// Creates a box whose tick is bound.
  public init(_ label: String, isOn: Binding<Bool>) {
    input = LabelledInput(label, type: "checkbox", [.isOn(isOn)])
    input.add(.look(.toggle))
  }
}
