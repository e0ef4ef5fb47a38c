internal import HostSystem
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file that lines are added to, and that makes way for a new one when it is full.
///
/// It holds whole lines only: the part of a line that a full disk, or the end of the machine,
/// leaves is removed or ended before the next.
final class RotatingFile: LogDelivery {
  private struct State {
    /// -1 while the file could not be opened.
    var descriptor: Int32 = -1
    var size: Int64 = 0
    /// A device or a pipe has no size, and is never renamed.
    var isRegular = false
    /// The number of lines that are lost and not reported yet.
    var unreported = 0
    var lost = 0
  }

  private let path: String
  private let limit: Int64
  private let kept: Int
  private let state = Mutex(State())

  /// Opens or makes the file.
  ///
  /// - Parameters:
  ///   - path: the newest file; older ones have `.1`, `.2` and so on after their names.
  ///   - limit: the maximum number of bytes of one file; a single longer line is written whole.
  ///   - kept: the number of older files kept.
  /// - Throws: `SystemError` if it cannot be opened.
  init(path: String, limit: Int64, kept: Int) throws(SystemError) {
    self.path = path
    self.limit = limit
    self.kept = max(kept, 0)
    let failure: SystemError? = state.withLock { state in
      open(&state) ? nil : SystemError(.write(path))
    }
    if let failure { throw failure }
  }

  deinit { state.withLock { if $0.descriptor >= 0 { close($0.descriptor) } } }

  var lostCount: Int { state.withLock { $0.lost } }

  func hurry() {}

  func deliver(_ lines: [UInt8], dropped: Int, reporting notice: (Int) -> [UInt8]) {
    state.withLock { state in
      follow(&state)
      report(notice, &state)
      let missing = add(lines[...], &state)
      state.lost += missing
      state.unreported += missing + dropped
      if missing == 0 { report(notice, &state) }
    }
  }

  /// Writes the number of missing lines, if it can.
  private func report(_ notice: (Int) -> [UInt8], _ state: inout State) {
    guard state.unreported > 0 else { return }
    if add(notice(state.unreported)[...], &state) == 0 { state.unreported = 0 }
  }

  // MARK: Writing

  /// Adds lines, in as many files as they need, and returns the number of those that could not be written.
  private func add(_ lines: ArraySlice<UInt8>, _ state: inout State) -> Int {
    var rest = lines
    while !rest.isEmpty {
      guard state.descriptor >= 0 else { return lineCount(rest) }
      let room = state.isRegular ? max(limit - state.size, 0) : .max
      let fitting = rest.prefix(Int(clamping: room))
      let newline = UInt8(ascii: "\n")
      var end = fitting.lastIndex(of: newline)
      if end == nil {
        // A line longer than a whole file has one for itself.
        if state.isRegular, state.size > 0 {
          // If the folder refuses, the file keeps its lines and its limit.
          guard rotate(&state) else { return lineCount(rest) }
          continue
        }
        end = rest.firstIndex(of: newline)
      }
      let next = end.map { $0 + 1 } ?? rest.endIndex
      let written = write(rest[..<next], &state)
      rest = rest[(rest.startIndex + written)...]
      if rest.startIndex < next { return lineCount(rest) }
    }
    return 0
  }

  /// Adds lines to the file, and returns the number of bytes of them that are whole lines in it.
  private func write(_ lines: ArraySlice<UInt8>, _ state: inout State) -> Int {
    var rest = lines
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { buffer in
        unsafe systemWrite(state.descriptor, buffer.baseAddress, buffer.count)
      }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { break }
      rest = rest.dropFirst(written)
    }
    let written = lines[..<rest.startIndex]
    state.size += Int64(written.count)
    if rest.isEmpty { return written.count }
    let torn = written.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    if torn > 0, ftruncate(state.descriptor, off_t(state.size) - off_t(torn)) == 0 {
      state.size -= Int64(torn)
    }
    return written.count - torn
  }

  // MARK: Files

  /// Opens the file, and ends a line that was left without its end.
  @discardableResult
  private func open(_ state: inout State) -> Bool {
    if state.descriptor >= 0 { close(state.descriptor) }
    state.descriptor = openFile(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard state.descriptor >= 0 else { return false }
    measure(&state)
    var last: UInt8 = 0
    if state.size > 0, unsafe pread(state.descriptor, &last, 1, off_t(state.size) - 1) == 1,
      last != UInt8(ascii: "\n")
    {
      _ = write([UInt8(ascii: "\n")], &state)
    }
    return true
  }

  private func measure(_ state: inout State) {
    var status = stat()
    guard unsafe fstat(state.descriptor, &status) == 0 else { return }
    state.size = Int64(status.st_size)
    state.isRegular = status.st_mode & S_IFMT == S_IFREG
  }

  /// Opens the file again if another program has moved or removed it, or if it could not be opened.
  private func follow(_ state: inout State) {
    var there = stat()
    var own = stat()
    if state.descriptor >= 0, unsafe stat(path, &there) == 0,
      unsafe fstat(state.descriptor, &own) == 0, there.st_ino == own.st_ino,
      there.st_dev == own.st_dev
    {
      // Another program may have added to it, or emptied it.
      state.size = Int64(own.st_size)
    } else {
      open(&state)
    }
  }

  /// Gives each file the next number, and starts a new one; returns false if the full one cannot be moved.
  private func rotate(_ state: inout State) -> Bool {
    if kept == 0 {
      guard ftruncate(state.descriptor, 0) == 0 else { return false }
      state.size = 0
      return true
    }
    // Anything else with such a name belongs to another program.
    for number in 1...kept where !isFileOrMissing(LogWriter.olderFile(of: path, number)) {
      return false
    }
    for number in stride(from: kept - 1, through: 0, by: -1) {
      let old = number == 0 ? path : LogWriter.olderFile(of: path, number)
      let new = LogWriter.olderFile(of: path, number + 1)
      guard unsafe rename(old, new) == 0 || (number > 0 && errno == ENOENT)
      else { return false }
    }
    return open(&state)
  }
}

/// Returns whether a path leads to nothing but a regular file, and no link.
private func isFileOrMissing(_ path: String) -> Bool {
  var status = stat()
  guard unsafe lstat(path, &status) == 0 else { return errno == ENOENT }
  return status.st_mode & S_IFMT == S_IFREG
}

/// Calls the system's function, which methods of these names hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}
