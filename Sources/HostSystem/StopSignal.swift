#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Waits for the signals that request termination: SIGTERM, SIGINT or SIGHUP.
///
/// Create it before any thread is started, so that the signals are delivered only to ``wait(seconds:)``.
public struct StopSignal: ~Copyable {
  private var signals = sigset_t()

  /// Blocks the signals from now on.
  public init() {
    unsafe sigemptyset(&signals)
    for number in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for a signal, and returns whether one arrived within a number of seconds.
  ///
  /// - Throws: ``SystemError`` if waiting fails.
  public mutating func wait(seconds: Double) throws(SystemError) -> Bool {
    let end = SystemClock.elapsed() + seconds
    while true {
      let left = max(0, end - SystemClock.elapsed())
      var limit = timespec(tv_sec: Int(left), tv_nsec: Int((left - left.rounded(.down)) * 1e9))
      if unsafe sigtimedwait(&signals, nil, &limit) > 0 { return true }
      switch errno {
      case EAGAIN: return false
      case EINTR: continue
      default: throw SystemError(.awaitSignal)
      }
    }
  }
}
