import HostSystem
import Synchronization

/// A few threads that take jobs in the order in which they came.
final class Workers: Sendable {
  private struct Queue {
    var jobs: [@Sendable () -> Void] = []
    var isClosed = false
  }

  private let queue = Monitor(Queue())
  private let threads = Mutex<[SystemThread]>([])

  init(count: Int) throws(ServerError) {
    for _ in 0..<max(count, 1) {
      do {
        let thread = try SystemThread { [queue] in Workers.work(on: queue) }
        threads.withLock { $0.append(thread) }
      } catch {
        finish()
        throw .system(error)
      }
    }
  }

  /// Adds a job.
  func perform(_ job: @escaping @Sendable () -> Void) {
    queue.withLock { $0.jobs.append(job) }
    queue.wakeOne()
  }

  /// Waits until all jobs are done and ends the threads.
  func finish() {
    queue.withLock { $0.isClosed = true }
    queue.wakeAll()
    let ended = threads.withLock { threads in
      defer { threads = [] }
      return threads
    }
    for thread in ended { thread.join() }
  }

  private static func work(on queue: Monitor<Queue>) {
    while true {
      let job = queue.wait(
        for: { $0.isClosed || !$0.jobs.isEmpty },
        then: { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() })
      guard let job else { return }
      job()
    }
  }
}
