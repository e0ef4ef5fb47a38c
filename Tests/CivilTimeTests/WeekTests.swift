import CivilTime
import Testing

@Suite struct `Days of the week` {
  @Test(
    arguments: [
      (0, .monday), (6, .sunday), (7, .monday), (-1, .sunday), (-7, .monday), (-8, .sunday),
      (702, .wednesday),
    ] as [(Int, Weekday)])
  func `wrap around the week`(number: Int, day: Weekday) {
    #expect(Weekday(wrapping: number) == day)
  }

  @Test func `follow each other from any of them`() {
    #expect(Weekday.week(from: .monday) == Weekday.allCases)
    #expect(
      Weekday.week(from: .saturday) == [
        .saturday, .sunday, .monday, .tuesday, .wednesday, .thursday, .friday,
      ])
  }

  @Test func `find the first day of a week, at most six days earlier`() {
    for number in -800...800 {
      let day = CivilDate(dayNumber: number)
      for start in Weekday.allCases {
        let first = day.startOfWeek(from: start)
        #expect(first.weekday == start && (0...6).contains(number - first.dayNumber))
      }
    }
  }
}

@Suite struct `Hours of the week` {
  @Test func `are counted from Monday midnight`() {
    var expected = 0
    for day in Weekday.allCases {
      for hour in 0..<24 {
        let place = HourOfWeek(day, hour: hour)
        #expect(place.number == expected && HourOfWeek(number: expected) == place)
        #expect(place.weekday == day && place.hour == hour)
        expected += 1
      }
    }
    #expect(expected == HourOfWeek.count)
    #expect(HourOfWeek(number: -1) == nil && HourOfWeek(number: 168) == nil)
  }

  @Test(arguments: [(0, -1, 167), (167, 1, 0), (12, 24, 36), (12, 168, 12), (0, -337, 167)])
  func `wrap around the week`(number: Int, hours: Int, result: Int) throws {
    let hour = try #require(HourOfWeek(number: number))
    #expect(hour.advanced(by: hours).number == result)
  }
}
