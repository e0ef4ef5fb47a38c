import HostSystem
import Synchronization

/// How often one address may ask.
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
  /// A token bucket for each address.
  static func rate(
    _ limit: RateLimit, clock: @escaping @Sendable () -> Nanoseconds = monotonicTime
  ) -> Guard {
    let buckets = Buckets(limit)
    return Guard { request in
      guard let wait = buckets.take(request.remote, at: clock()) else { return nil }
      let seconds = (wait + 999_999_999) / 1_000_000_000
      return .failure(
        .tooManyRequests, code: "too_many_requests",
        "Too many requests; try again in \(seconds) s.", headers: ["Retry-After": "\(seconds)"])
    }
  }
}

/// The buckets of all addresses.
///
/// A bucket is kept as the time at which it will be full again (the generic cell rate algorithm),
/// so that a full one holds no information and can be forgotten.
private final class Buckets: Sendable {
  private let interval: Nanoseconds
  private let depth: Nanoseconds
  private let state = Mutex(State())

  private struct State {
    var fullAt: [String: Nanoseconds] = [:]
    /// How many may be held before the full ones are forgotten.
    var room = 4096
  }

  init(_ limit: RateLimit) {
    interval = max(1_000_000_000 / Nanoseconds(limit.perSecond), 1)
    depth = interval * Nanoseconds(limit.burst)
  }

  /// Takes one token, or returns how long to wait for one.
  func take(_ address: String, at now: Nanoseconds) -> Nanoseconds? {
    state.withLock { state in
      if state.fullAt.count >= state.room {
        state.fullAt = state.fullAt.filter { $0.value > now }
        state.room = max(4096, state.fullAt.count * 2)
      }
      let full = max(state.fullAt[address] ?? now, now) + interval
      guard full <= now + depth else { return full - now - depth }
      state.fullAt[address] = full
      return nil
    }
  }
}
