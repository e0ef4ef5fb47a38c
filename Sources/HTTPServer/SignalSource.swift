import HostSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for SIGTERM and SIGINT, which have their usual effect again afterwards.
///
/// A handler of signals may do next to nothing; this one writes a byte to a pipe. Several sources
/// share the pipe: each is woken by the first signal.
final class SignalSource: Sendable {
  private struct Shared: Sendable {
    var sources = 0
    var reader: CInt = -1
  }

  private static let shared = Mutex(Shared())
  private let reader: CInt
  /// The pipe that ``cancel()`` writes to.
  private let cancellation: Pipe
  private let isOver = Atomic(false)

  /// Catches the signals from now on.
  init() throws(SystemError) {
    cancellation = try Pipe()
    let reader: CInt? = Self.shared.withLock { shared in
      if shared.sources == 0 {
        guard let pipe = try? Pipe() else { return nil }
        shared.reader = pipe.reader
        wakeEnd.store(pipe.writer, ordering: .sequentiallyConsistent)
        for number in [SIGTERM, SIGINT] { catchOnce(number) }
      }
      shared.sources += 1
      return shared.reader
    }
    guard let reader else {
      let error = SystemError(.awaitSignal)
      cancellation.close()
      throw error
    }
    self.reader = reader
  }

  deinit {
    finish()
    cancellation.close()
  }

  /// Catches signals no more; must not be called while a thread waits.
  ///
  /// A source that is made afterwards is not woken by a signal that came before.
  func finish() {
    guard !isOver.exchange(true, ordering: .sequentiallyConsistent) else { return }
    let ends: [CInt] = Self.shared.withLock { shared in
      shared.sources -= 1
      guard shared.sources == 0 else { return [] }
      for number in [SIGTERM, SIGINT] { signal(number, SIG_DFL) }
      return [shared.reader, wakeEnd.exchange(-1, ordering: .sequentiallyConsistent)]
    }
    for end in ends { closeDescriptor(end) }
  }

  /// Returns when a signal has arrived or the source was cancelled.
  func wait() {
    var descriptors = [reader, cancellation.reader].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // Without reading the byte, so that it wakes all waiting threads.
    while unsafe poll(&descriptors, 2, -1) < 0, errno == EINTR {}
  }

  /// Ends the waiting.
  func cancel() { cancellation.wake() }
}

/// A pipe that wakes threads that poll its end.
private struct Pipe: Sendable {
  let reader: CInt
  let writer: CInt

  init() throws(SystemError) {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw SystemError(.awaitSignal) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe holds a wake-up already.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    (reader, writer) = (ends[0], ends[1])
  }

  func wake() { writeByte(to: writer) }

  func close() {
    for end in [reader, writer] { closeDescriptor(end) }
  }
}

/// Calls the system's function, which methods of this name hide.
func closeDescriptor(_ descriptor: CInt) { close(descriptor) }

private func writeByte(to descriptor: CInt) {
  var byte: UInt8 = 1
  _ = unsafe write(descriptor, &byte, 1)
}

/// The pipe to which the handler of signals writes; -1 if nothing waits.
private let wakeEnd = Atomic<CInt>(-1)

/// Wakes all waiting threads; may be called in a handler of signals.
private func wake() {
  let end = wakeEnd.load(ordering: .sequentiallyConsistent)
  if end >= 0 { writeByte(to: end) }
}

/// Calls ``wake()`` at the next signal of this number; the one after it has its usual effect.
private func catchOnce(_ number: CInt) {
  var action = sigaction()
  #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = { _ in wake() }
  #else
    unsafe action.__sigaction_handler.sa_handler = { _ in wake() }
  #endif
  action.sa_flags = CInt(truncatingIfNeeded: Int(SA_RESETHAND)) | SA_RESTART
  unsafe sigaction(number, &action, nil)
}
