#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A system thread, on which either ``join()`` or ``detach()`` must be called once.
public struct SystemThread: Sendable {
  private let handle: pthread_t

  /// Starts a thread.
  ///
  /// - Throws: ``SystemError`` if no thread can be started.
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

  /// Waits until the thread has ended and released its resources.
  public func join() { pthread_join(handle, nil) }

  /// Detaches the thread; the program may end without waiting for it.
  public func detach() { pthread_detach(handle) }

  /// The closure of a thread, boxed for the system call.
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
