#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A request that the operating system refused.
public struct SystemError: Error, Sendable, Hashable {
  /// The action that failed.
  public let action: Action
  /// The system's error number.
  public let code: Int32

  /// Makes an error from the `errno` of the last system call.
  package init(_ action: Action) {
    self.action = action
    code = errno
  }

  /// Makes an error from an error number returned by a call.
  init(_ action: Action, code: Int32) {
    self.action = action
    self.code = code
  }

  /// The reason why the system refused.
  public var cause: Cause { Cause(code: code) }
}

extension SystemError {
  /// The actions that may fail.
  public enum Action: Sendable, Hashable {
    /// Opening the file at a path.
    case open(String)
    /// Reading the file at a path.
    case read(String)
    /// Writing the file at a path.
    case write(String)
    /// Writing to the standard output.
    case writeOutput
    /// Removing the file at a path.
    case remove(String)
    /// Making the folder at a path.
    case makeFolder(String)
    /// Flushing the entries of the folder at a path to the disk.
    case writeFolder(String)
    /// Waiting for a signal.
    case awaitSignal
    /// Starting a thread.
    case startThread
  }
}

extension SystemError.Action: CustomStringConvertible {
  /// The phrase that completes "cannot …".
  public var description: String {
    switch self {
    case .open(let path): "open \(path)"
    case .read(let path): "read \(path)"
    case .write(let path): "write \(path)"
    case .writeOutput: "write the output"
    case .remove(let path): "remove \(path)"
    case .makeFolder(let path): "make the folder \(path)"
    case .writeFolder(let path): "write the folder \(path)"
    case .awaitSignal: "wait for a signal"
    case .startThread: "start a thread"
    }
  }
}

extension SystemError: CustomStringConvertible {
  /// One sentence with the action and the cause of its failure.
  public var description: String { "cannot \(action): \(Cause.systemText(code))" }
}
