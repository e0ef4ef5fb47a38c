private import CivilTime

/// The time of an event, to the microsecond.
public struct LogTime: Sendable, Hashable, Comparable {
  /// Microseconds since 1 January 1970, 00:00 UTC, without leap seconds.
  public let microsecondsSince1970: Int64

  /// Takes microseconds since 1 January 1970, 00:00 UTC.
  public init(microsecondsSince1970: Int64) { self.microsecondsSince1970 = microsecondsSince1970 }

  /// Whether one time is earlier than another.
  public static func < (one: Self, other: Self) -> Bool {
    one.microsecondsSince1970 < other.microsecondsSince1970
  }

  /// `YYYY-MM-DDThh:mm:ss.ffffffZ`: RFC 3339, in UTC.
  public var iso: String {
    let day: Int64 = 86_400_000_000
    var days = microsecondsSince1970 / day
    var rest = Int(microsecondsSince1970 % day)
    if rest < 0 { (days, rest) = (days - 1, rest + Int(day)) }
    var bytes = Array(CivilDate(dayNumber: Int(days)).iso.utf8)
    bytes.reserveCapacity(27)
    let seconds = rest / 1_000_000
    func append(_ separator: Character, _ value: Int, _ width: Int) {
      if let separator = separator.asciiValue { bytes.append(separator) }
      var unit = 1
      for _ in 1..<width { unit *= 10 }
      while unit > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(value / unit % 10))
        unit /= 10
      }
    }
    append("T", seconds / 3_600, 2)
    append(":", seconds / 60 % 60, 2)
    append(":", seconds % 60, 2)
    append(".", rest % 1_000_000, 6)
    bytes.append(UInt8(ascii: "Z"))
    return String(decoding: bytes, as: UTF8.self)
  }
}
