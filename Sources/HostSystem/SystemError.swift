private import Glibc

/// A request that the operating system refused.
public struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was tried, such as `open /tmp/log`.
  public let action: String
  /// The system's error number.
  public let code: Int32

  /// Takes the error number that the last system call left.
  init(_ action: String) {
    self.action = action
    code = errno
  }

  /// Makes an error from its parts.
  public init(action: String, code: Int32) {
    self.action = action
    self.code = code
  }

  /// One sentence with what was tried and why it failed.
  public var description: String {
    "cannot \(action): \(unsafe String(cString: strerror(code)))"
  }
}
