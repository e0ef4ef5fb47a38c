internal import GestureViews
internal import Gestures
public import Interface

/// The proportions of a split space; a program can define its own.
public struct SplitProportions: Sendable {
  /// The width of the sidebar.
  public var width: Length
  /// Whether the sidebar is at the trailing edge.
  public var isTrailing: Bool
  /// Whether a swipe on the sidebar collapses it, and one at the edge reopens it.
  public var canBeSwiped: Bool

  /// Creates proportions.
  public init(
    width: Length = .narrow, isTrailing: Bool = false, canBeSwiped: Bool = true
  ) {
    (self.width, self.isTrailing, self.canBeSwiped) = (width, isTrailing, canBeSwiped)
  }
}

/// A sidebar beside the content; if space is limited, it overlays the content.
///
/// A button and a swipe collapse and reopen it. A collapsed sidebar cannot be reached by keyboard.
public struct SplitSpace: View {
  private let label: String
  private let proportions: SplitProportions
  private let isCollapsed: Binding<Bool>
  private let sidebar: () -> Part
  private let content: () -> Part
  @Environment(ComponentKey.self) private var context

  /// Creates a divided space.
  ///
  /// - Parameters:
  ///   - label: the name of the sidebar.
  ///   - isCollapsed: whether the sidebar is hidden; its first value is the initial state.
  ///   - proportions: the division of the space.
  ///   - sidebar: the content of the sidebar.
  ///   - content: the main content.
  public init(
    _ label: String, isCollapsed: Binding<Bool>, proportions: SplitProportions = SplitProportions(),
    @ViewBuilder sidebar: @escaping () -> Part, @ViewBuilder content: @escaping () -> Part
  ) {
    self.label = label
    self.isCollapsed = isCollapsed
    self.proportions = proportions
    self.sidebar = sidebar
    self.content = content
  }

  /// The sidebar and the content, in that order for the keyboard.
  public var body: some View {
    let isHidden = isCollapsed.wrappedValue
    var traits: [Trait] = [.look(.split), .style(.share, proportions.width.css)]
    if isHidden { traits.append(.look(.collapsed)) }
    if proportions.isTrailing { traits.append(.look(.trailing)) }
    let phrases = context.phrases
    return Element(.div, traits) {
      side(isHidden)
      swiped(
        Element(.div, [.look(.content)]) {
          HStack {
            Button(.menu, label: isHidden ? phrases.showSidebar : phrases.hideSidebar) {
              isCollapsed.wrappedValue.toggle()
            }
            .buttonStyle(.plain)
            .expanded(!isHidden)
          }
          content()
        }, towards: isHidden ? !proportions.isTrailing : nil)
    }
  }

  private func side(_ isHidden: Bool) -> Element {
    var traits: [Trait] = [.look(.sidebar), .attribute(.ariaLabel, label)]
    if isHidden { traits.append(.attribute(.inert, "")) }
    return swiped(
      Element(.aside, traits, content: sidebar), towards: isHidden ? nil : proportions.isTrailing)
  }

  /// Lets a swipe to the right, or to the left, toggle the sidebar; nil if none does.
  private func swiped(_ element: Element, towards right: Bool?) -> Element {
    guard proportions.canBeSwiped, let right else { return element }
    let isCollapsed = isCollapsed
    return element.onSwipe(
      right ? .right : .left, keys: .elsewhere("the button beside the sidebar")
    ) { _ in isCollapsed.wrappedValue.toggle() }
  }
}
