/// One element of the document: what every view of the library comes down to.
public struct Element: Primitive {
  var tag: Tag
  var traits: [Trait]
  var content: Part?

  /// The element itself.
  public var element: Element {
    get { self }
    set { self = newValue }
  }

  init(_ tag: Tag, _ traits: [Trait] = [], content: Part? = nil) {
    self.tag = tag
    self.traits = traits
    self.content = content
  }

  /// Adds a trait, in place of one on the same subject.
  mutating func add(_ trait: Trait) { traits.add(trait) }
}

/// A view that is one element.
public protocol Primitive: View, Styleable where Styled == Self, Body == Never {
  /// The element the view is.
  var element: Element { get set }
}

extension Primitive {
  /// The view itself.
  public var styled: Self { self }

  /// The element.
  public var part: Part { ElementPart(element) }

  /// Adds the trait to the element.
  public mutating func apply(_ trait: Trait) { element.add(trait) }
}

/// An element that is to be on the page.
final class ElementPart: Part {
  let element: Element

  init(_ element: Element) { self.element = element }

  override func mount(_ renderer: Renderer) -> Node { ElementNode(element, renderer) }
}

private final class ElementNode: Node {
  private let id: NodeID
  private let tag: Tag
  private var traits: [Trait]
  private var content: Node?

  init(_ element: Element, _ renderer: Renderer) {
    tag = element.tag
    traits = element.traits
    id = renderer.open(tag, traits)
    content = element.content?.mount(renderer)
    renderer.close()
  }

  /// Writes what differs; another tag makes a new element.
  override func update(to part: Part, _ renderer: Renderer) -> Bool {
    guard let element = (part as? ElementPart)?.element, element.tag == tag,
      (element.content == nil) == (content == nil)
    else { return false }
    renderer.update(traits, to: element.traits, on: id)
    traits = element.traits
    if let new = element.content { content = content?.showing(new, renderer) }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    // Its own number first, as numbers were taken: what is freed in order is one command.
    renderer.release(id, removing: removing)
    content?.unmount(renderer, removing: false)
  }

  override func roots(into roots: inout [NodeID]) { roots.append(id) }
}

extension [Trait] {
  /// Adds a trait, in place of one on the same subject.
  @inline(never)
  fileprivate mutating func add(_ trait: Trait) {
    if let place = place(of: trait) { self[place] = trait } else { append(trait) }
  }

  /// Where something is said on the same subject.
  @inline(never)
  fileprivate func place(of trait: Trait) -> Int? {
    for index in indices where self[index].hasSameSubject(as: trait) { return index }
    return nil
  }
}

extension Renderer {
  fileprivate func open(_ tag: Tag, _ traits: [Trait]) -> NodeID {
    let id = open(tag)
    for trait in traits { trait.mount(on: id, self) }
    listenIfNeeded(on: id)
    return id
  }

  fileprivate func update(_ old: [Trait], to new: [Trait], on node: NodeID) {
    existingControl(of: node)?.handlers.removeAll(keepingCapacity: true)
    var isAlike = old.count == new.count
    for index in new.indices where isAlike { isAlike = new[index].matches(old[index]) }
    guard isAlike else { return replace(old, by: new, on: node) }
    // The same events are waited for.
    for index in new.indices { new[index].update(from: old[index], on: node, self) }
  }

  private func replace(_ old: [Trait], by new: [Trait], on node: NodeID) {
    for trait in old where new.place(of: trait) == nil { trait.unmount(from: node, self) }
    for trait in new {
      if let place = old.place(of: trait) {
        trait.update(from: old[place], on: node, self)
      } else {
        trait.mount(on: node, self)
      }
    }
    listenIfNeeded(on: node)
  }

  /// Tells the page which events the element wants, if that has changed.
  fileprivate func listenIfNeeded(on node: NodeID) {
    guard let control = existingControl(of: node) else { return }
    let mask = control.wantedEvents
    guard mask != control.mask else { return }
    control.mask = mask
    listen(mask, on: node)
  }
}
