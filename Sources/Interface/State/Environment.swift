/// Names a value that a view hands down to everything inside it.
public protocol EnvironmentKey {
  /// What is handed down.
  associatedtype Value

  /// The value where no view has set another.
  static var defaultValue: Value { get }
}

/// Reads the value that the nearest view outside has set for a key.
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
    return Key.defaultValue
  }
}

/// One level of the environment; a short list is faster than a table and needs no hashing.
class EnvironmentScope {
  let outer: EnvironmentScope?

  init(outer: EnvironmentScope?) { self.outer = outer }
}

final class EnvironmentEntry<Key: EnvironmentKey>: EnvironmentScope {
  let cell: Cell<Key.Value>
  private var latest: Key.Value

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
    ValuePart<Key>(value, part)
  }
}

/// A part with a value set for everything inside it.
private class EnvironmentPart: Part {
  fileprivate let content: Part

  init(_ content: Part) { self.content = content }

  /// A new level of the environment.
  fileprivate func scope(in outer: EnvironmentScope?) -> EnvironmentScope {
    preconditionFailure("each key has its own value")
  }

  /// Sets the value of a level; returns false where that is one of another key.
  fileprivate func set(in scope: EnvironmentScope) -> Bool { false }

  override func mount(_ renderer: Renderer) -> Node { EnvironmentNode(self, renderer) }
}

private final class ValuePart<Key: EnvironmentKey>: EnvironmentPart {
  private let value: Key.Value

  init(_ value: Key.Value, _ content: Part) {
    self.value = value
    super.init(content)
  }

  override func scope(in outer: EnvironmentScope?) -> EnvironmentScope {
    EnvironmentEntry<Key>(value, outer: outer)
  }

  override func set(in scope: EnvironmentScope) -> Bool {
    guard let entry = scope as? EnvironmentEntry<Key> else { return false }
    entry.set(value)
    return true
  }
}

private final class EnvironmentNode: Node {
  private let scope: EnvironmentScope
  private let reader: Reader
  private var content: Node?

  init(_ part: EnvironmentPart, _ renderer: Renderer) {
    let outer = Tracking.reader
    scope = part.scope(in: outer?.scope)
    reader = ScopeReader(scope, renderer, outer)
    super.init()
    Tracking.with(reader) { content = part.content.mount(renderer) }
  }

  override func update(to part: Part, _ renderer: Renderer) -> Bool {
    guard let part = part as? EnvironmentPart, part.set(in: scope) else { return false }
    Tracking.with(reader) { content = content?.showing(part.content, renderer) }
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    content?.unmount(renderer, removing: removing)
    reader.retire()
  }

  override func roots(into roots: inout [NodeID]) { content?.roots(into: &roots) }
}

/// Carries a level of the environment.
///
/// What is read under it concerns the view outside, which made the content. Without a view outside,
/// reads are not followed: so run the handlers of events.
final class ScopeReader: Reader {
  private let outer: Reader?

  init(_ scope: EnvironmentScope?, _ renderer: Renderer, _ outer: Reader?) {
    self.outer = outer
    super.init(renderer: renderer, parent: outer, scope: scope)
  }

  override var listener: Reader? { outer?.listener }
}
