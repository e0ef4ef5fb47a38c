/// The state of a file to which a write-ahead log belongs.
///
/// A log does not say to which file it belongs, and SQLite applies it to whatever is beside it. The store
/// therefore keeps the state of the file as an attribute of the log, where other processes find it, and which
/// ends with the log. File systems without attributes have none: each store then knows only what it has seen
/// itself.
struct LogSeal: Hashable, Sendable {
  /// The file, after the last checkpoint.
  var file: FileState
  /// The log, at that time.
  var log: LogState

  private static let version: UInt8 = 1
  private static let attribute = "user.persistence.file"

  init(file: FileState, log: LogState) {
    self.file = file
    self.log = log
  }

  /// Reads the seal of a log; nil if it has none.
  init?(on log: HeldFile) {
    guard let bytes = log.attribute(Self.attribute, count: Self.size),
      bytes.count == Self.size, bytes.first == Self.version
    else { return nil }
    var rest = bytes.dropFirst()
    func next<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number {
      defer { rest = rest.dropFirst(Number.bitWidth / 8) }
      return rest.prefix(Number.bitWidth / 8).reversed().reduce(0) { $0 << 8 | Number($1) }
    }
    let log = LogState(salt: next(), count: next(), folded: next(), attempted: next())
    let (size, seconds, nanoseconds) = (next(UInt64.self), next(UInt64.self), next(UInt32.self))
    self.log = log
    file = FileState(
      size: size,
      written: FileState.WriteTime(
        seconds: Int64(bitPattern: seconds), nanoseconds: nanoseconds),
      header: Array(rest))
  }

  private static let size = 1 + 8 + 3 * 4 + 8 + 8 + 4 + FileState.headerSize

  /// Puts the seal on a log.
  func put(on log: HeldFile) {
    var bytes = [Self.version]
    func add<Number: FixedWidthInteger>(_ number: Number) {
      for place in 0..<Number.bitWidth / 8 {
        bytes.append(UInt8(truncatingIfNeeded: number >> (8 * Number(place))))
      }
    }
    add(self.log.salt)
    add(self.log.count)
    add(self.log.folded)
    add(self.log.attempted)
    add(file.size)
    add(UInt64(bitPattern: file.written.seconds))
    add(file.written.nanoseconds)
    log.setAttribute(Self.attribute, to: bytes + file.header)
  }

  /// Whether a file with this header may have come from the sealed one by checkpoints of this log.
  ///
  /// A checkpoint copies whole pages, so that the header is the sealed one or one in the log.
  ///
  /// - Complexity: O(n) in the pages of the log, unless the header is the sealed one.
  func explains(_ header: [UInt8], by log: HeldFile) -> Bool {
    header == file.header || log.hasHeader(header)
  }
}

extension HeldFile {
  /// The layout of the log is at https://www.sqlite.org/fileformat2.html, in the section of that name.
  private static let logHeader = 32
  private static let frameHeader = 24

  /// The number by which this log distinguishes itself from its earlier contents; nil if it is empty.
  var salt: UInt64? {
    let bytes = read(Self.logHeader, at: 0)
    guard bytes.count == Self.logHeader else { return nil }
    return unsafe bytes.withUnsafeBytes {
      unsafe $0.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
    }
  }

  /// Whether a first page in this log has this header.
  fileprivate func hasHeader(_ header: [UInt8]) -> Bool {
    let start = read(Self.logHeader, at: 0)
    guard start.count == Self.logHeader else { return false }
    let pageSize = start[8..<12].reduce(0) { $0 << 8 | Int($1) }
    guard 512...65536 ~= pageSize else { return false }
    var place = Self.logHeader
    while true {
      let frame = read(Self.frameHeader + header.count, at: place)
      // Pages after these are from an earlier use of the log.
      guard frame.count == Self.frameHeader + header.count, frame[8..<16] == start[16..<24] else {
        return false
      }
      if frame[0..<4].elementsEqual([0, 0, 0, 1]), frame[Self.frameHeader...].elementsEqual(header)
      {
        return true
      }
      place += Self.frameHeader + pageSize
    }
  }
}
