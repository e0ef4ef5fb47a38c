#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A request that the operating system refused.
public struct SystemError: Error, Sendable, Hashable {
  /// What was tried.
  public let action: Action
  /// The system's error number.
  public let code: Int32

  /// Takes the error number that the last system call left.
  package init(_ action: Action) {
    self.action = action
    code = errno
  }

  /// Takes an error number that a call has returned.
  init(_ action: Action, code: Int32) {
    self.action = action
    self.code = code
  }

  /// Why the system refused.
  public var cause: Cause { Cause(code: code) }
}

extension SystemError {
  /// What may be tried of the system.
  public enum Action: Sendable, Hashable {
    /// Opening the file at a path.
    case open(String)
    /// Reading the file at a path.
    case read(String)
    /// Writing the file at a path.
    case write(String)
    /// Writing to the standard output.
    case writeOutput
    /// Making the folder at a path.
    case makeFolder(String)
    /// Writing to the disk which files the folder at a path has.
    case writeFolder(String)
    /// Waiting for a signal.
    case awaitSignal
    /// Starting a thread.
    case startThread
  }
}

extension SystemError.Action: CustomStringConvertible {
  /// What completes "cannot …".
  public var description: String {
    switch self {
    case .open(let path): "open \(path)"
    case .read(let path): "read \(path)"
    case .write(let path): "write \(path)"
    case .writeOutput: "write the output"
    case .makeFolder(let path): "make the folder \(path)"
    case .writeFolder(let path): "write the folder \(path)"
    case .awaitSignal: "wait for a signal"
    case .startThread: "start a thread"
    }
  }
}

extension SystemError: CustomStringConvertible {
  /// One sentence with what was tried and why it failed.
  public var description: String { "cannot \(action): \(Cause.systemText(code))" }
}
