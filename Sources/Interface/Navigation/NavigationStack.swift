/// Shows the program's current place, sets the window's title, and moves the keyboard focus there.
///
/// After a move the focus goes to the heading of the page, which a screen reader then reads, unless
/// `focus` says otherwise. The page's first place leaves the focus alone.
public struct NavigationStack<Destination: Place>: View {
  private let navigation: Navigation<Destination>
  private let browser: Browser
  private let title: (Destination?) -> String
  private let focus: (Destination?, Destination?) -> ArrivalFocus
  private let content: (Destination?) -> Part

  /// Creates the view of a navigation.
  ///
  /// - Parameters:
  ///   - navigation: the program's navigation.
  ///   - browser: the browser whose title is set and whose focus is moved.
  ///   - title: the window's title at a place, or at an unknown address.
  ///   - focus: the target of the focus, from the previous place and the current one.
  ///   - content: the view of a place, or of an unknown address.
  public init(
    _ navigation: Navigation<Destination>, in browser: Browser,
    title: @escaping (Destination?) -> String,
    focus: @escaping (Destination?, Destination?) -> ArrivalFocus = { _, _ in .heading },
    @ViewBuilder content: @escaping (Destination?) -> Part
  ) {
    self.navigation = navigation
    self.browser = browser
    self.title = title
    self.focus = focus
    self.content = content
  }

  /// The view of the current place.
  public var body: some View {
    let place = navigation.place
    let stop = Stop(place: place, address: Identity(navigation.address))
    return content(place)
      .onAppear { browser.setTitle(title(place)) }
      .onChange(of: stop) { old, new in
        browser.setTitle(title(new.place))
        move(focus(old.place, new.place))
      }
  }

  private func move(_ focus: ArrivalFocus) {
    switch focus {
    case .stays: return
    case .view(let id): if browser.focus(id) { return }
    case .heading: break
    }
    // A place that is still loading may have no heading yet.
    if !browser.focus(Text.pageHeading) { browser.focus(RegionKind.main.id) }
  }

  /// A place that is identified by its address.
  private struct Stop: Equatable {
    let place: Destination?
    let address: Identity

    static func == (one: Stop, other: Stop) -> Bool { one.address == other.address }
  }
}

/// The target of the keyboard focus when a program has moved to another place.
public enum ArrivalFocus: Sendable {
  /// The heading of the page.
  case heading
  /// The view with this `id`, or the heading if there is none.
  case view(id: String)
  /// Nowhere: the place moves the focus by itself.
  case stays
}

/// A link at the start of the page, visible while it has the focus, that skips the content shared
/// by all places.
public struct SkipLink: Primitive {
  /// The element the link is.
  public var element: Element

  /// Creates a link to the main region.
  public init(_ title: String) {
    let traits: [Trait] = [.look(.skip), .attribute(.href, "#" + RegionKind.main.id)]
    element = Element(.a, traits, content: WordsPart(title))
  }
}
