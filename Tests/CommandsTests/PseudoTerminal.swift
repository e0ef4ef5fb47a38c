import Foundation
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The built program in a terminal of its own, in which a test types and reads.
final class PseudoTerminal {
  private let process = Process()
  private let terminal: FileHandle
  private let descriptor: Int32
  /// The file of the terminal, in which the program runs.
  private let name: String
  /// The output of the program so far.
  private(set) var output = ""
  private var pending: [UInt8] = []

  init(
    _ sandbox: Sandbox, _ words: [String], columns: UInt16 = 80, variables: [String: String] = [:]
  ) throws {
    var (master, slave): (Int32, Int32) = (0, 0)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe openpty(&master, &slave, nil, nil, &size) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    descriptor = master
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    // Not ttyname, whose result another test may overwrite.
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard unsafe ttyname_r(slave, &path, path.count) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    name = String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    terminal = FileHandle(fileDescriptor: master, closeOnDealloc: true)
    let child = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.executableURL = URL(filePath: Build.program)
    process.arguments = words
    process.environment = sandbox.environment.merging(variables) { $1 }
    process.currentDirectoryURL = URL(filePath: sandbox.path)
    process.standardInput = child
    process.standardOutput = child
    process.standardError = child
    try process.run()
    try child.close()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Presses keys.
  func type(_ text: String) throws { try type(bytes: Array(text.utf8)) }

  /// Writes bytes, and meanwhile reads output: a program that waits for room for its output reads no input.
  func type(bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard unsafe poll(&request, 1, 60_000) > 0 else { throw CocoaError(.fileWriteUnknown) }
      if request.revents & Int16(POLLIN) != 0 {
        guard read() else { throw CocoaError(.fileWriteUnknown) }
      } else if request.revents & Int16(POLLOUT) != 0 {
        let count = unsafe rest.withUnsafeBytes { buffer in
          unsafe write(descriptor, buffer.baseAddress, buffer.count)
        }
        guard count > 0 || errno == EAGAIN else { throw CocoaError(.fileWriteUnknown) }
        rest = rest.dropFirst(max(count, 0))
      } else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
  }

  /// Whether the terminal echoes keys and reads whole lines, its state under a shell.
  var isUsual: Bool {
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else { return false }
    let flags = tcflag_t(ECHO | ICANON | ISIG)
    return settings.c_lflag & flags == flags
  }

  /// Changes the width of the terminal, as if the person resized its window.
  func resize(columns: Int, in sandbox: Sandbox) async throws {
    let outcome = try await sandbox.run(
      "/bin/stty", ["-F", name, "columns", "\(columns)"],
      sandbox.environment)
    guard outcome.code == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Asks the program to end, as the system does.
  func stop() throws { process.terminate() }

  /// Waits until the program has written something more that contains a text.
  ///
  /// - Returns: false if it ended, or wrote nothing for a long time.
  @discardableResult
  func sees(_ text: String) -> Bool { read(until: text) != nil }

  /// Waits like ``sees(_:)``, and returns what the program has written before the text.
  func read(until text: String) -> String? {
    while true {
      if let range = output.range(of: text) {
        defer { output = String(output[range.upperBound...]) }
        return String(output[..<range.lowerBound])
      }
      guard read() else { return nil }
    }
  }

  /// Waits until the program has ended, and returns its exit code.
  func end() -> Int32 {
    while read() {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Reads more output; returns false at its end.
  private func read() -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, 60_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe systemRead(descriptor, buffer.baseAddress, buffer.count)
    }
    guard count > 0 else { return false }
    pending += bytes.prefix(count)
    // An incomplete character waits for the rest.
    guard let text = String(validating: pending, as: UTF8.self) else { return true }
    output += text
    pending = []
    return true
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  unsafe read(descriptor, buffer, count)
}
