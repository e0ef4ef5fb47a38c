public import Settings
private import Synchronization

extension SettingsThreading {
  /// Any thread may use the store.
  public static var locked: SettingsThreading {
    SettingsThreading {
      let lock = SharedLock()
      return { body in lock.run(body) }
    }
  }
}

/// A lock that closures can hold.
private final class SharedLock: Sendable {
  private let mutex = Mutex(())

  func run(_ body: () -> Void) { mutex.withLock { _ in body() } }
}
