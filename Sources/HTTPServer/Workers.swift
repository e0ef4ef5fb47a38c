import Glibc
import Synchronization

/// A thread of the system that can be waited for.
struct Thread: Sendable {
  private let handle: pthread_t

  /// Starts a thread.
  init(_ body: @escaping @Sendable () -> Void) throws(ServerError) {
    var handle = pthread_t()
    let context = unsafe Unmanaged.passRetained(Box(body))
    let code = unsafe pthread_create(
      &handle, nil,
      { context in
        guard let context = unsafe context else { return nil }
        unsafe Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      unsafe context.release()
      throw .system(call: "pthread_create", code: code)
    }
    self.handle = handle
  }

  /// Waits until the thread has ended; to be called once.
  func join() { pthread_join(handle, nil) }

  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

/// A few threads that take jobs in the order in which they came.
final class Workers: Sendable {
  private struct Queue {
    var jobs: [@Sendable () -> Void] = []
    var isClosed = false
  }

  private let queue = Monitor(Queue())
  private let threads = Mutex<[Thread]>([])

  init(count: Int) throws(ServerError) {
    for _ in 0..<max(count, 1) {
      do {
        let thread = try Thread { [queue] in Workers.work(on: queue) }
        threads.withLock { $0.append(thread) }
      } catch {
        finish()
        throw error
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
