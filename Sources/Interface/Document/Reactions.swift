private import TextBytes

/// The elements of a page that handle events, and those with keyboard shortcuts.
struct Reactions {
  /// Indexed by node number.
  private var elements: [ElementPart?] = []
  private var shortcuts: [(node: NodeID, shortcut: KeyboardShortcut)] = []

  /// Registers the element for events.
  mutating func add(_ element: ElementPart) {
    let index = Int(element.id.number)
    while elements.count <= index { elements.append(nil) }
    elements[index] = element
  }

  /// Stops delivering events to the element with this number.
  mutating func remove(_ node: NodeID) {
    elements[Int(node.number)] = nil
    set(nil, on: node)
  }

  /// Sets the key that acts on the element.
  mutating func set(_ shortcut: KeyboardShortcut?, on node: NodeID) {
    for index in shortcuts.indices where shortcuts[index].node == node {
      shortcuts.remove(at: index)
      break
    }
    if let shortcut { shortcuts.append((node, shortcut)) }
  }

  /// Returns the element with this number, if it handles events.
  func element(_ node: NodeID) -> ElementPart? {
    let index = Int(node.number)
    return index < elements.count ? elements[index] : nil
  }

  /// Returns the element that the pressed key acts on; never one that is leaving, disabled or out of reach.
  func target(of event: Event, besides departures: [Departure], in layer: Layer?) -> NodeID? {
    for entry in shortcuts where entry.shortcut.matches(event) {
      guard let element = element(entry.node), element.scope?.layer === layer,
        !elements.contains(where: { $0?.isDisabled == true && $0?.holds(entry.node) == true })
      else { continue }
      if !departures.contains(where: { $0.part.holds(entry.node) }) { return entry.node }
    }
    return nil
  }
}

extension ElementPart {
  fileprivate var isDisabled: Bool {
    traits.contains { if case .attribute(.disabled, _) = $0 { true } else { false } }
  }

  /// The path of a place of this page to which the element is a link.
  ///
  /// Nil for a file to download, and for what the server shows itself.
  var path: String? {
    for case .own(let trait) in traits {
      if trait.name.isSame(as: "download") { return nil }
      if trait.name.isSame(as: "rel"), trait.text.isSame(as: "external") { return nil }
    }
    for case .attribute(.href, let path) in traits where path.begins(with: "/") {
      return path
    }
    return nil
  }
}
