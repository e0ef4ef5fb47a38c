import TextBytes

/// One element of the document, to which every view of the library resolves.
public struct Element: Primitive {
  var tag: Tag
  private(set) var looks: LookSet
  private(set) var traits: [Trait]
  /// The click handler, which consumes the event; most elements that handle events handle only this
  /// one.
  private(set) var action: (() -> Void)?
  var content: Part?

  /// The element itself.
  public var element: Element {
    get { self }
    set { self = newValue }
  }

  @inline(never)
  package init(_ tag: Tag, _ traits: [Trait] = [], content: Part? = nil) {
    self.tag = tag
    self.traits = traits
    self.content = content
    looks = self.traits.takeLooks()
  }

  /// Creates an element with a look and further traits, none of which are looks.
  @inline(never)
  init(_ tag: Tag, _ look: StyleClass, _ traits: [Trait] = [], content: Part? = nil) {
    self.tag = tag
    self.traits = traits
    self.content = content
    looks = LookSet(look)
  }

  /// Creates an element with a look and a click handler.
  @inline(never)
  init(_ tag: Tag, _ look: StyleClass, action: @escaping () -> Void, content: Part) {
    self.init(tag, look, content: content)
    self.action = action
  }

  /// Creates an element with the given traits around the views.
  package init(_ tag: Tag, _ traits: [Trait], @ViewBuilder content: () -> Part) {
    self.init(tag, traits, content: content())
  }

  /// Removes the handlers for events of this kind.
  package mutating func ignore(_ kind: EventKind) {
    if kind == .click { action = nil }
    traits.removeAll { $0.isHandler && $0.wantedEvents == kind.bit }
  }

  /// Disables the element, or all controls in it, if `isDisabled` is true.
  ///
  /// A box becomes a `fieldset` in either case, so that its content stays on the page when it is
  /// disabled, and registers for clicks so that shortcuts can find it.
  mutating func disable(_ isDisabled: Bool) {
    if tag == .div {
      tag = .fieldset
      let role = Trait.attribute(.role, "none")
      if !traits.contains(where: { $0.subject == role.subject }) { traits.append(role) }
      traits.append(.on(.click) { _ in false })
    }
    if isDisabled { add(.attribute(.disabled, "")) }
  }

  /// Adds a trait, replacing one on the same subject.
  mutating func add(_ trait: Trait) {
    if case .look(let look) = trait, looks.insert(look) { return }
    traits.add(trait)
  }
}

extension Disableable where Self: Primitive {
  /// Disables the control, or all controls inside, if `isDisabled` is true.
  public mutating func disable(_ isDisabled: Bool) { element.disable(isDisabled) }
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
  public var part: Part { ElementPart.make(element) }

  /// Adds the trait to the element.
  public mutating func apply(_ trait: Trait) { element.add(trait) }
}

/// An element that is on the page or is about to be.
final class ElementPart: Part {
  // There are thousands of these: the properties are in an order that leaves no gaps.
  private let tag: Tag
  private let looks: LookSet
  /// The element's other traits.
  let traits: [Trait]
  /// The click handler, which consumes the event.
  let action: (() -> Void)?
  private var content: Part?
  /// The element's number, once it is on the page.
  private(set) var id = NodeID(0)
  /// The state the page is known to show for the element, if it can change there.
  var memory: Control?
  /// Observes the values that the element's traits follow.
  private var reader: ElementReader?
  /// The environment in which its handlers run.
  private(set) var scope: EnvironmentScope?
  #if DEVELOPMENT
    /// The view whose body made the element.
    private(set) var maker: Reader?
  #endif

  init(_ element: Element) {
    tag = element.tag
    looks = element.looks
    traits = element.traits
    action = element.action
    content = element.content
  }

  /// Makes a part out of line, because each body makes several; consumes the element, which is
  /// usually temporary.
  @inline(never)
  static func make(_ element: consuming Element) -> Part { ElementPart(element) }

  private init(_ other: ElementPart) {
    (tag, looks, traits) = (other.tag, other.looks, other.traits)
    (action, content) = (other.action, other.content)
  }

  override func copy() -> Part { ElementPart(self) }

  override func mount(_ renderer: Renderer) {
    id = if let ownTag { ownTag.open(renderer) } else { renderer.open(tag) }
    looks.write(to: true, besides: LookSet(), on: id, renderer)
    var events = action == nil ? 0 : EventKind.click.bit
    if !traits.isEmpty {
      // Borrowed one by one, because copying them would cost reference counting.
      let traits = traits
      let span = traits.span
      for index in span.indices {
        span[index].mount(on: self, renderer)
        events |= span[index].wantedEvents
      }
    }
    if events != 0 { listen(to: events, since: 0, renderer) }
    Part.show(&content, renderer)
    renderer.close()
  }

