/// What a view comes down to, whatever its type.
///
/// Views forget their types as soon as they are listed in a body. Were the tree one type, made of
/// the types of all views in it, the compiler would write each step of the renderer once for each
/// of its subtrees, and Embedded Swift gives up on types beyond a certain depth.
public class Part: View {
  /// A part is handed to the renderer as it is.
  public typealias Body = Never

  init() {}

  /// The part itself.
  public var part: Part { self }

  /// Writes the part where the renderer stands and returns what to remember of it.
  func mount(_ renderer: Renderer) -> Node { preconditionFailure("each part writes itself") }
}

/// What is remembered of a part on the page.
class Node {
  /// Writes what differs; returns false, with nothing done, where the part is of another kind.
  func update(to part: Part, _ renderer: Renderer) -> Bool { false }

  /// Forgets the part; `removing` tells whether it must take its own elements off the page.
  func unmount(_ renderer: Renderer, removing: Bool) {}

  /// Appends the outermost document nodes of the part, in order.
  func roots(into roots: inout [NodeID]) {}
}

extension Node {
  /// The outermost document nodes, in order.
  final var roots: [NodeID] {
    var roots: [NodeID] = []
    self.roots(into: &roots)
    return roots
  }

  /// Has the part shown by this node, or by a new one in its place; returns which.
  final func showing(_ part: Part, _ renderer: Renderer) -> Node {
    if update(to: part, renderer) { return self }
    // Only a part that was handed on by a view as a value can change its kind.
    guard let first = roots.first else {
      preconditionFailure("a part that shows nothing cannot become another")
    }
    renderer.stand(before: first)
    let node = part.mount(renderer)
    unmount(renderer, removing: true)
    return node
  }
}

// MARK: - Several parts

/// Parts, one after the other.
final class ListPart: Part {
  let parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  override func mount(_ renderer: Renderer) -> Node {
    ListNode(parts.map { $0.mount(renderer) })
  }
}

private final class ListNode: Node {
  private var nodes: [Node]

  init(_ nodes: [Node]) { self.nodes = nodes }

  override func update(to part: Part, _ renderer: Renderer) -> Bool {
    guard let parts = (part as? ListPart)?.parts, parts.count == nodes.count else { return false }
    for index in parts.indices { nodes[index] = nodes[index].showing(parts[index], renderer) }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    for node in nodes { node.unmount(renderer, removing: removing) }
  }

  override func roots(into roots: inout [NodeID]) {
    for node in nodes { node.roots(into: &roots) }
  }
}
