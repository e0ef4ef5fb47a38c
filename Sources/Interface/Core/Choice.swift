/// One of two parts; changing sides replaces it and forgets its state.
///
/// An invisible anchor after it marks the place where the other one goes.
final class ChoicePart: Part {
  private let isFirst: Bool
  private var content: Part?
  private var anchor = NodeID(0)

  init(isFirst: Bool, _ content: Part?) {
    self.isFirst = isFirst
    self.content = content
  }

  override func copy() -> Part { ChoicePart(isFirst: isFirst, content) }

  override func mount(_ renderer: Renderer) {
    renderer.place = isFirst ? 1 : 0
    content = content?.show(renderer)
    anchor = renderer.anchor()
  }

  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? ChoicePart else { return false }
    anchor = old.anchor
    if old.isFirst != isFirst {
      old.content?.hide(renderer, removing: true)
      renderer.stand(before: anchor)
      renderer.place = isFirst ? 1 : 0
      content = content?.show(renderer)
    } else if let before = old.content {
      content = content?.show(inPlaceOf: before, renderer)
    }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    content?.hide(renderer, removing: removing)
    renderer.release(anchor, removing: removing)
  }

  override func roots(into roots: inout [NodeID]) {
    content?.roots(into: &roots)
    roots.append(anchor)
  }
}
