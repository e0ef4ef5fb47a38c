internal import Persistence

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A retry policy with a timeout and exponential backoff; each pause is random, because two transactions that
/// waited equally long would conflict again.
struct Backoff {
  private let end: ContinuousClock.Instant
  private var nextPause = Duration.milliseconds(1)
  private static let longestPause = Duration.milliseconds(100)

  init(for time: Duration) {
    end = .now + time
  }

  /// Pauses before a retry; returns false if the time is over.
  mutating func pause() -> Bool {
    guard ContinuousClock.now < end else { return false }
    usleep(.random(in: 0...UInt32(nextPause / .microseconds(1))))
    nextPause = min(nextPause * 2, Self.longestPause)
    return true
  }
}

extension PostgreSQLConnection {
  /// Retries a closure that conflicts with another transaction, for at most a given time.
  func retry<Result>(
    for time: Duration, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    var backoff = Backoff(for: time)
    while true {
      do throws(StoreError) {
        return try body()
      } catch .busy where backoff.pause() {
        clearFailure()
      } catch {
        throw error
      }
    }
  }
}
