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

  /// Whether a file in this state may have come from the sealed one by checkpoints of this log.
  ///
  /// A checkpoint copies whole pages, so that the header is the sealed one or one in the log, and shortens a
  /// file only to the size in the header.
  ///
  /// - Complexity: O(n) in the pages of the log, unless the header is the sealed one.
  func explains(_ state: FileState, by log: HeldFile) -> Bool {
    guard state.size >= min(file.size, state.contentSize) else { return false }
    return state.header == file.header || log.hasHeader(state.header)
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
