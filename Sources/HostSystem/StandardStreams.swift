private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The standard streams of the process.
public enum StandardStreams {
  /// One of the two streams that are written to.
  public enum Stream: Int32, Sendable {
    /// The requested output.
    case output = 1
    /// Diagnostics.
    case error = 2

    /// Whether it is connected to a terminal.
    public var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes all bytes.
    ///
    /// - Returns: false if the reader has closed the pipe, or the disk is full.
    @discardableResult
    public func write(_ bytes: [UInt8]) -> Bool {
      var start = 0
      while start < bytes.count {
        let written = unsafe bytes.withUnsafeBytes { buffer in
          unsafe systemWrite(
            rawValue, buffer.baseAddress.map { unsafe $0 + start }, buffer.count - start)
        }
        if written < 0 && errno == EINTR { continue }
        guard written > 0 else {
          if self == .output, errno != EPIPE {
            let error = SystemError(.writeOutput)
            lost.withLock { $0 = $0 ?? error }
          }
          return false
        }
        start += written
      }
      return true
    }

    /// Writes a text.
    @discardableResult
    public func write(_ text: String) -> Bool { write(Array(text.utf8)) }
  }

  /// The error by which output was lost, such as a full disk; a closed pipe does not count.
  public static var failure: SystemError? { lost.withLock { $0 } }

  /// Makes writes to a closed pipe, and beyond the limit for the size of a file, fail instead of killing the
  /// program.
  public static func outliveFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

/// The system call, which the method of this name shadows.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

/// The first write of output that failed.
private let lost = Mutex<SystemError?>(nil)
