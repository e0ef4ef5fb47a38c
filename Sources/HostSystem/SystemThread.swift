#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A thread of the system, to be ended by one call of ``join()`` or of ``detach()``.
public struct SystemThread: Sendable {
  private let handle: pthread_t

  /// Starts a thread.
  ///
  /// - Throws: ``SystemError`` when the system gives none.
  public init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    var handle = pthread_t()
    let context = unsafe Unmanaged.passRetained(Body(run: body))
    let code = unsafe pthread_create(
      &handle, nil,
      { context in
        guard let context = unsafe context else { return nil }
        unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      unsafe context.release()
      throw SystemError(.startThread, code: code)
    }
    self.handle = handle
  }

  /// Waits until the thread has ended and has let go of all it held.
  public func join() { pthread_join(handle, nil) }

  /// Leaves the thread to itself: nobody waits for it, not even the end of the program.
  public func detach() { pthread_detach(handle) }

  /// What a thread does, as the system carries it.
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
