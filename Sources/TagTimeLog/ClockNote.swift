internal import CivilTime

/// The local time in square brackets at the end of a line.
///
/// TagTime writes `[2018.11.24 17:40:41 SAT]`, or less of it if the line is long; other programs write ISO
/// 8601. Only the full form of TagTime determines the person's clock.
struct ClockNote {
  /// The clock, if the note has the full form.
  let clock: LocalClock?

  /// Parses the text in the brackets; nil if it is a remark rather than a time.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    if let clock = Self.fullClock(bytes) {
      self.clock = clock
      return
    }
    guard Self.isTime(bytes) else { return nil }
    clock = nil
  }

  /// Whether words that begin with digits, perhaps before a weekday, look like a time.
  private static func isTime(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, isDigit(first) else { return false }
    let words = bytes.split(separator: UInt8(ascii: " "))
    let timeLike = words.prefix { isDigit($0[$0.startIndex]) }
    guard words.count - timeLike.count <= 1 else { return false }
    let isPunctuated = timeLike.contains { word in
      word.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
    }
    return isPunctuated || bytes.count == 2
  }

  /// Parses `2018.11.24 17:40:41 SAT`, where the weekday may be any one word.
  private static func fullClock(_ bytes: [UInt8]) -> LocalClock? {
    guard bytes.count >= 21, bytes[4] == UInt8(ascii: "."), bytes[7] == UInt8(ascii: "."),
      bytes[10] == UInt8(ascii: " "), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), bytes[19] == UInt8(ascii: " "),
      !bytes[20...].contains(UInt8(ascii: " ")),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]),
      let date = CivilDate(year: year, month: month, day: day),
      let hour = number(bytes[11..<13]), hour < 24,
      let minute = number(bytes[14..<16]), minute < 60,
      let second = number(bytes[17..<19]), second < 61
    else { return nil }
    return LocalClock(date: date, hour: hour, minute: minute, second: second)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy(isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
