import CivilTime
import SpokenDates
import TestSupport
import Testing

@Suite struct `Spoken dates` {
  /// Wednesday, 25 November 2026, 10:30 in Kyiv.
  private static let now = LocalTime(
    Moment(secondsSince1970: 1_795_595_400), offset: UTCOffset(seconds: 7_200))
  private static let calendar = SpokenCalendar(now: now, weekStart: .monday)

  /// The same night at 2:30, for a person whose days begin at four.
  private static let night = SpokenCalendar(
    now: LocalTime(now.moment - .hours(8), offset: now.offset), weekStart: .monday,
    dayStart: DayStart(hour: 4) ?? .midnight)

  @Test(arguments: [
    ("today", "2026-11-24", "2026-11-24"), ("yesterday", "2026-11-23", "2026-11-23"),
    ("позавчора", "2026-11-22", "2026-11-22"), ("this week", "2026-11-23", "2026-11-29"),
    ("last 3 days", "2026-11-22", "2026-11-24"), ("2026-11-25", "2026-11-25", "2026-11-25"),
  ])
  func `in the night belong to the day before, if days begin later`(
    text: String, first: String, last: String
  ) {
    let days = Self.night.days(text)
    #expect(days?.lowerBound.iso == first && days?.upperBound.iso == last)
  }

  @Test(arguments: [
    ("2:00", 120, "2026-11-25"), ("3:00", 180, "2026-11-24"), ("today 23:00", 1_380, "2026-11-24"),
    ("yesterday 2:00", 120, "2026-11-24"), ("вчора 22:00", 1_320, "2026-11-23"),
    ("2026-11-20 2:00", 120, "2026-11-20"),
  ])
  func `have times of the clock, also if days begin later`(
    text: String, minute: Int, day: String
  ) throws {
    let date = try #require(CivilDate(iso: day))
    #expect(Self.night.time(text) == .minute(minute, of: date))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let texts: [String]
    let first: String
    let last: String
    init(_ texts: String..., are first: String, _ last: String? = nil) {
      (self.texts, self.first, self.last) = (texts, first, last ?? first)
    }
    var testDescription: String { texts.joined(separator: ", ") }
  }

