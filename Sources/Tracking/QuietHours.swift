internal import TextBytes

/// The hours of a day, by the person's clock, in which the person is not asked.
public struct QuietHours: Sendable, Hashable {
  /// The minute of the day with which they begin, 0 to 1439.
  public let start: Int
  /// The minute before which they end, 0 to 1439: of the next day if it is not after the first.
  public let end: Int

  /// From midnight to midnight.
  public static var wholeDay: Self { QuietHours(start: 0, end: 0) }

  private init(start: Int, end: Int) { (self.start, self.end) = (start, end) }

  /// Makes hours of minutes; nil for one that no day has.
  public init?(from start: Int, to end: Int) {
    guard (0..<1_440).contains(start), (0..<1_440).contains(end) else { return nil }
    self.init(start: start, end: end)
  }

  /// Reads hours such as `23:00-07:00` or `9-17`; those that end when they begin last a whole day.
  public init?(_ text: String) {
    let times = text.pieces(at: UInt8(ascii: "-")).map { Self.minute($0) }
    guard times.count == 2, let start = times[0], let end = times[1] else { return nil }
    self.init(start: start, end: end)
  }

  /// Whether they are all hours of their day.
  public var isWholeDay: Bool { start == end }

  /// Whether they are those of a night: from an evening to a morning.
  public var isOvernight: Bool { start >= 18 * 60 && 0 < end && end <= 12 * 60 }

  /// From when to when, as in `23:00-07:00`.
  ///
  /// - Parameter separator: what stands between the two.
  public func text(separator: String = "-") -> String {
    Self.text(of: start) + separator + Self.text(of: end)
  }

  /// A minute of the day as `07:05`.
  public static func text(of minute: Int) -> String {
    let (hour, rest) = (minute / 60, minute % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The minute of the day that `7:30` or `7` names; 24 is midnight.
  public static func minute(_ text: String) -> Int? {
    let parts = text.pieces(at: UInt8(ascii: ":")).map { number($0) }
    guard parts.count <= 2, let hour = parts[0], hour <= 24 else { return nil }
    guard let minute = parts.count == 2 ? parts[1] : 0, minute < 60 else { return nil }
    guard hour < 24 || minute == 0 else { return nil }
    return hour % 24 * 60 + minute
  }

  /// A number of one or two digits.
  private static func number(_ text: String) -> Int? {
    let digits = text.bytes
    guard (1...2).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
