private import CTerminal

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Another program, run to its end.
public enum ChildProcess {
  /// The outcome of a program.
  public struct Ending: Sendable, Equatable {
    /// The exit code; 128 and the number of the signal for one that a signal ended.
    public var code: Int32
    /// The beginning of its standard error: the first 4,096 bytes.
    public var error: String
  }

  /// Runs a program that reads nothing and whose output does not matter, and waits for its end.
  ///
  /// - Parameter words: the program, which `PATH` finds, and its arguments.
  /// - Returns: its outcome, or nil if it could not be started.
  public static func run(_ words: [String]) -> Ending? {
    guard let errors = Pipe() else { return nil }
    guard let process = start(words, output: -1, error: errors.writer) else {
      errors.closeBoth()
      return nil
    }
    close(errors.writer)
    defer { close(errors.reader) }
    return ending(of: process, error: readAll(errors.reader))
  }

  /// Runs a program that reads nothing, and waits for its end.
  ///
  /// - Parameters:
  ///   - words: the program, which `PATH` finds, and its arguments.
  ///   - limit: the maximum number of bytes of its output; with more of them it is ended.
  /// - Returns: its output and its outcome, or nil if it could not be started. It should write no
  ///   more than a few lines to its standard error.
  public static func output(
    of words: [String], atMost limit: Int
  ) -> (output: [UInt8], ending: Ending)? {
    guard let output = Pipe() else { return nil }
    guard let errors = Pipe() else {
      output.closeBoth()
      return nil
    }
    guard let process = start(words, output: output.writer, error: errors.writer) else {
      output.closeBoth()
      errors.closeBoth()
      return nil
    }
    close(output.writer)
    close(errors.writer)
    defer { close(errors.reader) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = unsafe read(output.reader, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
      if bytes.count > limit {
        kill(process, SIGKILL)
        break
      }
    }
    close(output.reader)
    return ending(of: process, error: readAll(errors.reader)).map { (bytes, $0) }
  }

  /// The two ends of a pipe, which other programs do not inherit.
  private struct Pipe {
    let reader, writer: Int32

    init?() {
      var pair: [Int32] = [0, 0]
      guard unsafe pipe(&pair) == 0 else { return nil }
      for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      (reader, writer) = (pair[0], pair[1])
    }

    func closeBoth() { for end in [reader, writer] { close(end) } }
  }

  private static func start(_ words: [String], output: Int32, error: Int32) -> pid_t? {
    var process = pid_t()
    var copies = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe terminal_start(&copies, output, error, &process) == 0 ? process : nil
  }

  private static func ending(of process: pid_t, error: String) -> Ending? {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = status & 0x7F
    return Ending(code: signal == 0 ? status >> 8 & 0xFF : 128 + signal, error: error)
  }

  /// Reads to the end, and keeps the beginning.
  private static func readAll(_ descriptor: Int32) -> String {
    var kept: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return String(decoding: kept, as: UTF8.self) }
      kept += buffer[..<min(count, buffer.count - kept.count)]
    }
  }
}
