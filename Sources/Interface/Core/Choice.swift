/// One of two parts; changing sides replaces it and discards its state once it has left.
///
/// An invisible anchor after it marks where the other part is inserted.
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
    Part.show(&content, renderer)
    anchor = renderer.anchor()
  }

  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? ChoicePart else { return false }
    anchor = old.anchor
    if old.isFirst != isFirst {
      if let before = old.content {
        _ = renderer.dismiss(before, place: old.isFirst ? 1 : 0, before: anchor)
      }
      let place: UInt64 = isFirst ? 1 : 0
      if let content, let former = renderer.callBack(place, before: anchor) {
        self.content = content.show(inPlaceOf: former, renderer)
      } else {
        renderer.stand(before: anchor)
        Part.show(&content, renderer)
      }
    } else if let before = old.content {
      content = content?.show(inPlaceOf: before, renderer)
    }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    content?.hide(renderer, removing: removing)
    renderer.endDepartures(before: anchor, removing: removing)
    renderer.release(anchor, removing: removing)
  }

  override func roots(into roots: inout [NodeID]) {
    content?.roots(into: &roots)
    roots.append(anchor)
  }

  override func holds(_ node: NodeID) -> Bool { content?.holds(node) == true }
}
