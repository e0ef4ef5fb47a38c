import HostSystem

/// A few threads that take jobs in the order in which they came.
///
/// A job wakes one thread, that which was busy last. So a server with little to do uses one thread, whose
/// memory is reused, instead of memory in each of them.
///
/// Waking is most of the cost of a small job, so while a thread is busy, no other is woken at once: it will
/// most likely take the job itself in a few microseconds. One of the idle threads watches instead, and takes
/// the job if it has waited for ``patience``.
///
/// A thread cannot be stopped from outside. One whose job takes too long is left to itself, and
/// another takes its place, up to a bound.
final class Workers: Sendable {
  /// The time that a job waits for busy threads; much longer than a small job takes, and too short to
  /// be noticed.
  private static let patience: Nanoseconds = 500_000

  private struct Job {
    let number: UInt64
    let run: @Sendable () -> Void
    /// When a thread that is not busy takes it.
    let due = monotonicTime() + Workers.patience
  }

  /// A thread without a job, and what wakes it.
  private final class Sleeper: Sendable {
    private let isRung = Monitor(false)

    func wake() {
      isRung.withLock { $0 = true }
      isRung.wakeAll()
    }

    func sleep(until deadline: Nanoseconds? = nil) {
      isRung.wait(until: deadline, for: { $0 }, then: { $0 = false })
    }
  }

  /// What a thread has just done.
  private enum LastStep {
    case start
    case job(UInt64)
    case sleep

    var isJob: Bool { if case .job = self { true } else { false } }
  }

  /// What a thread does next.
  private enum Step {
    case run(Job, alsoWake: Sleeper?)
    /// Sleeps until it is woken, or until a time.
    case sleep(until: Nanoseconds?)
    /// Ends, because another has taken its place.
    case leave
    /// Ends, because no job will come.
    case end
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
    /// The thread that watches for a job that has waited too long.
    var watcher: Sleeper?
    /// The number of threads that were left to themselves and have not come back.
    var lost = 0
    var nextThread = 0
    /// The number of the latest job that was added without one; requests count from the other end.
    var lastPiece = UInt64.max

    /// Adds a job, and returns the thread to wake, if one is needed.
    mutating func add(_ job: Job) -> Sleeper? {
      jobs.append(job)
      return sleeperForJobs()
    }

    /// Returns the thread to wake for the jobs that wait: to run one if no thread is busy, else to watch.
    mutating func sleeperForJobs() -> Sleeper? {
      guard !jobs.isEmpty, woken == 0, running.isEmpty || watcher == nil else { return nil }
      guard let sleeper = idle.popLast() ?? watcher else { return nil }
      if sleeper === watcher { watcher = nil }
      woken += 1
      return sleeper
    }

    /// Returns what a thread does next.
    mutating func step(of thread: Int, _ sleeper: Sleeper, after last: LastStep) -> Step {
      var mayWatch = false
      switch last {
      case .start: break
      case .job(let number):
        guard running.removeValue(forKey: number) != nil else {
          lost -= 1
          return .leave
        }
      case .sleep:
        // A call that came when a watch was just ending is heard later.
        if idle.contains(where: { $0 === sleeper }) { return .sleep(until: nil) }
        mayWatch = watcher !== sleeper
        if mayWatch { woken -= 1 } else { watcher = nil }
      }
      if let first = jobs.first {
        if last.isJob || running.isEmpty || isClosed || first.due <= monotonicTime() {
          jobs.removeFirst()
          running[first.number] = thread
          return .run(first, alsoWake: sleeperForJobs())
        }
        if watcher == nil {
          watcher = sleeper
          return .sleep(until: first.due)
        }
      }
      if isClosed { return .end }
      // When jobs follow each other closely, one long watch costs less than waking a thread for each.
      if mayWatch, watcher == nil, !running.isEmpty {
        watcher = sleeper
        return .sleep(until: monotonicTime() + Workers.patience)
      }
      // The thread that was busy last is taken first.
      idle.insert(sleeper, at: last.isJob ? idle.count : 0)
      return .sleep(until: nil)
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
      let sleepers = state.idle + (state.watcher.map { [$0] } ?? [])
      state.woken += sleepers.count
      state.idle = []
      state.watcher = nil
      return sleepers
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
    var last = LastStep.start
    while true {
      switch state.withLock({ $0.step(of: number, sleeper, after: last) }) {
      case .run(let job, let other):
        other?.wake()
        job.run()
        last = .job(job.number)
      case .sleep(let deadline):
        sleeper.sleep(until: deadline)
        last = .sleep
      case .leave:
        // If the system gives no thread, there is one fewer.
        try? refill()
        return
      case .end:
        return
      }
    }
  }
}
