internal import HostSystem
internal import Styles
private import TextBytes

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file whose bytes are in the address space, read from the disk as they are touched.
///
/// The first page is copied: the first touch of a mapping faults in many neighbouring pages, which
/// costs more than reading 4 KiB.
@safe
// Sendable: all stored values are constants, the mapping is private and read-only, and it is unmapped when
// no reference is left.
final class MappedFile: @unchecked Sendable {
  private static let headSize = 1 << 12

  private let start: UnsafeRawPointer
  private let head: [UInt8]
  let count: Int

  /// Maps a file that is replaced, and never changed in place.
  ///
  /// - Throws: ``SystemError`` if it cannot be opened or is empty.
  init(_ path: String) throws(SystemError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError(.open(path)) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.isRegularFile else {
      throw SystemError(.read(path))
    }
    count = Int(status.st_size)
    let size = min(count, Self.headSize)
    head = unsafe [UInt8](unsafeUninitializedCapacity: size) { bytes, length in
      repeat {
        length = unsafe read(descriptor, bytes.baseAddress, size)
      } while length < 0 && errno == EINTR
      length = max(0, length)
    }
    guard head.count == size else { throw SystemError(.read(path)) }
    let place = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let place = unsafe place, unsafe place != MAP_FAILED else {
      throw SystemError(.read(path))
    }
    unsafe start = UnsafeRawPointer(place)
  }

  deinit { unsafe munmap(UnsafeMutableRawPointer(mutating: start), count) }

  /// Returns the byte at a place; the places are those below ``count``.
  func byte(_ place: Int) -> UInt8 {
    precondition(place >= 0 && place < count, "the place is within the file")
    if place < head.count { return head[place] }
    return unsafe start.load(fromByteOffset: place, as: UInt8.self)
  }
}

/// Returns a number that changes when a file does, of its size, its time and its identity; nil if
/// there is no file.
func stamp(of path: String) -> UInt64? {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return nil }
  var hash = FNV1a()
  hash.add(UInt64(truncatingIfNeeded: status.st_size))
  hash.add(UInt64(truncatingIfNeeded: status.st_mtim.tv_sec))
  hash.add(UInt64(truncatingIfNeeded: status.st_mtim.tv_nsec))
  hash.add(UInt64(truncatingIfNeeded: status.st_ino))
  return hash.value
}

/// Returns all bytes of a file, which is a regular one and has at most ``StyleBounds/longestFile``: others, such
/// as pipes and devices, may never end.
///
/// - Throws: ``StyleFileError`` if it is not, or cannot be read.
func readFile(_ path: String) throws(StyleFileError) -> [UInt8] {
  // Opening a pipe would wait for its writer.
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw StyleFileError(SystemError(.open(path)).description) }
  defer { close(descriptor) }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else {
    throw StyleFileError(SystemError(.read(path)).description)
  }
  guard status.isRegularFile else { throw StyleFileError("a style file is a regular file") }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 64 << 10)
  while true {
    let count = unsafe read(descriptor, &buffer, buffer.count)
    if count < 0 && errno == EINTR { continue }
    guard count >= 0 else { throw StyleFileError(SystemError(.read(path)).description) }
    if count == 0 { return bytes }
    bytes += buffer[..<count]
    // It may grow meanwhile.
    guard bytes.count <= StyleBounds.longestFile else { throw .tooLong }
  }
}

extension stat {
  /// Whether it is a regular file, whose bytes are on the disk.
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
