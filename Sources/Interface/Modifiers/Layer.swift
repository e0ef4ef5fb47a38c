/// Content above the page that keeps the rest of it out of reach, as a sheet does.
///
/// Shortcuts act on controls in the topmost layer, or, if there is none, on those in no layer.
public final class Layer {
  /// Creates a layer that is not yet above anything.
  public init() {}
}

extension View {
  /// Puts the whole view into a layer; it is above the page from `raise(_:)` to `lower(_:)`.
  public func layer(_ layer: Layer) -> Part { LayerPart(layer, part) }
}

extension Browser {
  /// Puts a layer above the page and all other layers.
  public func raise(_ layer: Layer) {
    lower(layer)
    layers.append(layer)
  }

  /// Removes a layer from above the page.
  public func lower(_ layer: Layer) { layers.removeAll { $0 === layer } }
}

/// A part that lies in a layer.
private final class LayerPart: Part {
  private let layer: Layer
  private var content: Part
  private var reader: Reader?

  init(_ layer: Layer, _ content: Part) {
    self.layer = layer
    self.content = content
  }

  override func copy() -> Part { LayerPart(layer, content) }

  override func mount(_ renderer: Renderer) {
    let outer = Tracking.reader
    let scope = EnvironmentScope(outer: outer?.scope, layer: layer)
    reader = ScopeReader(scope, renderer, outer)
    Tracking.with(reader) { Part.show(&content, renderer) }
  }

  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? LayerPart, old.layer === layer else { return false }
    reader = old.reader
    Tracking.with(reader) { content = content.show(inPlaceOf: old.content, renderer) }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    content.hide(renderer, removing: removing)
    reader?.retire()
    reader = nil
  }

  override func roots(into roots: inout [NodeID]) { content.roots(into: &roots) }

  override func holds(_ node: NodeID) -> Bool { content.holds(node) }

  override var element: ElementPart? { content.element }
}
