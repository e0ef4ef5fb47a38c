public import Interface

/// A short name on its own background, such as a tag: it looks the same everywhere.
///
/// By default it is static text. It can have an action, be a switch, and be removable.
public struct Chip: Component {
  private let title: String
  private var qualities = Qualities()
  private var action: (() -> Void)?
  private var actionLabel: String?
  private var isOn: Binding<Bool>?
  private var name: String?
  private var removal: (label: String, perform: () -> Void)?
  private var marks: [Mark] = []
  private var isProposed = false
  private var isHighlighted = false

  /// Creates a static chip.
  public init(_ title: String) { self.title = title }

  /// Creates a chip with an action; `label` describes it for screen reader users.
  public init(_ title: String, label: String? = nil, action: @escaping () -> Void) {
    self.title = title
    self.action = action
    actionLabel = label
  }

  /// Creates a chip that is on or off.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
  }

  /// Adds a button that removes what the chip represents; the label names it in words.
  ///
  /// The chip shrinks when it leaves the page and its surroundings stay, unless the person prefers reduced motion.
  public func onRemove(label: String, perform action: @escaping () -> Void) -> Chip {
    var copy = self
    copy.removal = (label, action)
    return copy
  }

  /// Puts marks before the title: one for each thing that the chip represents.
  public func marks(_ marks: [Mark]) -> Chip {
    var copy = self
    copy.marks = marks
    return copy
  }

  /// Shows that the thing that the chip represents does not exist until the chip is used.
  public func proposed() -> Chip {
    var copy = self
    copy.isProposed = true
    return copy
  }

  /// Shows that the arrow keys of a field, in which the keyboard focus stays, have reached the chip.
  public func highlighted(_ isOn: Bool = true) -> Chip {
    var copy = self
    copy.isHighlighted = isOn
    return copy
  }

  /// Names the chip within the page, to move the focus to.
  public func id(_ name: String) -> Chip {
    var copy = self
    copy.name = name
    return copy
  }

  /// Applies a quality.
  public mutating func adopt(_ quality: Quality) { qualities.adopt(quality) }

  /// One element, or a container with the remove button.
  public var body: some View {
    if let removal {
      ground([.attachment(.leave, FadeOut())]) {
        words
        Element(
          .button,
          [
            .look(.chipRemove),
            .attribute(.ariaLabel, removal.label), .on(.click, done(removal.perform)),
          ] + disabling
        ) { SymbolView(.close) }
      }
    } else if let isOn {
      control([
        .attribute(.ariaPressed, isOn.wrappedValue ? "true" : "false"),
        .on(.click, done { isOn.wrappedValue.toggle() }),
      ])
    } else if let action {
      let label: [Trait] = actionLabel.map { [.attribute(.ariaLabel, $0)] } ?? []
      control([.on(.click, done(action))] + label)
    } else {
      ground { words }
    }
  }

  @ViewBuilder private var words: Part {
    ForEach(marks.indices, id: { $0 }) { marks[$0] }
    Words(title)
  }

  private func ground(_ traits: [Trait] = [], @ViewBuilder content: () -> Part) -> Element {
    Element(.span, [.look(.chip)] + qualities.traits + naming + traits, content: content)
  }

  private var naming: [Trait] { name.map { [.attribute(.id, $0)] } ?? [] }

  private func control(_ traits: [Trait]) -> Element {
    var all: [Trait] = [.look(.chip), .look(.tappable)]
    all += qualities.traits + naming + traits + disabling
    if qualities.isBusy { all.append(.attribute(.ariaDisabled, "true")) }
    if isProposed { all.append(.look(.bordered)) }
    if isHighlighted { all.append(.attribute(.ariaCurrent, "true")) }
    return Element(.button, all) { words }
  }

  private var disabling: [Trait] { qualities.isDisabled ? [.attribute(.disabled, "")] : [] }

  /// Returns a handler that consumes the event, and does nothing while the chip is busy.
  private func done(_ action: @escaping () -> Void) -> (Event) -> Bool {
    let isBusy = qualities.isBusy
    return { _ in
      if !isBusy { action() }
      return true
    }
  }
}
