internal import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A value used by one thread at a time, with a closure that may throw and use its surroundings.
///
/// `Mutex` alone would demand that nothing of the closure's surroundings meets the value; a
/// transaction's closure does just that, and ends before the next one begins.
///
/// Unchecked because: `value` is touched in `use` and `useIfFree` only, while `lock` is held.
package final class Confined<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private let owner = Atomic<UInt>(0)
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
  }

  /// Waits until the value is free, and uses it.
  package func use<Result>(
    _ body: (inout Value) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let me = UInt(pthread_self())
    // The lock would stop the program.
    guard owner.load(ordering: .relaxed) != me else {
      throw .misuse("A transaction was begun inside another one on the same thread")
    }
    return try lock.withLock { _ throws(StoreError) in
      owner.store(me, ordering: .relaxed)
      defer { owner.store(0, ordering: .relaxed) }
      return try body(&value)
    }
  }

  /// Uses the value unless somebody else does.
  func useIfFree<Result>(
    _ body: (inout Value) throws(StoreError) -> Result
  ) throws(StoreError) -> Result? {
    let me = UInt(pthread_self())
    guard owner.load(ordering: .relaxed) != me else { return nil }
    return try lock.withLockIfAvailable { _ throws(StoreError) in
      owner.store(me, ordering: .relaxed)
      defer { owner.store(0, ordering: .relaxed) }
      return try body(&value)
    }
  }
}
