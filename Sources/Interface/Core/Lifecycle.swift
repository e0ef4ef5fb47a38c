extension View {
  /// Runs the work once the view is on the page.
  public func onAppear(perform work: @escaping () -> Void) -> Part {
    LifecyclePart(part, appear: work, disappear: nil)
  }

  /// Runs the work once the view has left the page.
  public func onDisappear(perform work: @escaping () -> Void) -> Part {
    LifecyclePart(part, appear: nil, disappear: work)
  }

  /// Runs the work after the value has changed, with the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value, perform work: @escaping (Value, Value) -> Void
  ) -> Part {
    ChangePart(part, value, work)
  }
}

/// A part with lifecycle callbacks.
private class WatchedPart: Part {
  fileprivate final var content: Part

  init(_ content: Part) { self.content = content }

  /// Called when this part appears.
  fileprivate var appear: (() -> Void)? { nil }
  /// Called when this part disappears.
  fileprivate var disappear: (() -> Void)? { nil }
  /// Called when this part replaces another.
  fileprivate func change(from old: WatchedPart) -> (() -> Void)? { nil }

  override func mount(_ renderer: Renderer) {
    if let appear { renderer.afterFlush(appear) }
    if case .some = disappear { Tracking.reader?.noteDuty() }
    Part.show(&content, renderer)
  }

  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? WatchedPart else { return false }
    if let work = change(from: old) { renderer.afterFlush(work) }
    if case .some = disappear { Tracking.reader?.noteDuty() }
    content = content.show(inPlaceOf: old.content, renderer)
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    content.hide(renderer, removing: removing)
    if let disappear { renderer.afterFlush(disappear) }
  }

  override func roots(into roots: inout [NodeID]) { content.roots(into: &roots) }

  override func holds(_ node: NodeID) -> Bool { content.holds(node) }

  override var element: ElementPart? { content.element }
}

/// A part with callbacks for appearing and disappearing.
private final class LifecyclePart: WatchedPart {
  private let come: (() -> Void)?
  private let go: (() -> Void)?

  init(_ content: Part, appear: (() -> Void)?, disappear: (() -> Void)?) {
    come = appear
    go = disappear
    super.init(content)
  }

  override func copy() -> Part { LifecyclePart(content, appear: come, disappear: go) }

  override var appear: (() -> Void)? { come }
  override var disappear: (() -> Void)? { go }
}

/// A part with a callback for changes of a value.
private final class ChangePart<Value: Equatable>: WatchedPart {
  private let value: Value
  private let work: (Value, Value) -> Void

  init(_ content: Part, _ value: Value, _ work: @escaping (Value, Value) -> Void) {
    self.value = value
    self.work = work
    super.init(content)
  }

  override func copy() -> Part { ChangePart(content, value, work) }

  override func change(from old: WatchedPart) -> (() -> Void)? {
    guard let before = (old as? ChangePart<Value>)?.value, before != value else { return nil }
    return { [value, work] in work(before, value) }
  }
}
