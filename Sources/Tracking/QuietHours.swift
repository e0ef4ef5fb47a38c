public import CivilTime
internal import TextBytes

/// The hours of a day, on the person's clock, in which the person is not asked.
public struct QuietHours: Sendable, Hashable {
  /// The time at which they begin.
  public let start: TimeOfDay
  /// The time at which they end: on the next day if it is not after the beginning.
  public let end: TimeOfDay

  /// From midnight to midnight.
  public static var wholeDay: Self { QuietHours(from: .midnight, to: .midnight) }

  /// Makes hours from two times; those that end when they begin last a whole day.
  public init(from start: TimeOfDay, to end: TimeOfDay) { (self.start, self.end) = (start, end) }

  /// Reads hours such as `23:00-07:00` or `9-17`; those that end when they begin last a whole day.
  public init?(_ text: String) {
    let times = text.pieces(at: UInt8(ascii: "-")).map { TimeOfDay($0) }
    guard times.count == 2, let start = times[0], let end = times[1] else { return nil }
    self.init(from: start, to: end)
  }

  /// Whether they are a whole day.
  public var isWholeDay: Bool { start == end }

  /// Whether they last overnight: from an evening to a morning.
  public var isOvernight: Bool { start.minute >= 18 * 60 && 1...12 * 60 ~= end.minute }

  /// Returns the beginning and the end, as in `23:00-07:00`.
  ///
  /// - Parameter separator: the text between the two.
  public func text(separator: String = "-") -> String { start.text + separator + end.text }
}

extension TimeOfDay {
  /// Reads a time such as `7:30` or `7`; 24 is midnight.
  public init?(_ text: String) {
    let parts = text.pieces(at: UInt8(ascii: ":")).map { Self.number($0) }
    guard parts.count <= 2, let hour = parts[0], let minute = parts.count == 2 ? parts[1] : 0,
      hour < 24 || (hour == 24 && minute == 0)
    else { return nil }
    self.init(hour: hour % 24, minute: minute)
  }

  /// Parses a number of one or two digits.
  private static func number(_ text: String) -> Int? {
    let digits = text.bytes
    guard (1...2).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
