/// Work that lasts for as long as a view is on the page.
public final class ViewTask {
  private var subscriptions: [Subscription] = []
  /// Whether the view has left the page, or another task has replaced this one.
  public private(set) var isCancelled = false

  init() {}

  /// Cancels the subscription when the task ends; at once, if it has ended already.
  public func hold(_ subscription: Subscription) {
    if isCancelled { subscription.cancel() } else { subscriptions.append(subscription) }
  }

  func cancel() {
    isCancelled = true
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }
}

extension View {
  /// Begins work once the view is on the page, and cancels it when the view has gone.
  ///
  ///     .task { task in
  ///       task.hold(browser.fetch(.get, "/api/tags") { model.take($0) })
  ///     }
  ///
  /// Embedded Swift has no `async`: register anything that takes time with the task, which cancels
  /// it.
  public func task(perform work: @escaping (ViewTask) -> Void) -> Part {
    task(id: 0, perform: work)
  }

  /// Begins work once the view is on the page and again for each new `id`, cancelling the previous
  /// work; work of a view that has left the page is cancelled too.
  public func task<Key: IdentityKey>(
    id: Key, perform work: @escaping (ViewTask) -> Void
  ) -> Part {
    TaskPart(part, id.identity, work)
  }
}

/// A part with work bound to its lifetime.
private final class TaskPart: Part {
  private var content: Part
  private let id: Identity
  private let work: (ViewTask) -> Void
  private var task: ViewTask?

  init(_ content: Part, _ id: Identity, _ work: @escaping (ViewTask) -> Void) {
    self.content = content
    self.id = id
    self.work = work
  }

  override func copy() -> Part { TaskPart(content, id, work) }

  override func mount(_ renderer: Renderer) {
    begin(renderer)
    Part.show(&content, renderer)
  }

  override func update(from old: Part, _ renderer: Renderer) -> Bool {
    guard let old = old as? TaskPart else { return false }
    if old.id == id {
      task = old.task
    } else {
      old.task?.cancel()
      begin(renderer)
    }
    content = content.show(inPlaceOf: old.content, renderer)
    return true
  }

  override func unmount(_ renderer: Renderer, removing: Bool) {
    task?.cancel()
    content.hide(renderer, removing: removing)
  }

  override func roots(into roots: inout [NodeID]) { content.roots(into: &roots) }

  override func holds(_ node: NodeID) -> Bool { content.holds(node) }

  private func begin(_ renderer: Renderer) {
    let task = ViewTask()
    self.task = task
    Tracking.reader?.noteDuty()
    renderer.afterFlush { [work] in if !task.isCancelled { work(task) } }
  }
}
