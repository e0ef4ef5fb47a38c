import CMicrohttpd
import HostSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Accepts connections, and hands them to the library; runs on a thread of its own.
///
/// The library accepts them itself only as long as the process has a file for each: without one, it keeps the
/// processor busy, says nothing, and may answer no client. This waits until one is free, and closes an idle
/// connection for it.
struct Acceptor: Sendable {
  /// The pause before the next attempt, if no connection is closed earlier.
  private static let pause: Nanoseconds = 100_000_000
  /// The time after which a shortage is reported again.
  private static let silence: Nanoseconds = 60_000_000_000

  private let socket: ListeningSocket
  private let daemon: Daemon
  private let activity: Activity
  private let whenFull: (@Sendable () -> Void)?

  init(
    _ socket: ListeningSocket, _ daemon: Daemon, _ activity: Activity,
    whenFull: (@Sendable () -> Void)?
  ) {
    self.socket = socket
    self.daemon = daemon
    self.activity = activity
    self.whenFull = whenFull
  }

  /// Accepts until the server stops.
  func run() {
    // Kept for the case that files run out, so that one client can be answered even then.
    var spare = SpareFile()
    var reported: Nanoseconds?
    while activity.waitForRoom() {
      guard socket.waitForClient() else { return }
      switch unsafe socket.accept({ unsafe daemon.add($0, $1, $2) }) {
      case .done, .again:
        if spare == nil { spare = SpareFile() }
      case .closed: return
      case .failed where spare != nil:
        spare = nil
      case .failed:
        let now = monotonicTime()
        if reported.map({ now - $0 >= Self.silence }) ?? true {
          reported = now
          whenFull?()
        }
        activity.makeRoom(until: now + Self.pause)
      }
    }
  }
}

/// A file that is open only so that another can be opened in its place.
private final class SpareFile {
  private let descriptor: CInt

  init?() {
    let descriptor = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit { closeDescriptor(descriptor) }
}

extension ListeningSocket {
  /// The outcome of accepting one connection.
  fileprivate enum Outcome {
    case done
    /// The client has left, or came to nothing else.
    case again
    /// Nothing more will be accepted.
    case closed
    /// There is no file, or no memory, for a connection.
    case failed
  }

  /// Waits until a client is there; returns false if it cannot wait.
  ///
  /// `accept` itself needs a file before it waits, and would fail without one although no client is there.
  fileprivate func waitForClient() -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      if unsafe poll(&entry, 1, -1) >= 0 { return true }
      guard errno == EINTR || errno == ENOMEM else { return false }
    }
  }

  /// Accepts a connection, and passes on its descriptor and the address of the client.
  fileprivate func accept(
    _ add: (CInt, UnsafePointer<sockaddr>, socklen_t) -> Void
  ) -> Outcome {
    // Large enough for the addresses of both versions.
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let flags = CInt(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    return unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        let client = unsafe mhd_accept(descriptor, pointer, &size, flags)
        if client >= 0 {
          unsafe add(client, pointer, size)
          return .done
        }
        return switch errno {
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: .failed
        case EINVAL, EBADF: .closed
        default: .again
        }
      }
    }
  }

  /// Ends the waiting for clients.
  func shutDown() { shutDownSocket(descriptor) }
}

/// Shuts down a socket in both directions, which wakes waiting threads; its descriptor stays open.
func shutDownSocket(_ descriptor: CInt) { shutdown(descriptor, CInt(SHUT_RDWR)) }
