/// The rules of one time zone, as compiled in the tz database.
///
/// The format is that of RFC 8536, version 2 or later; times after the table follow the rule in its footer.
public struct ZoneTable: Sendable {
  /// The moments at which clocks change, in order, each with the offset from then on.
  private let changes: [(moment: Moment, offset: UTCOffset)]
  /// The offset before the first change.
  private let first: UTCOffset
  /// The rule of the time after the last change.
  private let rule: ZoneRule?

  /// Parses a compiled file; nil if it is not valid.
  public init?(_ bytes: [UInt8]) {
    // The first part has times of 32 bits, for programs that support no others.
    guard let short = Header(bytes, at: 0), short.version >= UInt8(ascii: "2"),
      let header = Header(bytes, at: short.end(timeSize: 4)),
      bytes.count >= header.end(timeSize: 8),
      header.types > 0
    else { return nil }
    let indices = header.start + header.times * 8
    let types = indices + header.times
    func offset(_ type: Int) -> UTCOffset {
      UTCOffset(seconds: Int(bytes.number(at: types + type * 6, size: 4)))
    }
    var changes: [(moment: Moment, offset: UTCOffset)] = []
    for index in 0..<header.times {
      let type = Int(bytes[indices + index])
      guard type < header.types else { return nil }
      let moment = Moment(secondsSince1970: bytes.number(at: header.start + index * 8, size: 8))
      changes.append((moment, offset(type)))
    }
    self.changes = changes
    first = offset(0)
    let footer = bytes[header.end(timeSize: 8)...].dropFirst().prefix { $0 != UInt8(ascii: "\n") }
    rule = ZoneRule(Array(footer))
  }

  /// Returns the offset of clocks from UTC at a moment.
  ///
  /// - Complexity: O(log *n*) in the number of changes.
  public func offset(at moment: Moment) -> UTCOffset {
    var range = 0..<changes.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if !(moment < changes[middle].moment) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    if range.lowerBound == changes.count, let rule { return rule.offset(at: moment) }
    return range.lowerBound == 0 ? first : changes[range.lowerBound - 1].offset
  }

  /// The counts at the beginning of a part of the file.
  private struct Header {
    let version: UInt8
    /// The index of the first byte after the header.
    let start: Int
    let markers, leaps, times, types, letters: Int
    let universal: Int

    init?(_ bytes: [UInt8], at place: Int) {
      guard bytes.count >= place + 44, Array(bytes[place..<place + 4]) == Array("TZif".utf8) else {
        return nil
      }
      version = bytes[place + 4]
      start = place + 44
      func count(_ index: Int) -> Int { Int(bytes.number(at: place + 20 + index * 4, size: 4)) }
      (universal, markers, leaps) = (count(0), count(1), count(2))
      (times, types, letters) = (count(3), count(4), count(5))
      let most = bytes.count
      for count in [universal, markers, leaps, times, types, letters]
      where count < 0 || count > most {
        return nil
      }
    }

    /// Returns the index after the part, whose times have a number of bytes.
    func end(timeSize: Int) -> Int {
      start + times * (timeSize + 1) + types * 6 + letters + leaps * (timeSize + 4) + markers
        + universal
    }
  }
}

extension [UInt8] {
  /// Returns the signed number of four or eight bytes, the most significant first.
  fileprivate func number(at place: Int, size: Int) -> Int64 {
    var bits: UInt64 = 0
    for byte in self[place..<place + size] { bits = bits << 8 | UInt64(byte) }
    return size == 4 ? Int64(Int32(truncatingIfNeeded: Int64(bits))) : Int64(bitPattern: bits)
  }
}
