/// A list, whose length screen readers tell; put ``ListItem`` views in it.
public struct List: Primitive {
  /// The element the list is.
  public var element: Element

  /// Creates a list whose items are this far apart.
  public init(spacing: Space = .small, @ViewBuilder content: () -> Part) {
    // Safari forgets that a list without bullets is one, unless told so.
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

/// A part of the page that one can jump to.
public struct Region: Primitive {
  /// The element the part is.
  public var element: Element

  /// Creates a part; of two parts of one kind, each needs a label of its own.
  public init(_ kind: RegionKind, label: String? = nil, @ViewBuilder content: () -> Part) {
    var traits: [Trait] = [.look(.region)]
    if let label { traits.append(.attribute(.ariaLabel, label)) }
    if case .main = kind {
      traits += [.attribute(.id, kind.id), .attribute(.tabindex, "-1")]
    }
    element = Element(kind.tag, traits, content: content())
  }
}

/// What a part of the page is for.
public enum RegionKind: Sendable {
  /// What the page is about; one a page.
  case main
  /// Ways to other places.
  case navigation
  /// What stands above everything.
  case header
  /// What stands below everything.
  case footer
  /// A part with a label.
  case section

  /// The `id` of the main region, which links lead to.
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
