import Synchronization

/// The task of an asynchronous handler, which can be cancelled even before it has begun.
final class RunningTask: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Begins the task; it is cancelled at once if ``cancel()`` was called before.
  func begin(
    on executor: HandlerExecutor, _ body: @escaping @concurrent @Sendable () async -> Void
  ) {
    let task = Task(executorPreference: executor) { await body() }
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}
