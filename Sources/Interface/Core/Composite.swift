extension View {
  /// The view itself, type-erased.
  public var part: Part { ViewPart(self) }
}

/// A view that has a body.
class CompositePart: Part {
  private final var reader: BodyReader?
  /// The part whose view this one shows, too, if it is a copy.
  private final var original: CompositePart?

  /// Returns the body's current content.
  func evaluate() -> Part {
    guard let original else { preconditionFailure("each view has its own body") }
    return original.evaluate()
  }

  /// Takes over the state of the old value; returns whether the two are otherwise equal, or nil if
  /// they are values of different types.
  func inherit(from old: CompositePart) -> Bool? { nil }

  /// Returns a part that refers to this one; the page would contain a function that copies the view
  /// for each type.
  final override func copy() -> Part {
    let copy = CompositePart()
    copy.original = original ?? self
    return copy
  }

  /// The name of the view's type, where types have names: not in Embedded Swift.
  var name: String? { nil }

  override func mount(_ renderer: Renderer) {
    let reader = BodyReader(self, renderer)
    self.reader = reader
    reader.evaluate()
  }

  /// Takes over the state of the old value, and evaluates the body again unless nothing differs.
  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard old !== self else { return true }
    guard let old = old as? CompositePart,
      let isSame = (original ?? self).inherit(from: old.original ?? old)
    else { return false }
    reader = old.reader.take()
    unsafe reader?.part = self
    if !isSame { reader?.evaluate() }
    return true
  }

  /// Stops the view from observing changes and discards its body.
  override func unmount(_ renderer: Renderer, removing: Bool) {
    guard let reader = reader.take() else { return }
    reader.retire()
    reader.content?.hide(renderer, removing: removing)
    reader.content = nil
  }

  override func roots(into roots: inout [NodeID]) { reader?.content?.roots(into: &roots) }

  override func holds(_ node: NodeID) -> Bool { reader?.content?.holds(node) == true }

  override var element: ElementPart? { reader?.content?.element }
}

private final class ViewPart<Value: View>: CompositePart {
  private let view: Value

  init(_ view: Value) { self.view = view }

  override func evaluate() -> Part { view.body.part }

  #if !hasFeature(Embedded)
    override var name: String? { String(describing: Value.self) }
  #endif

  override func inherit(from old: CompositePart) -> Bool? {
    guard let old = old as? ViewPart<Value> else { return nil }
    return Fields.inherit(from: old.view, to: view)
  }
}

/// A mounted view with a body: the unit that is evaluated again when a value it read has changed.
private final class BodyReader: Reader {
  /// The view's latest value.
  ///
  /// Safe because the part owns this reader, and hands it on or retires it before it is freed.
  unowned(unsafe) var part: CompositePart
  /// The content of the body.
  var content: Part?

  init(_ part: CompositePart, _ renderer: Renderer) {
    unsafe self.part = part
    super.init(renderer: renderer, parent: Tracking.reader)
  }

  override var ownName: String? { unsafe part.name }

  /// Evaluates the body and writes it, or what differs in it.
  override func evaluate() {
    forgetSources()
    isStale = false
    Tracking.with(self) {
      var body = unsafe part.evaluate()
      if let content {
        body = body.show(inPlaceOf: content, renderer)
      } else {
        Part.show(&body, renderer)
      }
      content = body
    }
  }
}
