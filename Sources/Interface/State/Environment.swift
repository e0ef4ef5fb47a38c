/// Identifies a value that a view passes down to everything inside it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value used if no view has set another.
  static var defaultValue: Value { get }
}

/// Reads the value that the nearest enclosing view has set for a key.
@propertyWrapper
public struct Environment<Key: EnvironmentKey> {
  /// Creates a property that reads the value of this key.
  public init(_ key: Key.Type) {}

  /// The value of the nearest `environment(_:_:)`, or the key's default.
  public var wrappedValue: Key.Value {
    var scope = Tracking.reader?.scope
    while let level = scope {
      if let entry = level as? EnvironmentEntry<Key> { return entry.cell.value }
      scope = level.outer
    }
    return EnvironmentEntry<Key>(Key.defaultValue, outer: nil).latest
  }
}

/// One level of the environment; a short list is faster than a table and needs no hashing.
class EnvironmentScope {
  let outer: EnvironmentScope?
  /// The layer that the level's views are in, if they are in one.
  let layer: Layer?

  init(outer: EnvironmentScope?, layer: Layer? = nil) {
    self.outer = outer
    self.layer = layer ?? outer?.layer
  }
}

final class EnvironmentEntry<Key: EnvironmentKey>: EnvironmentScope {
  let cell: Cell<Key.Value>
  fileprivate private(set) var latest: Key.Value

  init(_ value: Key.Value, outer: EnvironmentScope?) {
    cell = Cell(value)
    latest = value
    super.init(outer: outer)
  }

  /// Sets the value, if it differs.
  func set(_ value: Key.Value) {
    guard !Fields.inherit(from: latest, to: value) else { return }
    latest = value
    cell.value = value
  }
}

extension View {
  /// Sets the value of a key for everything inside this view.
  public func environment<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) -> Part {
    EnvironmentPart<Key>(value, part)
  }
}

/// A part with a value set for everything inside it.
private final class EnvironmentPart<Key: EnvironmentKey>: Part {
  private let value: Key.Value
  private var content: Part
  private var entry: EnvironmentEntry<Key>?
  private var reader: Reader?

  init(_ value: Key.Value, _ content: Part) {
    self.value = value
    self.content = content
  }

  override func copy() -> Part { EnvironmentPart(value, content) }

  override func mount(_ renderer: Renderer) {
    let outer = Tracking.reader
    let entry = EnvironmentEntry<Key>(value, outer: outer?.scope)
    let reader = ScopeReader(entry, renderer, outer)
    (self.entry, self.reader) = (entry, reader)
    Tracking.with(reader) { Part.show(&content, renderer) }
  }

  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? EnvironmentPart else { return false }
    (entry, reader) = (old.entry, old.reader)
    entry?.set(value)
    Tracking.with(reader) { content = content.show(inPlaceOf: old.content, renderer) }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    content.hide(renderer, removing: removing)
    reader?.retire()
    (entry, reader) = (nil, nil)
  }

  override func roots(into roots: inout [NodeID]) { content.roots(into: &roots) }

  override func holds(_ node: NodeID) -> Bool { content.holds(node) }

  override var element: ElementPart? { content.element }
}

/// Carries a level of the environment.
///
/// Values read under it belong to the enclosing view, which made the content. Without an enclosing
/// view, reads are not observed: event handlers run this way.
final class ScopeReader: Reader {
  private let outer: Reader?

  init(_ scope: EnvironmentScope?, _ renderer: Renderer, _ outer: Reader?) {
    self.outer = outer
    super.init(renderer: renderer, parent: outer, scope: scope)
  }

  override func reads(_ source: Source) { outer?.reads(source) }
}
