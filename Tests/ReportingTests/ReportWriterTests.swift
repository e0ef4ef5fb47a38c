import Catalogue
import Charts
import CivilTime
import Drawing
import Foundation
import Geometry
import Reporting
import SVG
import Sampling
import Testing
import Tracking

@Suite struct `A report's writer` {
  func writer(_ language: Language = .english) -> ReportWriter {
    ReportWriter(language: language, measure: .estimate)
  }

  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(iso: text)) }

  private func days(_ first: String, _ last: String) throws -> Report.Days {
    .init(try day(first), try day(last))
  }

  func report(
    _ counts: [(String, Int)], before: [(String, Int)] = [("work", 80), ("sleep", 70)]
  ) throws -> Report {
    func statistics(_ counts: [(String, Int)]) -> Statistics {
      let answered = counts.reduce(0) { $0 + $1.1 }
      let sample = AskedSample(
        probes: answered + 20, answered: answered, askedSeconds: Double(answered) * 2_700)
      return Statistics(
        sample,
        tags: counts.enumerated().map { place, tag in
          .init(
            name: tag.0, color: TagColor(wrapping: Int64(place + 1)), counts: [tag.1], in: sample)
        })
    }
    var hours = HourCounts()
    for hour in 9..<17 { hours.add(3, at: HourOfWeek(.monday, hour: hour)) }
    let figures = statistics(counts)
    return Report(
      days: .init(weekOf: try day("2026-11-18"), startingOn: .monday),
      statistics: figures,
      before: before.isEmpty
        ? nil : .init(days: try days("2026-11-09", "2026-11-15"), statistics: statistics(before)),
      tree: try #require(
        TagTree(
          answered: figures.answered, effectiveCount: figures.effectiveCount,
          parts: figures.tags.map {
            .init(
              name: $0.name, parent: nil, isRest: false, color: $0.color, count: $0.count,
              share: $0.share)
          })),
      week: try counts.first.map {
        .init(
          map: WeekMap(name: $0.0, tag: hours, answered: hours),
          days: try days("2026-08-31", "2026-11-22"),
          statistics: Statistics(AskedSample(probes: 1_500, answered: 1_200), tags: []))
      }, weekStart: .monday)
  }

  /// The texts of a page.
  func texts(_ picture: Picture) -> [Lettering] {
    picture.operations.compactMap { if case .write(let text) = $0 { text } else { nil } }
  }

  /// The page shown in the documentation; `RENEW_PICTURES=1 swift test` renders it again.
  @Test func `says that its days are not over`() throws {
    var report = try report([("work", 51)])
    for isRunning in [false, true] {
      report.isRunning = isRunning
      let notes = writer().pages(of: report, on: .a4).map { page in
        texts(page).count { $0.text.hasSuffix(", so far") }
      }
      #expect(notes == (isRunning ? [2, 1] : [0, 0]))
    }
  }

  @Test func `equals the picture in the documentation`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(
        path: "Sources/Reporting/Reporting.docc/Resources/page.svg")
    let counts = [
      ("sleep", 74), ("work", 51), ("home", 28), ("reading", 18), ("sport", 8), ("calls", 4),
    ]
    let first = try #require(writer().pages(of: try report(counts), on: .a4).first)
    // White as paper, regardless of the theme.
    var page = Picture(size: first.size)
    page.fill(.rectangle(Rect(origin: .zero, size: first.size)), with: .background)
    page.draw(first)
    #expect(!texts(first).contains { $0.text.hasSuffix("…") }, "no name is cut that has room")
    let document = SVGDocument(page, title: "A week", families: "DejaVu Sans, sans-serif")
    if ProcessInfo.processInfo.environment["RENEW_PICTURES"] != nil {
      try Data(document.bytes).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == document.text)
  }

  @Test(arguments: [
    ("2026-11-16", "2026-11-22", "November 16–22, 2026"),
    ("2026-09-28", "2026-10-04", "September 28 – October 4, 2026"),
    ("2025-12-29", "2026-01-04", "December 29, 2025 – January 4, 2026"),
    ("2026-11-22", "2026-11-22", "Sunday, November 22, 2026"),
  ])
  func `writes common parts of two dates once`(first: String, last: String, text: String) throws {
    #expect(writer().text(of: .init(try day(first), try day(last))) == text)
  }

  @Test(
    arguments: [
      (.monday, "2026-11-16"), (.sunday, "2026-11-15"), (.saturday, "2026-11-14"),
    ] as [(Weekday, String)])
  func `uses the first weekday of the territory`(start: Weekday, first: String) throws {
    let week = Report.Days(weekOf: try day("2026-11-19"), startingOn: start)
    #expect(week.first.iso == first && week.last == week.first.advanced(by: 6))
    let thursday = try day("2026-11-19")
    #expect(week.contains(thursday))
  }

  @Test(arguments: Language.allCases, Paper.allCases)
  func `fills two pages, nothing beyond their margins`(language: Language, paper: Paper) throws {
    let counts = (0..<40).map { ("tag\($0)", 50 - $0) }
    let pages = writer(language).pages(of: try report(counts), on: paper)
    #expect(pages.count == 2)
    for page in pages {
      #expect(page.size == paper.size)
      for text in texts(page) {
        let width = TextMeasure.estimate(text.text, text.style).width
        let left =
          switch text.horizontal {
          case .left: text.place.x
          case .middle: text.place.x - width / 2
          case .right: text.place.x - width
          }
        #expect(left >= 30 && left + width <= paper.size.width - 20, "\(text.text)")
        #expect(text.place.y >= 40 && text.place.y <= paper.size.height - 36, "\(text.text)")
      }
    }
  }

  @Test func `names coverage, intervals and where no difference is visible`() throws {
    let pages = writer().pages(
      of: try report([("work", 80), ("sleep", 20), ("sport", 50)]), on: .a4)
    let all = pages.flatMap { texts($0).map(\.text) }
    #expect(
      all.contains(
        "You answered 150 of 170 questions: 88.2%. The figures assume the rest is similar."))
    // Whole hours, as on the page: ten and more have no decimals.
    #expect(all.contains("60 h") && all.contains { $0.wholeMatch(of: /5[12]–6[0-9]/) != nil })
    #expect(all.contains("may be chance") && all.contains("less than before"))
    #expect(all.contains("more than before") && all.contains("Compared with November 9–15, 2026"))
  }

  /// 42 probes of 45 minutes are 31.5 hours, half-way between two.
  @Test(arguments: ReportWriter.Chart.allCases.filter { $0 != .week })
  func `rounds the same hours identically in every chart`(chart: ReportWriter.Chart) throws {
    for (count, hours) in [(41, "31 h"), (42, "32 h"), (1_341, "1,006 h")] {
      let report = try report([("work", count), ("sleep", 60), ("sport", 50)])
      let all = texts(
        writer().picture(of: chart, in: report, size: Size(width: 720, height: 420)))
      #expect(all.contains { $0.text.hasPrefix(hours) }, "\(chart): \(all)")
    }
  }

  @Test(arguments: [(Language.english, "1,341 of 1,361"), (.ukrainian, "1\u{A0}361")])
  func `groups thousands as its language does`(language: Language, text: String) throws {
    let all = writer(language).pages(of: try report([("sleep", 1_341)]), on: .a4)
      .flatMap { texts($0).map(\.text) }.joined(separator: " ")
    #expect(all.contains(text))
    #expect(!all.contains("1341") && !all.contains("1361"))
  }

  @Test(arguments: [
    (Language.english, 14, nil), (.english, 15, "and 1 other tag"),
    (.english, 16, "and 2 other tags"),
    (.english, 40, "and 26 other tags"), (.ukrainian, 36, "і ще 22 теги"),
    (.ukrainian, 40, "і ще 26 тегів"), (.russian, 35, "и ещё 21 тег"),
    (.russian, 36, "и ещё 22 тега"),
  ])
  func `says how many tags have no bar`(language: Language, count: Int, text: String?) throws {
    let counts = (0..<count).map { ("tag\($0)", 90 - $0) }
    let all = texts(
      writer(language).picture(
        of: .bars, in: try report(counts), size: Size(width: 720, height: 420))
    ).map(\.text)
    let bars = all.count { $0.hasPrefix("tag") }
    #expect(bars == (text == nil ? count : 14), "\(all)")
    #expect(text.map { all.contains($0) } ?? !all.contains { $0.hasPrefix("and ") })
  }

  @Test(arguments: ReportWriter.Chart.allCases)
  func `names the days of each chart in its picture`(chart: ReportWriter.Chart) throws {
    let all = texts(
      writer().picture(
        of: chart, in: try report([("work", 80)]), size: Size(width: 720, height: 420)))
    let days = chart == .week ? "August 31 – November 22, 2026" : "November 16–22, 2026"
    #expect(all.contains { $0.text == days })
  }

  /// The hours of a tag, and their text if they are the most of any tag.
  @Test(arguments: [(5, "3.8 h"), (13, "9.8 h"), (14, "11 h"), (400, "300 h")])
  func `has hours of one kind in each picture of parts`(count: Int, most: String) throws {
    let report = try report([("much", count), ("little", 1)])
    for chart in [ReportWriter.Chart.donut, .treemap] {
      let picture = writer().picture(of: chart, in: report, size: Size(width: 720, height: 420))
      let hours = texts(picture).compactMap { text in
        text.text.firstMatch(of: /^<?[0-9.,]+ h/).map { String($0.output) }
      }
      #expect(hours.contains(most), "\(chart): \(hours)")
      #expect(Set(hours.map { $0.contains(".") }).count == 1, "\(chart): \(hours)")
    }
  }

  @Test func `draws each tag as a dot on its interval, in its colour`() throws {
    let report = try report([("work", 80), ("sleep", 20)])
    let picture = writer().picture(of: .bars, in: report, size: Size(width: 720, height: 420))
    var (lines, dots): ([Ink], [Ink]) = ([], [])
    for operation in picture.operations {
      switch operation {
      case .stroke(_, .ink(let ink), _) where ink != .border: lines.append(ink)
      case .fill(_, .ink(let ink)) where ink != .background: dots.append(ink)
      default: break
      }
    }
    let inks = report.statistics.tags.map { Ink.palette($0.color.number) }
    #expect(lines == inks && dots == inks)
  }

  @Test func `colours the week in the steps of the page, in the tag's colour`() throws {
    let report = try report([("work", 80)])
    let picture = writer().picture(of: .week, in: report, size: Size(width: 720, height: 420))
    let ink = Ink.palette(report.statistics.tags[0].color.number)
    // Pictures store shares as 32-bit numbers.
    func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
    var seen: Set<Int> = []
    for case .fill(_, .ink(let fill)) in picture.operations where fill.source == Ink.surface.source
    {
      if let change = fill.change, change.target == ink.source {
        seen.insert(percent(change.share))
      }
    }
    let levels = Set(ShareLevel.allCases.map { percent($0.strength) })
    #expect(seen == levels, "each is in the legend")
    let words = texts(picture).map(\.text)
    for step in ["< 20%", "20–40%", "40–70%", "70–100%"] { #expect(words.contains(step)) }
  }

  @Test(arguments: [(Bool?.none, "9PM"), (true, "9PM"), (false, "21")])
  func `counts the hours of a week as the person does`(isTwelve: Bool?, hour: String) throws {
    let writer = ReportWriter(language: .english, measure: .estimate, countsTwelveHours: isTwelve)
    let size = Size(width: 720, height: 420)
    let words = texts(writer.picture(of: .week, in: try report([("work", 80)]), size: size))
    #expect(words.map { $0.text.filter { !$0.isWhitespace } }.contains(hour))
  }

  @Test func `states the days and the coverage of the week's map separately`() throws {
    let all = writer().pages(of: try report([("work", 80), ("sleep", 20)]), on: .a4)
      .flatMap { texts($0).map(\.text) }
    #expect(all.contains("August 31 – November 22, 2026"))
    let text = all.joined(separator: " ")
    #expect(text.contains("You answered 1,200 of 1,500 questions: 80.0%"))
    #expect(text.contains("n = 24 answers, 0 to 3 in an hour."))
  }

  /// In Ukrainian the legend of the week takes two lines.
  @Test(arguments: Language.allCases, [false, true])
  func `has no overlapping texts`(language: Language, isWide: Bool) throws {
    let measure: TextMeasure = isWide ? .wide : .estimate
    let writer = ReportWriter(language: language, measure: measure)
    let report = try report([("work", 80), ("sleep", 20), ("sport", 50)])
    for page in writer.pages(of: report, on: .a4) {
      let places = texts(page).map { $0.frame(measure) }
      for (number, place) in places.enumerated() {
        let other = places[..<number].firstIndex { $0.overlaps(place) }
        #expect(other == nil, "\(texts(page)[number].text), \(texts(page)[other ?? 0].text)")
      }
    }
  }

  @Test func `has headings, text, figures and a table for screen readers`() throws {
    let pages = writer().pages(of: try report([("work", 80), ("sleep", 20)]), on: .a4)
    let roles = pages.flatMap { page in
      page.operations.compactMap { if case .beginGroup(_, let role) = $0 { role } else { nil } }
    }
    func count(_ role: Picture.Role) -> Int { roles.count { $0 == role } }
    #expect(count(.title) == 1 && count(.heading) == 5 && count(.figure) == 4)
    #expect(count(.table) == 1 && count(.row) == 3)
    // Two column headers and one for each row; two shares and a verdict for each.
    #expect(count(.header) == 4 && count(.cell) == 6)
  }

  @Test func `shows different ends of each interval, however many answers there are`() throws {
    let counts = [("work", 11_451), ("few", 120), ("rare", 12), ("once", 1)]
    let all = writer().pages(of: try report(counts, before: counts), on: .a4)
      .flatMap { texts($0).map(\.text) }
    let intervals = all.compactMap { $0.wholeMatch(of: /([0-9.,]+)–([0-9.,]+)%?/) }
    #expect(intervals.count >= 8)
    for interval in intervals { #expect(interval.1 != interval.2, "\(interval.0)") }
  }

  @Test func `draws the ring without patterns`() throws {
    let picture = writer().picture(
      of: .donut, in: try report([("work", 80), ("sleep", 20)]),
      size: Size(width: 720, height: 420))
    #expect(
      !picture.operations.contains { if case .fill(_, .pattern) = $0 { true } else { false } })
  }

  @Test func `states that there are no answers if there are none`() throws {
    let empty = try report([], before: [])
    let all = writer().pages(of: empty, on: .letter).flatMap { texts($0).map(\.text) }
    #expect(all.contains("No answers on these days."))
    #expect(all.contains("There are no answers to compare with."))
    #expect(all.contains("Compared with the days before"))
  }

  @Test(arguments: ReportWriter.Chart.allCases)
  func `draws each single chart with a title and its coverage`(chart: ReportWriter.Chart) throws {
    let size = Size(width: 720, height: 420)
    let all = texts(
      writer().picture(of: chart, in: try report([("work", 80), ("sleep", 20)]), size: size))
    #expect(all.first?.style.weight == 700)
    #expect(all.contains { $0.text.contains("You answered") })
    #expect(all.allSatisfy { $0.place.y < 420 && $0.place.x < 720 })
  }

  @Test(
    arguments: [("US", Paper.letter), ("CA", .letter), ("UA", .a4), (nil, .a4), ("", .a4)]
      as [(String?, Paper)])
  func `uses the paper size of the territory`(territory: String?, paper: Paper) {
    #expect(Paper.usual(in: territory) == paper)
  }
}

extension Report.Days {
  fileprivate func contains(_ day: CivilDate) -> Bool { first <= day && day <= last }
}

extension TextMeasure {
  /// A measure as wide as Cyrillic letters of DejaVu Sans.
  static var wide: TextMeasure {
    TextMeasure { text, style in
      TextExtent(
        width: Double(text.unicodeScalars.count) * style.size * 0.62, ascent: style.size * 0.8,
        descent: style.size * 0.2)
    }
  }
}

extension Lettering {
  /// The frame of its letters.
  func frame(_ measure: TextMeasure) -> Rect {
    let extent = measure(text, style)
    let x =
      switch horizontal {
      case .left: place.x
      case .middle: place.x - extent.width / 2
      case .right: place.x - extent.width
      }
    let y =
      switch vertical {
      case .baseline: place.y - extent.ascent
      case .top: place.y
      case .middle: place.y - extent.height / 2
      case .bottom: place.y - extent.height
      }
    return Rect(x: x, y: y, width: extent.width, height: extent.height).inset(by: 1)
  }
}
