/// A rule for the clocks of every year, in the notation of POSIX: `EET-2EEST,M3.5.0/3,M10.5.0/4`.
struct ZoneRule: Sendable {
  /// A day and time at which clocks change each year, by the clock before the change.
  private struct Change: Sendable {
    /// The month of the year, from 1.
    let position: Int
    /// The week in the month, 5 for the last.
    let week: Int
    /// The day of the week, Sunday first.
    let day: Int
    /// The time after midnight, which may be negative or more than a day.
    let time: Seconds

    /// Returns the time of the change in a year, as seconds since 1970 on the clock.
    func shown(in year: Int) -> Int64 {
      let month = CivilMonth(number: (year - 1970) * 12 + position - 1)
      let first = month.firstDay
      let sunday = (first.weekday.rawValue + 1) % 7
      var date = first.advanced(by: (day - sunday + 7) % 7 + (week - 1) * 7)
      if date >= month.advanced(by: 1).firstDay { date = date.advanced(by: -7) }
      return Int64(date.dayNumber) * 86_400 + time.seconds
    }
  }

  private let standard: UTCOffset
  private let summer: (offset: UTCOffset, begins: Change, ends: Change)?

  /// Parses a rule; nil if it is not valid, or counts the days of a year, as no zone does today.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard reader.skipName(), let behind = reader.readTime() else { return nil }
    standard = UTCOffset(seconds: Int(-behind.seconds))
    guard reader.skipName() else {
      guard reader.isAtEnd else { return nil }
      summer = nil
      return
    }
    let offset = UTCOffset(
      seconds: reader.readTime().map { Int(-$0.seconds) } ?? standard.seconds + 3600)
    guard let begins = reader.readChange(), let ends = reader.readChange(), reader.isAtEnd else {
      return nil
    }
    summer = (offset, begins, ends)
  }

  /// Returns the offset of clocks from UTC at a moment.
  func offset(at moment: Moment) -> UTCOffset {
    guard let summer else { return standard }
    let year = LocalTime(moment, offset: standard).date.parts.year
    let begins = summer.begins.shown(in: year) - Int64(standard.seconds)
    let ends = summer.ends.shown(in: year) - Int64(summer.offset.seconds)
    let seconds = moment.secondsSince1970
    // In the southern hemisphere summer lasts over the new year.
    let isSummer =
      begins < ends ? (begins..<ends).contains(seconds) : !(ends..<begins).contains(seconds)
    return isSummer ? summer.offset : standard
  }

  private struct Reader {
    let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }
    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: byte) else { return false }
      place += 1
      return true
    }

    /// Skips `EET` or `<+0545>`.
    mutating func skipName() -> Bool {
      let start = place
      if take("<") {
        while let byte = next, byte != UInt8(ascii: ">") { place += 1 }
        return take(">")
      }
      while let byte = next, (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z")
      {
        place += 1
      }
      return place > start
    }

    private mutating func readNumber() -> Int? {
      var number: Int?
      while let byte = next, (48...57).contains(byte), number ?? 0 < 1000 {
        number = (number ?? 0) * 10 + Int(byte - 48)
        place += 1
      }
      return number
    }

    /// Parses `[-]hh[:mm[:ss]]`.
    mutating func readTime() -> Seconds? {
      let sign = take("-") ? -1 : 1
      if sign == 1 { _ = take("+") }
      guard let hours = readNumber() else { return nil }
      var seconds = hours * 3600
      for unit in [60, 1] {
        guard take(":") else { break }
        guard let number = readNumber() else { return nil }
        seconds += number * unit
      }
      return .seconds(Int64(sign * seconds))
    }

    /// Parses a change such as `,M3.5.0/3`.
    mutating func readChange() -> Change? {
      guard take(","), take("M"), let month = readNumber(), take("."), let week = readNumber(),
        take("."), let day = readNumber(), (1...12).contains(month), (1...5).contains(week),
        (0...6).contains(day)
      else { return nil }
      var time = Seconds.hours(2)
      if take("/") {
        guard let given = readTime() else { return nil }
        time = given
      }
      return Change(position: month, week: week, day: day, time: time)
    }
  }
}
