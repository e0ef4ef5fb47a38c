private import Glibc

/// Reads a file line by line in constant memory.
public struct LineReader: ~Copyable {
  /// The longest line read, in bytes; what a longer one has beyond them is passed over.
  public static let longestLine = 1 << 20

  /// The size of the file in bytes; nil for a pipe, until ``awaitPipe()`` has read it.
  public private(set) var size: Int?
  /// The bytes of the lines returned so far, with their line ends.
  public var bytesTaken: Int { bytesRead - rest.count }

  private let path: String
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private var bytesRead = 0
  private var buffer: [UInt8]
  private var rest: Range<Int> = 0..<0
  private var isAtEnd = false
  /// Whether the rest of a line that was too long is passed over.
  private var skips = false

  /// Opens a file; `-` means what is piped in.
  ///
  /// - Throws: ``SystemError`` when the file cannot be opened or is a folder.
  public init(path: String) throws(SystemError) {
    self.path = path
    ownsDescriptor = path != "-"
    descriptor = unsafe ownsDescriptor ? open(path, O_RDONLY | O_CLOEXEC) : 0
    guard descriptor >= 0 else { throw SystemError(.open(path)) }
    var status = stat()
    let isKnown = unsafe fstat(descriptor, &status) == 0
    let isRegular = isKnown && status.st_mode & S_IFMT == S_IFREG
    size = isRegular ? status.st_size : nil
    buffer = Array(repeating: 0, count: 1 << 18)
  }

  deinit { if ownsDescriptor { close(descriptor) } }

  /// Returns the next line without its line end, or nil at the end of the file.
  ///
  /// Of a line longer than ``longestLine`` its first bytes are returned, as many as that.
  ///
  /// - Throws: ``SystemError`` when reading fails.
  public mutating func next() throws(SystemError) -> ArraySlice<UInt8>? {
    while true {
      if let end = buffer[rest].firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[rest.lowerBound..<end]
        rest = end + 1..<rest.upperBound
        if !skips {
          return line.last == UInt8(ascii: "\r") && line.count <= Self.longestLine
            ? line.dropLast() : line.prefix(Self.longestLine)
        }
        skips = false
        continue
      }
      if isAtEnd && (skips || rest.isEmpty) { return nil }
      if !skips, isAtEnd || rest.count > Self.longestLine {
        let line = buffer[rest].prefix(Self.longestLine)
        rest = rest.upperBound..<rest.upperBound
        skips = true
        return line
      }
      if skips { rest = rest.upperBound..<rest.upperBound }
      try fill()
    }
  }

  /// Reads ahead to the end of what is piped in, however slowly that comes; a file is left as it is.
  ///
  /// - Throws: ``SystemError`` when reading fails.
  public mutating func awaitPipe() throws(SystemError) {
    guard size == nil else { return }
    while !isAtEnd { try fill() }
    size = bytesRead
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
