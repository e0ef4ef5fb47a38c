import HostSystem

/// A few threads that take jobs in the order in which they came.
///
/// A job goes to the thread that was busy last. So a server with little to do uses one thread, whose
/// memory is reused, instead of memory in each of them.
///
/// A thread cannot be stopped from outside. One whose job takes too long is left to itself, and
/// another takes its place, up to a bound.
final class Workers: Sendable {
  private struct Job {
    let number: UInt64
    let run: @Sendable () -> Void
  }

  private struct State {
    var jobs: [Job] = []
    var isClosed = false
    /// The threads that take jobs, by their numbers.
    var threads: [Int: SystemThread] = [:]
    /// The thread that runs each job.
    var running: [UInt64: Int] = [:]
    /// The threads without a job, the one that was busy last at the end.
    var idle: [Int] = []
    /// The number of threads that were left to themselves and have not come back.
    var lost = 0
    var nextThread = 0
    /// The number of the latest job that was added without one; requests count from the other end.
    var lastPiece = UInt64.max

    /// Whether a thread is one of those that the waiting jobs go to.
    func isDue(_ thread: Int) -> Bool { idle.suffix(jobs.count).contains(thread) }
  }

  private let count: Int
  private let mostLost: Int
  private let state = Monitor(State())

  /// Starts the threads.
  ///
  /// - Parameters:
  ///   - count: the number of threads.
  ///   - mostLost: the number that may be replaced at a time; beyond it, each lost thread leaves one fewer.
  init(count: Int, mostLost: Int) throws(ServerError) {
    self.count = max(count, 1)
    self.mostLost = max(mostLost, 0)
    do { try refill() } catch {
      finish()
      throw .system(error)
    }
  }

  /// Adds a job with a number of its own.
  func perform(_ number: UInt64, _ job: @escaping @Sendable () -> Void) {
    state.withLock { $0.jobs.append(Job(number: number, run: job)) }
    state.wakeAll()
  }

  /// Adds a job that is never abandoned; returns false if the threads are ending and will not run it.
  func performUnlessClosed(_ job: @escaping @Sendable () -> Void) -> Bool {
    let isTaken = state.withLock { state in
      guard !state.isClosed else { return false }
      state.lastPiece -= 1
      state.jobs.append(Job(number: state.lastPiece, run: job))
      return true
    }
    if isTaken { state.wakeAll() }
    return isTaken
  }

  /// Stops waiting for a job: it is not begun, or its thread is left to itself.
  func abandon(_ number: UInt64) {
    let thread: SystemThread? = state.withLock { state in
      state.jobs.removeAll { $0.number == number }
      guard let worker = state.running.removeValue(forKey: number) else { return nil }
      state.lost += 1
      return state.threads.removeValue(forKey: worker)
    }
    thread?.detach()
    // If the system gives no thread, there is one fewer.
    try? refill()
  }

  /// Waits until all jobs but the abandoned ones are done, and ends the threads.
  func finish() {
    state.withLock { $0.isClosed = true }
    state.wakeAll()
    while let thread = state.withLock({ $0.threads.popFirst()?.value }) { thread.join() }
  }

  /// Starts threads until there are enough.
  private func refill() throws(SystemError) {
    // Under the lock, so that each is known before it takes a job.
    let error: SystemError? = state.withLock { state in
      while !state.isClosed, state.threads.count + max(state.lost - mostLost, 0) < count {
        state.nextThread += 1
        let number = state.nextThread
        state.idle.insert(number, at: 0)
        do throws(SystemError) {
          state.threads[number] = try SystemThread { self.work(number) }
        } catch {
          state.idle.removeFirst()
          return error
        }
      }
      return nil
    }
    if let error { throw error }
  }

  /// Runs the loop of a thread.
  private func work(_ number: Int) {
    while let job = next(for: number) {
      job.run()
      let isWanted = state.withLock { state in
        guard state.running.removeValue(forKey: job.number) != nil else {
          state.lost -= 1
          return false
        }
        state.idle.append(number)
        return true
      }
      guard isWanted else {
        try? refill()
        return
      }
    }
  }

  private func next(for number: Int) -> Job? {
    state.wait(
      for: { $0.isClosed || $0.isDue(number) },
      then: { state in
        guard !state.jobs.isEmpty else { return nil }
        let job = state.jobs.removeFirst()
        state.idle.removeAll { $0 == number }
        state.running[job.number] = number
        return job
      })
  }
}
