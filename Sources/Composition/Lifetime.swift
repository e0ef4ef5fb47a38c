/// The things that a container ends: levels within it, and singletons.
///
/// All containers of a tree share one lock, so that threads that make singletons of each other's levels
/// cannot wait for one another.
// Sendable: all variables are read and written only while `lock` is held, which all levels of a tree share.
final class Lifetime: @unchecked Sendable {
  let lock: RecursiveLock
  private(set) var isEnded = false
  private var endings: [() -> Void] = []
  private var inner: [ObjectIdentifier: WeakLifetime] = [:]
  private weak var outer: Lifetime?
  private let instances: Instances

  private struct WeakLifetime {
    weak var lifetime: Lifetime?
  }

  init(_ lock: RecursiveLock, _ instances: Instances) {
    self.lock = lock
    self.instances = instances
  }

  /// Adds an action for the end; the lock is held.
  func add(ending: @escaping () -> Void) { endings.append(ending) }

  /// Adds a level that ends with this one.
  func add(_ other: Lifetime) {
    lock.lock()
    defer { lock.unlock() }
    inner[ObjectIdentifier(other)] = WeakLifetime(lifetime: other)
    other.outer = self
    if isEnded { other.end() }
  }

  func end() {
    lock.lock()
    defer { lock.unlock() }
    if isEnded { return }
    isEnded = true
    for level in inner.values { level.lifetime?.end() }
    inner = [:]
    while let ending = endings.popLast() { ending() }
    instances.end()
    outer?.inner[ObjectIdentifier(self)] = nil
  }
}
