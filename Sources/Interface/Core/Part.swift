/// The type-erased content that a view resolves to.
///
/// Views forget their types as soon as they are listed in a body. Were the tree one type, made of
/// the types of all views in it, the compiler would write each step of the renderer once for each
/// of its subtrees, and Embedded Swift gives up on types beyond a certain depth.
///
/// A part that is on the page is its own memory: it knows its nodes. A newer part takes them over
/// and writes what differs; the older one is then unused.
public class Part: View {
  /// The renderer uses a part directly.
  public typealias Body = Never

  /// Whether the part is on the page.
  private final var isShown = false

  init() {}

  /// The part itself.
  public var part: Part { self }

  /// Another part with the same content that is not on the page.
  func copy() -> Part { preconditionFailure("each part copies itself") }

  /// Writes the part at the renderer's position.
  func mount(_ renderer: Renderer) { preconditionFailure("each part writes itself") }

  /// Takes over the nodes of an older part and writes what differs.
  ///
  /// Returns false, without changes, if the older one is of another kind. The two may be the same
  /// object.
  func update(from old: Part, _ renderer: Renderer) -> Bool { false }

  /// Forgets the nodes; `removing` says whether the part must remove them from the page itself.
  func unmount(_ renderer: Renderer, removing: Bool) {}

  /// Appends the outermost document nodes of the part, in order.
  func roots(into roots: inout [NodeID]) {}

  /// Whether an element of the part has this number.
  func holds(_ node: NodeID) -> Bool { false }

  /// The part's only element, if it consists of one.
  var element: ElementPart? { nil }
}

extension Part {
  /// The outermost document nodes, in order.
  final var roots: [NodeID] {
    var roots: [NodeID] = []
    self.roots(into: &roots)
    return roots
  }

  /// Puts a part on the page at the renderer's position: a copy, if it is already in another place.
  static func show(_ part: inout Part, _ renderer: Renderer) {
    if part.isShown { part = part.copy() }
    part.isShown = true
    part.mount(renderer)
  }

  /// Puts a part, if there is one, on the page at the renderer's position.
  static func show(_ part: inout Part?, _ renderer: Renderer) {
    guard var shown = part.take() else { return }
    show(&shown, renderer)
    part = shown
  }

  /// Puts the part on the page, replacing an older one; returns the part that is then shown.
  final func show(inPlaceOf old: Part, _ renderer: Renderer) -> Part {
    let shown = isShown && self !== old ? copy() : self
    if shown.update(from: old, renderer) {
      old.isShown = false
      shown.isShown = true
      return shown
    }
    // Only a part that a view passed on as a value can change its kind.
    guard let first = old.roots.first else {
      preconditionFailure("a part that shows nothing cannot become another")
    }
    renderer.stand(before: first)
    var other: Part = self
    Part.show(&other, renderer)
    old.hide(renderer, removing: true)
    return other
  }

  /// Removes the part from the page, if it is there; `removing` says whether its nodes must be
  /// removed, because no element around it is.
  final func hide(_ renderer: Renderer, removing: Bool) {
    guard isShown else { return }
    isShown = false
    unmount(renderer, removing: removing)
  }
}

// MARK: - Several parts

/// Parts, one after the other.
final class ListPart: Part {
  private(set) var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  @inline(never)
  static func make(_ parts: consuming [Part]) -> Part { ListPart(parts) }

  override func copy() -> Part { ListPart(parts) }

  override func mount(_ renderer: Renderer) {
    for index in parts.indices { Part.show(&parts[index], renderer) }
  }

  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? ListPart, old.parts.count == parts.count else { return false }
    for index in parts.indices {
      parts[index] = parts[index].show(inPlaceOf: old.parts[index], renderer)
    }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    for part in parts { part.hide(renderer, removing: removing) }
  }

  override func roots(into roots: inout [NodeID]) {
    for part in parts { part.roots(into: &roots) }
  }

  override func holds(_ node: NodeID) -> Bool { parts.contains { $0.holds(node) } }

  override var element: ElementPart? { parts.count == 1 ? parts[0].element : nil }
}
