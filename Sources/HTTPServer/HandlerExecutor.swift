/// Runs asynchronous handlers on the server's own threads, between their waits.
///
/// So neither do they depend on what else blocks Swift's threads, nor do they block these themselves.
final class HandlerExecutor: TaskExecutor {
  private let workers: Workers

  init(_ workers: Workers) { self.workers = workers }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isTaken = workers.performUnlessClosed { [self] in
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
    // What was given up at a stop comes to its end elsewhere.
    if !isTaken { globalConcurrentExecutor.enqueue(job) }
  }
}
