/// A list, whose length screen readers announce; put ``ListItem`` views in it.
public struct List: Primitive {
  /// The element the list is.
  public var element: Element

  /// Creates a list whose items are this far apart.
  public init(spacing: Space = .small, @ViewBuilder content: () -> Part) {
    // Safari does not treat a list without bullets as one unless it has the role.
    let traits: [Trait] = [
      .look(.list), .attribute(.role, "list"), .style(.gap, spacing.css),
    ]
    element = Element(.ul, traits, content: content())
  }
}

/// An item of a list.
public struct ListItem: Primitive {
  /// The element the item is.
  public var element: Element

  /// Creates an item.
  public init(@ViewBuilder content: () -> Part) {
    element = Element(.li, .item, content: content())
  }
}

/// A landmark of the page that one can jump to.
public struct Region: Primitive {
  /// The element the part is.
  public var element: Element

  /// Creates a region; two regions of one kind each need a label.
  public init(_ kind: RegionKind, label: String? = nil, @ViewBuilder content: () -> Part) {
    var traits: [Trait] = [.look(.region)]
    if let label { traits.append(.attribute(.ariaLabel, label)) }
    if case .main = kind {
      traits += [.attribute(.id, kind.id), .attribute(.tabindex, "-1")]
    }
    element = Element(kind.tag, traits, content: content())
  }
}

/// The purpose of a region.
public enum RegionKind: Sendable {
  /// The main content; one per page.
  case main
  /// Navigation links.
  case navigation
  /// The page's header.
  case header
  /// The page's footer.
  case footer
  /// A labelled section.
  case section

  /// The `id` of the main region, used by skip links.
  var id: String { "main" }

  var tag: Tag {
    switch self {
    case .main: .main
    case .navigation: .nav
    case .header: .header
    case .footer: .footer
    case .section: .section
    }
  }
}