  @Test(arguments: [
    Case(
      "2026-03-01", "01.03.2026", "1.3.2026", "1 march 2026", "March 1, 2026", are: "2026-03-01"),
    Case("1 березня 2026 року", "1 марта 2026 года", "1 марта 2026", are: "2026-03-01"),
    Case("2024-02", "february 2024", "лютий 2024", "февраль 2024", are: "2024-02-01", "2024-02-29"),
    Case("2024", are: "2024-01-01", "2024-12-31"),
    Case("today", "сьогодні", "Сегодня", are: "2026-11-25"),
    Case("yesterday", "вчора", "учора", "вчера", "  YESTERDAY ", are: "2026-11-24"),
    Case(
      "позавчора", "позавчера", "2 days ago", "two days ago", "два дні тому", "два дня назад",
      are: "2026-11-23"),
    Case("tomorrow", "завтра", are: "2026-11-26"),
    Case("monday", "on monday", "в понеділок", "понедельник", "mon", are: "2026-11-23"),
    Case("wednesday", "середа", "в среду", are: "2026-11-25"),
    Case("last wednesday", "минулої середи", "в прошлую среду", are: "2026-11-18"),
    Case("thursday", "у четвер", "четверг", "last thursday", are: "2026-11-19"),
    Case("п'ятниця", "п’ятницю", "пʼятниці", "в пятницу", are: "2026-11-20"),
    Case("неділя", "воскресенье", "sunday", are: "2026-11-22"),
    Case("3 days ago", "3 дні тому", "3 дня назад", are: "2026-11-22"),
    Case("a week ago", "тиждень тому", "неделю назад", "1 week ago", are: "2026-11-18"),
    Case("a month ago", "місяць тому", "месяц назад", are: "2026-10-25"),
    Case("9 months ago", are: "2026-02-25"),
    Case("2 years ago", "2 роки тому", "2 года назад", are: "2024-11-25"),
    Case(
      "this week", "цього тижня", "эта неделя", "на этой неделе", are: "2026-11-23", "2026-11-29"),
    Case(
      "last week", "минулого тижня", "минулий тиждень", "на прошлой неделе",
      are: "2026-11-16", "2026-11-22"),
    Case("this month", "цей місяць", "этот месяц", are: "2026-11-01", "2026-11-30"),
    Case(
      "last month", "минулого місяця", "в прошлом месяце", are: "2026-10-01", "2026-10-31"),
    Case("last year", "минулого року", "прошлый год", are: "2025-01-01", "2025-12-31"),
    Case("this year", "цього року", "в этом году", are: "2026-01-01", "2026-12-31"),
    Case("last 7 days", "останні 7 днів", "последние 7 дней", are: "2026-11-19", "2026-11-25"),
    Case("last 2 weeks", are: "2026-11-12", "2026-11-25"),
    Case("last 3 months", are: "2026-08-26", "2026-11-25"),
    Case("march", "березень", "в марте", are: "2026-03-01", "2026-03-31"),
    Case("november", are: "2026-11-01", "2026-11-30"),
    Case("december", "грудень", "декабрь", are: "2025-12-01", "2025-12-31"),
    Case("12 march", "march 12", "12 березня", "12.03", "12.03.", are: "2026-03-12"),
    Case("31 december", "31 грудня", "31 декабря", are: "2025-12-31"),
    Case("29 february", "29.02", are: "2024-02-29"),
    Case(
      "2025-Q3", "Q3 2025", "2025 q3", "3 квартал 2025", "III квартал 2025 року",
      "третій квартал 2025", "третий квартал 2025 года", "third quarter 2025", "3 кв. 2025",
      are: "2025-07-01", "2025-09-30"),
    Case("Q4", "4 квартал", "this quarter", "цей квартал", are: "2026-10-01", "2026-12-31"),
    Case(
      "q3", "last quarter", "минулого кварталу", "в прошлом квартале", are: "2026-07-01",
      "2026-09-30"),
    Case(
      "last 2 quarters", "останні 2 квартали", "последние 2 квартала", are: "2026-05-26",
      "2026-11-25"),
    Case("a quarter ago", "квартал тому", are: "2026-08-25"),
    Case(
      "2025-W10", "W10 2025", "week 10 2025", "тиждень 10 2025 року", "неделя 10 2025",
      are: "2025-03-03", "2025-03-09"),
    Case("2026-W01", "W1", "week 1", are: "2025-12-29", "2026-01-04"),
    Case("w49", "week 49", are: "2025-12-01", "2025-12-07"),
    Case("w53", are: "2020-12-28", "2021-01-03"),
    Case(
      "weekend", "last weekend", "вихідні", "минулі вихідні", "минулих вихідних",
      "в прошлые выходные", are: "2026-11-21", "2026-11-22"),
    Case("this weekend", "ці вихідні", "эти выходные", are: "2026-11-28", "2026-11-29"),
  ])
  func `name days`(_ one: Case) throws {
    let (first, last) = (
      try #require(CivilDate(iso: one.first)), try #require(CivilDate(iso: one.last))
    )
    for text in one.texts {
      #expect(Self.calendar.days(text) == first...last, "\(text)")
    }
  }

  struct Time: Sendable, CustomTestStringConvertible {
    let texts: [String]
    let day: String
    let minute: Int
    init(_ texts: String..., is day: String, _ hour: Int, _ minute: Int = 0) {
      (self.texts, self.day, self.minute) = (texts, day, hour * 60 + minute)
    }
    var testDescription: String { texts.joined(separator: ", ") }
  }

  @Test(arguments: [
    Time("2026-03-01 14:05", "2026-03-01T14:05", "2026-03-01 14:05:59", is: "2026-03-01", 14, 5),
    Time("yesterday 15:00", "вчора о 15:00", "вчера в 15:00", is: "2026-11-24", 15),
    Time("15:00 yesterday", "yesterday at 3pm", "yesterday 3 pm", is: "2026-11-24", 15),
    Time("yesterday 12 am", "yesterday midnight", "вчера в полночь", is: "2026-11-24", 0),
    Time("yesterday noon", "yesterday 12pm", "вчора опівдні", is: "2026-11-24", 12),
    Time("monday 9:30", "в понеділок о 9:30", "в понедельник в 9:30", is: "2026-11-23", 9, 30),
    Time("10:30", is: "2026-11-25", 10, 30),
    Time("10:31", is: "2026-11-24", 10, 31),
    Time("9 am", "9:00 am", is: "2026-11-25", 9),
    Time("12 march 8:00", "march 12 8:00", "12 березня 8:00", is: "2026-03-12", 8),
  ])
  func `name minutes`(_ one: Time) throws {
    let day = try #require(CivilDate(iso: one.day))
    for text in one.texts {
      #expect(Self.calendar.time(text) == .minute(one.minute, of: day), "\(text)")
    }
  }

