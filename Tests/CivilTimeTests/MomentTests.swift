import CivilTime
import Testing

@Suite struct `A moment` {
  private let moment = Moment(secondsSince1970: 1_184_097_393)

  @Test func `plus a length of time is a moment, and the difference of moments a length`() {
    let lengths: [Seconds] = [.seconds(1), .minutes(45), .hours(-14), .days(7), .zero]
    #expect(lengths.map(\.seconds) == [1, 2_700, -50_400, 604_800, 0])
    for length in lengths {
      let other = moment + length
      #expect(other.secondsSince1970 == 1_184_097_393 + length.seconds)
      #expect(other - moment == length && other - length == moment)
      #expect((other > moment) == (length > .zero))
      var moved = moment
      moved += length
      #expect(moved == other)
    }
  }

  @Test func `is between the distant past and the distant future`() {
    #expect(Moment.distantPast < moment && moment < .endOfYear9999)
    #expect(Moment.endOfYear9999 < .distantFuture)
    #expect(Moment.endOfYear9999 + .seconds(1) == CivilDate(dayNumber: 2_932_897).start(at: .utc))
  }

  @Test func `beyond the range is at its end`() {
    #expect(Moment.distantFuture + .seconds(1) == .distantFuture)
    #expect(Moment.distantPast + .seconds(-1) == .distantPast)
    #expect(Moment.distantPast - .seconds(1) == .distantPast)
    #expect(Moment.distantFuture - .seconds(-1) == .distantFuture)
    #expect(Moment.distantFuture - Moment.distantPast == Seconds(.max))
    #expect(Moment.distantPast - Moment.distantFuture == Seconds(.min))
    #expect(Seconds(.max) + .seconds(1) == Seconds(.max))
    #expect(Seconds(.min) - .seconds(1) == Seconds(.min))
    #expect(Seconds(.min) * -1 == Seconds(.max) && Seconds(.max) * 2 == Seconds(.max))
    #expect(Seconds(.max) * -2 == Seconds(.min))
  }

  @Test func `begins a range that is empty where it would end before it begins`() {
    let next = moment + .seconds(2)
    #expect(moment.until(next) == moment..<next && moment.through(next) == moment...next)
    #expect(next.until(moment).isEmpty && next.until(moment).lowerBound == next)
    #expect(next.through(moment) == next...next)
  }

  @Test(arguments: [
    ("1970-01-01", 0, 0), ("1970-01-02", 3_600, 82_800), ("1969-12-31", -60, -86_340),
  ])
  func `begins a day earlier where clocks are ahead`(iso: String, offset: Int, seconds: Int64)
    throws
  {
    let start = try #require(CivilDate(iso: iso)).start(at: UTCOffset(seconds: offset))
    #expect(start.secondsSince1970 == seconds)
    #expect(LocalTime(start, offset: UTCOffset(seconds: offset)).clock == "00:00:00")
  }
}

@Suite struct `A length of time` {
  @Test func `is added, subtracted and multiplied`() {
    #expect(Seconds.minutes(2) + .seconds(5) == .seconds(125))
    #expect(Seconds.minutes(2) - .seconds(125) == .seconds(-5))
    #expect(Seconds.minutes(45) * 4 == .hours(3))
    #expect([Seconds.days(1), .zero, .seconds(-1)].sorted() == [.seconds(-1), .zero, .hours(24)])
  }
}

@Suite struct `A month` {
  @Test(arguments: [
    (0, "1970-01-01", 31), (1, "1970-02-01", 28), (-1, "1969-12-01", 31), (361, "2000-02-01", 29),
    (1_561, "2100-02-01", 28), (-23_640, "0000-01-01", 31), (96_359, "9999-12-01", 31),
  ])
  func `begins with a day and has some more`(number: Int, first: String, length: Int) throws {
    let month = CivilMonth(number: number)
    #expect(month.firstDay.iso == first)
    #expect(month.firstDay.month == month)
    if first < "9999-12" { #expect(month.length == length) }
    let last = month.firstDay.advanced(by: length - 1)
    #expect(last.month == month && last.advanced(by: 1).month == month.advanced(by: 1))
    #expect(month < month.advanced(by: 1))
  }
}
