internal import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A value used by one thread at a time, in a closure that may throw and use captured values.
///
/// `Mutex` alone would require that captured values and the protected value stay in separate isolation
/// regions; a transaction's closure mixes them, and ends before the next one begins.
///
/// Unchecked because: `value` is accessed only in `use` and `useIfFree`, while `lock` is held.
package final class Confined<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private let owner = Atomic<UInt>(0)
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
  }

  /// Waits until the value is free, and runs a closure with it.
  package func use<Result>(
    _ body: (inout Value) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let me = UInt(pthread_self())
    // A recursive lock would trap.
    guard owner.load(ordering: .relaxed) != me else {
      throw .misuse("A transaction was begun inside another one on the same thread")
    }
    return try lock.withLock { _ throws(StoreError) in
      owner.store(me, ordering: .relaxed)
      defer { owner.store(0, ordering: .relaxed) }
      return try body(&value)
    }
  }

  /// Runs a closure with the value unless it is in use.
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
