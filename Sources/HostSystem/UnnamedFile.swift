#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file without a name, which only this process has, and which takes disk space but no memory.
///
/// The system removes it when the value is released, or the process ends.
public final class UnnamedFile: Sendable {
  private let descriptor: Int32
  private let folder: String

  /// Makes an empty file.
  ///
  /// - Parameter folder: the folder on whose disk it is.
  /// - Throws: ``SystemError`` if nothing can be written there.
  public convenience init(in folder: String) throws(SystemError) {
    let draft = Paths.newDraft(in: folder, ending: ".part")
    let descriptor = unsafe open(draft, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError(.write(folder)) }
    unsafe unlink(draft)
    self.init(descriptor: descriptor, in: folder)
  }

  /// Takes the name away from a file.
  ///
  /// - Throws: ``SystemError`` if it cannot be opened; it keeps its name then.
  public convenience init(takingNameOf path: String) throws(SystemError) {
    let descriptor = unsafe open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(.open(path)) }
    unsafe unlink(path)
    self.init(descriptor: descriptor, in: Paths.folder(of: path))
  }

  private init(descriptor: Int32, in folder: String) {
    self.descriptor = descriptor
    self.folder = folder
  }

  deinit { close(descriptor) }

  /// The number of bytes.
  public var size: Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Writes the next bytes.
  ///
  /// - Throws: ``SystemError`` if the disk is full, for instance.
  public func append(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw SystemError(.write(folder)) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads bytes into a buffer.
  ///
  /// - Parameters:
  ///   - buffer: the buffer, which is filled unless the file ends before.
  ///   - offset: the position of the first byte in the file, counted from 0.
  /// - Returns: the number of bytes read; 0 at the end, nil if the disk fails.
  public func read(into buffer: UnsafeMutableRawBufferPointer, from offset: Int) -> Int? {
    while true {
      let count = unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if count < 0 && errno == EINTR { continue }
      return count >= 0 ? count : nil
    }
  }

  /// Returns all bytes.
  ///
  /// - Throws: ``SystemError`` if the disk fails.
  /// - Complexity: O(n) in the bytes, which are then in memory.
  public func contents() throws(SystemError) -> [UInt8] {
    let size = size
    var isRead = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let buffer = UnsafeMutableRawBufferPointer(buffer)
      while isRead, count < size {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        guard let more = unsafe read(into: rest, from: count), more > 0 else {
          isRead = false
          return
        }
        count += more
      }
    }
    guard isRead else { throw SystemError(.read(folder)) }
    return bytes
  }
}
