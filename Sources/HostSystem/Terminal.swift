private import CTerminal

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A terminal in which each key is read as it is pressed, until the value is released.
///
/// Keys are not echoed, and those that would stop the program are read like all others.
public struct Terminal: ~Copyable {
  private let before: termios

  /// Whether a person types and reads in a terminal.
  public static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whether a person types in a terminal, wherever the output goes.
  public static var isTypedIn: Bool { isatty(STDIN_FILENO) == 1 }

  private init(before: termios) { self.before = before }

  /// Takes the terminal; returns nil if there is none.
  public static func take() -> Terminal? {
    var settings = termios()
    guard isThere, unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    let before = settings
    unsafe cfmakeraw(&settings)
    guard unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return nil }
    return Terminal(before: before)
  }

  deinit {
    var settings = before
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// The present width of the terminal in columns; 80 if it is unknown.
  public var columns: Int {
    let columns = Int(terminal_columns(STDOUT_FILENO))
    return columns > 0 ? columns : 80
  }

  /// The number of bytes after which ``read(waiting:)`` returns even if more are waiting.
  private static let most = 65_536

  /// Returns the bytes of keys that were pressed: all that are waiting, so that a paste is taken as a whole.
  ///
  /// - Parameter milliseconds: the time to wait for the first byte.
  /// - Returns: nil if the terminal is gone; nothing if no key was pressed.
  public func read(waiting milliseconds: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var wait = milliseconds
    // The kernel buffers few bytes; the terminal writes the rest of a paste once these are read.
    while bytes.count < Self.most {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, wait) > 0 else { break }
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead($0) }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { break }
      // What was read before the terminal went is still of use; the next call reports the end.
      guard count > 0 else { return bytes.isEmpty ? nil : bytes }
      bytes += buffer.prefix(count)
      wait = 0
    }
    return bytes
  }
}

/// Calls the system's function, which the method of this name hides.
private func systemRead(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(STDIN_FILENO, buffer.baseAddress, buffer.count)
}