  /// Writes what differs; another tag makes a new element.
  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? ElementPart, old.tag == tag, (old.content == nil) == (content == nil)
    else { return false }
    if let ownTag, let former = old.ownTag, !ownTag.text.isSame(as: former.text) { return false }
    id = old.id
    memory = old.memory
    if let reader = old.reader.take() {
      self.reader = reader
      unsafe reader.part = self
      reader.forgetSources()
    }
    renderer.choreographer?.changes(id, from: old.traits, to: traits)
    // A look may have moved between the set of the first four and the traits.
    old.looks.write(to: false, besides: looks, on: id, renderer)
    write(since: old.traits, renderer)
    listen(to: wantedEvents, since: old.wantedEvents, renderer)
    looks.write(to: true, besides: old.looks, on: id, renderer)
    if let before = old.content { content = content?.show(inPlaceOf: before, renderer) }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    // Its own number first, in the order in which numbers were taken: a run freed in order is one
    // command.
    renderer.release(id, removing: removing)
    if wantedEvents != 0 { renderer.forget(id) }
    memory?.detachAll()
    memory = nil
    reader.take()?.retire()
    #if DEVELOPMENT
      maker = nil
    #endif
    content?.hide(renderer, removing: false)
  }

  override func roots(into roots: inout [NodeID]) { roots.append(id) }

  override func holds(_ node: NodeID) -> Bool { id == node || content?.holds(node) == true }

  override var element: ElementPart? { self }

  /// The tag of an element of the program's own.
  private var ownTag: OwnTrait? {
    guard tag == .own else { return nil }
    for case .own(let trait) in traits where trait.kind == .tag { return trait }
    return nil
  }

  /// Writes the traits that differ; one pass suffices if the old traits are on the same subjects in
  /// the same order.
  private func write(since old: [Trait], _ renderer: Renderer) {
    var same = 0
    if old.count == traits.count {
      while same < old.count, traits[same].update(from: old[same], on: self, renderer) { same += 1 }
      if same == old.count { return }
    }
    for index in same..<old.count where traits.place(of: old[index]) == nil {
      old[index].unmount(from: self, renderer)
    }
    for index in same..<traits.count {
      let trait = traits[index]
      // A trait that follows a value and one that does not are never updated into one another.
      if let place = old.place(of: trait), trait.update(from: old[place], on: self, renderer) {
        continue
      }
      trait.mount(on: self, renderer)
    }
  }

  /// One bit for each kind of event that is handled.
  @inline(never)
  private var wantedEvents: UInt32 {
    var mask = action == nil ? 0 : EventKind.click.bit
    for trait in traits { mask |= trait.wantedEvents }
    return mask
  }

  /// Registers this part for events, if it handles any, and sends the page the set of kinds if it
  /// has changed.
  @inline(never)
  private func listen(to mask: UInt32, since before: UInt32, _ renderer: Renderer) {
    if mask != 0 {
      scope = Tracking.reader?.scope
      #if DEVELOPMENT
        maker = Tracking.reader
      #endif
      renderer.register(self)
    }
    guard mask != before else { return }
    if mask == 0 { renderer.forget(id) }
    renderer.listen(mask, on: id)
  }
}

// MARK: - Following values

extension ElementPart {
  /// Sets a Boolean attribute and keeps it up to date when the value changes, without evaluating a
  /// view.
  func follow(
    _ isOn: Binding<Bool>, as name: Attribute, isNew: Bool = false, _ renderer: Renderer
  ) {
    let reader = reader ?? ElementReader(self, renderer)
    self.reader = reader
    var isOnNow = false
    Tracking.with(reader) { isOnNow = isOn.wrappedValue }
    if reader.note(isOnNow, of: name) || isNew {
      renderer.set(name, to: isOnNow ? "true" : "false", on: id)
    }
  }

  /// Writes the traits that follow values again.
  fileprivate func followAgain(_ renderer: Renderer) {
    for trait in traits {
      if case .flag(let name, let isOn) = trait { follow(isOn, as: name, renderer) }
    }
  }
}

/// Observes the values that an element's traits follow.
private final class ElementReader: Reader {
  /// Safe because the part owns this reader, and hands it on or retires it before it is freed.
  unowned(unsafe) var part: ElementPart
  /// One bit for each Boolean attribute: there are no more than 64.
  private var flags: UInt64 = 0

  init(_ part: ElementPart, _ renderer: Renderer) {
    unsafe self.part = part
    super.init(renderer: renderer, parent: Tracking.reader)
  }

  override func evaluate() {
    forgetSources()
    isStale = false
    unsafe part.followAgain(renderer)
  }

  /// Records a Boolean attribute's value; returns whether it has changed.
  func note(_ isOn: Bool, of name: Attribute) -> Bool {
    let bit = UInt64(1) << UInt64(name.rawValue)
    guard (flags & bit != 0) != isOn else { return false }
    flags ^= bit
    return true
  }
}

extension [Trait] {
  /// Adds a trait, replacing one on the same subject.
  @inline(never)
  fileprivate mutating func add(_ trait: Trait) {
    if let place = place(of: trait) {
      self[place] = trait
    } else {
      // Reserve room for this one only: an element has few traits, and there are many elements.
      reserveCapacity(count + 1)
      append(trait)
    }
  }

  /// Removes the looks that fit into a look set and returns them in one.
  @inline(never)
  fileprivate mutating func takeLooks() -> LookSet {
    var looks = LookSet()
    guard contains(where: { $0.isLook }) else { return looks }
    var others: [Trait] = []
    for trait in self {
      if case .look(let look) = trait, looks.insert(look) { continue }
      others.append(trait)
    }
    self = others
    return looks
  }

  /// Returns the index of the trait on the same subject.
  @inline(never)
  fileprivate func place(of trait: Trait) -> Int? {
    guard !trait.isHandler else { return nil }
    for index in indices where self[index].concernsSame(as: trait) { return index }
    return nil
  }
}
