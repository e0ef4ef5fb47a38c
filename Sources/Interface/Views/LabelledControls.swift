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

  /// Adds a trait to the control if it applies to controls, and otherwise to the label.
  mutating func add(_ trait: Trait) {
    if trait.concernsControl { control.add(trait) } else { label.add(trait) }
  }

  /// Hides the label visually; screen readers still find it.
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

  /// Adds a trait to the control, or, if it is a look, to the label.
  public mutating func apply(_ trait: Trait) { input.add(trait) }

  /// Disables the control if `isDisabled` is true.
  public mutating func disable(_ isDisabled: Bool) {
    if isDisabled { apply(.attribute(.disabled, "")) }
  }

  /// Hides the label visually; screen readers still find it.
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

  /// Sets the keyboard that a phone should show.
  public func keyboardType(_ type: KeyboardType) -> TextField {
    trait(.attribute(.inputmode, type.rawValue))
  }

  /// Makes the field a combobox for a list of suggestions.
  ///
  /// `controls` and `active` are the ids of the list and of the active suggestion.
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

/// The meaning of a field, so that the browser can offer to fill it in.
public enum TextContentType: String, Sendable {
  /// The full name, and contact details.
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
  /// A new password, which the browser may generate.
  case newPassword = "new-password"
  /// A one-time code.
  case oneTimeCode = "one-time-code"
}

extension LabelledControl {
  /// Sets the meaning of the control, so that the browser can fill it in.
  public func textContentType(_ type: TextContentType) -> Self {
    trait(.attribute(.autocomplete, type.rawValue))
  }
}

/// A field for a secret, whose text is hidden.
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

  /// Creates a field whose text is bound and that initially has room for this number of lines.
  public init(_ label: String, text: Binding<String>, prompt: String = "", lines: Int = 3) {
    var traits: [Trait] = [.value(text), .attribute(.rows, "\(lines)")]
    if !prompt.utf8.isEmpty { traits.append(.attribute(.placeholder, prompt)) }
    input = LabelledInput(label, Element(.textarea), traits)
  }

  /// Runs the action at the return key together with control or command; alone, it inserts a line
  /// break.
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

/// A control for choosing files.
public struct FilePicker: LabelledControl {
  /// The label with the control inside.
  public var input: LabelledInput

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - label: the purpose of the files.
  ///   - types: extensions such as `.log` or content types such as `image/*`; empty for all.
  ///   - allowsMany: whether several files can be chosen at once.
  ///   - receive: called with the files; not called if the person cancels.
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

/// A type of on-screen keyboard.
public enum KeyboardType: String, Sendable {
  /// Text, or digits with and without a decimal point.
  case text, decimal, numeric
  /// Optimised for e-mail addresses, searches or URLs.
  case email, search, url
}

/// A field for a day, as `2026-11-21`, or empty.
public struct DateField: LabelledControl {
  /// The label with the field inside.
  public var input: LabelledInput

  /// Creates a field whose day is bound, and whose calendar offers days up to the last.
  ///
  /// A picked day reaches the binding at once, and a typed one at the return key or when the field
  /// is left: while its parts are being typed it is other days. A later day than the last can still
  /// be typed.
  public init(_ label: String, day: Binding<String>, through last: String = "9999-12-31") {
    // Without a maximum, browsers accept five-digit years, which the bound text cannot represent.
    input = LabelledInput(label, type: "date", [.attribute(.max, last), .entry(day)])
  }
}

/// A field for a time of day, as `07:30`, or empty.
public struct TimeField: LabelledControl {
  /// The label with the field inside.
  public var input: LabelledInput

  /// Creates a field whose time is bound.
  public init(_ label: String, time: Binding<String>) {
    input = LabelledInput(label, type: "time", [.value(time)])
  }
}

/// A checkbox.
public struct Toggle: LabelledControl {
  /// The label with the checkbox inside.
  public var input: LabelledInput

  /// Creates a checkbox whose state is bound.
  public init(_ label: String, isOn: Binding<Bool>) {
    input = LabelledInput(label, type: "checkbox", [.isOn(isOn)])
    input.add(.look(.toggle))
  }
}
