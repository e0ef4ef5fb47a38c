extension View {
  /// The view itself, its type forgotten.
  public var part: Part { ViewPart(self) }
}

/// A view that has a body.
class CompositePart: Part {
  /// What the body comes down to now.
  func evaluate() -> Part { preconditionFailure("each view has its own body") }

  /// Takes over the state of the old value; returns whether the two are otherwise the same, or nil
  /// where they are values of different types.
  func inherit(from old: CompositePart) -> Bool? { nil }

  override func mount(_ renderer: Renderer) -> Node {
    let node = CompositeNode(self, renderer)
    node.evaluate()
    return node
  }
}

private final class ViewPart<Value: View>: CompositePart {
  private let view: Value

  init(_ view: Value) { self.view = view }

  override func evaluate() -> Part { view.body.part }

  override func inherit(from old: CompositePart) -> Bool? {
    guard let old = old as? ViewPart<Value> else { return nil }
    return Fields.inherit(from: old.view, to: view)
  }
}

/// A view with a body on the page: the unit that is evaluated again when what it read has changed.
private final class CompositeNode: Node {
  private var part: CompositePart
  private var content: Node?
  private let reader: Reader

  init(_ part: CompositePart, _ renderer: Renderer) {
    self.part = part
    reader = Reader(renderer: renderer, parent: Tracking.reader)
    super.init()
    reader.evaluation = { self.evaluate() }
  }

  /// Evaluates the body and writes it, or what differs in it.
  func evaluate() {
    reader.forgetSources()
    reader.isStale = false
    Tracking.with(reader) {
      let body = part.evaluate()
      content = content?.showing(body, reader.renderer) ?? body.mount(reader.renderer)
    }
  }

  /// Takes over the new value, keeps the state of the old one, and evaluates the body again unless
  /// nothing differs.
  override func update(to part: Part, _ renderer: Renderer) -> Bool {
    guard let part = part as? CompositePart, let isSame = part.inherit(from: self.part) else {
      return false
    }
    guard !isSame else { return true }
    self.part = part
    evaluate()
    return true
  }

  /// Makes the view deaf to further changes and forgets its body.
  override func unmount(_ renderer: Renderer, removing: Bool) {
    reader.retire()
    content?.unmount(renderer, removing: removing)
    content = nil
  }

  override func roots(into roots: inout [NodeID]) { content?.roots(into: &roots) }
}
