internal import HostSystem

/// The remote parts of includes, fetched one after another on a thread of their own, and again after growing
/// pauses while that fails.
final class RemoteParts: Sendable {
  private struct State {
    /// The parts to fetch, by their addresses.
    var waiting: [String: Attempt] = [:]
    var fetched: [String: [UInt8]] = [:]
    var hasEnded = false

    func due(at now: Nanoseconds) -> String? {
      waiting.filter { $0.value.due <= now }.min { $0.value.due < $1.value.due }?.key
    }
  }

  private struct Attempt {
    /// The time at which the attempt is due.
    var due: Nanoseconds
    /// The pause after it if it fails.
    var pause: Nanoseconds
  }

  private let fetch: @Sendable (String) -> [UInt8]?
  private let pauses: ClosedRange<Nanoseconds>
  private let state = Monitor(State())

  /// Takes a function that fetches an address, and the pause after the first failure and after many.
  init(_ fetch: @escaping @Sendable (String) -> [UInt8]?, pauses: ClosedRange<Duration>) {
    func nanoseconds(_ duration: Duration) -> Nanoseconds {
      Nanoseconds(max(duration, .nanoseconds(1)) / .nanoseconds(1))
    }
    self.fetch = fetch
    self.pauses = nanoseconds(pauses.lowerBound)...nanoseconds(pauses.upperBound)
  }

  /// The parts that have arrived, by addresses.
  var fetched: [String: [UInt8]] { state.withLock { $0.fetched } }

  /// Begins to fetch.
  ///
  /// - Parameter arrived: called on the thread whenever a part has arrived.
  /// - Throws: ``SystemError`` if there can be no thread.
  func begin(_ arrived: @escaping @Sendable () -> Void) throws(SystemError) {
    try SystemThread {
      while let address = self.next() {
        if self.keep(self.fetch(address), of: address) { arrived() }
      }
    }.detach()
  }

  /// Fetches the new ones of some parts, and forgets the attempts for all others.
  func follow(_ addresses: [String]) {
    let now = monotonicTime()
    state.withLock { state in
      let before = state.waiting
      state.waiting = [:]
      for address in addresses where state.fetched[address] == nil {
        state.waiting[address] = before[address] ?? Attempt(due: now, pause: pauses.lowerBound)
      }
    }
    state.wakeAll()
  }

  /// Ends the thread after the present attempt.
  func end() {
    state.withLock { $0.hasEnded = true }
    state.wakeAll()
  }

  /// Waits for the next attempt; nil at the end.
  private func next() -> String? {
    while true {
      let soonest = state.withLock { $0.waiting.values.map { $0.due }.min() }
      let (address, hasEnded) = state.wait(
        until: soonest, for: { $0.hasEnded || $0.due(at: monotonicTime()) != nil }
      ) { ($0.due(at: monotonicTime()), $0.hasEnded) }
      if hasEnded { return nil }
      if let address { return address }
    }
  }

  /// Stores the response of an address, or plans another attempt; returns whether there was one.
  private func keep(_ bytes: [UInt8]?, of address: String) -> Bool {
    let now = monotonicTime()
    return state.withLock { state in
      guard let bytes else {
        // The files may no longer mention it.
        if let pause = state.waiting[address]?.pause {
          state.waiting[address] = Attempt(
            due: now + pause, pause: pause > pauses.upperBound / 2 ? pauses.upperBound : pause * 2)
        }
        return false
      }
      state.waiting[address] = nil
      state.fetched[address] = bytes
      return true
    }
  }
}
