import CivilTime
import Components
import Interface
import TestSupport
import Testing

@Suite struct CalendarTests {
  @Test func `a month is shown in whole weeks that hold all its days and no week without one`() {
    for number in -2_000..<3_000 {
      for firstWeekday in Weekday.allCases {
        let civil = CivilMonth(number: number)
        let month = CalendarMonth(civil, firstWeekday: firstWeekday)
        let first = civil.firstDay
        let last = first.advanced(by: civil.length - 1)
        #expect(month.start.weekday == firstWeekday)
        #expect((4...6).contains(month.weekCount))
        #expect(month.start <= first && month.day(6, ofWeek: 0) >= first)
        let end = month.weekCount - 1
        #expect(month.day(0, ofWeek: end) <= last && month.day(6, ofWeek: end) >= last)
      }
    }
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2026-03-31", -1, "2026-02-28"), ("2024-02-29", 12, "2025-02-28"),
    ("2024-02-29", -48, "2020-02-29"), ("2026-11-21", 0, "2026-11-21"),
  ])
  func `the same day of another month is its last where it has fewer`(
    from: String, months: Int, to: String
  ) throws {
    let day = try #require(CivilDate(iso: from))
    #expect(CalendarMonth.day(day, movedByMonths: months).iso == to)
  }
}

@Suite struct DateRangeSelectionTests {
  static let today = CivilDate(dayNumber: 20_778)
  let month = CalendarMonth(today.month, firstWeekday: .monday)

  @Test func `two choices make a range in either order, and a third begins another`() {
    var selection = DateRangeSelection(today: Self.today)
    let (early, late) = (Self.today.advanced(by: -3), Self.today.advanced(by: 4))
    selection.choose(late)
    #expect(selection.isOpenEnded && selection.range == late...late)
    selection.choose(early)
    #expect(!selection.isOpenEnded && selection.range == early...late)
    selection.choose(late)
    #expect(selection.isOpenEnded && selection.range == late...late)
    selection.cancel(to: early...late)
    #expect(!selection.isOpenEnded && selection.range == early...late)
  }

  @Test func `the range follows the keyboard until its end is chosen`() {
    var selection = DateRangeSelection(today: Self.today)
    selection.choose(Self.today)
    var isUsed = selection.take(.down, in: month)
    #expect(isUsed)
    #expect(selection.preview == Self.today...Self.today.advanced(by: 7))
    isUsed = selection.take(.return, in: month)
    #expect(isUsed)
    #expect(selection.range == Self.today...Self.today.advanced(by: 7))
  }

  static let moves: [(Key, Modifiers, String)] = [
    (.left, [], "2026-11-20"), (.right, [], "2026-11-22"), (.up, [], "2026-11-14"),
    (.down, [], "2026-11-28"), (.home, [], "2026-11-16"), (.end, [], "2026-11-22"),
    ("PageUp", [], "2026-10-21"), ("PageDown", [], "2026-12-21"),
    ("PageUp", .shift, "2025-11-21"), ("PageDown", .shift, "2027-11-21"),
  ]

  @Test(arguments: moves)
  func `keys move as in a grid of days`(key: Key, modifiers: Modifiers, day: String) {
    var selection = DateRangeSelection(today: Self.today)
    let isUsed = selection.take(key, modifiers: modifiers, in: month)
    #expect(isUsed)
    #expect(selection.cursor.iso == day)
    #expect(selection.range == nil)
  }

  @Test func `other keys are not consumed`() {
    var selection = DateRangeSelection(today: Self.today)
    for key: Key in [.tab, .escape, "a"] {
      let isUsed = selection.take(key, in: month)
      #expect(!isUsed)
    }
  }

  @Test(arguments: 0..<50)
  func `any keys keep the range within its limits and its ends in order`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let limits = Self.today.advanced(by: -40)...Self.today.advanced(by: 9)
    var selection = DateRangeSelection(today: Self.today, limits: limits)
    let keys: [Key] = [
      .left, .right, .up, .down, .home, .end, "PageUp", "PageDown", .return, .space,
    ]
    for _ in 0..<300 {
      let month = CalendarMonth(
        selection.cursor.month, firstWeekday: Weekday(wrapping: Int(seed % 7)))
      let key = keys[Int.random(in: keys.indices, using: &random)]
      let isShifted = Bool.random(using: &random)
      let isUsed = selection.take(key, modifiers: isShifted ? .shift : [], in: month)
      #expect(isUsed, "seed \(seed)")
      #expect(limits.contains(selection.cursor), "seed \(seed)")
      if let range = selection.preview {
        #expect(limits.contains(range.lowerBound) && limits.contains(range.upperBound))
      }
      selection.choose(selection.cursor.advanced(by: 100))
      #expect(limits.contains(selection.cursor), "seed \(seed)")
    }
  }
}
