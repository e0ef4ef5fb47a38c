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

  @Test(
    arguments: [
      // Monday to Sunday, on days from the Sunday before to the Monday after.
      (0...6, -1, nil), (0...6, 0, 1), (0...6, 2, 3), (0...6, 6, 7), (0...6, 7, nil), (2...2, 2, 1),
    ] as [(ClosedRange<Int>, Int, Int?)])
  func `has lasted as long as one of as many days as have begun`(
    days: ClosedRange<Int>, today: Int, length: Int?
  ) {
    let period = Period(
      CivilDate(dayNumber: days.lowerBound)...CivilDate(dayNumber: days.upperBound))
    for count in 1...8 {
      let earlier = Period(CivilDate(dayNumber: -20)...CivilDate(dayNumber: -21 + count))
      let open = Period(from: period.from, to: nil)
      #expect(
        period.hasLasted(asLongAs: earlier, on: CivilDate(dayNumber: today)) == (count == length))
      #expect(!period.hasLasted(asLongAs: .always, on: CivilDate(dayNumber: today)))
      // Without an end, it is not over.
      if let open, today >= days.lowerBound {
        #expect(
          open.hasLasted(asLongAs: earlier, on: CivilDate(dayNumber: today))
            == (count == today - days.lowerBound + 1))
      }
    }
  }
}
