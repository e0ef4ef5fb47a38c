/// Runs asynchronous handlers on the server's own threads, between their waits.
///
/// So they neither depend on other work that blocks Swift's threads, nor block these themselves.
final class HandlerExecutor: TaskExecutor {
  private let workers: Workers

  init(_ workers: Workers) { self.workers = workers }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isTaken = workers.performUnlessClosed { [self] in
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
    // Work that was given up at a stop comes to its end elsewhere.
    if !isTaken { globalConcurrentExecutor.enqueue(job) }
  }
}
