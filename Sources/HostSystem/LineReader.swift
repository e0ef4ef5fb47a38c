#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Reads a file or a pipe line by line in constant memory, or bytes that are there already.
///
/// A line ends with LF, CR LF, or CR alone, as in files of classic Mac OS.
public struct LineReader: ~Copyable {
  /// The maximum length of a line in bytes; the rest of a longer one is skipped.
  public static let longestLine = 64 << 10
  /// The number of bytes of a line beyond which the file is not text, but a disk image, say, or
  /// `/dev/zero`.
  public static let longestSkipped = 16 << 20

  /// The size of the file in bytes; nil for a pipe or a device.
  public let size: Int?
  /// The bytes of the lines returned so far, with their line ends.
  public var bytesTaken: Int { bytesRead - rest.count }
  /// Whether the last line was truncated to ``longestLine``.
  public private(set) var isCut = false

  private let path: String
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private var bytesRead = 0
  private var buffer: [UInt8]
  private var rest: Range<Int> = 0..<0
  private var isAtEnd = false
  /// Whether the rest of a line that is too long is being skipped.
  private var skips = false
  private var skipped = 0
  /// Whether the last line ended with CR, which an LF may follow.
  private var followsReturn = false

  /// Opens a file; `-` means standard input.
  ///
  /// - Throws: ``SystemError`` if the file cannot be opened or is a folder.
  public init(path: String) throws(SystemError) {
    self.path = path
    ownsDescriptor = path != "-"
    descriptor = unsafe ownsDescriptor ? open(path, O_RDONLY | O_CLOEXEC) : 0
    guard descriptor >= 0 else { throw SystemError(.open(path)) }
    var status = stat()
    let isKnown = unsafe fstat(descriptor, &status) == 0
    let isRegular = isKnown && status.st_mode & S_IFMT == S_IFREG
    size = isRegular ? status.st_size : nil
    buffer = Array(repeating: 0, count: 4 * Self.longestLine)
  }

  /// Reads lines that are in memory.
  public init(bytes: [UInt8]) {
    path = ""
    ownsDescriptor = false
    descriptor = -1
    size = bytes.count
    bytesRead = bytes.count
    buffer = bytes
    rest = bytes.indices
    isAtEnd = true
  }

  deinit { if ownsDescriptor { close(descriptor) } }

  /// Returns the next line without its line end, or nil at the end of the file.
  ///
  /// A line longer than ``longestLine`` is truncated to that length.
  ///
  /// - Throws: ``SystemError`` if reading fails, or a line is longer than ``longestSkipped``.
  public mutating func next() throws(SystemError) -> ArraySlice<UInt8>? {
    while true {
      if followsReturn, let first = buffer[rest].first {
        followsReturn = false
        if first == UInt8(ascii: "\n") { rest = rest.lowerBound + 1..<rest.upperBound }
      }
      if let end = buffer[rest].firstIndex(where: Self.endsLine) {
        let line = buffer[rest.lowerBound..<end]
        followsReturn = buffer[end] == UInt8(ascii: "\r")
        rest = end + 1..<rest.upperBound
        if skips {
          skips = false
          continue
        }
        return cut(line)
      }
      if isAtEnd && (skips || rest.isEmpty) { return nil }
      if !skips, isAtEnd || rest.count > Self.longestLine {
        let line = buffer[rest]
        skipped = rest.count
        rest = rest.upperBound..<rest.upperBound
        skips = true
        return cut(line)
      }
      if skips {
        skipped += rest.count
        guard skipped <= Self.longestSkipped else { throw SystemError(.read(path), code: EILSEQ) }
        rest = rest.upperBound..<rest.upperBound
      }
      try fill()
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func cut(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    isCut = line.count > Self.longestLine
    return line.prefix(Self.longestLine)
  }

  private mutating func fill() throws(SystemError) {
    if rest.lowerBound > 0 {
      buffer.replaceSubrange(0..<rest.count, with: Array(buffer[rest]))
      rest = 0..<rest.count
    }
    if rest.upperBound == buffer.count {
      buffer.append(contentsOf: repeatElement(0, count: buffer.count))
    }
    let start = rest.upperBound
    let descriptor = descriptor
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      var count = 0
      repeat {
        count = unsafe read(
          descriptor, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start)
      } while count < 0 && errno == EINTR
      return count
    }
    guard count >= 0 else { throw SystemError(.read(path)) }
    isAtEnd = count == 0
    bytesRead += count
    rest = rest.lowerBound..<start + count
  }
}
