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
  /// How a program ended.
  public struct Ending: Sendable, Equatable {
    /// The exit code; 128 and the number of the signal for one that a signal ended.
    public var code: Int32
    /// What it wrote to its standard error: the first 4,096 bytes.
    public var error: String
  }

  /// Runs a program that reads and prints nothing, and waits for its end.
  ///
  /// - Parameter words: the program, which `PATH` finds, and its arguments.
  /// - Returns: how it ended, or nil if it could not be started.
  public static func run(_ words: [String]) -> Ending? {
    var pair: [Int32] = [0, 0]
    guard unsafe pipe(&pair) == 0 else { return nil }
    let (reader, writer) = (pair[0], pair[1])
    defer { close(reader) }
    // The program must not inherit the reading end, nor a second writing end.
    for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var process = pid_t()
    var copies = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    let code = unsafe terminal_start(&copies, writer, &process)
    close(writer)
    guard code == 0 else { return nil }
    let error = readAll(reader)
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
