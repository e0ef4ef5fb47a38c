public import Interface

/// A destination in a tab bar.
public struct Tab<Key: IdentityKey> {
  let key: Key
  let title: String
  let symbol: String
  let path: String?

  /// Creates a tab; with a path it is a link, otherwise it changes the bar's selection.
  public init(_ title: String, symbol: String, id: Key, path: String? = nil) {
    (self.title, self.symbol, self.path) = (title, symbol, path)
    key = id
  }
}

/// Navigation between the places of a program, at the lower edge: with an action in the middle, and
/// an optional back button at its beginning.
public struct TabBar<Key: IdentityKey>: View {
  private let label: String
  private let tabs: [Tab<Key>]
  private let selection: Binding<Key>
  private var action: (title: String, symbol: String, perform: () -> Void)?
  private var back: Back?
  @Environment(ComponentKey.self) private var context

  /// Creates a bar; two bars on a page need different labels.
  public init(_ label: String, selection: Binding<Key>, tabs: [Tab<Key>]) {
    self.label = label
    self.selection = selection
    self.tabs = tabs
  }

  /// Puts an action in the middle, such as one that presents something above the places.
  public func centralAction(
    _ title: String, symbol: String, perform: @escaping () -> Void
  ) -> TabBar {
    var copy = self
    copy.action = (title, symbol, perform)
    return copy
  }

  /// The action of the back button, if it is shown.
  private struct Back { let perform: (() -> Void)? }

  /// Shows a back button while there is an action for it; the tabs make room for it.
  public func back(_ goBack: (() -> Void)?) -> TabBar {
    var copy = self
    copy.back = Back(perform: goBack)
    return copy
  }

  /// A navigation with links or buttons.
  public var body: some View {
    let half = (tabs.count + 1) / 2
    return Element(.nav, [.look(.tabBar), .look(.blur), .attribute(.ariaLabel, label)]) {
      if let back { button(back) }
      ForEach(0..<half) { item(tabs[$0]) }
      if let action {
        Button(action: action.perform) {
          Element(.span, [.attribute(.ariaHidden, "true")]) { Words(action.symbol) }
        }
        .buttonStyle(.prominent).trait(.look(.central)).accessibilityLabel(action.title)
      }
      ForEach(half..<tabs.count) { item(tabs[$0]) }
    }
  }

  private func button(_ back: Back) -> Button {
    let button = Button(.back, label: context.phrases.back) { back.perform?() }
      .buttonStyle(.plain).trait(.look(.back))
    if case .some = back.perform { return button }
    return button.trait(.look(.collapsed)).trait(.attribute(.inert, ""))
  }

  private func item(_ tab: Tab<Key>) -> Element {
    let isHere = tab.key.identity == selection.wrappedValue.identity
    var traits: [Trait] = [.look(.tab), .attribute(.ariaCurrent, isHere ? "page" : "false")]
    let selection = selection
    if let path = tab.path {
      traits.append(.attribute(.href, path))
    } else {
      traits.append(
        .on(.click) { _ in
          selection.wrappedValue = tab.key
          return true
        })
    }
    return Element(tab.path.map { _ in .a } ?? .button, traits) {
      Element(.span, [.attribute(.ariaHidden, "true")]) { Words(tab.symbol) }
      Text(tab.title)
    }
  }
}
