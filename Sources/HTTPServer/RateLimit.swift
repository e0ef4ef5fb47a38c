package import HostSystem
import Synchronization

/// The rate at which one address, or one session, may send requests.
public struct RateLimit: Sendable, Equatable {
  /// Requests a second in the long run.
  public var perSecond: Int
  /// Requests at once after a pause.
  public var burst: Int

  /// Sets both numbers; each is at least one.
  public init(perSecond: Int, burst: Int) {
    self.perSecond = max(perSecond, 1)
    self.burst = max(burst, 1)
  }
}

extension Guard {
  /// Limits each address by a token bucket.
  static func rate(
    _ limit: RateLimit, clock: @escaping @Sendable () -> Nanoseconds = monotonicTime
  ) -> Guard {
    let buckets = Buckets(limit)
    return Guard { request in buckets.refusal(of: request.remote, at: clock()) }
  }
}

/// The remaining part of a limit: a bucket of tokens, full at first.
///
/// It is kept as the time at which it will be full again (the generic cell rate algorithm).
package struct TokenBucket: Sendable {
  private var fullAt: Nanoseconds = 0

  /// Makes a full bucket.
  package init() {}

  /// Takes one token, or returns the time to wait for one.
  ///
  /// - Parameters:
  ///   - limit: the limit, the same for each call.
  ///   - now: the time. If it is earlier than before, the bucket counts as empty at most.
  package mutating func take(of limit: RateLimit, at now: Nanoseconds) -> Nanoseconds? {
    let interval = max(1_000_000_000 / Nanoseconds(limit.perSecond), 1)
    let empty = now + interval * Nanoseconds(limit.burst)
    let full = min(max(fullAt, now), empty) + interval
    guard full <= empty else { return full - empty }
    fullAt = full
    return nil
  }

  /// Returns whether nothing was taken lately, so that the bucket is like a new one.
  fileprivate func isFull(at now: Nanoseconds) -> Bool { fullAt <= now }
}

/// The buckets of all who send requests, by their names.
final class Buckets: Sendable {
  private let limit: RateLimit
  private let state = Mutex(State())

  private struct State {
    var buckets: [String: TokenBucket] = [:]
    /// The number of buckets held before the full ones are forgotten.
    var room = 4096
  }

  init(_ limit: RateLimit) { self.limit = limit }

  /// Takes one token of a sender, or returns the refusal.
  func refusal(of sender: String, at now: Nanoseconds) -> Response? {
    guard let wait = take(sender, at: now) else { return nil }
    let seconds = (wait + 999_999_999) / 1_000_000_000
    return .failure(
      .tooManyRequests, code: "too_many_requests",
      "Too many requests; try again in \(seconds) s.", headers: ["Retry-After": "\(seconds)"])
  }

  /// Takes one token, or returns the time to wait for one.
  private func take(_ sender: String, at now: Nanoseconds) -> Nanoseconds? {
    state.withLock { state in
      if state.buckets.count >= state.room {
        state.buckets = state.buckets.filter { !$0.value.isFull(at: now) }
        state.room = max(4096, state.buckets.count * 2)
      }
      return state.buckets[sender, default: TokenBucket()].take(of: limit, at: now)
    }
  }
}
