import HostSystem
import Synchronization

@testable import HTTPServer

/// A clock that a test advances.
final class ManualClock: Sendable {
  private let time = Mutex<Nanoseconds>(1_000_000_000_000)
  var now: Nanoseconds { time.withLock { $0 } }
  func advance(milliseconds: Nanoseconds) { time.withLock { $0 += milliseconds * 1_000_000 } }
}

/// A gate at which handlers wait until a test opens it.
final class Gate: Sendable {
  private let state = Monitor((waiting: 0, isOpen: false))

  func pass() {
    state.withLock { $0.waiting += 1 }
    state.wakeAll()
    state.wait(for: { $0.isOpen }, then: { _ in })
  }

  func waitUntilSomeoneWaits(count: Int = 1) {
    state.wait(for: { $0.waiting >= count }, then: { _ in })
  }

  func open() {
    state.withLock { $0.isOpen = true }
    state.wakeAll()
  }
}

/// The entries that an access log received.
final class Log: Sendable {
  private let state = Monitor<[AccessEntry]>([])

  func append(_ entry: AccessEntry) {
    state.withLock { $0.append(entry) }
    state.wakeAll()
  }

  /// Waits for `count` entries, for at most ten seconds.
  func entries(count: Int) -> [AccessEntry] {
    state.wait(
      until: monotonicTime() + 10_000_000_000, for: { $0.count >= count }, then: { $0 })
  }
}

/// Waits until a condition holds, at most ten seconds.
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<2000 {
    if condition() { return true }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return false
}
