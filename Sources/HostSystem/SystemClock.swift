#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The time of day and the local time zone of the machine.
public enum SystemClock {
  /// Seconds since 1970 in UTC.
  public static func now() -> Int64 { Int64(time(nil)) }

  /// Microseconds since 1970 in UTC.
  @Sendable public static func microseconds() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }

  /// Seconds by which local clocks are ahead of UTC at a moment, by the machine's time zone.
  ///
  /// The time zone is that of the `TZ` environment variable, or of `/etc/localtime`, or else UTC. They are
  /// read once, and again by ``refreshZone()``.
  public static func offset(at moment: Int64) -> Int {
    var seconds = time_t(moment)
    var parts = unsafe tm()
    guard unsafe localtime_r(&seconds, &parts) != nil else { return 0 }
    return unsafe parts.tm_gmtoff
  }

  /// Rereads the time zone, which may change while the program runs, as on a travelling laptop.
  public static func refreshZone() { tzset() }

  /// Seconds since an arbitrary origin, for measuring durations.
  public static func elapsed() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Pauses the thread, so that other threads and processes can run.
  public static func pause(milliseconds: UInt32) { usleep(milliseconds * 1_000) }
}
