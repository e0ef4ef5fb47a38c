/// A control inside a label that names it.
public struct LabelledInput {
  private var label: Element
  private var words: Element
  private var control: Element

  init(_ text: String, type: String, _ traits: [Trait]) {
    self.init(text, Element(.input, [.attribute(.type, type)]), traits)
  }

  init(_ text: String, _ element: Element, _ traits: [Trait]) {
    label = Element(.label, .field)
    words = Element(.span, .fieldLabel, content: WordsPart(text))
    control = element
    control.add(.look(.control))
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
public protocol LabelledControl: View, Disableable where Styled == Self, Body == Never {
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

  /// Keeps the control from being used, if it is so.
  public mutating func disable(_ isDisabled: Bool) {
    if isDisabled { apply(.attribute(.disabled, "")) }
  }

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

/// What a field asks for, so that the browser can offer to fill it in.
public enum TextContentType: String, Sendable {
  /// The whole name, and how a person is reached.
  case name, email, username, tel, url
  /// The first name.
  case givenName = "given-name"
  /// The last name.
  case familyName = "family-name"
  /// The company or association.
  case organization
  /// The lines of an address.
  case streetAddress = "street-address"
  /// The post code.
  case postalCode = "postal-code"
  /// The country, by its name.
  case country = "country-name"
  /// The day of birth.
  case birthday = "bday"
  /// The password in use.
  case currentPassword = "current-password"
  /// A password to be, which the browser may make up.
  case newPassword = "new-password"
  /// A number sent for a single use.
  case oneTimeCode = "one-time-code"
}

extension LabelledControl {
  /// Says what the control asks for, so that the browser offers what the person gave elsewhere.
  public func textContentType(_ type: TextContentType) -> Self {
    trait(.attribute(.autocomplete, type.rawValue))
  }
}

/// A field for a secret, which is not shown.
public struct SecureField: LabelledControl {
  /// The label with the field inside.
  public var input: LabelledInput

  /// Creates a field whose text is bound.
  public init(_ label: String, text: Binding<String>) {
    input = LabelledInput(label, type: "password", [.value(text)])
  }
}

/// A field for several lines of text, which grows with them.
public struct TextEditor: LabelledControl {
  /// The label with the field inside.
  public var input: LabelledInput

  /// Creates a field whose text is bound and that has room for so many lines at first.
  public init(_ label: String, text: Binding<String>, prompt: String = "", lines: Int = 3) {
    var traits: [Trait] = [.value(text), .attribute(.rows, "\(lines)")]
    if !prompt.utf8.isEmpty { traits.append(.attribute(.placeholder, prompt)) }
    input = LabelledInput(label, Element(.textarea), traits)
  }

  /// Does something at the return key held together with control or command; alone it is a line.
  public func onSubmit(perform action: @escaping () -> Void) -> TextEditor {
    onKeyPress { event in
      guard event.key == .return, !event.modifiers.isDisjoint(with: [.control, .command]) else {
        return false
      }
      action()
      return true
    }
  }
}

/// A control with which files are chosen.
public struct FilePicker: LabelledControl {
  /// The label with the control inside.
  public var input: LabelledInput

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - label: what is to be chosen.
  ///   - types: endings such as `.log` or content types such as `image/*`; all, if there are none.
  ///   - allowsMany: whether several can be chosen at once.
  ///   - receive: takes the files; not called when the person gives up.
  public init(
    _ label: String, types: [String] = [], allowsMany: Bool = false,
    receive: @escaping ([File]) -> Void
  ) {
    var traits: [Trait] = [
      .on(.change) { event in
        if !event.files.isEmpty { receive(event.files) }
        return true
      }
    ]
    if !types.isEmpty { traits.append(.attribute(.accept, types.joined(separator: ","))) }
    if allowsMany { traits.append(.attribute(.multiple, "")) }
    input = LabelledInput(label, type: "file", traits)
  }
}

/// A keyboard of a phone.
public enum KeyboardType: String, Sendable {
  /// Letters, or figures with and without a point.
  case text, decimal, numeric
  /// What an address of mail, a search or an address of the web needs.
  case email, search, url
}

/// A field for a day, as `2026-11-21`, or empty.
public struct DateField: LabelledControl {
  /// The label with the field inside.
  public var input: LabelledInput

  /// Creates a field whose day is bound.
  public init(_ label: String, day: Binding<String>) {
    // Where a fifth digit can be written, a year of five is one that no text of the field is for.
    input = LabelledInput(label, type: "date", [.attribute(.max, "9999-12-31"), .value(day)])
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