  @Test(
    arguments: [
      (["3 hours ago", "3 години тому", "3 часа назад"], 180),
      (["an hour ago", "годину тому"], 60),
      (["час назад"], 60), (["20 minutes ago", "20 хвилин тому", "20 минут назад"], 20),
      (["півгодини тому", "полчаса назад"], 30), (["90 min ago"], 90),
    ] as [([String], Int64)])
  func `count back from now`(texts: [String], minutes: Int64) {
    for text in texts {
      #expect(
        Self.calendar.time(text) == .around(Self.now.moment - .minutes(minutes)), "\(text)")
    }
  }

  @Test func `name the last one, and seconds`() {
    for text in ["last", "latest", "Остання", "последний"] {
      #expect(Self.calendar.time(text) == .latest, "\(text)")
    }
    #expect(Self.calendar.time("1640997602") == .moment(1_640_997_602))
    #expect(Self.calendar.time("-5") == .moment(-5))
  }

  @Test(arguments: [
    "", " ", "noonish", "2026-02-30", "30.02.2026", "31.02", "2026-13", "march march", "32 march",
    "ago", "3 ago", "last", "this", "3", "week", "hour ago", "12 march 2024 2025", "1000000",
    "2025-Q5", "q0", "2025-W53", "w54", "w0", "5 quarter", "march 2025-Q3", "9999-W52", "0001-W00",
    "qq", "q", "w", "wq1",
    "3 quarters", "10 weeks", "10000 june", "00.00", "1.2.3.4", "yesterday yesterday",
    "-1 days ago", "۳ days ago",
  ])
  func `that name no days are refused`(text: String) {
    #expect(Self.calendar.days(text) == nil)
  }

  @Test(arguments: [
    "", "yesterday", "25:00", "9:60", "9:5", "13 pm", "13:00 pm", "0 am", "pm", "9 am pm",
    "9:00 10:00", "last week 9:00", "99999999999999999999", "3 hours", "1:2:3:4", ":", "9:", ":30",
  ])
  func `that name no time are refused`(text: String) {
    #expect(Self.calendar.time(text) == nil)
  }

  @Test func `begin weeks where the person's weeks begin`() throws {
    let calendar = SpokenCalendar(now: Self.now, weekStart: .sunday)
    let first = try #require(CivilDate(iso: "2026-11-22"))
    #expect(calendar.days("this week") == first...first.advanced(by: 6))
  }

  @Test func `of a weekend depend on whether it has begun`() throws {
    for (day, last, this) in [("2026-11-28", -7, 0), ("2026-11-29", -8, -1), ("2026-11-30", -2, 5)]
    {
      let today = try #require(CivilDate(iso: day))
      let calendar = SpokenCalendar(
        now: LocalTime(today.start(at: .utc), offset: .utc), weekStart: .sunday)
      let (before, now) = (today.advanced(by: last), today.advanced(by: this))
      #expect(calendar.days("last weekend") == before...before.advanced(by: 1), "\(day)")
      #expect(calendar.days("this weekend") == now...now.advanced(by: 1), "\(day)")
    }
  }

  @Test(arguments: [UInt64(1), 2])
  func `of random words never stop the program`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let words = [
      "last", "this", "ago", "3", "999999", "0", "day", "week", "months", "years", "hours", "march",
      "29", "2024", "0000", "Q1", "w53", "quarter", "weekend", "0001-w01", "9999-q4", "9999",
      "12:30", "pm", "today", "monday", "at", "31.12", "2024-02", "a",
    ]
    let ends = [Int64(-62_135_596_800), 0, 253_402_300_799]
    for round in 0..<4_000 {
      let now = LocalTime(Moment(secondsSince1970: ends[round % 3]), offset: .utc)
      let calendar = SpokenCalendar(now: now, weekStart: .monday)
      let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        words[Int.random(in: words.indices, using: &random)]
      }.joined(separator: " ")
      if let days = calendar.days(text) { #expect(days.lowerBound <= days.upperBound, "\(text)") }
      _ = calendar.time(text)
    }
  }
}
