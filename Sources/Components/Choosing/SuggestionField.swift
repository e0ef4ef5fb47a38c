public import Interface
internal import TextBytes

/// A text field with a list of suggestions, which one may choose from or ignore.
public struct SuggestionField: Component {
  private let label: String
  private let name: String
  private let text: Binding<String>
  private let prompt: String
  private let suggestions: [String]
  private let choose: (String) -> Void
  private var qualities = Qualities()
  private var problem = ""
  @State private var navigation = ListNavigation()
  @Environment(ComponentKey.self) private var context

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: the label of the field.
  ///   - name: an `id` for the list that is unique on the page.
  ///   - text: the field's text.
  ///   - prompt: an example, shown while the field is empty.
  ///   - suggestions: suggestions for the current text, the likeliest first; provided by the
  ///     caller.
  ///   - choose: called with the chosen suggestion; by default it replaces the text.
  public init(
    _ label: String, name: String, text: Binding<String>, prompt: String = "",
    suggestions: [String], choose: ((String) -> Void)? = nil
  ) {
    self.label = label
    self.name = name
    self.text = text
    self.prompt = prompt
    self.suggestions = suggestions
    self.choose = choose ?? { text.wrappedValue = $0 }
  }

  /// Applies a quality.
  public mutating func adopt(_ quality: Quality) { qualities.adopt(quality) }

  /// Shows a validation message beneath the field.
  public func problem(_ problem: String) -> SuggestionField {
    var copy = self
    copy.problem = problem
    return copy
  }

  /// The field, and the list while it is open.
  public var body: some View {
    let isOpen = navigation.isOpen && !suggestions.isEmpty
    Element(.div, [.look(.menu)] + qualities.traits) {
      field(isOpen).problem(problem, id: name + "-problem")
      if isOpen {
        Listbox(
          id: name, label: label, titles: suggestions, chosen: nil, active: navigation.active,
          nothing: context.phrases.nothingFound
        ) { take($0) }
      }
    }
  }

  private func field(_ isOpen: Bool) -> TextField {
    var field = TextField(label, text: typed, prompt: prompt)
      .suggestions(
        isOpen: isOpen, controls: name, active: navigation.active.map { Listbox.id(name, $0) }
      )
      .onKeyPress { take($0) }
    field.apply(
      .on(.focusout) { _ in
        navigation.close()
        return false
      })
    if qualities.isDisabled { field.apply(.attribute(.disabled, "")) }
    if qualities.isBusy { field.apply(.attribute(.ariaBusy, "true")) }
    return field
  }

  /// Typing reopens the list without an active entry.
  private var typed: Binding<String> {
    Binding {
      text.wrappedValue
    } set: {
      text.wrappedValue = $0
      navigation.open(at: nil)
    }
  }

  private func take(_ event: Event) -> Bool {
    guard event.modifiers.subtracting(.typing).isEmpty else { return false }
    switch navigation.take(event.key, count: suggestions.count, manner: .suggestions) {
    case .chosen(let index):
      take(index)
      return event.key != .tab
    case .used: return true
    case .unused: return false
    }
  }

  private func take(_ index: Int) {
    navigation.close()
    guard suggestions.indices.contains(index) else { return }
    let chosen = suggestions[index]
    choose(chosen)
    context.browser?.announce(chosen)
  }
}
