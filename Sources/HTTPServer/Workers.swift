import HostSystem

/// A few threads that take jobs in the order in which they came.
///
/// A job wakes one thread, that which was busy last. So a server with little to do uses one thread, whose
/// memory is reused, instead of memory in each of them. Waking is most of the cost of a small job: a thread that
/// is awake takes the next job without it.
///
/// A thread cannot be stopped from outside. One whose job takes too long is left to itself, and
/// another takes its place, up to a bound.
final class Workers: Sendable {
  private struct Job {
    let number: UInt64
    let run: @Sendable () -> Void
  }

  /// A thread without a job, and what wakes it.
  private final class Sleeper: Sendable {
    private let isRung = Monitor(false)

    func wake() {
      isRung.withLock { $0 = true }
      isRung.wakeAll()
    }

    func sleep() { isRung.wait(for: { $0 }, then: { $0 = false }) }
  }

  private struct State {
    var jobs: [Job] = []
    var isClosed = false
    /// The threads that take jobs, by their numbers.
    var threads: [Int: SystemThread] = [:]
    /// The thread that runs each job.
    var running: [UInt64: Int] = [:]
    /// The threads that sleep, the one that was busy last at the end.
    var idle: [Sleeper] = []
    /// The number of threads that were woken and have not looked for a job yet.
    var woken = 0
    /// The number of threads that were left to themselves and have not come back.
    var lost = 0
    var nextThread = 0
    /// The number of the latest job that was added without one; requests count from the other end.
    var lastPiece = UInt64.max

    /// Adds a job, and returns the thread to wake for it, if one is needed.
    mutating func add(_ job: Job) -> Sleeper? {
      jobs.append(job)
      guard woken < jobs.count, let sleeper = idle.popLast() else { return nil }
      woken += 1
      return sleeper
    }
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
    state.withLock { $0.add(Job(number: number, run: job)) }?.wake()
  }

  /// Adds a job that is never abandoned; returns false if the threads are ending and will not run it.
  func performUnlessClosed(_ job: @escaping @Sendable () -> Void) -> Bool {
    let (isTaken, sleeper): (Bool, Sleeper?) = state.withLock { state in
      guard !state.isClosed else { return (false, nil) }
      state.lastPiece -= 1
      return (true, state.add(Job(number: state.lastPiece, run: job)))
    }
    sleeper?.wake()
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
    let sleepers = state.withLock { state in
      state.isClosed = true
      defer {
        state.woken += state.idle.count
        state.idle = []
      }
      return state.idle
    }
    for sleeper in sleepers { sleeper.wake() }
    while let thread = state.withLock({ $0.threads.popFirst()?.value }) { thread.join() }
  }

  /// Starts threads until there are enough.
  private func refill() throws(SystemError) {
    // Under the lock, so that each is known before it takes a job.
    let error: SystemError? = state.withLock { state in
      while !state.isClosed, state.threads.count + max(state.lost - mostLost, 0) < count {
        state.nextThread += 1
        let number = state.nextThread
        do throws(SystemError) {
          state.threads[number] = try SystemThread { self.work(number) }
        } catch { return error }
      }
      return nil
    }
    if let error { throw error }
  }

  /// Runs the loop of a thread.
  private func work(_ number: Int) {
    let sleeper = Sleeper()
    var hasWorked = false
    while let job = next(for: number, sleeper, hasWorked: hasWorked) {
      hasWorked = true
      job.run()
      let isWanted = state.withLock { state in
        guard state.running.removeValue(forKey: job.number) != nil else {
          state.lost -= 1
          return false
        }
        return true
      }
      guard isWanted else {
        try? refill()
        return
      }
    }
  }

  /// Returns the next job, and sleeps until there is one; nil if none will come.
  private func next(for number: Int, _ sleeper: Sleeper, hasWorked: Bool) -> Job? {
    var isWoken = false
    while true {
      let (job, isOver): (Job?, Bool) = state.withLock { state in
        if isWoken { state.woken -= 1 }
        guard state.jobs.isEmpty else {
          let job = state.jobs.removeFirst()
          state.running[job.number] = number
          return (job, false)
        }
        guard !state.isClosed else { return (nil, true) }
        // The thread that was busy last is taken first.
        state.idle.insert(sleeper, at: hasWorked ? state.idle.count : 0)
        return (nil, false)
      }
      if job != nil || isOver { return job }
      sleeper.sleep()
      isWoken = true
    }
  }
}
