/// One of two parts; changing sides replaces it and forgets its state.
///
/// An invisible anchor after it marks the place where the other one goes.
final class ChoicePart: Part {
  let isFirst: Bool
  let content: Part?

  init(isFirst: Bool, _ content: Part?) {
    self.isFirst = isFirst
    self.content = content
  }

  override func mount(_ renderer: Renderer) -> Node {
    let content = content?.mount(renderer)
    return ChoiceNode(isFirst, content, anchor: renderer.anchor())
  }
}

private final class ChoiceNode: Node {
  private var isFirst: Bool
  private var content: Node?
  private let anchor: NodeID

  init(_ isFirst: Bool, _ content: Node?, anchor: NodeID) {
    self.isFirst = isFirst
    self.content = content
    self.anchor = anchor
  }

  override func update(to part: Part, _ renderer: Renderer) -> Bool {
    guard let part = part as? ChoicePart else { return false }
    if part.isFirst == isFirst {
      if let new = part.content { content = content?.showing(new, renderer) }
    } else {
      content?.unmount(renderer, removing: true)
      renderer.stand(before: anchor)
      isFirst = part.isFirst
      content = part.content?.mount(renderer)
    }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    content?.unmount(renderer, removing: removing)
    renderer.release(anchor, removing: removing)
  }

  override func roots(into roots: inout [NodeID]) {
    content?.roots(into: &roots)
    roots.append(anchor)
  }
}
