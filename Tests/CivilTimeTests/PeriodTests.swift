import CivilTime
import Testing

@Suite struct `A period` {
  @Test(arguments: [0, 1, 6, 365])
  func `of a range contains its days and no others`(count: Int) {
    let first = CivilDate(dayNumber: 20_000)
    let days = first...first.advanced(by: count)
    let period = Period(days)
    #expect(period == Period(from: days.lowerBound, to: days.upperBound))
    for offset in -2...count + 2 {
      let day = first.advanced(by: offset)
      #expect(period.contains(day) == days.contains(day))
    }
  }

  @Test func `of a day is that day`() {
    let day = CivilDate(dayNumber: -1)
    #expect(Period(day) == Period(from: day, to: day))
  }

  @Test func `does not end before it begins`() {
    let day = CivilDate(dayNumber: 0)
    #expect(Period(from: day, to: day.advanced(by: -1)) == nil)
  }
}
