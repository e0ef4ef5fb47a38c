internal import Persistence

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// How long something is tried again, after pauses that grow: who met once would meet again if both
/// waited as long, so each waits for a random part of one.
struct Patience {
  private let end: ContinuousClock.Instant
  private var pause = Duration.milliseconds(1)
  private static let longestPause = Duration.milliseconds(100)

  init(for time: Duration) {
    end = .now + time
  }

  /// Waits for a while, or says that there is no time left.
  mutating func lasts() -> Bool {
    guard ContinuousClock.now < end else { return false }
    usleep(.random(in: 0...UInt32(pause / .microseconds(1))))
    pause = min(pause * 2, Self.longestPause)
    return true
  }
}

extension PostgreSQLConnection {
  /// Runs what the server refuses since it meets another transaction again, at most so long.
  func insist<Result>(
    for time: Duration, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    var patience = Patience(for: time)
    while true {
      do throws(StoreError) {
        return try body()
      } catch .busy where patience.lasts() {
        forgive()
      } catch {
        throw error
      }
    }
  }
}
