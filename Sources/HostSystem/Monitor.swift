#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A time span, or a time of a monotonic clock.
public typealias Nanoseconds = UInt64

/// Returns the time since an arbitrary origin, independent of changes of the wall clock.
@Sendable public func monotonicTime() -> Nanoseconds {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Nanoseconds(time.tv_sec) * 1_000_000_000 + Nanoseconds(time.tv_nsec)
}

/// A value under a lock, and a way to wait until it changes.
///
/// `Synchronization.Mutex` has no condition variable; this has one.
@safe
public final class Monitor<State: Sendable>: @unchecked Sendable {
  // Sendable: `state` is reached only between lock and unlock, and the pointers never change.
  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Makes a monitor that protects a value.
  public init(_ state: State) {
    self.state = state
    unsafe pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    unsafe pthread_cond_init(condition, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Reads or changes the state; waiting threads must be woken explicitly.
  public func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// Wakes all waiting threads to check the state.
  public func wakeAll() { unsafe pthread_cond_broadcast(condition) }

  /// Waits until a condition holds or ``monotonicTime()`` reaches a deadline, then reads or changes the
  /// state.
  public func wait<Result>(
    until deadline: Nanoseconds? = nil, for condition: (State) -> Bool,
    then body: (inout State) -> Result
  ) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while !condition(state), sleep(until: deadline) {}
    return body(&state)
  }

  /// Releases the lock until woken; returns false at the deadline.
  private func sleep(until deadline: Nanoseconds?) -> Bool {
    guard let deadline else { return unsafe pthread_cond_wait(condition, mutex) == 0 }
    var time = timespec(
      tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
    return unsafe pthread_cond_timedwait(condition, mutex, &time) == 0
  }
}
