public import Interface
internal import TextBytes

/// A choice of one of many options, collapsed into a button that shows the chosen one.
///
/// Arrow keys, Home, End and the first letters of an entry move through it.
public struct MenuPicker<Option, Key: IdentityKey>: Component {
  private let label: String
  private let name: String
  private let options: [Option]
  private let selection: Binding<Key>
  private let key: (Option) -> Key
  private let title: (Option) -> String
  private var qualities = Qualities()
  @State private var navigation = ListNavigation()
  @State private var hasFocus = false
  @State private var letters = Letters()
  @Environment(ComponentKey.self) private var context

  /// Creates a choice; `name` must be unique among the choices of the page.
  public init(
    _ label: String, name: String, selection: Binding<Key>, options: [Option],
    id: @escaping (Option) -> Key, title: @escaping (Option) -> String
  ) {
    self.label = label
    self.name = name
    self.options = options
    self.selection = selection
    key = id
    self.title = title
  }

  /// Applies a quality.
  public mutating func adopt(_ quality: Quality) { qualities.adopt(quality) }

  /// The label, the button and, while it is open, the list.
  public var body: some View {
    let titles = options.map { title($0) }
    let chosen = chosenIndex
    Element(.div, [.look(.field), .look(.menu)] + qualities.traits) {
      Element(.span, [.look(.fieldLabel), .attribute(.id, name + "-label")]) { Words(label) }
      Element(.button, traits(titles, chosen)) {
        Element(.span, [.attribute(.id, name + "-value")]) {
          Words(chosen.map { titles[$0] } ?? "\u{A0}")
        }
      }
      if navigation.isOpen {
        Listbox(
          id: name + "-list", label: label, titles: titles, chosen: chosen,
          active: navigation.active, nothing: context.phrases.nothingFound
        ) { choose($0) }
      }
    }
  }

  private var chosenIndex: Int? {
    let wanted = selection.wrappedValue.identity
    for index in options.indices where key(options[index]).identity == wanted { return index }
    return nil
  }

  private func traits(_ titles: [String], _ chosen: Int?) -> [Trait] {
    var traits: [Trait] = [
      .look(.button), .attribute(.role, "combobox"),
      .attribute(.ariaHaspopup, "listbox"), .attribute(.ariaControls, name + "-list"),
      .attribute(.ariaExpanded, navigation.isOpen ? "true" : "false"),
      .attribute(.ariaLabelledby, name + "-label " + name + "-value"), .focus($hasFocus),
      .on(.click) { _ in
        if navigation.isOpen { navigation.close() } else { navigation.open(at: chosen) }
        return true
      },
      .on(.focusout) { _ in
        navigation.close()
        return true
      },
      .on(.keydown) { take($0, titles, chosen) },
    ]
    if let active = navigation.active {
      traits.append(.attribute(.ariaActivedescendant, Listbox.id(name + "-list", active)))
    }
    if qualities.isDisabled || qualities.isBusy { traits.append(.attribute(.disabled, "")) }
    return traits
  }

  private func take(_ event: Event, _ titles: [String], _ chosen: Int?) -> Bool {
    guard event.modifiers.subtracting([.shift, .typing]).isEmpty else { return false }
    switch navigation.take(event.key, count: titles.count, chosen: chosen, manner: .choice) {
    case .chosen(let index):
      choose(index)
      // The tab key chooses, and then moves the focus as usual.
      return event.key != .tab
    case .used: return true
    case .unused: break
    }
    // One character: longer names are those of other keys.
    guard event.key.name.scalarCount == 1 else { return false }
    let fold: (String) -> String = { context.browser?.fold($0) ?? $0 }
    let start = navigation.active ?? chosen
    letters.add(event.key.name, at: context.now)
    if let found = letters.find(in: titles.map(fold), from: start, fold: fold) {
      navigation.open(at: found)
    }
    return true
  }

  private func choose(_ index: Int) {
    navigation.close()
    guard options.indices.contains(index) else { return }
    selection.wrappedValue = key(options[index])
  }
}

/// Letters typed in succession to find an entry that begins with them.
struct Letters: Equatable {
  /// Seconds after which a letter begins a new search.
  static let pause = 0.8

  private(set) var text = ""
  private var last = -Double.infinity

  /// Adds a letter, pressed at a time.
  mutating func add(_ letter: String, at moment: Double) {
    if moment - last > Self.pause { text = "" }
    text += letter
    last = moment
  }

  /// Returns the next entry with this prefix; repeating one letter cycles through the entries that
  /// begin with it.
  func find(in entries: [String], from start: Int?, fold: (String) -> String) -> Int? {
    guard !entries.isEmpty else { return nil }
    let wanted = fold(text)
    let isOne = text.scalarCount == 1
    let first = (start ?? -1) + (isOne ? 1 : 0)
    for step in entries.indices {
      let index = (max(first, 0) + step) % entries.count
      if entries[index].begins(with: wanted) { return index }
    }
    return nil
  }

  static func == (one: Letters, other: Letters) -> Bool {
    one.text.isSame(as: other.text) && one.last == other.last
  }
}
